"""What holds in every position of Villagers, and of every move: the Invariants of the rulebook's catalogue."""

from __future__ import annotations

from bourgade.core.event import Event
from bourgade.games.villagers import events
from bourgade.games.villagers.components import STACKS, VILLAGERS
from bourgade.games.villagers.ids import Level, Slot, Suit, Villager
from bourgade.games.villagers.phases.build import Build, build_limit
from bourgade.games.villagers.phases.draft import DraftVillager, count_food, draft_limit
from bourgade.games.villagers.phases.village import is_stand_in
from bourgade.games.villagers.state import NOBODY, Player, Villagers

FOUNDERS = int(Villager.FOUNDERS)
FOUNDERS_FOOD = int(Villager.FOUNDERS_FOOD)
IN_GAME = {1: 108, 2: 116, 3: 116, 4: 130, 5: 130}
"""All villagers in the game but the Founders."""


def check(state: Villagers) -> None:
    """Count all pieces."""
    check_cards(state)
    check_piles(state)
    check_road(state)
    check_limits(state)
    check_moment(state)
    for number, player in enumerate(state.players):
        check_village(state, number, player)
        check_hand(state, number, player)
    if state.solo:
        check_events(state)
    else:
        assert not any([*state.event_deck, *state.event_discard, *state.row, *state.spent, state.jester])


def check_cards(state: Villagers) -> None:
    """Every villager is in exactly one place, and as many of each as the box holds."""
    assert not any(state.unseen[kind] or state.discard[kind] for kind in state.components.basic_kinds)
    counts = [state.unseen[kind] + state.discard[kind] for kind in range(VILLAGERS)]
    for kind in [*state.laid_kinds, state.offered, *state.road]:
        if kind != NOBODY:
            counts[kind] += 1
    for player in state.players:
        for kind in [*player.hand, *player.square, *player.cards]:
            if kind < VILLAGERS:
                counts[kind] += 1
    for basic, kind in enumerate(state.components.basic_kinds):
        counts[kind] += state.basics[basic]
    assert counts == in_game(state)
    if state.components.edition is None:
        assert sum(counts) == IN_GAME[state.seats]
        assert [counts[kind] for kind in state.components.basic_kinds] == [10, 10, 10]


def in_game(state: Villagers) -> list[int]:
    components = state.components
    counts = components.copies[:VILLAGERS]
    for kind in components.starting:
        counts[kind] += 1
    for basic, kind in enumerate(components.basic_kinds):
        counts[kind] = components.basic_copies[basic]
    return counts


def check_piles(state: Villagers) -> None:
    """Backs are seen before fronts: each top is one of the unseen cards, and no two of them the same one."""
    components = state.components
    dealt = [height - laid for height, laid in zip(state.heights, state.laid_on, strict=True)]
    assert min(dealt) >= 0
    assert sum(dealt) == sum(state.unseen)
    assert [state.laid_piles.count(pile) for pile in range(len(dealt))] == state.laid_on
    assert len(state.laid_piles) == len(state.laid_kinds) == len(state.laid_seats)
    assert [top != NOBODY for top in state.tops] == [count > 0 for count in dealt]
    for suit in Suit:
        unseen = sum(state.unseen[components.suit_start[suit] : components.suit_end[suit]])
        assert state.loose[suit] == unseen - state.tops.count(suit)
        assert state.loose[suit] >= 0


def check_road(state: Villagers) -> None:
    assert len(state.road) == len(state.road_coins) == len(Slot)
    for kind, coins in zip(state.road, state.road_coins, strict=True):
        assert coins >= 0
        assert kind == NOBODY or kind not in state.components.basic_kinds
        assert kind != NOBODY or coins == 0
        assert state.seats < 3 or coins <= state.components.arrival_coin
    if isinstance(state.choice, Build) and state.seats > 2:
        assert all(
            coins == state.components.arrival_coin
            for kind, coins in zip(state.road, state.road_coins, strict=True)
            if kind != NOBODY
        )


def check_limits(state: Villagers) -> None:
    components = state.components
    for seat in range(state.seats):
        assert components.base_draft <= draft_limit(state, seat) <= components.most_drafted
        assert components.base_build <= build_limit(state, seat) <= components.most_built
    assert all(0 <= left <= components.most_drafted for left in state.to_draft)
    assert 0 <= state.build_left <= components.most_built
    assert 0 <= state.exchanges_left <= components.exchanges


def check_moment(state: Villagers) -> None:
    """What is true at the start of a draft turn, of a build action and at the end of the game."""
    if isinstance(state.choice, DraftVillager):
        if state.round > 1 and not state.solo:  # alone, an event may take the last Food
            assert all(count_food(state, seat) or not gold_side(state, seat) for seat in range(state.seats))
        assert not state.tinned
        assert state.round > 1 or not state.first_market_held
    if isinstance(state.choice, Build | DraftVillager):
        assert state.offered == NOBODY
        for player in state.players:
            for card, kind in enumerate(player.cards):
                assert not is_stand_in(kind) or player.loads[card]
    if isinstance(state.choice, Build):
        assert not any(player.square for player in state.players)
        assert not any(state.to_draft)
    if state.over:
        assert state.first_market_held
        assert not state.has_stacks()
        assert all(player.income for player in state.players)


def gold_side(state: Villagers, seat: int) -> bool:
    return state.players[seat].standing[FOUNDERS] > 0


def check_village(state: Villagers, number: int, player: Player) -> None:
    components = state.components
    size = len(player.cards)
    assert size == len(player.roles) == len(player.beneath) == len(player.loads) == len(player.coins)
    assert player.treasury >= 0
    assert player.loads == [player.beneath.count(card) for card in range(size)]
    assert player.standing == [player.cards.count(kind) for kind in range(len(Villager))]
    for role in range(len(Villager)):
        places = [card for card in range(size) if player.roles[card] == role]
        assert player.room[role] == sum(components.slots[role] - player.loads[card] for card in places)
    for card, kind in enumerate(player.cards):
        assert player.loads[card] <= components.slots[player.roles[card]]
        assert is_stand_in(kind) or player.roles[card] == components.roles[kind]
        assert player.coins[card] >= 0
        if player.coins[card] and components.edition is None:
            assert player.coins[card] % 2 == 0
            assert components.keyring[kind]
            assert not player.loads[card]
    if number < state.seats:
        check_chains(state, number, player)


def check_chains(state: Villagers, seat: int, player: Player) -> None:
    """Every card lies on the one before it in its chain, or on a card that stands in for that one."""
    for card, below in enumerate(player.beneath):
        assert below < card
        before = state.components.placed_on[player.roles[card]]
        assert before == NOBODY if below == NOBODY else player.roles[below] == before
    cards = [*player.cards, *player.square]
    assert cards.count(FOUNDERS) + cards.count(FOUNDERS_FOOD) == 1


def check_hand(state: Villagers, number: int, player: Player) -> None:
    """A hand is sorted, holds no basic villager, and what everybody saw is there."""
    assert player.hand == sorted(player.hand)
    assert not set(player.hand) & set(state.components.basic_kinds)
    assert number < state.seats or not (player.hand or player.square)
    secret = [kind for kind, giver in zip(state.laid_kinds, state.laid_seats, strict=True) if giver == number]
    if state.offered != NOBODY and state.seat == number:
        secret.append(state.offered)
    for kind in {*player.shown, *player.hinted}:
        assert player.hand.count(kind) >= player.shown.count(kind)
        known = player.shown.count(kind) + player.hinted.count(kind)
        assert player.hand.count(kind) + secret.count(kind) >= known


def check_events(state: Villagers) -> None:
    """Each event lies in one place; no Wool, Leather or Special villager is in the game."""
    places = [a + b for a, b in zip(state.event_deck, state.event_discard, strict=True)]
    for event in [*state.row, *state.spent]:
        places[event] += 1
    assert places == state.components.decks[state.level]
    if state.components.edition is None:
        assert sum(places) == (23 if state.level == Level.BEGINNER else 24)
    removed = [suit for kind, suit in enumerate(state.components.suit[:VILLAGERS]) if in_game(state)[kind]]
    assert not {Suit.WOOL, Suit.LEATHER, Suit.SPECIAL} & set(removed)
    assert not any(state.countess.loads)


def check_move(before: Villagers, after: Villagers, told: list[Event]) -> None:
    """What a move, with all that followed from it, may not undo; gold comes and goes as it is told."""
    assert after.round >= before.round
    for pile, height in enumerate(before.heights):
        assert height or not after.heights[pile]
    assert after.first_market_held or not before.first_market_held
    markets = [event.kind for event in told if event.kind in (events.FIRST_MARKET_HELD, events.SECOND_MARKET_HELD)]
    expected = [events.FIRST_MARKET_HELD] * (after.first_market_held - before.first_market_held)
    assert markets == expected + [events.SECOND_MARKET_HELD] * (after.over - before.over)
    for number, player in enumerate(after.players):
        assert player.treasury - before.players[number].treasury == gold_told(told, number, after.seats)
    if after.solo:
        assert before.jester or not after.jester
    if any(before.heights[:STACKS]):
        assert all(now >= then for now, then in zip(after.discard, before.discard, strict=True))


def gold_told(told: list[Event], number: int, seats: int) -> int:
    """What the events say that a player or the Countess has gained, less what was paid."""
    gained = 0
    for event in told:
        if event.seat == number and event.kind is events.GOLD_GAINED:
            gained += event.values[0]
        elif event.seat == number and event.kind is events.GOLD_PAID:
            gained -= event.values[0]
        elif number == seats and event.kind is events.COUNTESS_GAINED:
            gained += event.values[0]
    return gained
