"""`bourgade serve` for tests, which are quicker than people may be: with no limits on requests."""

from __future__ import annotations

from unittest.mock import patch

from bourgade.cli.serve import serve
from bourgade.server import app
from server.serving import NO_LIMITS

if __name__ == "__main__":
    with patch.object(app, "Limits", return_value=NO_LIMITS):
        serve()
