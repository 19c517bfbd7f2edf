"""What each seat may see, and a full state that fits it: of others it knows the backs, and what they drafted."""

from __future__ import annotations

from typing import Any

from bourgade.core.chance import Chance
from bourgade.core.ids import named, some
from bourgade.games.villagers.components import STACKS
from bourgade.games.villagers.ids import Basic, Counted, EventCard, Level, Pile, Suit, Villager
from bourgade.games.villagers.phases.build import build_limit
from bourgade.games.villagers.phases.draft import draft_limit
from bourgade.games.villagers.phases.market import is_first_market_due, is_second_market_due
from bourgade.games.villagers.phases.padlocks import bank_price
from bourgade.games.villagers.phases.piles import draw_front, top_laid, top_suit
from bourgade.games.villagers.printed import printed
from bourgade.games.villagers.scoring import count_village, has_beaten_countess, score_lines
from bourgade.games.villagers.state import NOBODY, Player, Stream, Villagers

SUITS = len(Suit)


def view(state: Villagers, seat: int) -> dict[str, Any]:
    """The table as one seat sees it; seat -1 is a spectator."""
    return {
        "game": "villagers",
        "seats": state.seats,
        "seat": seat,
        "to_move": state.seat,
        "over": state.over,
        "round": state.round,
        "first_player": state.first_player,
        "road": [slot_view(state, slot) for slot in range(len(state.road))],
        "piles": [pile_view(state, pile, seat) for pile in range(len(Pile))],
        "basics": named(state.basics, Basic),
        "discard": some(state.discard, Villager),
        "first_market": first_market_view(state),
        "second_market": "visible" if not state.heights[STACKS - 1] else "hidden",
        "markets_due": markets_due_view(state),
        "to_draft": state.to_draft[:],
        "build": build_view(state),
        "offered": offered_view(state, seat),
        "solo": solo_view(state) if state.solo else None,
        "players": [player_view(state, number, seat) for number in range(state.seats)],
        "printed": printed(state.components),
    }


def build_view(state: Villagers) -> dict[str, Any]:
    """What is left to do in the build turn, and what opening a padlock through the bank costs in it."""
    return {
        "left": state.build_left,
        "exchanges_left": state.exchanges_left,
        "tinner": state.tinned,
        "bank_price": bank_price(state),
    }


def slot_view(state: Villagers, slot: int) -> dict[str, Any] | None:
    """A villager of the road with its coins."""
    kind = state.road[slot]
    return None if kind == NOBODY else {"villager": name_of(kind), "coins": state.road_coins[slot]}


def pile_view(state: Villagers, pile: int, seat: int) -> dict[str, Any]:
    """How high a pile is, the back of its top card, and its front for the seat that gave it up."""
    suit = top_suit(state, pile)
    given_up: list[Any] = []
    for place, kind, giver in zip(state.laid_piles, state.laid_kinds, state.laid_seats, strict=True):
        if place == pile:
            given_up.append({"seat": giver, **face(state, kind, giver == seat)})
    return {
        "pile": Pile(pile).name.lower(),
        "cards": state.heights[pile],
        "top": None if suit == NOBODY else suit_name(suit),
        "villager": known_top(state, pile, seat),
        "given_up": given_up,
        "beneath": None if state.tops[pile] == NOBODY else suit_name(state.tops[pile]),
    }


def known_top(state: Villagers, pile: int, seat: int) -> str | None:
    """The top card of a pile, if the seat gave it up itself."""
    if state.laid_on[pile]:
        number = top_laid(state, pile)
        if state.laid_seats[number] == seat:
            return name_of(state.laid_kinds[number])
    return None


def offered_view(state: Villagers, seat: int) -> dict[str, Any] | None:
    """The card that is being given up by the seat on turn."""
    return None if state.offered == NOBODY else face(state, state.offered, state.seat == seat)


def face(state: Villagers, kind: int, is_known: bool) -> dict[str, Any]:
    """A card with its suit, and its front if it is known."""
    return {"suit": suit_name(state.components.suit[kind]), "villager": name_of(kind) if is_known else None}


def first_market_view(state: Villagers) -> str:
    """Whether the First Market card is hidden, visible, or gone (VG-052, VG-168)."""
    if state.first_market_held:
        return "held"
    return "hidden" if state.heights[state.components.first_market_stack - 1] else "visible"


def markets_due_view(state: Villagers) -> list[str]:
    """Which markets come at the end of this round as things stand (VG-161, VG-163)."""
    if state.over:
        return []
    due = {"first": is_first_market_due(state), "second": is_second_market_due(state)}
    return [market for market, is_due in due.items() if is_due]


def solo_view(state: Villagers) -> dict[str, Any]:
    """The Countess, the Jester and the events."""
    return {
        "level": Level(state.level).name.lower(),
        "countess": village_view(state, state.seats),
        "beaten": has_beaten_countess(state),
        "jester": state.jester,
        "events": event_names(state.row),
        "spent": event_names(state.spent),
        "summer_deck": sum(state.event_deck[: len(EventCard) // 2]),
        "winter_deck": sum(state.event_deck[len(EventCard) // 2 :]),
        "discarded": [event.name.lower() for event in EventCard if state.event_discard[event]],
    }


def player_view(state: Villagers, number: int, seat: int) -> dict[str, Any]:
    """A village and its owner's hand: all of it for the owner, for others the backs and what they saw drafted."""
    player = state.players[number]
    return {
        "seat": number,
        **village_view(state, number),
        "draft_limit": draft_limit(state, number),
        "build_limit": build_limit(state, number),
        "square": [name_of(kind) for kind in player.square],
        "backs": some(suit_counts(state, player.hand), Suit),
        "hand": [name_of(kind) for kind in player.hand] if number == seat else None,
        "seen_in_hand": [name_of(kind) for kind in player.shown],
        "seen_in_hand_or_given_up": [name_of(kind) for kind in player.hinted],
    }


def village_view(state: Villagers, number: int) -> dict[str, Any]:
    """A village with the gold of its owner."""
    player = state.players[number]
    lines = score_lines(state, number)
    return {
        "treasury": player.treasury,
        "village": [card_view(player, card) for card in range(len(player.cards))],
        "symbols": named(count_village(state.components, player), Counted),
        "score": {"seat": number, "lines": lines, "total": sum(lines.values())},
    }


def card_view(player: Player, card: int) -> dict[str, Any]:
    """A card of a village: what it is, what it stands in for, on which card it lies, and what lies on it."""
    return {
        "villager": name_of(player.cards[card]),
        "role": name_of(player.roles[card]),
        "on": None if player.beneath[card] == NOBODY else player.beneath[card],
        "cards_on_it": player.loads[card],
        "coins": player.coins[card],
    }


def suit_counts(state: Villagers, kinds: list[int]) -> list[int]:
    """How many of some cards belong to each suit."""
    counts = [0] * SUITS
    for kind in kinds:
        counts[state.components.suit[kind]] += 1
    return counts


def name_of(kind: int) -> str:
    """A villager's name in views."""
    return Villager(kind).name.lower()


def suit_name(suit: int) -> str:
    """A suit's name in views."""
    return Suit(suit).name.lower()


def event_names(cards: list[int]) -> list[str]:
    """The names of events in views."""
    return [EventCard(event).name.lower() for event in cards]


# --- imagining ---


def imagine(state: Villagers, seat: int, chance: Chance) -> Villagers:
    """A table that looks the same to the seat: what it cannot know is dealt anew, and chance is another."""
    imagined = state.clone()
    drawn = imagined.chance.drawn
    imagined.chance = chance
    others = [number for number in range(state.seats) if number != seat]
    for number in others:
        gather(imagined, number)
    for number in others:
        deal_anew(imagined, number)
    chance.drawn = drawn
    if imagined.choice is not None and imagined.seat != seat:
        imagined.options = imagined.choice.actions(imagined)
    return imagined


def secret_cards(state: Villagers, seat: int) -> list[int]:
    """The cards given up by a seat, the one it is giving up last."""
    kinds = [kind for kind, giver in zip(state.laid_kinds, state.laid_seats, strict=True) if giver == seat]
    return [*kinds, state.offered] if state.offered != NOBODY and state.seat == seat else kinds


def gather(state: Villagers, seat: int) -> None:
    """The cards that a seat hides join the unseen ones, without those that everybody saw it take."""
    player = state.players[seat]
    for kind in [*player.hand, *secret_cards(state, seat)]:
        state.unseen[kind] += 1
    for kind in [*player.shown, *player.hinted]:
        state.unseen[kind] -= 1


def deal_anew(state: Villagers, seat: int) -> None:
    """Deal a seat other cards with the same backs, for its hand and for the cards it gave up."""
    player, suits = state.players[seat], state.components.suit
    secrets = secret_cards(state, seat)
    dealt = [deal_suit(state, seat, suit, secrets) for suit in range(SUITS)]
    given_up = [dealt[suits[kind]].pop() for kind in secrets]
    player.hand = sorted([*player.shown, *[kind for cards in dealt for kind in cards]])
    if len(given_up) > state.laid_seats.count(seat):
        state.offered = given_up.pop()
    for number in range(len(state.laid_seats)):
        if state.laid_seats[number] == seat:
            state.laid_kinds[number] = given_up.pop(0)


def deal_suit(state: Villagers, seat: int, suit: int, secrets: list[int]) -> list[int]:
    """As many cards of a suit as a seat hides, in random order; those it was seen to take are among them."""
    player, suits = state.players[seat], state.components.suit
    hidden = sum(suits[kind] == suit for kind in [*player.hand, *secrets])
    hidden -= sum(suits[kind] == suit for kind in player.shown)
    cards = [kind for kind in player.hinted if suits[kind] == suit]
    while len(cards) < hidden:
        cards.append(draw_front(state, suit, Stream.HANDS))
    for last in range(len(cards) - 1, 0, -1):
        other = state.chance.below(Stream.HANDS, last + 1)
        cards[last], cards[other] = cards[other], cards[last]
    return cards
