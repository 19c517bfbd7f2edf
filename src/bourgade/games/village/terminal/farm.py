"""A farm of Village in text: time and the bridge, what is stored, the family at home, and the score."""

from __future__ import annotations

from bourgade.core.amounts import listed, told
from bourgade.core.block import Line, Span, flow, words
from bourgade.core.language import Language
from bourgade.games.village.ids import Good
from bourgade.games.village.names import COINS, POINTS, TIME, in_goods
from bourgade.games.village.terminal.layout import SHIELDS, View, cubes, generations, shield
from bourgade.games.village.text import SCORE_LINES

SOON = 3  # so much time before the bridge, most actions cross it


def farm(view: View, player: View, say: Language) -> list[Line]:
    """All that lies on a farm."""
    seat, people = player["seat"], player["members"]
    return [
        *time_track(player, say),
        *shelf(say("Cubes:"), cubes(player["cubes"], say)),
        *shelf(say("Goods:"), goods(player, say)),
        *shelf(say("Stored:"), stored(view, player, say)),
        *shelf(say("At home:"), generations(people.get("farm", []), seat)),
        *shelf(say("Unborn:"), generations(people.get("unborn", []), seat)),
        *shelf(say("Served:"), served(player, say)),
        *score(player, say),
    ]


def time_track(player: View, say: Language) -> list[Line]:
    """The track from the bridge round to the bridge, and how much time is left before it."""
    left = player["lap"] - player["time"]
    track = f"][{'-' * player['time']}{SHIELDS[player['seat']]}{'-' * (left - 1)}]["
    style = "strong" if left <= SOON else "dim"
    text = say("{time} to the bridge", time=told(say, TIME, left))
    if player["deaths_due"]:
        style, text = "strong", say("a death is due")
    return flow([(track, shield(player["seat"])[1]), *words(text, style)])


def shelf(title: str, spans: list[Span]) -> list[Line]:
    """What lies in one place, after its title."""
    return flow([*words(title, "dim"), *(spans or [("-", "dim")])])


def goods(player: View, say: Language) -> list[Span]:
    """The goods, kind by kind."""
    told_goods = listed(say, *in_goods(player["goods"][good.name.lower()] for good in Good))
    return words(told_goods) if told_goods else []


def stored(view: View, player: View, say: Language) -> list[Span]:
    """Coins and grain."""
    grain = say("{count} of {most} grain", count=player["grain"], most=view["printed"]["grain_cap"])
    coins = [(told(say, COINS, player["coins"]) + ",", "")] if player["coins"] else []
    return [*coins, (grain, "")]


def served(player: View, say: Language) -> list[Span]:
    """The customers served, and what they will bring."""
    customers = player["customers"]
    points = told(say, POINTS, sum(customer["points"] for customer in customers))
    return words(say("{count}, for {points}", count=len(customers), points=points)) if customers else []


def score(player: View, say: Language) -> list[Line]:
    """The points if the game ended now."""
    lines, total = player["score"]["lines"], told(say, POINTS, player["score"]["total"])
    scored = [(say(SCORE_LINES[name]), points) for name, points in lines.items() if points]
    sum_of = [(f"{'+' if place else '='} {title} {points}", "dim") for place, (title, points) in enumerate(scored)]
    return flow([*words(say("Score:"), "dim"), *words(total, "strong"), *sum_of])
