"""What holds in every position of Village, and of every move: the Invariants of the rulebook's catalogue."""

from __future__ import annotations

from bourgade.core.event import Event
from bourgade.games.village import events
from bourgade.games.village.ids import Colour, Cube, Place, Profession, Space
from bourgade.games.village.phases.death import ChooseDeath, LoseMember, profession_of
from bourgade.games.village.phases.mass import BuyOut, MoveInChurch
from bourgade.games.village.phases.turn import TakeTurn
from bourgade.games.village.state import CUBES, GENERATIONS, NOBODY, Player, Village


def check(state: Village) -> None:
    """Count all pieces."""
    check_cubes(state)
    check_customers(state)
    check_graves(state)
    check_markers(state)
    check_moment(state)
    for player in state.players:
        check_family(state, player)
        check_farm(state, player)
        check_time(state, player)


def check_cubes(state: Village) -> None:
    components = state.components
    for cube in Cube:
        laid = sum(state.board[space * CUBES + cube] for space in Space)
        owned = 0 if cube is Cube.PLAGUE else sum(player.cubes[cube] for player in state.players)
        assert state.supply[cube] + state.bag[cube] + laid + owned == (
            components.plague_cubes if cube is Cube.PLAGUE else components.cubes_each
        )
    farms = [count for player in state.players for count in player.cubes]
    assert min(*state.supply, *state.bag, *state.board, *farms) >= 0
    assert len(farms) == state.seats * len(Colour)


def check_customers(state: Village) -> None:
    components = state.components
    piled = [customer for customer, count in enumerate(state.pile) for _ in range(count)]
    stalled = [customer for customer in state.stalls if customer != NOBODY]
    served = [customer for player in state.players for customer in player.customers]
    assert sorted([*piled, *state.queue, *stalled, *served]) == list(range(len(components.customer_names)))
    assert len(state.stalls) == components.open_stalls
    assert len(state.queue) == components.queue_length or (len(state.queue) < components.queue_length and not piled)
    if state.market_starter == NOBODY:
        assert NOBODY not in state.stalls or not state.queue


def check_graves(state: Village) -> None:
    """The dead lie where spaces are no longer free."""
    components = state.components
    for profession in Profession:
        dead = sum(player.count_at(Place.CHRONICLE_COUNCIL + profession) for player in state.players)
        assert state.chronicle_free[profession] + dead == components.chronicle_spaces[profession]
        assert state.chronicle_free[profession] >= 0
    buried = sum(player.count_at(Place.GRAVE) for player in state.players)
    assert state.graves_free + buried == components.graves
    assert state.graves_free >= 0
    is_full = not state.graves_free or not any(state.chronicle_free)
    assert is_full == (state.trigger != NOBODY)
    assert state.trigger in range(NOBODY, state.seats)
    assert state.trigger != NOBODY or not any(player.count_at(Place.REMOVED) for player in state.players)


def check_markers(state: Village) -> None:
    assert state.first_player in range(state.seats)
    assert state.next_first_player in range(NOBODY, state.seats)
    for player in state.players:
        assert len(player.markers) == 6
        assert set(player.markers) <= {0, 1}


def check_moment(state: Village) -> None:
    """What is true at the start of a turn, in a market day and in a Mass."""
    if isinstance(state.choice, TakeTurn):
        assert state.market_starter == NOBODY
        assert state.cubes_left() > 0
        assert not any(player.deaths_due for player in state.players)
    if isinstance(state.choice, BuyOut | MoveInChurch):
        assert state.trigger != NOBODY or state.cubes_left() == 0
        assert state.figures_out <= state.components.mass_figures
        assert isinstance(state.choice, BuyOut) or state.figures_out == state.components.mass_figures
    assert len(set(state.in_market)) == len(state.in_market)
    assert state.market_starter != NOBODY or not (state.in_market or state.free_sale)


def check_family(state: Village, player: Player) -> None:
    for generation in range(GENERATIONS):
        everywhere = player.members[generation::GENERATIONS]
        assert min(everywhere) >= 0
        assert sum(everywhere) == state.components.generation_counts[generation]
    unborn = player.members[Place.UNBORN * GENERATIONS : (Place.UNBORN + 1) * GENERATIONS]
    for older in range(GENERATIONS - 1):
        assert unborn[older] == 0 or unborn[older + 1] == state.components.generation_counts[older + 1]


def check_farm(state: Village, player: Player) -> None:
    assert 0 <= player.grain <= state.components.grain_cap
    assert sum(each.grain for each in state.players) <= state.components.grain_bags
    assert player.coins >= 0
    assert min(player.goods) >= 0


def check_time(state: Village, player: Player) -> None:
    assert 0 <= player.time < state.components.lap
    assert player.deaths_due >= 0
    assert deaths(player) + player.deaths_due <= player.crossings


def deaths(player: Player) -> int:
    return player.count_between(Place.CHRONICLE_COUNCIL, Place.REMOVED)


def pending(state: Village, seat: int) -> int:
    """How many deaths a seat still has to suffer."""
    steps = [*state.agenda, state.choice]
    return state.players[seat].deaths_due + sum(
        isinstance(step, LoseMember | ChooseDeath) and step.seat == seat for step in steps
    )


def check_move(before: Village, after: Village, told: list[Event]) -> None:
    """What a move, with all that followed from it, may not undo."""
    assert after.graves_free <= before.graves_free
    assert all(now <= then for now, then in zip(after.chronicle_free, before.chronicle_free, strict=True))
    assert before.trigger in (NOBODY, after.trigger)
    check_mass(before, after, told)
    for seat in range(after.seats):
        check_life(before, after, seat, [event for event in told if event.seat == seat])


def check_mass(before: Village, after: Village, told: list[Event]) -> None:
    """The figures counted as out of the bag are the members who have left it in this Mass, and the monks drawn."""
    out = before.figures_out
    for event in told:
        if event.kind is events.MASS_BEGAN:
            out = 0
        elif event.kind is events.MONKS_DRAWN:
            out += event.values[0]
        elif event.kind is events.MEMBER_MOVED and event.values[0] == Place.BAG:
            out += 1
    assert after.figures_out == out


def check_life(before: Village, after: Village, seat: int, told: list[Event]) -> None:
    """What holds for one family from move to move."""
    old, new = before.players[seat], after.players[seat]
    assert new.prestige >= old.prestige
    assert all(now >= then for now, then in zip(new.markers, old.markers, strict=True))
    assert new.customers[: len(old.customers)] == old.customers
    lap = after.components.lap
    paid = sum(event.values[0] for event in told if event.kind is events.TIME_PAID)
    assert paid == lap * new.crossings + new.time - lap * old.crossings - old.time
    spared = sum(event.kind is events.NOBODY_DIED for event in told)
    died = deaths(new) - deaths(old)
    assert died + spared + pending(after, seat) - pending(before, seat) == new.crossings - old.crossings
    for event in told:
        if event.kind is events.MEMBER_MOVED:
            check_way(*event.values)
        if event.kind is events.MEMBER_DIED:
            check_rest(after, *event.values)


def check_way(place: int, generation: int, target: int) -> None:
    """Members go out from the farm and come home; in the council and in the church they climb step by step."""
    on_board = range(Place.WAINWRIGHT, Place.BAG)
    cities = range(Place.CITY_A, Place.CITY_F + 1)
    if target == Place.FARM:
        assert place in on_board
    elif target in range(Place.LEVEL_1, Place.BAG):
        first = {Place.LEVEL_1: Place.FARM, Place.WINDOW_1: Place.BAG}
        assert place == first.get(Place(target), Place(target - 1))
    elif target in cities:
        assert place == Place.FARM or (place in cities and place != target)
    else:
        assert place == Place.FARM
        assert target in (*on_board, Place.BAG)


def check_rest(state: Village, place: int, generation: int, target: int) -> None:
    """Nobody lies in a grave, or out of the game, who could have had a better place."""
    profession = profession_of(place)
    if target in (Place.GRAVE, Place.REMOVED):
        assert state.chronicle_free[profession] == 0
    else:
        assert target == Place.CHRONICLE_COUNCIL + profession
    if target == Place.REMOVED:
        assert state.graves_free == 0
        assert state.trigger != NOBODY
