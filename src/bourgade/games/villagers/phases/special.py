"""Special villagers: Monk and Apprentice stand in for others, Tinner and Smuggler are discarded after use."""

from __future__ import annotations

from bourgade.core.step import Choice
from bourgade.games.villagers import events
from bourgade.games.villagers.actions import APPRENTICE as PLAY_APPRENTICE
from bourgade.games.villagers.actions import MONK as PLAY_MONK
from bourgade.games.villagers.actions import PICK, REPLACE, SIDE, VOCABULARY
from bourgade.games.villagers.actions import SMUGGLER as PLAY_SMUGGLER
from bourgade.games.villagers.actions import TINNER as PLAY_TINNER
from bourgade.games.villagers.actions import TWO_MONKS as PLAY_TWO_MONKS
from bourgade.games.villagers.components import TABLE
from bourgade.games.villagers.ids import Side, Villager
from bourgade.games.villagers.phases.padlocks import Unlock, can_unlock
from bourgade.games.villagers.phases.placing import put_on_square, unlock_and_lay
from bourgade.games.villagers.phases.village import (
    APPRENTICE,
    MONK,
    base_of,
    card_of,
    copy_of,
    has_like,
    has_place,
    is_stand_in,
    lay_card,
    name_place,
    named_place,
    place,
    places,
)
from bourgade.games.villagers.state import NOBODY, Player, Villagers

TINNER = int(Villager.TINNER)
SMUGGLER = int(Villager.SMUGGLER)
FOUNDERS = int(Villager.FOUNDERS)


def plays(state: Villagers, seat: int) -> list[int]:
    """The Specials of the hand that can be played now."""
    hand = state.players[seat].hand
    if not hand or hand[-1] < MONK:
        return []  # the hand is sorted, and Specials come last
    actions: list[int] = []
    if MONK in hand:
        actions += monk_plays(state, seat)
    if APPRENTICE in hand and state.build_left and targets(state, seat):
        actions.append(PLAY_APPRENTICE())
    if TINNER in hand:
        actions.append(PLAY_TINNER())
    if SMUGGLER in hand and can_unlock(state, seat, SMUGGLER) and smuggled(state, seat):
        actions.append(PLAY_SMUGGLER())
    return actions


# --- Monk ---


def monk_plays(state: Villagers, seat: int) -> list[int]:
    """One or two Monks, each with the villager of the hand that covers it at once (VG-125 to VG-128)."""
    components, player = state.components, state.players[seat]
    actions: list[int] = []
    for cover in covers(state, seat):
        role = components.placed_on[cover]
        if state.build_left > 1 and has_place(components, player, role):
            actions.append(PLAY_MONK(cover))
        below = components.placed_on[role]
        if state.build_left > 2 and below >= 0 and player.hand.count(MONK) > 1 and has_place(components, player, below):
            actions.append(PLAY_TWO_MONKS(cover))
    return actions


def covers(state: Villagers, seat: int) -> list[int]:
    """The villagers of the hand that follow another one in a chain and can be unlocked."""
    placed_on = state.components.placed_on
    kinds = state.players[seat].hand_kinds()
    return [kind for kind in kinds if placed_on[kind] >= 0 and can_unlock(state, seat, kind)]


def play_monks(state: Villagers, seat: int, cover: int, count: int) -> None:
    """Show the Monks and the villager that covers them, and choose their place."""
    player, placed_on = state.players[seat], state.components.placed_on
    state.build_left -= count + 1
    for kind in [MONK] * count + [cover]:
        state.play_from_hand(seat, kind)
        player.square.append(kind)
        state.tell(events.VILLAGER_SHOWN, seat, kind)
    lowest = placed_on[cover] if count == 1 else placed_on[placed_on[cover]]
    if placed_on[lowest] == TABLE:
        lay_monks(state, seat, cover, lowest, NOBODY)
    else:
        state.push(ChooseMonkPlace(seat, cover, lowest))


class ChooseMonkPlace(Choice[Villagers]):
    """On which card the lowest Monk is laid; it stands in for `lowest`."""

    __slots__ = ("cover", "lowest")
    FIELDS = ("seat", "cover", "lowest")

    def __init__(self, seat: int, cover: int, lowest: int) -> None:
        super().__init__(seat)
        self.cover = cover
        self.lowest = lowest

    def actions(self, state: Villagers) -> list[int]:
        role = state.components.placed_on[self.lowest]
        return [name_place(state, self.seat, card) for card in places(state, self.seat, role)]

    def take(self, state: Villagers, action: int) -> None:
        lay_monks(state, self.seat, self.cover, self.lowest, named_place(state, self.seat, action))


def lay_monks(state: Villagers, seat: int, cover: int, lowest: int, beneath: int) -> None:
    """Lay the Monks on each other, and the covering villager on top."""
    last = state.components.placed_on[cover]
    for role in [lowest] if lowest == last else [lowest, last]:
        state.players[seat].square.remove(MONK)
        beneath = lay_card(state, seat, MONK, role, beneath)
        state.tell(events.VILLAGER_PLACED, seat, MONK, role)
    unlock_and_lay(state, seat, cover, beneath)


# --- Apprentice ---


def targets(state: Villagers, seat: int) -> list[int]:
    """The moves that choose a covered villager which can be placed again (VG-136, VG-139, VG-143)."""
    actions: list[int] = []
    for number in range(state.seats):
        player = state.players[number]
        found: list[int] = []
        for card in range(len(player.cards)):
            if can_be_replaced(state, seat, number, card) and not has_like(player, found, card):
                found.append(card)
        actions += [name_target(state, number, card) for card in found]
    return actions


def can_be_replaced(state: Villagers, seat: int, number: int, card: int) -> bool:
    """Whether an Apprentice of the seat may take the place of this card."""
    player = state.players[number]
    kind = player.cards[card]
    if not player.loads[card] or is_stand_in(kind):
        return False
    if player.roles[card] == FOUNDERS:
        return number == seat  # VG-124, VG-146
    return has_place(state.components, state.players[seat], kind) and can_unlock(state, seat, kind)


def name_target(state: Villagers, number: int, card: int) -> int:
    """The move that chooses this card of a village."""
    components, player = state.components, state.players[number]
    return REPLACE(state.owner(number), base_of(components, player, card), copy_of(components, player, card))


def play_apprentice(state: Villagers, seat: int) -> None:
    """Show the Apprentice and choose whom it replaces."""
    state.build_left -= 1
    state.play_from_hand(seat, APPRENTICE)
    state.players[seat].square.append(APPRENTICE)
    state.tell(events.VILLAGER_SHOWN, seat, APPRENTICE)
    state.push(ChooseReplaced(seat))


class ChooseReplaced(Choice[Villagers]):
    """Whose place the Apprentice takes."""

    __slots__ = ()

    def actions(self, state: Villagers) -> list[int]:
        return targets(state, self.seat)

    def take(self, state: Villagers, action: int) -> None:
        owner, base, copy = VOCABULARY.decode(action).args
        number = state.player_of(owner)
        player = state.players[number]
        card = card_of(state.components, player, state.components.base_kinds[base], copy)
        state.players[self.seat].square.remove(APPRENTICE)
        kind = replace_card(player, card)
        state.tell(events.VILLAGER_REPLACED, self.seat, owner, kind)
        if state.components.roles[kind] == FOUNDERS:
            state.players[self.seat].square.append(FOUNDERS)
            state.push(ChooseSide(self.seat))
        else:
            put_on_square(state, self.seat, kind)


def replace_card(player: Player, card: int) -> int:
    """An Apprentice takes the place of a card and stands in for it (VG-137); the card replaced."""
    kind = player.cards[card]
    player.cards[card] = APPRENTICE
    player.standing[kind] -= 1
    player.standing[APPRENTICE] += 1
    return kind


class ChooseSide(Choice[Villagers]):
    """With which side up the own Founders are put back on the table (VG-146)."""

    __slots__ = ()

    def actions(self, state: Villagers) -> list[int]:
        return [SIDE(Side.GOLD), SIDE(Side.FOOD)]

    def take(self, state: Villagers, action: int) -> None:
        state.players[self.seat].square.remove(FOUNDERS)
        place(state, self.seat, FOUNDERS + VOCABULARY.decode(action).args[0], NOBODY)


# --- Tinner and Smuggler ---


def discard_special(state: Villagers, seat: int, kind: int) -> None:
    """A Special with the discard icon leaves the game (VG-122)."""
    state.discard[kind] += 1
    state.tell(events.VILLAGER_DISCARDED, seat, kind)


def play_tinner(state: Villagers, seat: int) -> None:
    """From now on padlocks may be opened for free in this build turn (VG-147, VG-151)."""
    state.play_from_hand(seat, TINNER)
    state.tinned = True
    state.tell(events.TINNER_PLAYED, seat)
    discard_special(state, seat, TINNER)


def smuggled(state: Villagers, seat: int) -> list[int]:
    """The moves that choose an uncovered card with a Gold symbol (VG-153 to VG-156)."""
    gold, player = state.components.gold, state.players[seat]
    kinds = [player.cards[card] for card in player.uncovered()]
    return [PICK(kind) for kind in sorted(set(kinds)) if gold[kind]]


def play_smuggler(state: Villagers, seat: int) -> None:
    """Open the padlock of the Smuggler, then be paid."""
    state.play_from_hand(seat, SMUGGLER)
    state.players[seat].square.append(SMUGGLER)
    state.tell(events.VILLAGER_SHOWN, seat, SMUGGLER)
    state.then(Unlock(seat, SMUGGLER), ChooseSmuggled(seat))


class ChooseSmuggled(Choice[Villagers]):
    """The villager of whose printed gold the bank pays half, rounded up."""

    __slots__ = ()

    def actions(self, state: Villagers) -> list[int]:
        return smuggled(state, self.seat)

    def take(self, state: Villagers, action: int) -> None:
        kind = VOCABULARY.decode(action).args[0]
        state.tell(events.SMUGGLER_PAID, self.seat, kind)
        state.gain_gold(self.seat, (state.components.gold[kind] + 1) // 2)
        state.players[self.seat].square.remove(SMUGGLER)
        discard_special(state, self.seat, SMUGGLER)
