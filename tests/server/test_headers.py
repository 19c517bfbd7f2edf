"""Headers: every answer, good or bad, carries the policy; and no page holds anything the policy would stop."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from bourgade.server.app import Application
from bourgade.web.files import FOLDER, root
from server.serving import PAGE, SCRIPT, client_of, open_table, opened, play, run

INLINE = re.compile(r"<script(?![^>]*\bsrc=)|<style|\sstyle=|\son[a-z]+=|javascript:", re.IGNORECASE)
FOREIGN = re.compile(r"""(?:src|href|action|srcset)=["'](?:https?:)?//""", re.IGNORECASE)


def test_every_answer_carries_the_policy_and_no_page_breaks_it(tmp_path: Path) -> None:
    async def work() -> None:
        async with opened(tmp_path) as application, client_of(application) as http:
            table = await open_table(http, "here", "link", options={"first_player": "1"})
            await play(http, table)
            link, name = table["link"], table["table"]
            paths = ["/", "/nowhere", "/healthz", "/t/x", "/w/y", link, f"{link}/part", f"{link}/replay/1"]
            paths += [
                f"{link}/record",
                f"{link}/hint",
                f"/w/{name}",
                f"/replay/{name}/0",
                f"/replay/{name}/99",
                "/move",
            ]
            paths += [
                "/api/games",
                "/api/openapi.json",
                "/api/nowhere",
                table["path"],
                "/static/icon.svg",
                "/static/no",
            ]
            answers = [await http.get(path, headers=headers) for path in paths for headers in (PAGE, SCRIPT)]
            answers += [await http.post(path, headers=PAGE) for path in ("/", "/tables", f"{link}/move", "/import")]
            answers += [
                await http.request("BREW", "/"),
                await http.head("/"),
                await http.post("/tables", data={"a": "b"}),
            ]
            for answer in answers:
                policy = answer.headers["content-security-policy"]
                assert "default-src 'self'" in policy
                assert "unsafe" not in policy
                assert answer.headers["x-content-type-options"] == "nosniff"
                assert answer.headers["referrer-policy"] == "same-origin"
                assert answer.status_code < 500
                if "text/html" in answer.headers.get("content-type", ""):
                    assert not INLINE.search(answer.text), answer.request.url
                    assert not FOREIGN.search(answer.text), answer.request.url
                if answer.request.url.path.startswith("/t/") or answer.status_code >= 400:
                    assert answer.headers["cache-control"] == "no-store"

    run(work)


def test_a_fault_is_told_without_details(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work() -> None:
        async with opened(tmp_path) as application, client_of(application) as http:

            async def fail(self: Any, *values: Any) -> None:
                raise RuntimeError("the password is swordfish")

            monkeypatch.setattr(type(application.site.store), "table", fail)
            for path, headers in (("/w/aaaaaaaaaaaa", PAGE), ("/api/tables/aaaaaaaaaaaa", SCRIPT)):
                answer = await http.get(path, headers=headers)
                assert answer.status_code == 500
                assert "swordfish" not in answer.text
                assert "content-security-policy" in answer.headers

    run(work)


def test_files_are_kept_for_ever_when_asked_for_by_content(tmp_path: Path) -> None:
    async def work(application: Application) -> None:
        async with client_of(application) as http:
            for path in FOLDER.iterdir():
                exact, loose = await http.get(f"{root()}/{path.name}"), await http.get(f"/static/{path.name}")
                old = await http.get(f"/static/v{'0' * 12}/{path.name}")
                assert exact.content == loose.content == old.content == path.read_bytes()
                assert "immutable" in exact.headers["cache-control"]
                assert loose.headers["cache-control"] == old.headers["cache-control"] == "no-cache"
                again = await http.get(f"/static/{path.name}", headers={"if-none-match": loose.headers["etag"]})
                assert again.status_code == 304

    async def on_one() -> None:
        async with opened(tmp_path) as application:
            await work(application)

    run(on_one)
