"""The files of the pages: kept by browsers for ever when asked for by content, else checked each time."""

from __future__ import annotations

import os
import re

from starlette.responses import Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

from bourgade.web.files import FOLDER, version

FOR_EVER = "public, max-age=31536000, immutable"
CHECKED = "no-cache"
VERSIONED = re.compile(r"v([0-9a-f]{12})[/\\](.+)")


class Files(StaticFiles):
    """Serves the folder, plainly and below `bourgade.web.files.root()`."""

    def __init__(self) -> None:
        super().__init__(directory=FOLDER)

    def get_path(self, scope: Scope) -> str:
        """The path in the folder; an old page may ask for an old version and gets the present one."""
        path = super().get_path(scope)
        found = VERSIONED.fullmatch(path)
        scope["is_exact"] = found is not None and found[1] == version()
        return found[2] if found else path

    def file_response(
        self,
        full_path: str | os.PathLike[str],
        stat_result: os.stat_result,
        scope: Scope,
        status_code: int = 200,
    ) -> Response:
        """A file, with what browsers may do with it."""
        response = super().file_response(full_path, stat_result, scope, status_code)
        response.headers["cache-control"] = FOR_EVER if scope["is_exact"] else CHECKED
        return response
