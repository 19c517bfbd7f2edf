"""What is printed on the villagers of Villagers, what opens their padlocks, and what the solo events do, in words."""

from __future__ import annotations

from bourgade.core.amounts import joined, told
from bourgade.core.language import Language, mark
from bourgade.games.villagers.actions import BANK, FREE, VOCABULARY
from bourgade.games.villagers.components import NONE
from bourgade.games.villagers.ids import Counted
from bourgade.games.villagers.names import A_VILLAGER, COUNTED, FOOD, GOLD, HOUSES, VILLAGERS
from bourgade.games.villagers.phases.padlocks import Unlock, bank_price
from bourgade.games.villagers.phases.village import card_of, copy_of
from bourgade.games.villagers.state import Player, Villagers

EFFECTS = (
    mark("the Countess gains {gold} for each Food in her village"),
    mark("the next summer event comes in its stead"),
    mark("you and the Countess are paid for all your Silver symbols"),
    mark("you pay the Countess {gold} for each Gold symbol you show"),
    mark("you pay the Countess {gold} for each basic villager you have"),
    mark("the Countess gains {gold} for each suit in your hand"),
    mark("a villager of the Countess gets as much gold as its keyring says"),
    mark("the cards you give up in this build phase go to the Countess"),
    mark("you pay the Countess {gold} for each villager of your largest suit"),
    mark("each villager of the Countess with a keyring gets {gold}"),
    mark("an uncovered villager of yours goes over to the Countess"),
    mark("in this build phase the bank asks {gold} for a padlock"),
    mark("other winter events come in its stead"),
    mark("the Jester has to be used in this round"),
    mark("you place one villager less, or pay {gold}"),
    mark("the Countess takes the top card of a pile"),
    mark("you pay the Countess {gold} for each card in your hand"),
    mark("you pay the Countess as much as lies on one of your villagers"),
    mark("the Countess is paid for her best Silver symbol"),
    mark("the Countess is paid for your best Silver symbol"),
    mark("the Countess gains your highest Gold value"),
    mark("you discard a card of your hand"),
    mark("an uncovered villager of yours is discarded"),
    mark("you draft one villager less, or pay {gold}"),
)
"""In the order of `EventCard`."""


def effect(state: Villagers, event: int, say: Language) -> str:
    """What an event does."""
    return say(EFFECTS[event], gold=told(say, GOLD, state.components.event_amount[event]))


# --- villagers ---


def with_facts(state: Villagers, kind: int, text: str, say: Language, *more: str) -> str:
    """A text with what is printed on a villager behind it, and more to know, in brackets."""
    notes = [note for note in [*printed(state, kind, say), *more] if note]
    return say("{said} ({notes})", said=text, notes=", ".join(notes)) if notes else text


def printed(state: Villagers, kind: int, say: Language) -> list[str]:
    """What a villager shows, whom it follows, whose key it needs, and how many need its own key."""
    components = state.components
    notes = [*shown(state, kind, say)]
    if components.silver_of[kind] != NONE:
        notes.append(silver(state, kind, say))
    if components.placed_on[kind] >= 0:
        notes.append(say("goes on {villager}", villager=say(A_VILLAGER[components.placed_on[kind]])))
    if components.key[kind] != NONE:
        notes.append(say("padlock: {key}", key=say(VILLAGERS[components.key[kind]])))
    if components.keyring[kind]:
        notes.append(say("keyring {count}", count=components.keyring[kind]))
    return notes


def shown(state: Villagers, kind: int, say: Language) -> list[str]:
    """The Food, Houses and Gold that an uncovered villager shows."""
    components = state.components
    amounts = ((FOOD, components.food), (HOUSES, components.houses), (GOLD, components.gold))
    return [told(say, forms, counts[kind]) for forms, counts in amounts if counts[kind]]


def silver(state: Villagers, kind: int, say: Language) -> str:
    """What a Silver symbol pays, and for what."""
    components = state.components
    forms = COUNTED[Counted(components.silver_of[kind])]
    gold = told(say, GOLD, components.silver_gold[kind])
    return say("{gold} for {things}", gold=gold, things=told(say, forms, components.silver_per[kind]))


def lying(say: Language, coins: int) -> str:
    """The gold that lies on a villager; empty if none."""
    return say("{gold} on it", gold=told(say, GOLD, coins)) if coins else ""


# --- cards of a village ---


def which(state: Villagers, player: Player, card: int, say: Language) -> str:
    """A card of a village that carries others or may do so: its number if it has namesakes, its role, its load."""
    kind = player.cards[card]
    text = say(VILLAGERS[kind])
    names = [state.components.roles[other] for other in player.cards]
    if names.count(state.components.roles[kind]) > 1:
        text = say("{villager} {number}", villager=text, number=copy_of(state.components, player, card) + 1)
    if player.roles[card] != state.components.roles[kind]:
        text = say("{villager} as {role}", villager=text, role=say(A_VILLAGER[player.roles[card]]))
    above = [say(A_VILLAGER[player.cards[other]]) for other, below in enumerate(player.beneath) if below == card]
    return say("{villager} (under {others})", villager=text, others=joined(say, above)) if above else text


def named(state: Villagers, player: Player, base: int, copy: int) -> int:
    """The card of a village that a move names."""
    return card_of(state.components, player, state.components.base_kinds[base], copy)


# --- padlocks ---


def padlock(state: Villagers, kind: int, say: Language) -> str:
    """How the seat on turn opens the padlock of a villager, as far as that is settled; empty without a padlock."""
    if state.components.key[kind] == NONE:
        return ""
    ways = Unlock(state.seat, kind).actions(state)
    return way(state, ways[0], say) if len(ways) == 1 else say("several ways to open it")


def way(state: Villagers, action: int, say: Language) -> str:
    """One way to open a padlock: what it costs, and who is paid."""
    move = VOCABULARY.decode(action)
    if move.verb is FREE:
        return say("open for free with the Tinner")
    if move.verb is BANK:
        return say("pay {gold} to the bank", gold=told(say, GOLD, bank_price(state)))
    owner, key, copy = move.args
    player = state.players[state.player_of(owner)]
    card = card_of(state.components, player, state.components.key_kinds[key], copy)
    return key_way(state, owner, player.cards[card], player.coins[card], say)


def key_way(state: Villagers, owner: int, kind: int, coins: int, say: Language) -> str:
    """The way through a key: the bank pays one's own, the player that of another."""
    gold = told(say, GOLD, state.components.unlock_price)
    key = say(A_VILLAGER[kind])
    noted = lying(say, coins)
    if owner == state.seat:
        text = say("the bank puts {gold} on {key} of yours", gold=gold, key=key)
    elif state.player_of(owner) == state.seats:
        text = say("pay {gold} onto {key} of the Countess", gold=gold, key=key)
    else:
        text = say("pay {gold} onto {key} of player {number}", gold=gold, key=key, number=owner + 1)
    return say("{said} ({notes})", said=text, notes=noted) if noted else text
