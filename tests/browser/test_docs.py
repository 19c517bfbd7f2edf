"""What docs/api.md shows works against a live server."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
from pathlib import Path

import pytest

from browser.house import House

PAGE = Path(__file__).parent.parent.parent / "docs" / "api.md"


@pytest.mark.skipif(shutil.which("curl") is None, reason="curl is not installed")
def test_the_examples_of_the_api_run(house: House, tmp_path: Path) -> None:
    blocks = re.findall(r"^```sh\n(.*?)^```", PAGE.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL)
    assert len(blocks) > 5
    script = "set -eu\n" + "\n".join(blocks)
    settings = {**os.environ, "SERVER": house.address}
    done = subprocess.run(
        ["bash", "-c", script], cwd=tmp_path, env=settings, capture_output=True, text=True, timeout=60, check=False
    )
    assert done.returncode == 0, done.stdout[-2000:] + done.stderr[-2000:]
