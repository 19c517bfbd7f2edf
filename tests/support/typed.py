"""Texts as they are typed in tests."""


def typed(text: str) -> str:
    """A text with plain spaces and apostrophes in place of the typographic ones."""
    return text.replace("\N{NO-BREAK SPACE}", " ").replace("\N{RIGHT SINGLE QUOTATION MARK}", "'")
