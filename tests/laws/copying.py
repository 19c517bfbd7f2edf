"""Looks for what a clone forgets or shares, by the slots of every class that a state is made of."""

from __future__ import annotations

from bourgade import State
from bourgade.core.state import contents
from bourgade.core.step import Step

PLAIN = (int, str, bool, float, list, dict, set, tuple)
REPLACED = {"options"}
"""Lists that are never changed, only replaced by another list; a clone may hold the same one."""
ASIDE = {"script", "unforeseen"}
"""How chance comes by its results: no part of a position, but a clone has it too."""


def slots(kind: type) -> list[str]:
    """Every attribute that an instance can have."""
    found = [name for base in kind.__mro__ for name in getattr(base, "__slots__", ())]
    return [*found, *(["__dict__"] if any("__dict__" in vars(base) for base in kind.__mro__) else [])]


def clone_faults(state: State) -> list[str]:
    """What is wrong with the clone of a state, in words."""
    steps = [*state.agenda, *([state.choice] if state.choice else [])]
    return [
        *[fault for step in steps for fault in step_faults(step)],
        *thing_faults(type(state).__name__, state, state.clone()),
    ]


def step_faults(step: Step[State]) -> list[str]:
    """A step is shared by all clones, so it only has to say all that it is."""
    name = type(step).__name__
    return [f"{name}.{slot} is not among the FIELDS" for slot in slots(type(step)) if slot not in type(step).FIELDS]


def thing_faults(name: str, one: object, other: object) -> list[str]:
    """What a copy of a thing with FIELDS lacks, or has in common with the original."""
    if one is other:
        return [f"{name} is shared"]
    faults, fields = [], getattr(type(one), "FIELDS", ())
    for slot in slots(type(one)):
        if not hasattr(other, slot):
            faults.append(f"{name}.{slot} is missing")
        elif slot in fields or slot in ASIDE:
            faults += value_faults(f"{name}.{slot}", getattr(one, slot), getattr(other, slot), slot in REPLACED)
        elif not is_nothing_or_shared_fact(getattr(one, slot), getattr(other, slot)):
            faults.append(f"{name}.{slot} is not among the FIELDS")
    return faults


def value_faults(name: str, one: object, other: object, is_replaced: bool) -> list[str]:
    """A list is copied, what is in it and has FIELDS too; steps never change and need not be."""
    if isinstance(one, Step):
        return [] if one is other else [f"{name} is another step"]
    if hasattr(type(one), "FIELDS"):
        return thing_faults(name, one, other)
    if contents(one) != contents(other):
        return [f"{name} is {other!r}, not {one!r}"]
    if isinstance(one, list) and isinstance(other, list):
        pairs = enumerate(zip(one, other, strict=True))
        inner = [fault for place, pair in pairs for fault in value_faults(f"{name}[{place}]", *pair, False)]
        return inner if is_replaced or one is not other else [f"{name} is shared"]
    return [] if isinstance(one, (*PLAIN, type(None))) else [f"{name} is a {type(one).__name__}, which has no FIELDS"]


def scramble(thing: object) -> None:
    """Give every field that holds numbers another value, so that no default hides a field that is not copied."""
    for field in [*getattr(type(thing), "FIELDS", ()), *(ASIDE & set(slots(type(thing))))]:
        value = getattr(thing, field)
        if isinstance(value, bool):
            setattr(thing, field, not value)
        elif isinstance(value, int):
            setattr(thing, field, value + 1)
        elif isinstance(value, list) and all(isinstance(item, int) for item in value):
            setattr(thing, field, [*[item + 1 for item in value], 1])
        elif field not in ("agenda", "choice"):
            for part in value if isinstance(value, list) else [value]:
                scramble(part)


def is_nothing_or_shared_fact(one: object, other: object) -> bool:
    """Outside the FIELDS there may be a listener, which a clone has not, and facts that are the same for good."""
    if other is None or other == []:
        return one is None or isinstance(one, list)
    return one is other and not isinstance(one, PLAIN)
