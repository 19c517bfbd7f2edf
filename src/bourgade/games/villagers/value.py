"""How good a position is for a seat, as a bot's rule of thumb: what its village earns, and what is still to come."""

from __future__ import annotations

from bourgade.games.villagers.components import NONE, STACKS, TABLE
from bourgade.games.villagers.phases.draft import SendVillager
from bourgade.games.villagers.phases.village import MONK
from bourgade.games.villagers.scoring import COINS, FOOD, GOLD, HOUSES, SILVER, count_village, silver_value, total
from bourgade.games.villagers.state import NOBODY, Player, Villagers

# What something is worth, in gold, each round that is left. Found by play in the arena and against the Countess.
DRAFT = 3.0  # one Food more
BUILD = 3.0  # one House more
MOST = 3  # so many Food or Houses help
KEY = 0.2  # each padlock of the game that a key opens
GROWTH = 1.0  # a Silver symbol: what it counts grows in number
PURSE = 0.3  # a coin at hand, on top of its worth at the end: it opens padlocks
ENOUGH = 6  # so many coins do
LIMIT = 3.0  # villagers that a seat drafts in a round
# At once.
ROOM = 0.4  # a free place on a basic villager
ROOMS = 4  # so many of them help
FRESH = 2.0  # a villager still to be drafted in this round
SPECIAL = 5.0  # a Special in the hand
# The share of its worth that a villager of the hand has.
PLACEABLE = 0.8  # there is a place for it
BASIC = 0.65  # a basic villager has to come first
STEP = 0.6  # the villager that it lies on is in the hand as well
LONELY = 0.15  # that villager is still to be found
HOARD = 0.1  # of that share: it is one more than can still be placed
KEPT = 0.15  # it lies on the road with a coin on it, which keeps it there
# Alone: what the Countess has of it, each round that is left.
HER_ROUND = 8.0  # her events and the villagers she takes
HER_GROWTH = 6.0  # a Silver symbol: all her villagers are uncovered
HER_FOOD = 0.8  # there are banquets
HER_KEY = 0.25  # each padlock of the game that a key of hers opens
# Alone, at once.
SENT = 4.0  # a villager still to be sent to her in this round
EVENT = 5.0  # an event that waits
JESTER = 10.0  # with a round or more to use it in


class Outlook:
    """A village and the time it has left."""

    __slots__ = ("counts", "markets", "player", "rounds", "state")

    def __init__(self, state: Villagers, number: int) -> None:
        self.state = state
        self.player: Player = state.players[number]
        self.counts: list[int] = count_village(state.components, self.player)
        self.markets: int = 1 if state.first_market_held else 2
        self.rounds: float = rounds_left(state)


def value(state: Villagers, seat: int) -> float:
    """The gold a seat may hope for, alone without that of the Countess; only its gold once the game is over."""
    if state.over:
        return float(total(state, seat))
    outlook = Outlook(state, seat)
    worth = income(outlook) + growth(outlook) * outlook.rounds + plans(outlook, seat)
    rooms = sum([outlook.player.room[kind] for kind in state.components.basic_kinds])
    worth += ROOM * min(ROOMS, rooms)
    if state.seats <= 2:
        worth += kept(outlook)
    return worth - countess(state) if state.solo else worth


def rounds_left(state: Villagers) -> float:
    """For how many rounds after this one the stacks still hold villagers; alone, each draft takes two."""
    coming, limits = sum(state.to_draft), LIMIT * state.seats
    if state.solo:
        coming, limits = 2 * coming - is_blind(state), 2 * limits
    return max(0, sum(state.heights[:STACKS]) - coming) / limits


def is_blind(state: Villagers) -> bool:
    """Alone: whether a villager was just drafted blind, and the one for the Countess is still to be chosen."""
    return state.solo and isinstance(state.choice, SendVillager) and NOBODY not in state.road


# --- the village ---


def income(outlook: Outlook) -> int:
    """The gold at the end if nothing changes: Gold and coins pay in each market, Silver in the second."""
    components, player, counts = outlook.state.components, outlook.player, outlook.counts
    gold = player.treasury + outlook.markets * (counts[GOLD] + counts[COINS])
    for kind in SILVER:
        if player.standing[kind]:
            gold += player.standing[kind] * silver_value(components, counts, kind)
    return gold


def growth(outlook: Outlook) -> float:
    """What a village gains in a round."""
    player, counts = outlook.player, outlook.counts
    worth = DRAFT * min(MOST, counts[FOOD]) + BUILD * min(MOST, counts[HOUSES])
    worth += GROWTH * silvers(player) + KEY * keyrings(outlook)
    return worth + PURSE * min(ENOUGH, player.treasury)


def silvers(player: Player) -> int:
    """How many Silver symbols a village has."""
    return sum([player.standing[kind] for kind in SILVER])


def keyrings(outlook: Outlook) -> int:
    """How many padlocks of the game the keys of a village open."""
    keyring = outlook.state.components.keyring
    return sum([keyring[kind] for kind in outlook.player.cards])


# --- the hand ---


def plans(outlook: Outlook, seat: int) -> float:
    """What the best villagers of the hand are worth, as many as can still be placed, and those still to be drafted."""
    state, player = outlook.state, outlook.player
    cards = [hopes(outlook, kind) for kind in player.hand + player.square]
    worth = 0.0
    if is_blind(state):
        cards[-1] = average(outlook, player.square[-1])
        worth -= FRESH
    if any(state.to_draft):
        worth += FRESH * state.to_draft[seat]
    cards.sort(reverse=True)
    places = places_left(outlook, seat)
    for number in range(len(cards)):
        share = min(1.0, max(0.0, places - number))
        worth += cards[number] * (HOARD + (1 - HOARD) * share)
    return worth


def places_left(outlook: Outlook, seat: int) -> float:
    """How many villagers a seat can still place, if its village stays as it is."""
    state, components = outlook.state, outlook.state.components
    limit = min(components.most_built, components.base_build + outlook.counts[HOUSES])
    places = limit * outlook.rounds
    if any(state.to_draft):
        return places + limit
    return places + state.build_left + len(outlook.player.square) if state.seat == seat else places


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


def hopes(outlook: Outlook, kind: int) -> float:
    """What a villager of the hand promises; the one it lies on is covered and no longer pays."""
    if kind >= MONK:
        return SPECIAL * min(1.0, outlook.rounds)
    components, player = outlook.state.components, outlook.player
    below, worth = components.placed_on[kind], gain(outlook, kind)
    if below == TABLE:
        return worth * PLACEABLE
    worth -= markets_met(outlook) * components.gold[below]
    if player.room[below] > 0:
        return worth * PLACEABLE
    if below in components.basic_kinds:
        return worth * BASIC
    return worth * (STEP if below in player.hand or below in player.square else LONELY)


def gain(outlook: Outlook, kind: int) -> float:
    """What a villager of the hand would bring to the village."""
    components, rounds = outlook.state.components, outlook.rounds
    worth = markets_met(outlook) * components.gold[kind] + KEY * components.keyring[kind] * rounds
    worth += (DRAFT * components.food[kind] + BUILD * components.houses[kind]) * rounds
    if components.silver_of[kind] != NONE:
        worth += silver_value(components, outlook.counts, kind) + GROWTH * (1 + rounds)
    if components.key[kind] != NONE:
        worth += padlock(outlook, components.key[kind])
    return max(0.0, worth)


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
    state = outlook.state
    best = 0.0
    for slot in range(len(state.road)):
        if state.road_coins[slot] and state.road[slot] != NOBODY:
            best = max(best, KEPT * hopes(outlook, state.road[slot]))
    return best * min(1.0, outlook.rounds)


# --- alone ---


def countess(state: Villagers) -> float:
    """What the Countess has and may hope for."""
    hers = Outlook(state, state.seats)
    gains = HER_ROUND + HER_GROWTH * silvers(hers.player)
    gains += HER_FOOD * hers.counts[FOOD] + HER_KEY * keyrings(hers)
    worth = income(hers) + gains * hers.rounds + SENT * sum(state.to_draft) + EVENT * len(state.row)
    return worth - JESTER * min(1.0, hers.rounds) if state.jester else worth
