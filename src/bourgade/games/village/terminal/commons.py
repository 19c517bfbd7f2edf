"""What stands first and last on the board of Village: the round, the action spaces, the chronicle and the graves."""

from __future__ import annotations

from bourgade.core.amounts import told
from bourgade.core.block import Line, Span, flow, nickname, note, spread, words
from bourgade.core.language import Language, mark
from bourgade.games.village.ids import Profession, Space
from bourgade.games.village.names import EQUAL_CUBES, PROFESSIONS, SPACES
from bourgade.games.village.terminal.layout import CUBES, LETTERS, PTS, View, cubes, free, members, shield

COLOURS = (mark("orange"), mark("green"), mark("brown"), mark("pink"), mark("plague"))
TITLE = 9  # columns for the longest name of a space


def overview(view: View, names: list[str], say: Language) -> list[Line]:
    """The round, and the families with their prestige."""
    lines = flow(words(headline(view, say), "strong"))
    for player in view["players"]:
        seat = player["seat"]
        name = (nickname(names[seat]), "strong" if seat == view["to_move"] else "")
        points = (told(say, PTS, player["prestige"]), "strong")
        lines += spread([shield(seat), name, *roles(view, seat, say)], points)
    return lines


def headline(view: View, say: Language) -> str:
    """How far the game is."""
    if view["over"]:
        return say("The game is over")
    if view["ending"] >= 0:
        return say("Round {number}, the last turns", number=view["round"])
    left = sum(sum(laid.values()) for laid in view["spaces"].values())
    return say("Round {number}, cubes left: {count}", number=view["round"], count=left)


def roles(view: View, seat: int, say: Language) -> list[Span]:
    """Whether a seat has the marker of this round, or that of the next."""
    begins = words(say("begins"), "dim") if seat == view["first_player"] else []
    return begins + (words(say("begins next"), "dim") if seat == view["next_first_player"] else [])


def spaces(view: View, say: Language) -> list[Line]:
    """The action spaces with their cubes, and what the letters mean."""
    lines = []
    for space in Space:
        laid = view["spaces"][space.name.lower()]
        empty = view["printed"]["cubes"][space.name.lower()] - sum(laid.values())
        lines += flow([(say(SPACES[space]).ljust(TITLE), ""), *cubes(laid, say), *free(empty)])
    lines += flow([(f"{say(LETTERS[name])} {say(colour)}", name) for name, colour in zip(CUBES, COLOURS, strict=True)])
    price = told(say, EQUAL_CUBES, view["printed"]["well"])
    return lines + note(say("The well: {price} for any one action", price=price))


def chronicle(view: View, say: Language) -> list[Line]:
    """Who lies where, and the places that are still free."""
    lines = []
    for profession in Profession:
        name = profession.name.lower()
        title = (say(PROFESSIONS[profession]).ljust(TITLE), "")
        lines += flow([title, *members(view, f"chronicle_{name}"), *free(view["chronicle_free"][name])])
    graves = (say("Graves").ljust(TITLE), "strong")
    lines += flow([graves, *members(view, "grave"), *free(view["graves_free"])])
    left = sum(view["chronicle_free"].values())
    return lines + note(
        say("free: {places} in the chronicle, {graves} graves", places=left, graves=view["graves_free"])
    )
