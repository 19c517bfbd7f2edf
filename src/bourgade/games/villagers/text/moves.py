"""What an action of Villagers means where it is offered, with its price, who is paid, and what it brings."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from bourgade.core.amounts import begun, inside, joined, told
from bourgade.core.language import Language, mark
from bourgade.core.step import Choice
from bourgade.core.vocabulary import Verb
from bourgade.games.villagers import actions
from bourgade.games.villagers.ids import EventCard, Side, Villager
from bourgade.games.villagers.names import (
    A_VILLAGER,
    CARDS,
    EVENTS,
    EXCHANGES,
    GOLD,
    SUITS,
    VILLAGERS,
    owner_name,
    pile_name,
)
from bourgade.games.villagers.phases.arrivals import LayCoin
from bourgade.games.villagers.phases.event_deck import UseJester
from bourgade.games.villagers.phases.misfortune import LowerOrPay, PayProtection
from bourgade.games.villagers.phases.piles import top_laid, top_suit
from bourgade.games.villagers.phases.special import ChooseSmuggled, smuggled, targets
from bourgade.games.villagers.phases.village import card_of
from bourgade.games.villagers.state import Villagers
from bourgade.games.villagers.text.facts import (
    effect,
    lock,
    lying,
    named,
    noted,
    padlock,
    paying,
    way,
    which,
    with_facts,
)

Args = tuple[int, ...]
Names = list[str]

NOTHING: dict[type[Choice[Any]], str] = {
    LayCoin: mark("Lay no coin"),
    UseJester: mark("Keep the Jester"),
}


def move(state: Villagers, action: int, names: Names, say: Language) -> str:
    """What an action means here, with its price and effect; for the seat on turn only."""
    decoded = actions.VOCABULARY.decode(action)
    if decoded.verb in (actions.KEY, actions.BANK, actions.FREE):
        return begun(way(state, action, names, say))
    if decoded.verb in NAMING:
        return NAMING[decoded.verb](state, decoded.args, names, say)
    return TELLERS[decoded.verb](state, decoded.args, say)


# --- draft and new arrivals ---


def on_road(state: Villagers, slot: int, text: str, say: Language) -> str:
    """A move with a villager of the road, and the gold on it."""
    kind, coins = state.road[slot], state.road_coins[slot]
    gold = told(say, GOLD, state.components.arrival_coin)
    moved = say(text, villager=say(A_VILLAGER[kind]), slot=slot + 1, gold=gold)
    return with_facts(state, kind, moved, say, lying(say, coins))


def _draft(state: Villagers, args: Args, say: Language) -> str:
    return on_road(state, args[0], mark("Draft {villager} from slot {slot}"), say)


def _send(state: Villagers, args: Args, say: Language) -> str:
    return on_road(state, args[0], mark("Send {villager} from slot {slot} to the Countess"), say)


def _coin(state: Villagers, args: Args, say: Language) -> str:
    return on_road(state, args[0], mark("Lay {gold} on {villager} in slot {slot}"), say)


def _blind(state: Villagers, args: Args, say: Language) -> str:
    return say("Draft blind from {pile}", pile=pile(state, args[0], say))


def _conscript(state: Villagers, args: Args, say: Language) -> str:
    return say("The Countess takes the top card of {pile}", pile=pile(state, args[0], say))


def pile(state: Villagers, number: int, say: Language) -> str:
    """A pile with the back of its top card, or its front for the seat that gave it up, and its height."""
    top = say(SUITS[top_suit(state, number)])
    if state.laid_on[number] and state.laid_seats[top_laid(state, number)] == state.seat:
        top = say("{villager} that you gave up", villager=say(A_VILLAGER[state.laid_kinds[top_laid(state, number)]]))
    height = told(say, CARDS, state.heights[number])
    return say("{said} ({notes})", said=pile_name(say, number), notes=say("{top}, {cards}", top=top, cards=height))


# --- build phase ---


def _place(state: Villagers, args: Args, names: Names, say: Language) -> str:
    kind = args[0]
    text = say("Place {villager}", villager=say(A_VILLAGER[kind]))
    return with_facts(state, kind, text, say, padlock(state, kind, names, say))


def _on(state: Villagers, args: Args, say: Language) -> str:
    player = state.players[state.seat]
    return say("Place it on: {card}", card=which(state, player, named(state, player, *args), say))


def _exchange(state: Villagers, _args: Args, say: Language) -> str:
    left = told(say, EXCHANGES, state.exchanges_left)
    kinds = state.players[state.seat].hand_kinds()
    if len(kinds) == 1:
        return say("Give up {villager} for a basic villager ({left})", villager=say(A_VILLAGER[kinds[0]]), left=left)
    return say("Give up a card for a basic villager ({left})", left=left)


def _give(state: Villagers, args: Args, say: Language) -> str:
    kind = args[0]
    return with_facts(state, kind, say("Give up {villager}", villager=say(A_VILLAGER[kind])), say)


def _lay(state: Villagers, args: Args, say: Language) -> str:
    return say("Lay it on {pile}", pile=pile(state, args[0], say))


def _basic(state: Villagers, args: Args, say: Language) -> str:
    kind = state.components.basic_kinds[args[0]]
    left = told(say, CARDS, state.basics[args[0]])
    return say("Take {villager} (from {cards})", villager=say(A_VILLAGER[kind]), cards=left)


# --- Specials ---


def _monk(state: Villagers, args: Args, names: Names, say: Language) -> str:
    cover = args[0]
    role = say(A_VILLAGER[state.components.placed_on[cover]])
    text = say("Play a Monk as {role}, and {villager} on it", role=role, villager=say(A_VILLAGER[cover]))
    return with_facts(state, cover, text, say, padlock(state, cover, names, say))


def _two_monks(state: Villagers, args: Args, names: Names, say: Language) -> str:
    cover, placed_on = args[0], state.components.placed_on
    roles = joined(say, [say(A_VILLAGER[role]) for role in (placed_on[placed_on[cover]], placed_on[cover])])
    text = say("Play two Monks as {roles}, and {villager} on them", roles=roles, villager=say(A_VILLAGER[cover]))
    return with_facts(state, cover, text, say, padlock(state, cover, names, say))


def _apprentice(state: Villagers, _args: Args, names: Names, say: Language) -> str:
    text = say("Play the Apprentice in place of a covered villager")
    found = targets(state, state.seat)
    if len(found) > 1:
        return text
    return say("{said} ({notes})", said=text, notes=inside(move(state, found[0], names, say)))


def _replace(state: Villagers, args: Args, names: Names, say: Language) -> str:
    owner, base, copy = args
    player = state.players[state.player_of(owner)]
    card = which(state, player, named(state, player, base, copy), say)
    if owner == state.seat:
        return say("In your village: {card}", card=card)
    return say("In the village of {name}: {card}", name=owner_name(say, owner, names), card=card)


def _side(state: Villagers, args: Args, say: Language) -> str:
    kind = (Villager.FOUNDERS, Villager.FOUNDERS_FOOD)[args[0]]
    text = mark("Gold side up") if args[0] == Side.GOLD else mark("Food side up")
    return with_facts(state, kind, say(text), say)


def _tinner(_state: Villagers, _args: Args, say: Language) -> str:
    return say("Play the Tinner: padlocks may be opened for free until the end of this turn")


def _smuggler(state: Villagers, _args: Args, names: Names, say: Language) -> str:
    text = say("Play the Smuggler: half the Gold of one of your villagers")
    found = smuggled(state, state.seat)
    only = paid(state, actions.VOCABULARY.decode(found[0]).args[0], say) if len(found) == 1 else ""
    kind = Villager.SMUGGLER
    return noted(text, [lock(state, kind, say), padlock(state, kind, names, say), only], say)


def paid(state: Villagers, kind: int, say: Language) -> str:
    """What a Smuggler brings."""
    gold = told(say, GOLD, (state.components.gold[kind] + 1) // 2)
    return say("{villager}: the bank pays {gold}", villager=say(VILLAGERS[kind]), gold=gold)


# --- villagers of one's own, and events ---


def _pick(state: Villagers, args: Args, say: Language) -> str:
    kind, copy = args
    player = state.players[state.seat]
    if isinstance(state.choice, ChooseSmuggled):
        return paid(state, kind, say)
    card = card_of(state.components, player, kind, copy)
    if isinstance(state.choice, PayProtection):
        price = told(say, GOLD, min(player.coins[card], player.treasury))
        return say("{villager}: pay {gold}", villager=which(state, player, card, say), gold=price)
    return noted(which(state, player, card, say), [*paying(state, kind, say), lying(say, player.coins[card])], say)


def _jester(state: Villagers, args: Args, say: Language) -> str:
    event = say(EVENTS[args[0]])
    return say("Use the Jester on “{event}” ({notes})", event=event, notes=effect(state, args[0], say))


def _resolve(state: Villagers, args: Args, say: Language) -> str:
    return say("{said} ({notes})", said=say(EVENTS[args[0]]), notes=effect(state, args[0], say))


def _lower(state: Villagers, _args: Args, say: Language) -> str:
    choice = state.choice
    is_rats = isinstance(choice, LowerOrPay) and choice.event == EventCard.RATS
    return say("Draft one villager less") if is_rats else say("Place one villager less")


def _pay(state: Villagers, _args: Args, say: Language) -> str:
    assert isinstance(state.choice, LowerOrPay)
    price = state.components.event_amount[state.choice.event]
    gold = told(say, GOLD, min(price, state.players[state.seat].treasury))
    return say("Pay {gold} to the bank", gold=gold)


def _drop(state: Villagers, args: Args, say: Language) -> str:
    kind = args[0]
    return with_facts(state, kind, say("Discard {villager}", villager=say(A_VILLAGER[kind])), say)


# --- doing nothing ---


def _nothing(state: Villagers, _args: Args, say: Language) -> str:
    assert state.choice is not None
    return say(NOTHING[type(state.choice)])


def _done(_state: Villagers, _args: Args, say: Language) -> str:
    return say("End your build turn")


TELLERS: dict[Verb, Callable[[Villagers, Args, Language], str]] = {
    actions.DRAFT: _draft,
    actions.BLIND: _blind,
    actions.SEND: _send,
    actions.COIN: _coin,
    actions.ON: _on,
    actions.EXCHANGE: _exchange,
    actions.GIVE: _give,
    actions.LAY: _lay,
    actions.BASIC: _basic,
    actions.SIDE: _side,
    actions.TINNER: _tinner,
    actions.PICK: _pick,
    actions.JESTER: _jester,
    actions.RESOLVE: _resolve,
    actions.LOWER: _lower,
    actions.PAY: _pay,
    actions.DROP: _drop,
    actions.CONSCRIPT: _conscript,
    actions.DECLINE: _nothing,
    actions.DONE: _done,
}
"""All verbs but those that open a padlock, and those below."""

NAMING: dict[Verb, Callable[[Villagers, Args, Names, Language], str]] = {
    actions.PLACE: _place,
    actions.MONK: _monk,
    actions.TWO_MONKS: _two_monks,
    actions.APPRENTICE: _apprentice,
    actions.REPLACE: _replace,
    actions.SMUGGLER: _smuggler,
}
"""The verbs whose words may name another player."""
