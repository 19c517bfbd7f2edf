"""Council chamber: enter, advance, or use a privilege without moving."""

from __future__ import annotations

from bourgade.core.step import Choice, Step
from bourgade.games.village import events
from bourgade.games.village.actions import ADVANCE, DECLINE, ENTER, MEMBER, PAY_SCROLL, PRIVILEGE, USE, VOCABULARY
from bourgade.games.village.ids import Good, Level, Place
from bourgade.games.village.phases.action import Action
from bourgade.games.village.phases.payment import joker_payments, pay_with_jokers
from bourgade.games.village.phases.supply import GainGood, offer_cubes
from bourgade.games.village.state import COLOURS, NOBODY, Village

LEVELS = len(Level)
ALL_GOODS = list(range(len(Good)))


def green_cost(state: Village) -> list[int]:
    """The cubes that a step in the council costs."""
    return [0, state.components.council_green, 0, 0]


def can_pay_step(state: Village, seat: int) -> bool:
    """Whether the seat can pay for entering or advancing, in scrolls or in cubes."""
    has_scroll = state.players[seat].goods[Good.SCROLL] >= state.components.council_scroll
    return has_scroll or state.can_pay(seat, green_cost(state), 0)


def highest_level(state: Village, seat: int) -> int:
    """The highest level with a member of the seat, or -1."""
    for level in range(LEVELS - 1, -1, -1):
        if state.players[seat].has_at(Place.LEVEL_1 + level):
            return level
    return -1


def is_usable(state: Village, seat: int, level: int) -> bool:
    """Whether the privilege of a level has an effect for the seat (V-271)."""
    if level == Level.LEVEL_1:
        return state.next_first_player == NOBODY
    if level == Level.LEVEL_2:
        return any(state.supply[:COLOURS])
    if level == Level.LEVEL_4:
        return state.players[seat].coins >= state.components.privilege_price
    return True


def usable_privileges(state: Village, seat: int, highest: int) -> list[int]:
    """The privileges that a member on this level may use."""
    return [PRIVILEGE(level) for level in range(highest + 1) if is_usable(state, seat, level)]


class Council(Action):
    """One step of one member, or one privilege."""

    __slots__ = ()

    def can_be_done(self, state: Village, seat: int) -> bool:
        return bool(ChooseCouncil(seat).actions(state))

    def begin(self, state: Village, seat: int) -> None:
        state.push(ChooseCouncil(seat))


class ChooseCouncil(Choice[Village]):
    """Enter, advance or stay."""

    __slots__ = ()

    def actions(self, state: Village) -> list[int]:
        player = state.players[self.seat]
        actions = []
        if can_pay_step(state, self.seat):
            if player.has_at(Place.FARM):
                actions.append(ENTER())
            for level in range(LEVELS - 1):
                actions += [ADVANCE(level, generation) for generation in player.generations_at(Place.LEVEL_1 + level)]
        if usable_privileges(state, self.seat, highest_level(state, self.seat)):
            actions.append(USE())
        return actions

    def take(self, state: Village, action: int) -> None:
        move = VOCABULARY.decode(action)
        if move.verb is ENTER:
            state.push(ChooseCouncillor(self.seat))
        elif move.verb is ADVANCE:
            level, generation = move.args
            climb(state, self.seat, Place.LEVEL_1 + level, generation, level + 1)
        else:
            state.push(UsePrivilege(self.seat, highest_level(state, self.seat), False))


class ChooseCouncillor(Choice[Village]):
    """Which member of the farm enters."""

    __slots__ = ()

    def actions(self, state: Village) -> list[int]:
        return [MEMBER(generation) for generation in state.players[self.seat].generations_at(Place.FARM)]

    def take(self, state: Village, action: int) -> None:
        climb(state, self.seat, Place.FARM, VOCABULARY.decode(action).args[0], Level.LEVEL_1)


def climb(state: Village, seat: int, place: int, generation: int, level: int) -> None:
    """Pay, move, then perhaps use a privilege of the level reached or a lower one (V-154, V-270)."""
    state.then(PayStep(seat), ReachLevel(seat, place, generation, level), UsePrivilege(seat, level, True))


class PayStep(Choice[Village]):
    """A scroll or green cubes, coins as jokers."""

    __slots__ = ()

    def actions(self, state: Village) -> list[int]:
        actions = joker_payments(state, self.seat, green_cost(state))
        if state.players[self.seat].goods[Good.SCROLL] >= state.components.council_scroll:
            actions.append(PAY_SCROLL())
        return actions

    def take(self, state: Village, action: int) -> None:
        if VOCABULARY.decode(action).verb is PAY_SCROLL:
            state.pay_goods(self.seat, Good.SCROLL, state.components.council_scroll)
        else:
            pay_with_jokers(state, self.seat, green_cost(state), action)


class ReachLevel(Step[Village]):
    """The time of the step, and the step."""

    __slots__ = ("generation", "level", "place")
    FIELDS = ("seat", "place", "generation", "level")

    def __init__(self, seat: int, place: int, generation: int, level: int) -> None:
        super().__init__(seat)
        self.place = place
        self.generation = generation
        self.level = level

    def happen(self, state: Village) -> None:
        state.spend_time(self.seat, state.components.council_time[self.level])
        state.move_member(self.seat, self.place, self.generation, Place.LEVEL_1 + self.level)


class UsePrivilege(Choice[Village]):
    """One privilege up to a level; it may be declined after a step, not when it is all the action does."""

    __slots__ = ("highest", "may_decline")
    FIELDS = ("seat", "highest", "may_decline")

    def __init__(self, seat: int, highest: int, may_decline: bool) -> None:
        super().__init__(seat)
        self.highest = highest
        self.may_decline = may_decline

    def actions(self, state: Village) -> list[int]:
        actions = usable_privileges(state, self.seat, self.highest)
        if self.may_decline:
            actions.append(DECLINE())
        return actions

    def take(self, state: Village, action: int) -> None:
        move = VOCABULARY.decode(action)
        if move.verb is PRIVILEGE:
            use_privilege(state, self.seat, move.args[0])


def use_privilege(state: Village, seat: int, level: int) -> None:
    """What the privilege of a level gives."""
    components = state.components
    if level == Level.LEVEL_1:
        state.next_first_player = seat
        state.tell(events.MARKER_TAKEN, seat)
    elif level == Level.LEVEL_2:
        offer_cubes(state, seat, components.privilege_cubes)
    elif level == Level.LEVEL_3:
        state.then(*[GainGood(seat, ALL_GOODS) for _ in range(components.privilege_goods)])
    else:
        state.pay_coins(seat, components.privilege_price)
        state.gain_prestige(seat, components.privilege_prestige)
