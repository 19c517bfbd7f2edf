"""Break the rules of a game on purpose, one small change at a time, and see whether a test fails each time.

    python tools/mutants.py village --count 60 --seed 1

Each mutant is a copy of the sources with one comparison, number, connective or call changed. The clause tests and the
laws of the game run against it; a mutant that no test notices is printed with its line.
"""

from __future__ import annotations

import argparse
import ast
import copy
import os
import random
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
ROOMS = ("phases/*.py", "setup.py", "state.py", "scoring.py", "effects.py")
TIME_LIMIT = 300
SWAPS: dict[type[ast.AST], type[ast.AST]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.And: ast.Or,
    ast.Or: ast.And,
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Is: ast.IsNot,
}


@dataclass(frozen=True)
class Mutant:
    """One file with one change."""

    path: Path
    line: int
    change: str
    source: str


def changed(node: ast.AST) -> Iterator[tuple[str, ast.AST]]:
    """The small ways in which one node can go wrong, each as a note and a new node."""
    fresh = copy.deepcopy(node)
    if isinstance(fresh, ast.Compare) and type(fresh.ops[0]) in SWAPS:
        fresh.ops[0] = SWAPS[type(fresh.ops[0])]()  # type: ignore[call-overload]
        yield "comparison", fresh
    elif isinstance(fresh, ast.BoolOp | ast.BinOp | ast.AugAssign) and type(fresh.op) in SWAPS:
        fresh.op = SWAPS[type(fresh.op)]()  # type: ignore[assignment]
        yield "operator", fresh
    elif isinstance(fresh, ast.UnaryOp) and isinstance(fresh.op, ast.Not):
        yield "not left out", fresh.operand
    elif isinstance(fresh, ast.Constant) and type(fresh.value) in (int, bool):
        fresh.value = (not fresh.value) if isinstance(fresh.value, bool) else int(str(fresh.value)) + 1
        yield "constant", fresh
    elif isinstance(fresh, ast.Expr) and isinstance(fresh.value, ast.Call):
        yield "call left out", ast.Pass()


def is_told(node: ast.AST) -> bool:
    """Whether a node only reports an event: that breaks no rule."""
    return isinstance(node, ast.Expr) and ".tell(" in ast.unparse(node)


def mutants_of(path: Path) -> Iterator[Mutant]:
    """Every mutant of a file."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    for function in [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)]:
        for parent in ast.walk(function):
            if is_told(parent) or isinstance(parent, ast.arguments):
                continue
            for name, value in ast.iter_fields(parent):
                yield from mutants_in(path, tree, parent, name, value)


def mutants_in(path: Path, tree: ast.Module, parent: ast.AST, name: str, value: object) -> Iterator[Mutant]:
    """The mutants that change one field of a node."""
    for index, child in enumerate(value) if isinstance(value, list) else [(-1, value)]:
        if not isinstance(child, ast.AST) or is_told(child):
            continue
        for note, fresh in changed(child):
            place(parent, name, index, fresh)
            after = ast.unparse(ast.fix_missing_locations(fresh))
            yield Mutant(path, child.lineno, f"{note}: {ast.unparse(child)}  ->  {after}", ast.unparse(tree))  # type: ignore[attr-defined]
            place(parent, name, index, child)


def place(parent: ast.AST, name: str, index: int, child: ast.AST) -> None:
    """Put a node where another one was."""
    if index < 0:
        setattr(parent, name, child)
    else:
        getattr(parent, name)[index] = child


def survives(mutant: Mutant, game: str) -> bool:
    """Whether all tests pass with the mutant."""
    with tempfile.TemporaryDirectory() as folder:
        for part in ("src", "tests", "pyproject.toml"):
            source = ROOT / part
            copier = shutil.copytree if source.is_dir() else shutil.copy
            copier(source, Path(folder) / part)
        (Path(folder) / mutant.path.relative_to(ROOT)).write_text(mutant.source, encoding="utf-8")
        clauses, laws = [f"tests/games/{game}"], ["tests/laws", "-k", f"[{game}-"]
        return passes(Path(folder), clauses) and passes(Path(folder), laws)


def passes(folder: Path, tests: list[str]) -> bool:
    """Whether these tests pass on the sources in a folder; one that hangs does not."""
    command = [sys.executable, "-m", "pytest", "-x", "-q", "-p", "no:cacheprovider", *tests]
    environment = {**os.environ, "PYTHONPATH": str(folder / "src")}
    try:
        done = subprocess.run(
            command, cwd=folder, env=environment, capture_output=True, timeout=TIME_LIMIT, check=False
        )
    except subprocess.TimeoutExpired:
        return False
    return done.returncode == 0


def main() -> int:
    """Try a sample of mutants and print those that no test noticed."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--count", type=int, default=60, help="how many mutants to try")
    parser.add_argument("--seed", type=int, default=1, help="which ones")
    parser.add_argument("--workers", type=int, default=os.cpu_count(), help="how many at a time")
    wanted = parser.parse_args()
    folder = ROOT / "src" / "bourgade" / "games" / wanted.game
    found = [mutant for room in ROOMS for path in sorted(folder.glob(room)) for mutant in mutants_of(path)]
    sample = random.Random(wanted.seed).sample(found, min(wanted.count, len(found)))
    noticed = 0
    with ThreadPoolExecutor(wanted.workers) as pool:
        for number, (mutant, alive) in enumerate(
            zip(sample, pool.map(lambda item: survives(item, wanted.game), sample), strict=True), 1
        ):
            noticed += not alive
            print(f"\r{number} of {len(sample)} tried, {noticed} noticed", end="", file=sys.stderr, flush=True)
            if alive:
                print(f"\n{mutant.path.relative_to(folder)}:{mutant.line}  {mutant.change}")
    print(f"\n{noticed} of {len(sample)} mutants noticed ({len(found)} possible)")
    return 0


if __name__ == "__main__":
    sys.exit(main())
