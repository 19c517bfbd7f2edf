"""How the tests of the commands call them, for their signatures."""

from __future__ import annotations

import subprocess
from collections.abc import Callable

from click.testing import Result

Run = Callable[..., Result]
"""Runs a command in this process: `run("games", "--json")`; `typed` is its input, `code` the exit code to expect."""
Process = Callable[..., subprocess.Popen[str]]
"""Starts a command in a process of its own, with pipes."""
