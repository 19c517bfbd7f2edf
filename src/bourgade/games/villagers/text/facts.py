"""What is printed on the villagers of Villagers, what opens their padlocks, and what the solo events do, in words."""

from __future__ import annotations

from bourgade.core.amounts import joined, told
from bourgade.core.language import Language
from bourgade.games.villagers import names as words
from bourgade.games.villagers.actions import BANK, FREE, VOCABULARY
from bourgade.games.villagers.components import NONE
from bourgade.games.villagers.ids import Counted, Villager
from bourgade.games.villagers.names import A_VILLAGER, FOOD, GOLD, HOUSES, SPECIALS, VILLAGERS, owner_name
from bourgade.games.villagers.phases.padlocks import Unlock, bank_price
from bourgade.games.villagers.phases.village import card_of, copy_of
from bourgade.games.villagers.state import Player, Villagers


def effect(state: Villagers, event: int, say: Language) -> str:
    """What an event does."""
    return words.effect(say, event, state.components.event_amount[event])


# --- villagers ---


def with_facts(state: Villagers, kind: int, text: str, say: Language, *more: str) -> str:
    """A text with what is printed on a villager behind it, and more to know, in brackets."""
    return noted(text, [*printed(state, kind, say), *more], say)


def noted(text: str, notes: list[str], say: Language) -> str:
    """A text with notes in brackets; empty ones are left out."""
    told_notes = ", ".join(filter(None, notes))
    return say("{said} ({notes})", said=text, notes=told_notes) if told_notes else text


def printed(state: Villagers, kind: int, say: Language) -> list[str]:
    """What a villager does or shows, whom it follows, whose key it needs, and how many need its own key."""
    components = state.components
    notes = [say(SPECIALS[Villager(kind)])] if kind in SPECIALS else paying(state, kind, say)
    if components.placed_on[kind] >= 0:
        notes.append(say("goes on {villager}", villager=say(A_VILLAGER[components.placed_on[kind]])))
    notes.append(lock(state, kind, say))
    if components.keyring[kind]:
        notes.append(say("keyring {count}", count=components.keyring[kind]))
    return notes


def lock(state: Villagers, kind: int, say: Language) -> str:
    """The key that a villager needs; empty without a padlock."""
    key = state.components.key[kind]
    return "" if key == NONE else say("padlock: {key}", key=say(VILLAGERS[key]))


def shown(state: Villagers, kind: int, say: Language) -> list[str]:
    """The Food, Houses and Gold that an uncovered villager shows."""
    components = state.components
    amounts = ((FOOD, components.food), (HOUSES, components.houses))
    found = [told(say, forms, counts[kind]) for forms, counts in amounts if counts[kind]]
    gold = components.gold[kind]
    return [*found, say("Gold {count}", count=gold)] if gold else found


def paying(state: Villagers, kind: int, say: Language) -> list[str]:
    """All that an uncovered villager shows, its Silver symbol too."""
    notes = shown(state, kind, say)
    return notes if state.components.silver_of[kind] == NONE else [*notes, silver(state, kind, say)]


def silver(state: Villagers, kind: int, say: Language) -> str:
    """What a Silver symbol pays, and for what."""
    components = state.components
    counted, per = Counted(components.silver_of[kind]), components.silver_per[kind]
    return words.silver(say, components.silver_gold[kind], counted, per)


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


def padlock(state: Villagers, kind: int, names: list[str], say: Language) -> str:
    """How the seat on turn opens the padlock of a villager, as far as that is settled; empty without a padlock."""
    if state.components.key[kind] == NONE:
        return ""
    ways = Unlock(state.seat, kind).actions(state)
    return way(state, ways[0], names, say) if len(ways) == 1 else say("several ways to open it")


def way(state: Villagers, action: int, names: list[str], say: Language) -> str:
    """One way to open a padlock: what it costs, and who is paid."""
    move = VOCABULARY.decode(action)
    if move.verb is FREE:
        return say("open for free with the Tinner")
    if move.verb is BANK:
        return say("pay {gold} to the bank", gold=told(say, GOLD, bank_price(state)))
    owner, key, copy = move.args
    player = state.players[state.player_of(owner)]
    card = card_of(state.components, player, state.components.key_kinds[key], copy)
    return key_way(state, owner, player.cards[card], player.coins[card], names, say)


def key_way(state: Villagers, owner: int, kind: int, coins: int, names: list[str], say: Language) -> str:
    """The way through a key: the bank pays one's own, the player that of another."""
    gold = told(say, GOLD, state.components.unlock_price)
    key = say(A_VILLAGER[kind])
    if owner == state.seat:
        text = say("the bank puts {gold} on {key} of yours", gold=gold, key=key)
    else:
        text = say("pay {gold} onto {key} of {name}", gold=gold, key=key, name=owner_name(say, owner, names))
    return noted(text, [lying(say, coins)], say)
