"""Positions of Village drawn by hand, so that a test reads: given this, these moves are offered, and this changes."""

from __future__ import annotations

from bourgade.core.edition import Edition
from bourgade.core.event import Event
from bourgade.games.village import RULES
from bourgade.games.village.components import components_for
from bourgade.games.village.ids import City, Colour, Cube, Good, Place, Profession, Space
from bourgade.games.village.phases.mass import HoldMass
from bourgade.games.village.phases.round import EndRound
from bourgade.games.village.phases.turn import ACTIONS, TakeTurns
from bourgade.games.village.setup import unpack
from bourgade.games.village.state import CUBES, GENERATIONS, NOBODY, Player, Village
from support.played import Played


def given(seats: int = 2, edition: Edition | None = None) -> Position:
    """A village in round 1 with bare action spaces, no customers, and nothing on the farms but the first generation."""
    return Position(seats, edition)


def set_up(seats: int = 2, *draws: int, first_player: str = "1") -> Position:
    """A village before its first round; the draws are the first results of chance."""
    chance = RULES.chance(1)
    chance.script = list(draws)
    village = given(seats)
    village.state = RULES.begin(seats, chance, RULES.complete({"first_player": first_player}), None)
    village.state.heard = village.events
    return village


class Position(Played[Village]):
    """A village under construction, then in play once `turn`, `action`, `mass` or `step` has been called."""

    rules = RULES

    def __init__(self, seats: int, edition: Edition | None) -> None:
        components = components_for(seats, edition)
        self.state = unpack(components, RULES.chance(1))
        self.state.round = 1
        self.state.heard = self.events = list[Event]()
        for seat in range(seats):
            self.members(seat, "farm 1 1 1 1")

    def __getitem__(self, seat: int) -> Player:
        return self.state.players[seat]

    # --- drawing the position ---

    def player(self, seat: int, cubes: str = "", goods: str = "", members: str = "", **counts: int) -> Position:
        """What lies on a farm: `cubes="green green"`, `goods="ox plough"`, `coins=2`, `grain=1`, `time=8`, ..."""
        player = self.state.players[seat]
        for name in cubes.split():
            player.cubes[Cube[name.upper()]] += 1
            self.state.supply[Cube[name.upper()]] -= 1
        for name in goods.split():
            player.goods[Good[name.upper()]] += 1
        for name, count in counts.items():
            assert name in ("coins", "grain", "time", "prestige", "deaths_due"), name
            setattr(player, name, count)
        if members:
            self.members(seat, members)
        return self

    def members(self, seat: int, places: str) -> Position:
        """Where the family is: `"farm 1 1 2, smithy 1, level_2 3"`. Those not named: older ones gone, others unborn."""
        player = self.state.players[seat]
        player.members = [0] * (len(Place) * GENERATIONS)
        left = self.state.components.generation_counts[:]
        for part in filter(None, places.split(",")):
            name, *generations = part.split()
            for generation in generations:
                player.members[Place[name.upper()] * GENERATIONS + int(generation) - 1] += 1
                left[int(generation) - 1] -= 1
        assert min(left) >= 0, f"a family has no more than {self.state.components.generation_counts} members"
        for number, count in enumerate(left):
            rest = Place.UNBORN if number else Place.REMOVED
            player.members[rest * GENERATIONS + number] += count
        return self

    def spaces(self, **cubes: str) -> Position:
        """The cubes on the action spaces: `spaces(market="green plague", crafts="orange")`."""
        for space, names in cubes.items():
            for name in names.split():
                self.state.board[Space[space.upper()] * CUBES + Cube[name.upper()]] += 1
                self.state.supply[Cube[name.upper()]] -= 1
        return self

    def market(self, *stalls: str, queue: str = "", pile: str | None = None) -> Position:
        """The customers on the stalls ("" for none) and in the queue; the others, or those named, in the pile."""
        names = self.state.components.customer_names
        for stall, name in enumerate(stalls):
            self.state.stalls[stall] = names.index(name) if name else NOBODY
        self.state.queue = [names.index(name) for name in queue.split()]
        used = {*self.state.stalls, *self.state.queue}
        kept = names if pile is None else pile.split()
        self.state.pile = [int(number not in used and name in kept) for number, name in enumerate(names)]
        return self

    def visited(self, seat: int, cities: str) -> Position:
        """The cities that bear a marker of a seat: `visited(0, "city_a city_c")`."""
        for name in cities.split():
            self.state.players[seat].markers[City[name.upper()]] = 1
        return self

    def free(self, graves: int | None = None, **chronicle: int) -> Position:
        """The free graves, and the free chronicle spaces of the professions named: `free(graves=1, church=0)`."""
        if graves is not None:
            self.state.graves_free = graves
        for profession, count in chronicle.items():
            self.state.chronicle_free[Profession[profession.upper()]] = count
        return self

    def first_player(self, seat: int, following: int = NOBODY) -> Position:
        """Who holds the First Player marker, and who the one for the next round."""
        self.state.first_player = seat
        self.state.next_first_player = following
        return self

    def supply(self, **left: int) -> Position:
        """The influence cubes left in the supply: `supply(orange=1)`; the last seat has taken all others."""
        for colour in Colour:
            taken = self.state.supply[colour] - left.get(colour.name.lower(), 0)
            self.state.supply[colour] -= taken
            self.state.players[-1].cubes[colour] += taken
        return self

    def rig(self, *results: int) -> Position:
        """The next results of chance."""
        self.state.chance.script = list(results)
        return self

    # --- playing it ---

    def turn(self, seat: int = 0) -> Position:
        """Let the round go on with the turn of a seat."""
        return self.step(TakeTurns(seat), HoldMass(), EndRound())

    def action(self, seat: int, space: str) -> Position:
        """Let a seat do the action of a space, and nothing more."""
        ACTIONS[Space[space.upper()]].begin(self.state, seat)
        return self.step()

    def can_do(self, seat: int, space: str) -> bool:
        """Whether a seat can do the action of a space."""
        return ACTIONS[Space[space.upper()]].can_be_done(self.state, seat)

    def mass(self) -> Position:
        """Let a Mass be held, and nothing more."""
        return self.step(HoldMass())

    # --- looking at it ---

    def at(self, seat: int, place: str) -> str:
        """The generations of a seat at a place: `"1 1 2"`."""
        player = self.state.players[seat]
        start = Place[place.upper()] * GENERATIONS
        counts = player.members[start : start + GENERATIONS]
        return " ".join(str(generation + 1) for generation in range(GENERATIONS) for _ in range(counts[generation]))

    def cubes(self, seat: int) -> str:
        """The cubes of a seat: `"green green pink"`."""
        counts = self.state.players[seat].cubes
        return " ".join(cube.name.lower() for cube, count in zip(Cube, counts, strict=False) for _ in range(count))

    def goods(self, seat: int) -> str:
        """The goods of a seat: `"ox plough"`, in the order of the supply."""
        counts = self.state.players[seat].goods
        return " ".join(good.name.lower() for good, count in zip(Good, counts, strict=True) for _ in range(count))

    def stalls(self) -> list[str]:
        """The customers on the stalls, "" for an empty one."""
        names = self.state.components.customer_names
        return ["" if customer == NOBODY else names[customer] for customer in self.state.stalls]

    def queue(self) -> list[str]:
        """The customers in the queue, its head first."""
        return [self.state.components.customer_names[customer] for customer in self.state.queue]

    def customers(self, seat: int) -> list[str]:
        """The customers a seat has served."""
        return [self.state.components.customer_names[customer] for customer in self.state.players[seat].customers]

    def cities(self, seat: int) -> list[str]:
        """The cities that bear a marker of a seat."""
        return [city.name.lower() for city in City if self.state.players[seat].markers[city]]
