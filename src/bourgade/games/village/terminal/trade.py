"""Crafts and market of Village in text."""

from __future__ import annotations

from bourgade.core.amounts import listed, told
from bourgade.core.block import Line, Span, flow, note, spread, words
from bourgade.core.language import Language
from bourgade.games.village.ids import Building, Colour
from bourgade.games.village.names import BUILDINGS, COINS, CUBES, GRAIN, TIME
from bourgade.games.village.terminal.layout import PTS, View, cubes, members, pad, shield, wish

WORKERS = 30  # the column where those who work in a building stand


def crafts(view: View, say: Language) -> list[Line]:
    """The buildings with their prices and those who work there, then the mill."""
    train, make = say("train"), say("make")
    title = max(len(say(name)) for name in BUILDINGS)
    lines = flow([(" " * title, ""), (train, "dim"), (make, "dim"), (say("buy"), "dim")])
    for building in Building:
        facts = view["printed"]["crafts"][building.name.lower()]
        if facts["takes_members"]:
            row = [
                (say(BUILDINGS[building]).ljust(title), ""),
                (str(facts["train_time"]).rjust(len(train)), ""),
                (str(facts["make_time"]).rjust(len(make)), ""),
                *price(facts["price"], say),
            ]
            lines += flow([*pad(row, WORKERS), *members(view, building.name.lower())])
    return lines + flow(words(mill(view["printed"]["crafts"]["mill"], say)))


def price(costs: dict[str, int], say: Language) -> list[Span]:
    """What a building asks for without a member."""
    sacks = [(wish({"grain": costs["grain"]}, say), "")] if costs["grain"] else []
    return [*cubes(costs, say), *sacks]


def mill(facts: View, say: Language) -> str:
    """What the mill takes and gives."""
    paid = listed(say, (TIME, facts["make_time"]), (GRAIN, facts["make_grain"]))
    return say("Mill: {price} for {gain}", price=paid, gain=told(say, COINS, facts["make_coins"]))


def market(view: View, say: Language) -> list[Line]:
    """The stalls, with a star where the viewer has all that is asked for, and the queue."""
    lines = []
    for number, customer in enumerate(view["stalls"], 1):
        lines += stall(view, number, customer, say)
    lines += spread(words(say("Queue"), "strong"), (say("pile: {count}", count=len(view["pile"])), "dim"))
    for customer in view["queue"]:
        points = (told(say, PTS, customer["points"]), "dim")
        lines += spread([(f"  {wish(customer['needs'], say)}", "dim")], points)
    return lines + note(market_note(view, say))


def stall(view: View, number: int, customer: View | None, say: Language) -> list[Line]:
    """A customer at a stall, or nobody."""
    if customer is None:
        return [[(f"{number} -", "dim")]]
    style = "good" if has_all(view, customer["needs"]) else ""
    star = "*" if style else " "
    points = (told(say, PTS, customer["points"]), style)
    return spread([(f"{number}{star}{wish(customer['needs'], say)}", style)], points)


def has_all(view: View, needs: dict[str, int]) -> bool:
    """Whether the seat that looks has what a customer asks for."""
    if view["seat"] < 0:
        return False
    player = view["players"][view["seat"]]
    stock = {**player["goods"], "grain": player["grain"]}
    return all(stock[name] >= count for name, count in needs.items())


def market_note(view: View, say: Language) -> str:
    """Who is still in the market on a market day; else what the star means, and what sales cost."""
    still_in = " ".join(shield(seat)[0] for seat in view["market"]["still_in"])
    if still_in:
        return say("market day, still in: {shields}", shields=still_in)
    facts = view["printed"]["market"]
    surcharge = listed(say, (CUBES[Colour.GREEN], facts["sale_green"]), (TIME, facts["sale_time"]))
    if not surcharge:
        return say("* you have all of it")
    return say("* you have all of it; each sale but the first also costs {price}", price=surcharge)
