"""Setting up a game of Villagers for one to five players."""

from __future__ import annotations

from bourgade.core.chance import Chance
from bourgade.core.edition import Edition
from bourgade.core.opening import first_player
from bourgade.core.pile import draw
from bourgade.games.villagers.components import STACKS, Components, components_for
from bourgade.games.villagers.ids import EventCard, Level, Pile, Slot, Suit, Villager
from bourgade.games.villagers.phases.event_deck import SUMMER, turn_up_events
from bourgade.games.villagers.phases.piles import show_back
from bourgade.games.villagers.phases.round import BeginRound
from bourgade.games.villagers.phases.village import lay_card
from bourgade.games.villagers.state import NOBODY, RESERVE, Player, Stream, Villagers

FOUNDERS = int(Villager.FOUNDERS)


def begin(seats: int, chance: Chance, options: dict[str, str], edition: Edition | None) -> Villagers:
    """A road before its first round."""
    state = unpack(components_for(seats, edition), chance, Level[options["level"].upper()])
    state.road = state.components.starting[:]
    state.first_player = first_player(options["first_player"], seats, chance, Stream.FIRST_PLAYER)  # VG-017
    for player in state.players[:seats]:
        deal_hand(state, player)
    stack_villagers(state)
    if state.solo:
        turn_up_events(state, SUMMER, state.components.events[state.level])
    state.push(BeginRound())
    return state


def unpack(components: Components, chance: Chance, level: int = Level.NORMAL) -> Villagers:
    """All villagers unseen, the basic ones in their piles, a bare road, and villages with their first card."""
    state = Villagers(components, components.seats, chance)
    state.level = int(level)
    state.unseen = components.copies[:]
    state.loose = [0] * len(Suit)
    state.heights = [0] * len(Pile)
    state.tops = [NOBODY] * len(Pile)
    state.laid_on = [0] * len(Pile)
    state.road = [NOBODY] * len(Slot)
    state.road_coins = [0] * len(Slot)
    state.basics = components.basic_copies[:]
    state.discard = [0] * len(Villager)
    state.to_draft = [0] * components.seats
    state.event_deck = [0] * len(EventCard)
    state.event_discard = [0] * len(EventCard)
    state.players = [bare_village() for _ in range(components.seats)]
    for seat in range(state.seats):
        lay_card(state, seat, FOUNDERS, FOUNDERS, NOBODY)
        state.players[seat].treasury = components.start_gold
    if state.solo:
        invite_countess(state)
    return state


def bare_village() -> Player:
    """A village with nobody in it."""
    player = Player()
    player.standing = [0] * len(Villager)
    player.room = [0] * len(Villager)
    return player


def invite_countess(state: Villagers) -> None:
    """Solo: the Countess with her card and her gold, the Jester, and the event decks (VG-197 to VG-202)."""
    components, level = state.components, state.level
    state.players.append(bare_village())
    card = components.countess_cards[level]
    lay_card(state, state.seats, card, card, NOBODY)
    state.countess.treasury = components.countess_gold[level]
    state.jester = components.jester[level]
    state.event_deck = components.decks[level][:]


def deal_hand(state: Villagers, player: Player) -> None:
    """The starting hand (VG-024)."""
    for _ in range(state.components.hand_size):
        player.hand.append(draw(state.unseen, state.chance, Stream.HANDS))
    player.hand.sort()


def stack_villagers(state: Villagers) -> None:
    """Six stacks, and the rest as the reserve; all backs that lie on top can be seen (VG-020, VG-025, VG-028)."""
    components = state.components
    for stack in range(STACKS):
        state.heights[stack] = components.stack_size
    state.heights[RESERVE] = sum(state.unseen) - STACKS * components.stack_size
    state.loose = [
        sum(state.unseen[components.suit_start[suit] : components.suit_end[suit]]) for suit in range(len(Suit))
    ]
    for pile in range(len(Pile)):
        show_back(state, pile)
