"""What the solo events do, one short function each, in the order of `EventCard`."""

from __future__ import annotations

from collections.abc import Callable

from bourgade.core.step import Step
from bourgade.games.villagers import events
from bourgade.games.villagers.ids import EventCard, When
from bourgade.games.villagers.phases.event_deck import (
    SUMMER,
    DiscardSpent,
    OfferJester,
    discard_spent,
    turn_up_events,
    use_jester,
)
from bourgade.games.villagers.phases.misfortune import (
    ARSON,
    RATS,
    Conscript,
    LoseCard,
    LoseToCountess,
    LoseVillager,
    LowerOrPay,
    PayProtection,
    SpendJester,
    removable,
    with_coins,
)
from bourgade.games.villagers.scoring import FOOD, GOLD_SYMBOLS, best_silver, count_village, silver_values
from bourgade.games.villagers.state import Villagers

PLAYER = 0


def amount_of(state: Villagers, event: EventCard) -> int:
    """The number printed on an event."""
    return state.components.event_amount[event]


# --- summer ---


def sinister_banquet(state: Villagers) -> None:
    """The Countess gains gold for each Food symbol of her village (VG-248)."""
    food = count_village(state.components, state.countess)[FOOD]
    state.gain_gold(state.seats, food * amount_of(state, EventCard.SINISTER_BANQUET))


def mood_swing(state: Villagers) -> None:
    """The next summer event comes in its stead and acts at once, unless the Jester stops it (VG-249 to VG-251)."""
    discard_spent(state)
    before = len(state.row)
    turn_up_events(state, SUMMER, 1)
    if len(state.row) > before:
        state.then(OfferJester(), ResolveEvent(state.row[-1]))


def black_market(state: Villagers) -> None:
    """Player and Countess are paid for their Silver symbols, Agents at their best (VG-252)."""
    for number, player in enumerate(state.players):
        state.gain_gold(number, sum(silver_values(state.components, player)))


def value_added_tax(state: Villagers) -> None:
    """The player pays for each uncovered Gold symbol (VG-253)."""
    symbols = count_village(state.components, state.players[PLAYER])[GOLD_SYMBOLS]
    state.pay_countess(symbols * amount_of(state, EventCard.VALUE_ADDED_TAX))


def land_claim(state: Villagers) -> None:
    """The player pays for each basic villager, covered ones included (VG-254)."""
    standing = state.players[PLAYER].standing
    count = sum(standing[kind] for kind in state.components.basic_kinds)
    state.pay_countess(count * amount_of(state, EventCard.LAND_CLAIM))


def temporary_employment(state: Villagers) -> None:
    """The Countess gains gold for each suit in the player's hand (VG-255)."""
    suits = {state.components.suit[kind] for kind in state.players[PLAYER].hand}
    state.gain_gold(state.seats, len(suits) * amount_of(state, EventCard.TEMPORARY_EMPLOYMENT))


def bribes(state: Villagers) -> None:
    """The Countess's oldest villager with the highest keyring gets as many coins (VG-256, VG-245)."""
    rings = [state.components.keyring[kind] for kind in state.countess.cards]
    if max(rings):
        state.put_coins(state.seats, rings.index(max(rings)), max(rings))


def serfdom(state: Villagers) -> None:
    """In force for this build phase: cards given up go to the Countess (VG-257)."""


def customs(state: Villagers) -> None:
    """The player pays for each villager of the most numerous suit of the village (VG-258, VG-259)."""
    suits = [state.components.suit[kind] for kind in state.players[PLAYER].cards]
    most = max(suits.count(suit) for suit in suits)
    state.pay_countess(most * amount_of(state, EventCard.CUSTOMS))


def guild_conspiracy(state: Villagers) -> None:
    """Each villager of the Countess with a keyring gets coins (VG-260)."""
    for card, kind in enumerate(state.countess.cards):
        if state.components.keyring[kind]:
            state.put_coins(state.seats, card, amount_of(state, EventCard.GUILD_CONSPIRACY))


def betrayer(state: Villagers) -> None:
    """An uncovered villager goes over to the Countess (VG-261)."""
    if removable(state):
        state.push(LoseToCountess(PLAYER))


def the_countess_bank(state: Villagers) -> None:
    """In force for this build phase: the bank asks more for a padlock (VG-263)."""


# --- winter ---


def dark_mood(state: Villagers) -> None:
    """Has acted when it was turned up (VG-264)."""


def it_was_you(state: Villagers) -> None:
    """The Jester has to be used, on another event if there is one (VG-265 to VG-267)."""
    if state.jester and state.row:
        state.push(SpendJester(PLAYER))
    elif state.jester:
        use_jester(state)


def arson(state: Villagers) -> None:
    """One villager less to place, or gold for the bank (VG-268)."""
    state.push(LowerOrPay(PLAYER, ARSON))


def conscription(state: Villagers) -> None:
    """The Countess takes the top card of a pile (VG-269)."""
    if any(state.heights):
        state.push(Conscript(PLAYER))


def tribute(state: Villagers) -> None:
    """The player pays for each card in hand (VG-271)."""
    state.pay_countess(len(state.players[PLAYER].hand) * amount_of(state, EventCard.TRIBUTE))


def protection_money(state: Villagers) -> None:
    """The player pays what lies on one own villager (VG-272)."""
    if with_coins(state):
        state.push(PayProtection(PLAYER))


def trade_network(state: Villagers) -> None:
    """The Countess gains the value of her best Silver symbol (VG-273)."""
    state.gain_gold(state.seats, best_silver(state.components, state.countess))


def spy_network(state: Villagers) -> None:
    """The Countess gains the value of the player's best Silver symbol (VG-274)."""
    state.gain_gold(state.seats, best_silver(state.components, state.players[PLAYER]))


def blackmail(state: Villagers) -> None:
    """The Countess gains the highest uncovered Gold value of the player (VG-275)."""
    player, gold = state.players[PLAYER], state.components.gold
    state.gain_gold(state.seats, max([gold[player.cards[card]] for card in player.uncovered()]))


def abduction(state: Villagers) -> None:
    """A card of the hand is discarded (VG-276)."""
    if state.players[PLAYER].hand:
        state.push(LoseCard(PLAYER))


def arrest(state: Villagers) -> None:
    """An uncovered villager is discarded (VG-277)."""
    if removable(state):
        state.push(LoseVillager(PLAYER))


def rats(state: Villagers) -> None:
    """One villager less to draft, or gold for the bank (VG-278)."""
    state.push(LowerOrPay(PLAYER, RATS))


EFFECTS: list[Callable[[Villagers], None]] = [
    sinister_banquet, mood_swing, black_market, value_added_tax, land_claim, temporary_employment, bribes, serfdom,
    customs, guild_conspiracy, betrayer, the_countess_bank, dark_mood, it_was_you, arson, conscription, tribute,
    protection_money, trade_network, spy_network, blackmail, abduction, arrest, rats,
]  # fmt: skip


def act(state: Villagers, event: int) -> None:
    """A face-up event acts; it can no longer be stopped."""
    state.row.remove(event)
    state.spent.append(event)
    state.tell(events.EVENT_ACTED, -1, event)
    EFFECTS[event](state)


def acts_in_event_phase(state: Villagers, event: int) -> bool:
    """Whether an event is resolved in the event phase: one of that phase, or It Was You!"""
    return state.components.event_phase[event] in (When.EVENT, When.ROUND)


class ResolveEvent(Step[Villagers]):
    """An event acts and is discarded, if it still lies there and this is its phase."""

    __slots__ = ("event",)
    FIELDS = ("seat", "event")

    def __init__(self, event: int) -> None:
        super().__init__()
        self.event = event

    def happen(self, state: Villagers) -> None:
        """Let it act, and discard it afterwards."""
        if self.event in state.row and acts_in_event_phase(state, self.event):
            state.push(DiscardSpent())
            act(state, self.event)
