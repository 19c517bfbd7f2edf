"""The board of Villagers in text: complete, narrow enough, readable without colour, and silent about hidden cards."""

import random
from collections.abc import Iterator
from itertools import chain

from bourgade.core.block import plain as plain_line
from bourgade.games.villagers import RULES
from bourgade.games.villagers.names import VILLAGERS
from bourgade.games.villagers.obstacles import SPECIAL_PLACES, obstacle
from bourgade.games.villagers.phases.build import Build, placements
from bourgade.games.villagers.state import Villagers
from support.telling import ENGLISH, FRENCH, NAMES, draw, lines
from support.villagers import COUNTESS, given


def states(seats: int) -> Iterator[Villagers]:
    """Positions of a game played at random."""
    state: Villagers = RULES.new(seats=seats, seed=seats)
    chance = random.Random(seats)
    while not state.over:
        yield state
        for _ in range(7):
            if not state.over:
                state.play(chance.choice(state.legal()))
    yield state


# --- every position ---


def test_all_cards_of_the_villages_are_drawn() -> None:
    for state in states(3):
        for seat, player in enumerate(state.players):
            text = " ".join(plain_line(line) for line in draw(RULES, state)[NAMES[seat]].lines)
            assert [kind for kind in player.cards if VILLAGERS[kind] not in text] == []


def test_villages_belong_to_their_seats_and_places_to_nobody() -> None:
    blocks = draw(RULES, RULES.new(seats=5, seed=1), 2)
    assert [block.seat for block in blocks.values()] == [-1, -1, -1, 2, 0, 1, 2, 3, 4]
    assert list(blocks) == ["Treasuries", "Road", "Piles", "Your hand", *NAMES]
    alone = draw(RULES, RULES.new(seats=1, seed=1))
    assert list(alone) == ["Treasuries", "Road", "Piles", "Events", "The Countess", "Odile"]


# --- single places ---


def test_treasuries_tell_who_begins() -> None:
    table = given(3).treasury(1, 13).first_player(1).stacks(6, 6).draft(2)
    assert lines(table, "Treasuries") == [
        "Round 1, draft phase",
        "^ Odile                       8 gold",
        "o Anselm begins              13 gold",
        "= Thibault                    8 gold",
    ]


def test_a_build_turn_tells_what_is_left() -> None:
    table = given(2).hand(0, "hunter").build()
    assert lines(table, "Treasuries")[:2] == ["Round 1, build phase: 2 villagers to", "  place, 3 exchanges left"]


def test_the_road_shows_stacks_villagers_and_coins() -> None:
    table = given(2).road("fisher:2", "", "milk_maid").stacks(4, 3, 0).tops(stack_1="hay", stack_2="solitary").draft()
    assert lines(table, "Road")[:6] == [
        "1 Hay 4 | Fisher +2",
        "    Solitary, food 1, gold 3,",
        "    padlock Shipwright",
        "2 Solitary 3 | -",
        "3 - | Milk Maid",
        "    Hay, food 2, on Grazier, padlock",
    ]
    assert lines(table, "Route", say=FRENCH)[0] == "1 Foin 4 | Pêcheur +2"


def test_the_piles_show_the_markets_and_what_the_viewer_gave_up() -> None:
    table = given(2).stacks(4, 3).tops(reserve="ore").basics(5, 6, 4).laid(1, "stack_2", "agent").draft()
    shown = lines(table, "Piles", seat=1)
    assert shown[0].startswith("Reserve: Ore ")
    assert shown[1:8] == [
        "Basic: Lumberjack 5, Hayer 6,",
        "  Miner 4",
        "You gave up (stack 2): Agent",
        "First market: when the first 2",
        "  stacks are empty",
        "Second market: when all stacks are",
        "  empty",
    ]
    assert not any("Agent" in line for line in lines(table, "Piles", seat=0) + lines(table, "Piles"))


def test_the_markets_that_end_the_round_are_told() -> None:
    table = given(2).stacks(0, 0, 0, 0, 0, 0).hand(0, "hunter").build()
    told = " ".join(line.strip() for line in lines(table, "Piles"))
    assert "First market: at the end of this round" in told
    assert "Second market: at the end of this round" in told


def test_a_village_shows_its_chains_and_what_counts() -> None:
    table = given(2).village(0, "founders swineherd truffler", "lumberjack carpenter:4", "fisher", "wattler")
    assert lines(table, "Odile")[:8] == [
        "Founders",
        "  - Swineherd > Truffler",
        "Lumberjack",
        "  - Carpenter +4",
        "Fisher, Wattler",
        "Shows: Food 2, Houses 2, Gold 11,",
        "  coins 4, padlocks 2",
        "Suits: Grain 3, Wood 2, Solitary 2",
    ]
    assert lines(table, "Odile")[8] == "drafts 4, builds 4"
    assert lines(table, "Odile")[-2:] == ["Score: 23 gold = Treasury 8", "  + Gold 11 + Coins on villagers 4"]
    assert lines(table, "Odile", say=FRENCH)[:2] == ["Compagnons", "  - Porcher > Caveur"]


def test_the_own_hand_is_shown_and_that_of_others_from_behind() -> None:
    table = given(2).hand(1, "hunter mason").hand(1, "agent", drafted=True)
    assert lines(table, "Your hand", seat=1) == [
        "Mason",
        "    Ore, house 1, gold 2, on Miner",
        "Hunter",
        "    Solitary, food 1, keyring 2",
        "Agent",
        "    Solitary, Silver: 1 coin on one",
        "    villager of your choice = 1 gold",
    ]
    shown = lines(table, "Anselm", seat=0)
    assert "Hand: Ore 1, Solitary 2" in shown
    assert "seen: Agent" in shown
    assert not any("Hunter" in line or "Mason" in line for line in shown)


def test_cards_of_a_suit_that_is_no_longer_in_the_hand_are_not_told_to_be_in_it() -> None:
    table = given(2).stacks(4, 4).hand(1, "hunter agent", drafted=True).hand(1, "mason", drafted=True).build(1)
    table.play("exchange", "give agent", "lay stack_1", "basic miner")
    assert "seen, perhaps given up: Hunter," in lines(table, "Anselm", seat=0)
    table.play("exchange", "give hunter", "lay stack_1", "basic miner")
    shown = lines(table, "Anselm", seat=0)
    assert "seen: Mason" in shown
    assert not any("given up" in line for line in shown)


def test_the_countess_and_her_events_are_shown() -> None:
    table = given(1).village(COUNTESS, "shipwright:4", "grocer").events_up("bribes", deck="tribute").jester(True)
    assert lines(table, "The Countess")[0] == "Countess, Shipwright +4, Grocer"
    assert lines(table, "The Countess")[-1] == "You are not ahead of her"
    assert lines(table, "Events") == [
        "Bribes (event phase)",
        "    her villager with the highest",
        "    keyring gets as many coins as",
        "    that keyring says",
        "The Jester is at hand",
        "decks: Summer 0, Winter 1",
    ]
    assert lines(table, "Événements", say=FRENCH)[0] == "Pots-de-vin (phase Événement)"


def test_an_event_tells_the_amount_on_it_while_it_waits_and_while_it_acts() -> None:
    table = given(1).in_force("the_countess_bank").build()
    assert lines(table, "Events")[:4] == [
        "no event waits",
        "In force: The Countess Bank",
        "    opening a padlock through the",
        "    bank costs 3 gold",
    ]


def test_a_card_that_counts_twice_in_its_suit_says_so() -> None:
    assert "    Solitary 2, gold 3, keyring 4" in lines(given(2).hand(0, "chandler"), "Your hand", seat=0)


def test_founders_tell_their_side_as_long_as_it_counts() -> None:
    table = given(3).village(0, "founders_food").village(1, "founders").village(2, "founders_food swineherd")
    assert [lines(table, name)[0] for name in NAMES[:3]] == ["Founders (Food side)", "Founders", "Founders"]
    assert lines(table, "Odile", say=FRENCH)[0] == "Compagnons (côté Nourriture)"


def test_the_hand_tells_why_a_card_cannot_be_placed_in_the_own_build_turn() -> None:
    table = given(2).hand(0, "mason fisher cartwright").village(0, "lumberjack wheeler cartwright").treasury(0, 1)
    reasons = [line for line in lines(table.build(), "Your hand", seat=0) if line.startswith("    ! ")]
    assert reasons == [
        "    ! no place left on Wheeler",
        "    ! your village lacks a Miner",
        "    ! you cannot pay for the padlock",
    ]
    assert not any("!" in line for line in lines(given(2).hand(0, "mason").build(1), "Your hand", seat=0))


def test_a_reason_stands_by_all_cards_but_those_that_can_be_placed() -> None:
    for state in chain(states(1), states(4)):
        if not isinstance(state.choice, Build) or not state.build_left:
            continue
        view = RULES.view(state, state.seat)
        places = {name: card["placed_on"] for name, card in view["printed"]["cards"].items()}
        held = {name for name in view["players"][state.seat]["hand"] if places[name] not in SPECIAL_PLACES}
        free = {name for name in held if not obstacle(view, name, ENGLISH)}
        assert {f"place {name}" for name in free} == {RULES.notation(move) for move in placements(state, state.seat)}
