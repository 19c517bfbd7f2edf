"""Whatever is sent, the server refuses it with words (4xx) and never breaks (5xx)."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.parse import quote

import httpx
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from server.serving import PAGE, SCRIPT, client, open_table, play

FUZZ = settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
FIELDS = (
    "seq",
    "action",
    "notation",
    "text",
    "seat",
    "game",
    "seats",
    "kind_1",
    "name_1",
    "pace",
    "language",
    "record",
)
ANY_TEXT = st.text(max_size=30) | st.integers(-5, 10**12).map(str) | st.sampled_from(["0", "1", "take grain green", ""])
FORMS = st.dictionaries(st.sampled_from(FIELDS), ANY_TEXT, max_size=6)
JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=10),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=10,
)
BODIES = JSON | st.fixed_dictionaries({"seq": JSON, "move": JSON})
BODIES = BODIES | st.fixed_dictionaries({"game": JSON, "seats": JSON})
POSTS = ("/tables", "/import", "/language", "{link}/move", "{link}/undo", "{link}/redo", "{link}/chat", "{link}/open")
API_POSTS = ("/api/tables", "/api/records", "{path}/moves", "{path}/undo", "{path}/redo", "{path}/chat")

ROOTS = ("/t/", "/w/", "/replay/", "/api/tables/", "{link}/replay/", "{path}/positions/", "/static/", "/")
COOKIES = ("tables=", "tables=a.b", "tables=" + "A" * 24, "language=xx", "language=\xe9", ";;=;")


class Target:
    """A server with a table in play, and a loop to talk to it."""

    def __init__(self, loop: asyncio.AbstractEventLoop, http: httpx.AsyncClient, table: dict[str, Any]) -> None:
        self.loop = loop
        self.http = http
        self.table = table

    def send(self, method: str, path: str, **values: Any) -> httpx.Response:
        """Send it; the answer is checked here."""
        answer = self.loop.run_until_complete(self.http.request(method, path.format(**self.table), **values))
        assert answer.status_code < 500, (path, values, answer.text[:500])
        return answer


@pytest.fixture(scope="module")
def target(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Target]:
    with asyncio.Runner() as runner:
        context = client(Path(tmp_path_factory.mktemp("malformed")))

        async def begin() -> Target:
            http = await context.__aenter__()
            table = await open_table(http, "here", "here")
            await play(http, table, 3)
            return Target(runner.get_loop(), http, table)

        yield runner.run(begin())
        runner.run(context.__aexit__(None, None, None))


@FUZZ
@given(path=st.sampled_from(POSTS), fields=FORMS, is_page=st.booleans())
def test_any_form(target: Target, path: str, fields: dict[str, str], is_page: bool) -> None:
    target.send("POST", path, data=_encodable(fields), headers=PAGE if is_page else SCRIPT)


def _encodable(fields: dict[str, str]) -> dict[str, str]:
    return {name: value.encode("utf-8", "replace").decode() for name, value in fields.items()}


@FUZZ
@given(
    path=st.sampled_from((*POSTS, *API_POSTS)),
    body=st.binary(max_size=200),
    kind=st.sampled_from(["form", "multi", "json"]),
)
def test_any_bytes(target: Target, path: str, body: bytes, kind: str) -> None:
    kinds = {
        "form": "application/x-www-form-urlencoded",
        "multi": "multipart/form-data; boundary=x",
        "json": "application/json",
    }
    headers = {**SCRIPT, **target.table["bearer"], "content-type": kinds[kind]}
    if kind == "multi" and len(body) % 2:
        body = b'--x\r\ncontent-disposition: form-data; name="record"; filename="r"\r\n\r\n' + body + b"\r\n--x--\r\n"
    target.send("POST", path, content=body, headers=headers)


@FUZZ
@given(path=st.sampled_from(API_POSTS), body=BODIES)
def test_any_json(target: Target, path: str, body: Any) -> None:
    target.send("POST", path, content=json.dumps(body), headers=target.table["bearer"])


@FUZZ
@given(
    root=st.sampled_from(
        ["/t/", "/w/", "/replay/", "/api/tables/", "{link}/replay/", "{path}/positions/", "/static/", "/"]
    ),
    rest=st.text(max_size=20),
    query=st.text(max_size=20),
)
def test_any_address(target: Target, root: str, rest: str, query: str) -> None:
    path = root.format(**target.table) + quote(rest.encode("utf-8", "replace"), safe="/.")
    question = quote(query.encode("utf-8", "replace"))
    for headers in (PAGE, SCRIPT):
        target.send("GET", f"{path}?since={question}&move={question}", headers=headers)


@FUZZ
@given(
    name=st.sampled_from(["cookie", "authorization", "accept-language", "accept", "origin", "sec-fetch-site", "host"]),
    value=st.binary(max_size=40).filter(lambda raw: not set(raw) & set(b"\r\n\0")),
)
def test_any_header(target: Target, name: str, value: bytes) -> None:
    headers = [(b"accept", b"application/xhtml+xml"), (name.encode(), value)]
    for method, path in (("GET", "/"), ("GET", "{path}"), ("GET", "{link}"), ("POST", "/language")):
        target.send(method, path, headers=headers)


@pytest.mark.parametrize(
    "cookie", ["tables=", "tables=a.b", "tables=" + "A" * 24, "language=xx", "language=\xe9", ";;=;"]
)
def test_any_cookie(target: Target, cookie: str) -> None:
    target.send("GET", "/", headers=[(b"cookie", cookie.encode("latin-1"))])
