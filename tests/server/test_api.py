"""The API: described as it is, conforming to its description, and one game played through it."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from schemathesis.checks import load_all_checks
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
)
from starlette.routing import Route

from bourgade.server import api
from bourgade.server.openapi import DOCUMENT
from server.serving import client, in_background, open_table, run, view

CHECKS = [
    schemathesis.checks.not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
]

GENERATED = settings(max_examples=20, deadline=None, suppress_health_check=list(HealthCheck))


def test_the_document_describes_every_address_and_no_other() -> None:
    routes: set[tuple[str, str]] = set()
    for route in api.routes(lambda handler: handler):  # type: ignore[arg-type, return-value]
        assert isinstance(route, Route)
        routes |= {(route.path, method) for method in route.methods or () if method != "HEAD"}
    described = {(path, method.upper()) for path, methods in DOCUMENT["paths"].items() for method in methods}
    assert described == routes


class Live:
    """A server with a table in play, for generated requests."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.counter = itertools.count()
        seats = [{"kind": "here"}, {"kind": "here"}]
        body = {"game": "village", "seats": seats}
        self.schema: Any = schemathesis.openapi.from_url(f"{address}/api/openapi.json")
        self.table: dict[str, Any] = httpx.post(f"{address}/api/tables", json=body).json()

    def aim(self, case: Any) -> None:
        """Let half of the generated requests meet the real table, most of them with its token."""
        number = next(self.counter)
        if number % 2 and "table" in case.path_parameters:
            case.path_parameters["table"] = self.table["table"]
            if number % 3:
                case.headers = {**(case.headers or {}), "Authorization": f"Bearer {self.table['token']}"}


@pytest.fixture(scope="module")
def live(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Live]:
    load_all_checks()
    with in_background(Path(tmp_path_factory.mktemp("api"))) as address:
        yield Live(address)


OPERATIONS = [
    (path, method) for path, methods in DOCUMENT["paths"].items() for method in methods if not path.endswith("/stream")
]


@pytest.mark.parametrize(("path", "method"), OPERATIONS)
def test_generated_requests_find_no_fault(live: Live, path: str, method: str) -> None:
    operation = live.schema[path][method]

    @GENERATED
    @given(case=operation.as_strategy())
    def call(case: Any) -> None:
        live.aim(case)
        case.call_and_validate(checks=CHECKS)

    call()


def test_two_programs_play_a_game_to_its_end(tmp_path: Path, toys: None) -> None:
    async def work() -> None:
        async with client(tmp_path) as http:
            table = await open_table(http, "here", "link", game="toy", options={"players": "two"})
            tokens = [table["token"], table["seat_tokens"]["1"]]
            seen = await view(http, table)
            while not seen["over"]:
                bearer = {"authorization": f"Bearer {tokens[seen['turn']]}"}
                legal = (await http.get(f"{table['path']}/moves", headers=bearer)).json()
                assert legal["turn"] == seen["turn"]
                move = legal["moves"][0 if seen["seq"] % 2 else -1]["action"]
                other = {"authorization": f"Bearer {tokens[1 - seen['turn']]}"}
                body = {"seq": legal["seq"], "move": move}
                assert (await http.post(f"{table['path']}/moves", json=body, headers=other)).status_code == 403
                answer = await http.post(f"{table['path']}/moves", json=body, headers=bearer)
                assert answer.status_code == 200
                stale = await http.post(f"{table['path']}/moves", json=body, headers=bearer)
                assert stale.json()["error"]["code"] in ("stale", "game_over")
                seen = answer.json()
            assert sorted(standing["place"] for standing in seen["standings"])[0] == 1

    run(work)


def test_a_stale_answer_brings_the_fresh_table(tmp_path: Path) -> None:
    async def work() -> None:
        async with client(tmp_path) as http:
            table = await open_table(http, "here", "here")
            body = {"seq": 7, "move": "pass"}
            answer = await http.post(f"{table['path']}/moves", json=body, headers=table["bearer"])
            assert answer.status_code == 409
            assert answer.json()["error"]["code"] == "stale"
            assert answer.json()["table"]["seq"] == 0

    run(work)


def test_an_edition_is_checked_and_kept(tmp_path: Path) -> None:
    async def work() -> None:
        async with client(tmp_path) as http:
            edition: dict[str, Any] = {"name": "Ours", "game": "village", "note": "", "changes": {}}
            table = await open_table(http, "here", "here", edition=edition)
            assert (await http.get(f"{table['path']}/record")).json()["edition"]["name"] == "Ours"
            body = {"game": "village", "seats": [{}, {}], "edition": {**edition, "changes": {"no.such": 1}}}
            answer = await http.post("/api/tables", json=body)
            assert (answer.status_code, answer.json()["error"]["code"]) == (400, "bad_edition")

    run(work)
