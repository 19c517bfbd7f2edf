"""How amounts of things are told and joined in a sentence."""

from __future__ import annotations

from functools import reduce

from bourgade.core.language import Language

Forms = tuple[str, str]
"""How one thing is told, and how several are."""
Amount = tuple[Forms, int]


def told(say: Language, forms: Forms, count: int) -> str:
    """So many of a thing."""
    return say(forms[not say.is_one(count)], count=count)


def listed(say: Language, *amounts: Amount) -> str:
    """Amounts in a row, without those that are zero; empty if all are."""
    return joined(say, [told(say, forms, count) for forms, count in amounts if count])


def joined(say: Language, parts: list[str]) -> str:
    """Parts in a row, the last one after "and"; empty without any."""
    if len(parts) < 2:
        return "".join(parts)
    return say("{first} and {last}", first=", ".join(parts[:-1]), last=parts[-1])


def begun(text: str) -> str:
    """A text as a sentence begins."""
    return text[:1].upper() + text[1:]


def inside(text: str) -> str:
    """The beginning of a sentence inside another one."""
    return text[:1].lower() + text[1:]


def added(say: Language, remarks: list[str]) -> str:
    """Remarks one after the other; empty without any."""
    return reduce(lambda first, more: say("{first}; {more}", first=first, more=more), remarks) if remarks else ""
