"""What each seat may see, and a full state that fits it. In Village only chance itself is hidden."""

from __future__ import annotations

from typing import Any

from bourgade.core.chance import Chance
from bourgade.core.ids import named
from bourgade.games.village.ids import City, Colour, Cube, Good, Place, Profession, Space
from bourgade.games.village.printed import printed
from bourgade.games.village.scoring import score
from bourgade.games.village.state import CUBES, GENERATIONS, NOBODY, Player, Village


def view(state: Village, seat: int) -> dict[str, Any]:
    """Everything in the village; the same for every seat, since the pile and the bags have no order yet."""
    components = state.components
    names = components.customer_names
    return {
        "game": "village",
        "seats": state.seats,
        "seat": seat,
        "to_move": state.seat,
        "over": state.over,
        "round": state.round,
        "first_player": state.first_player,
        "next_first_player": state.next_first_player,
        "spaces": {
            space.name.lower(): named(state.board[space * CUBES : (space + 1) * CUBES], Cube) for space in Space
        },
        "green_bag": named(state.bag, Cube),
        "supply": named(state.supply, Cube),
        "stalls": [None if customer == NOBODY else customer_view(state, customer) for customer in state.stalls],
        "queue": [customer_view(state, customer) for customer in state.queue],
        "pile": [names[customer] for customer in range(len(names)) if state.pile[customer]],
        "market": {"starter": state.market_starter, "still_in": state.in_market[:], "free_sale": state.free_sale},
        "chronicle_free": named(state.chronicle_free, Profession),
        "graves_free": state.graves_free,
        "figures_out": state.figures_out,
        "ending": state.trigger,
        "players": [player_view(state, number) for number in range(state.seats)],
        "printed": printed(state.components),
    }


def player_view(state: Village, seat: int) -> dict[str, Any]:
    """The farm of one seat and its members wherever they are."""
    player = state.players[seat]
    return {
        "seat": seat,
        "time": player.time,
        "lap": state.components.lap,
        "crossings": player.crossings,
        "deaths_due": player.deaths_due,
        "prestige": player.prestige,
        "coins": player.coins,
        "grain": player.grain,
        "cubes": named(player.cubes, Colour),
        "goods": named(player.goods, Good),
        "members": members_view(player),
        "cities": [city.name.lower() for city in City if player.markers[city]],
        "customers": [customer_view(state, customer) for customer in player.customers],
        "score": score(state, seat),
    }


def members_view(player: Player) -> dict[str, list[int]]:
    """Place by place, how many members of generation 1 to 4 are there; empty places are left out."""
    found = {}
    for place in Place:
        counts = player.members[place * GENERATIONS : (place + 1) * GENERATIONS]
        if any(counts):
            found[place.name.lower()] = counts
    return found


def customer_view(state: Village, customer: int) -> dict[str, Any]:
    """A face-up customer tile."""
    components = state.components
    needs = components.customer_needs[customer * 6 : customer * 6 + 6]
    wanted = {**named(needs[:5], Good), "grain": needs[5]}
    return {
        "customer": components.customer_names[customer],
        "needs": {name: count for name, count in wanted.items() if count},
        "points": components.customer_points[customer],
    }


def imagine(state: Village, seat: int, chance: Chance) -> Village:
    """The same village with another future."""
    imagined = state.clone()
    chance.drawn = imagined.chance.drawn
    imagined.chance = chance
    return imagined
