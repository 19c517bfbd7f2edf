"""Runs every law in every case, and tells how far a long run has come."""

from __future__ import annotations

import sys
import time

import pytest

import bourgade
from laws.cases import LONG, Case, Walk, cases_of

EVERY = 5.0  # seconds between two lines of progress


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """A law about a case runs for all cases, a law about rules for all games."""
    if "case" in metafunc.fixturenames:
        metafunc.parametrize("case", [case for name in bourgade.games() for case in cases_of(name)], ids=str)
    if "game" in metafunc.fixturenames:
        metafunc.parametrize("game", bourgade.games())


@pytest.fixture
def walk(case: Case, request: pytest.FixtureRequest) -> Walk:
    """Random play of the case, with a line of progress on stderr when a long run was asked for."""
    capture = request.config.pluginmanager.getplugin("capturemanager")
    last = time.monotonic()

    def progress(done: int, wanted: int) -> None:
        nonlocal last
        if not LONG or (time.monotonic() - last < EVERY and done < wanted):
            return
        last = time.monotonic()
        with capture.global_and_fixture_disabled():
            print(f"\r{request.node.name}: {done} of {wanted} decisions", file=sys.stderr, end=" ", flush=True)

    return Walk(case, progress, getattr(request.module, "PART", 1))
