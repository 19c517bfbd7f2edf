"""What a hand is worth: its best villagers and those still to be drafted, as many as can still be placed."""

from __future__ import annotations

from bourgade.games.villagers.components import NONE, TABLE
from bourgade.games.villagers.phases.village import MONK
from bourgade.games.villagers.scoring import HOUSES, silver_value
from bourgade.games.villagers.state import NOBODY
from bourgade.games.villagers.value.outlook import Outlook, is_blind


def plans(outlook: Outlook, seat: int) -> float:
    """Each place goes to the best of the hand, or to a newcomer who is better; a card left over is little worth."""
    cards = held(outlook)
    places, coming = places_left(outlook, seat), newcomers(outlook, seat)
    worth, came = 0.0, 0.5
    for card in cards:
        while places > 0 and came < coming:
            newcomer = outlook.prices.newcomer * (1 - came / coming)
            if newcomer < card:
                break
            worth += min(1.0, places) * newcomer
            places -= 1
            came += 1
        share = min(1.0, max(0.0, places))
        worth += card * (share + (1 - share) * outlook.prices.fodder)
        places -= 1
    while places > 0 and came < coming:
        worth += min(1.0, places) * outlook.prices.newcomer * (1 - came / coming)
        places -= 1
        came += 1
    return worth


def held(outlook: Outlook) -> list[float]:
    """What the villagers of the hand and of the Village Square promise, the best first."""
    player = outlook.player
    cards = [max(0.0, hopes(outlook, kind)) for kind in player.hand + player.square]
    if is_blind(outlook.state):
        cards[-1] = max(0.0, average(outlook, player.square[-1]))
    cards.sort(reverse=True)
    return cards


def places_left(outlook: Outlook, seat: int) -> float:
    """How many villagers a seat can still place, if its village stays as it is."""
    state, components = outlook.state, outlook.state.components
    limit = min(components.most_built, components.base_build + outlook.counts[HOUSES])
    places = limit * outlook.rounds
    if any(state.to_draft):
        return places + limit
    return places + state.build_left + len(outlook.player.square) if state.seat == seat else places


def newcomers(outlook: Outlook, seat: int) -> float:
    """How many villagers a seat will still draft."""
    later = outlook.rounds * outlook.limit
    if any(outlook.state.to_draft):
        return later + outlook.state.to_draft[seat] - is_blind(outlook.state)
    return later


# --- one villager ---


def hopes(outlook: Outlook, kind: int) -> float:
    """What a villager of the hand promises; the one it lies on is covered and no longer pays."""
    prices = outlook.prices
    if kind >= MONK:
        return prices.special * min(1.0, outlook.rounds)
    components, player = outlook.state.components, outlook.player
    below, worth = components.placed_on[kind], gain(outlook, kind)
    if below == TABLE:
        return worth * prices.placeable
    worth -= markets_met(outlook) * components.gold[below]
    if player.room[below] > 0:
        return worth * prices.placeable
    if below in components.basic_kinds:
        return worth * prices.on_basic
    return worth * (prices.on_hand if below in player.hand or below in player.square else prices.on_nobody)


def gain(outlook: Outlook, kind: int) -> float:
    """What a villager of the hand would bring to the village."""
    components = outlook.state.components
    worth = markets_met(outlook) * components.gold[kind] + outlook.key * components.keyring[kind]
    worth += outlook.food * components.food[kind] + outlook.house * components.houses[kind]
    if components.silver_of[kind] != NONE:
        worth += silver_value(components, outlook.counts, kind) + outlook.silver + outlook.prices.silver_a_round
    if components.key[kind] != NONE:
        worth += padlock(outlook, components.key[kind])
    return max(0.0, worth)


def average(outlook: Outlook, kind: int) -> float:
    """What a villager drafted blind promises: no more than its back told."""
    components, unseen = outlook.state.components, outlook.state.unseen
    suit = components.suit[kind]
    worth, count = hopes(outlook, kind), 1
    for other in range(components.suit_start[suit], components.suit_end[suit]):
        if unseen[other]:
            worth += unseen[other] * hopes(outlook, other)
            count += unseen[other]
    return worth / count


def markets_met(outlook: Outlook) -> float:
    """How many markets a villager of the hand will meet: the first one only while its stacks last."""
    state = outlook.state
    if state.first_market_held or any(state.to_draft):
        return float(outlook.markets)
    first = sum(state.heights[: state.components.first_market_stack])
    return 1.0 + min(1.0, first / state.components.stack_size)


def padlock(outlook: Outlook, key: int) -> int:
    """What opening a padlock brings, or costs; gold on a key of the Countess pays her in each market."""
    price = outlook.state.components.unlock_price
    if outlook.player.standing[key]:
        return price * outlook.markets
    if outlook.state.solo and outlook.state.countess.standing[key]:
        return -price * (1 + outlook.markets)
    return -price


def kept(outlook: Outlook) -> float:
    """With one or two players: the best villager that a coin keeps on the road."""
    state, best = outlook.state, 0.0
    for slot in range(len(state.road)):
        if state.road_coins[slot] and state.road[slot] != NOBODY:
            best = max(best, hopes(outlook, state.road[slot]))
    return outlook.prices.kept * best * min(1.0, outlook.rounds)
