"""Coverage of the rulebooks: `pytest --rules` lists the clauses no test cites, and fails for any."""

from __future__ import annotations

import pytest

import bourgade
from bourgade.core.clauses import clauses, rulebooks


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--rules", action="store_true", help="report which clauses of the rulebooks are cited by tests")
    parser.addoption("--regenerate-golden", action="store_true", help="write the golden playthroughs anew")


def cited(items: list[pytest.Item]) -> dict[str, int]:
    """How many tests cite each clause; a test that is skipped cites nothing."""
    counts: dict[str, int] = {}
    for function in {item.nodeid.split("[")[0]: item for item in items}.values():
        if any(function.iter_markers("skip")):
            continue
        for clause in {clause for marker in function.iter_markers("rule") for clause in marker.args}:
            counts[clause] = counts.get(clause, 0) + 1
    return counts


def report(counts: dict[str, int]) -> tuple[list[str], bool]:
    """The lines of the report, and whether all is well; a game that is still being built may lack tests."""
    lines, known = [], set[str]()
    well = True
    for name in rulebooks():
        listed = clauses(name)
        known.update(listed)
        missing = [clause for clause in listed if clause not in counts]
        tests = sum(counts.get(clause, 0) for clause in listed)
        lines.append(f"{name}: {len(listed) - len(missing)} of {len(listed)} clauses cited ({tests} citations)")
        lines += [f"  no test cites {clause}: {listed[clause]}" for clause in missing]
        well = well and (not missing or name not in bourgade.games())
    unknown = sorted(set(counts) - known)
    lines += [f"  a test cites {clause}, which no rulebook has" for clause in unknown]
    return lines, well and not unknown


@pytest.hookimpl(tryfirst=True)
def pytest_runtestloop(session: pytest.Session) -> bool | None:
    """With --rules, report instead of running."""
    if not session.config.getoption("--rules") or session.testsfailed:
        return None
    lines, well = report(cited(session.items))
    print("\n".join(lines))
    if not well:
        raise session.Failed("clauses and tests do not match")
    return True
