"""The words of Villagers: exact sentences for questions, moves and warnings."""

import pytest

from bourgade.core.edition import Edition
from bourgade.games.villagers.ids import When
from bourgade.games.villagers.phases.event_phase import ActOn
from bourgade.games.villagers.phases.misfortune import LoseVillager
from bourgade.games.villagers.rule import rule
from support.telling import ENGLISH, FRENCH, move, prompt, warning
from support.villagers import COUNTESS, given

# --- draft and new arrivals ---


def test_a_villager_of_the_road_is_told_with_what_is_printed_on_it() -> None:
    table = given(3).road("fisher:1", "grocer", "milk_maid", "monk").draft()
    assert prompt(table) == "Draft a villager (2 to go)"
    assert move(table, "draft 1") == "Draft a Fisher from slot 1 (1 Food, Gold 3, padlock: Shipwright, 1 gold on it)"
    assert move(table, "draft 2") == "Draft a Grocer from slot 2 (Silver: 1 Food = 3 gold, padlock: Harvester)"
    assert (
        move(table, "draft 3", FRENCH)
        == "Recruter une Laitière, place 3 (2 Nourriture, se place sur un Herbager, cadenas : Tonnelier)"
    )
    assert move(table, "draft 4") == "Draft a Monk from slot 4 (stands in for any villager of a chain)"


@pytest.mark.parametrize(
    ("special", "deed"),
    [
        ("monk", "stands in for any villager of a chain"),
        ("apprentice", "takes the place of a covered villager, which you place"),
        ("tinner", "discard: padlocks are free this turn"),
        ("smuggler", "discard: half the Gold of one of your villagers, padlock: Shipwright"),
    ],
)
def test_a_special_is_told_with_what_it_does(special: str, deed: str) -> None:
    assert move(given(2).road(special).draft(0), "draft 1").endswith(f"from slot 1 ({deed})")


def test_printed_values_are_those_of_the_edition() -> None:
    edition = Edition("Rich", "villagers", "", {"villagers.hunter.gold": 7, "villagers.hunter.food": 0})
    table = given(3, edition=edition).road("hunter").draft()
    assert move(table, "draft 1") == "Draft a Hunter from slot 1 (Gold 7, keyring 2)"


def test_the_rule_of_a_draft_tells_which_villagers_receive_coins() -> None:
    two, three = [given(seats).road("hunter", "fisher").draft().state for seats in (2, 3)]
    assert rule(two, ENGLISH).endswith("and five at most.")
    assert rule(three, ENGLISH).endswith("leave the road, others come, and then each on the road receives a coin.")
    assert rule(three, FRENCH).endswith(" puis chaque villageois de la route reçoit une pièce.")


def test_a_blind_draft_tells_the_back_and_no_more() -> None:
    table = given(3).stacks(2, 3, 1).tops(stack_2="wool").draft()
    assert move(table, "blind stack_2") == "Draft blind from stack 2 (Wool, 3 cards)"
    assert move(table, "blind stack_2", FRENCH) == "Recruter à l'aveugle dans la pioche 2 (Laine, 3 cartes)"


def test_only_the_seat_that_gave_a_card_up_reads_its_name_on_the_pile() -> None:
    table = given(3).stacks(2, 3, 1).laid(1, "stack_2", "spinner").draft(1)
    assert move(table, "blind stack_2") == "Draft blind from stack 2 (a Spinner that you gave up, 4 cards)"
    table = given(3).stacks(2, 3, 1).laid(1, "stack_2", "spinner").draft(0)
    assert move(table, "blind stack_2") == "Draft blind from stack 2 (Wool, 4 cards)"


def test_the_last_card_of_a_stack_and_the_markets_are_told() -> None:
    table = given(3).road("hunter", "fisher").stacks(1, 0, 3).draft()
    expected = "empties stack 1; brings the first market at the end of this round"
    assert warning(table, "draft 1") == warning(table, "blind stack_1") == expected
    assert warning(table, "blind stack_3") == ""
    table = given(3).road("hunter", "fisher").stacks(0, 0, 1).held_first_market().draft()
    assert warning(table, "draft 1") == "empties stack 3; this round will be the last"
    assert warning(table, "draft 1", FRENCH) == "vide la pioche 3 ; cette manche sera la dernière"


def test_alone_the_road_is_refilled_after_the_countess_has_hers() -> None:
    road = ("hunter", "fisher", "agent", "mason", "wattler", "seeker")
    table = given(1).road(*road).stacks(2, 2, 2, 2, 2, 2).draft()
    assert warning(table, "draft 1") == warning(table, "blind stack_1") == ""
    table.play("draft 1")
    assert prompt(table) == "Which villager of the road goes to the Countess?"
    assert warning(table, "send 2") == "empties stack 1"


def test_alone_the_last_villager_of_the_road_is_sent_without_a_question() -> None:
    table = given(1).road("hunter", "fisher").stacks(2, 2, 2, 2, 2, 2).draft()
    emptied = "empties stack 1, stack 2 and stack 3; brings the first market at the end of this round"
    assert warning(table, "draft 1") == emptied


def test_coins_mark_who_stays() -> None:
    table = given(2).road("agent:1", "hunter").arrivals()
    assert prompt(table) == "Lay 1 gold of the bank on a villager who is to stay, or lay no coin"
    agent = "Lay 1 gold on an Agent in slot 1 (Silver: 1 coin on one villager of your choice = 1 gold, 1 gold on it)"
    assert move(table, "coin 1") == agent
    assert move(table, "decline") == "Lay no coin"


# --- build phase ---


def test_a_padlock_tells_who_is_paid() -> None:
    table = given(3).hand(0, "fisher").build()
    assert move(table, "place fisher") == "Place a Fisher (1 Food, Gold 3, padlock: Shipwright, pay 2 gold to the bank)"
    table = given(3).hand(0, "fisher").village(1, "lumberjack shipwright").build()
    expected = "padlock: Shipwright, pay 2 gold onto a Shipwright of Anselm)"
    assert move(table, "place fisher").endswith(expected)
    table = given(3).hand(0, "fisher").village(0, "lumberjack shipwright").treasury(0, 0).build()
    expected = "padlock: Shipwright, the bank puts 2 gold on a Shipwright of yours)"
    assert move(table, "place fisher").endswith(expected)


def test_several_ways_to_open_a_padlock_are_told_one_by_one() -> None:
    table = given(3).hand(0, "fisher").village(0, "lumberjack shipwright").village(2, "lumberjack shipwright:4")
    table.build(tinner=True)
    assert move(table, "place fisher").endswith("padlock: Shipwright, several ways to open it)")
    table.play("place fisher")
    assert prompt(table) == "Fisher: how do you open the padlock? Key: Shipwright"
    assert move(table, "key seat_1 shipwright 1") == "The bank puts 2 gold on a Shipwright of yours"
    assert move(table, "key seat_3 shipwright 1") == "Pay 2 gold onto a Shipwright of Thibault (4 gold on it)"
    assert (
        move(table, "key seat_3 shipwright 1", FRENCH)
        == "Payer 2 pièces d'or chez Thibault, sur un Charpentier (4 pièces d'or dessus)"
    )
    assert move(table, "free") == "Open for free with the Tinner"


def test_the_countess_bank_and_the_keys_of_the_countess_are_told() -> None:
    table = given(1).hand(0, "fisher").in_force("the_countess_bank").build()
    assert move(table, "place fisher").endswith("pay 3 gold to the bank)")
    table = given(1).hand(0, "fisher").village(COUNTESS, "shipwright").build()
    assert move(table, "place fisher").endswith("pay 2 gold onto a Shipwright of the Countess)")


def test_places_are_told_with_what_lies_there_and_what_is_covered() -> None:
    table = given().hand(0, "seeker swineherd").village(0, "miner mason", "miner").build()
    assert warning(table, "place swineherd") == "no longer counted: Gold 2"
    assert warning(table, "place seeker") == ""
    table.play("place seeker")
    assert prompt(table) == "Seeker: on which card?"
    assert move(table, "on miner 1") == "Place it on: Miner 1 (under a Mason)"
    assert move(table, "on miner 2") == "Place it on: Miner 2"
    assert prompt(table, FRENCH) == "Prospecteur : sur quelle carte ?"


def test_a_covered_card_that_gives_food_is_told() -> None:
    table = given().hand(0, "milk_maid truffler").village(0, "founders swineherd", "hayer grazier").build()
    assert warning(table, "place milk_maid") == "no longer counted: 1 Food"
    assert warning(table, "place truffler") == "no longer counted: 1 Food and Gold 2"
    assert warning(table, "place truffler", FRENCH) == "ne compte plus : 1 Nourriture et Or 2"


def test_silver_for_nothing_is_told() -> None:
    table = given().hand(0, "agent freemason priest").treasury(0, 8).build()
    assert warning(table, "place agent") == "its Silver pays nothing as things stand"
    assert warning(table, "place priest") == "its Silver pays nothing as things stand"
    table = given().hand(0, "priest").village(0, "hunter").build()
    assert warning(table, "place priest") == ""


def test_an_exchange_is_told_step_by_step() -> None:
    table = given().hand(0, "hunter agent").stacks(1, 1).tops(stack_1="ore").build()
    assert prompt(table) == "Build: place up to 2 villagers, 3 exchanges left"
    assert move(table, "exchange") == "Give up a card for a basic villager (3 exchanges left)"
    table.play("exchange")
    assert move(table, "give hunter") == "Give up a Hunter (1 Food, keyring 2)"
    table.play("give hunter")
    assert prompt(table) == "On which stack do you lay the card you give up?"
    assert move(table, "lay stack_1") == "Lay it on stack 1 (Ore, 1 card)"
    table.play("lay stack_1")
    assert move(table, "basic hayer") == "Take a Hayer (from 10 cards)"


def test_cards_that_do_not_come_back_are_told() -> None:
    table = given(1).hand(0, "hunter agent").in_force("serfdom").build()
    assert warning(table, "exchange") == "the card goes to the Countess"
    table = given().hand(0, "hunter agent").stacks(reserve=0).build()
    assert warning(table, "exchange") == "the card leaves the game"


def test_the_end_of_a_turn_tells_what_is_left_undone() -> None:
    table = given().hand(0, "hunter agent wattler").build()
    expected = "you could still place a villager; without Food your Founders turn to the Food side"
    assert move(table, "done") == "End your build turn"
    assert warning(table, "done") == expected
    table = given().hand(0, "agent").village(0, "hunter").build(limit=0)
    assert prompt(table) == "Build: your limit is reached, 3 exchanges left"
    assert warning(table, "done") == ""


@pytest.mark.parametrize(
    ("village", "hand"), [("founders brewer", "swineherd poulterer"), ("founders_food", "fisher grocer")]
)
def test_the_end_of_a_turn_promises_no_more_villagers_than_can_be_placed(village: str, hand: str) -> None:
    table = given().village(0, village).hand(0, hand).treasury(0, 2).build()
    assert sum(offered.startswith("place ") for offered in table.moves) == 2
    assert warning(table, "done") == "you could still place a villager"
    assert warning(table, "done", FRENCH) == "vous pourriez encore placer un villageois"
    table.play(table.moves[0])
    assert warning(table, "done") == ""


# --- Specials ---


def test_monks_are_told_with_their_roles() -> None:
    table = given().hand(0, "monk monk spelunker").treasury(0, 8).village(0, "miner seeker", "miner").build(limit=3)
    expected = "Play a Monk as a Seeker, and a Spelunker on it (Gold 10, goes on a Seeker, padlock: Chandler, "
    assert move(table, "monk spelunker") == f"{expected}pay 2 gold to the bank)"
    assert move(table, "two_monks spelunker").startswith("Play two Monks as a Miner and a Seeker, and a Spelunker on")
    table.play("monk spelunker")
    assert prompt(table) == "Monk as a Seeker: on which card?"
    assert move(table, "on miner 1") == "Place it on: Miner 1 (under a Seeker)"


def test_the_apprentice_tells_whom_it_replaces() -> None:
    table = given().hand(0, "apprentice").village(0, "founders swineherd")
    table.village(1, "miner mason", "miner seeker", "miner/ mason").build().play("apprentice")
    assert move(table, "replace seat_1 founders 1") == "In your village: Founders (under a Swineherd)"
    assert move(table, "replace seat_2 miner 2") == "In the village of Anselm: Miner 2 (under a Seeker and a Mason)"
    table.play("replace seat_1 founders 1")
    assert prompt(table) == "Founders: which side up?"
    assert move(table, "side gold") == "Gold side up (Gold 2)"
    assert move(table, "side food") == "Food side up (1 Food)"


def test_an_apprentice_with_one_choice_tells_it_at_once() -> None:
    table = given().hand(0, "apprentice").village(1, "miner mason").build()
    expected = "Play the Apprentice in place of a covered villager (in the village of Anselm: Miner (under a Mason))"
    assert move(table, "apprentice") == expected


def test_tinner_and_smuggler_are_told_with_what_they_bring() -> None:
    table = given().hand(0, "tinner smuggler").village(0, "beekeeper").build()
    assert warning(table, "tinner") == ""
    table.play("smuggler")
    assert move(table, "pick beekeeper 1") == "Beekeeper: the bank pays 2 gold"
    assert move(table, "pick founders 1", FRENCH) == "Compagnons : la banque paie 1 pièce d'or"
    table = given().hand(0, "smuggler").treasury(0, 8).build()
    expected = "(padlock: Shipwright, pay 2 gold to the bank, Founders: the bank pays 1 gold)"
    assert move(table, "smuggler").endswith(expected)
    table = given().hand(0, "tinner hunter").build()
    assert warning(table, "tinner") == "you hold no villager with a padlock"


# --- solo ---


def test_events_are_told_with_what_they_do() -> None:
    table = given(1).events_up("land_claim", "tribute").jester(True).event_phase()
    assert prompt(table) == "Use the Jester on an event, or keep it?"
    expected = "Use the Jester on “Land Claim” (you pay the Countess 2 gold for each of your basic villagers)"
    assert move(table, "jester land_claim") == expected
    table.play("decline")
    assert move(table, "resolve tribute") == "Tribute (you pay the Countess 1 gold for each card in your hand)"


@pytest.mark.parametrize(
    ("level", "stacks", "after"),
    [
        ("beginner", 1, ["Then the Countess takes a villager, and new events are turned up."]),
        ("normal", 1, ["Then the Countess takes a villager", "The more gold it is worth, the fewer there are."]),
        ("normal", 0, []),
    ],
)
def test_the_rule_of_the_event_phase_tells_of_new_events_only_if_some_come(
    level: str, stacks: int, after: list[str]
) -> None:
    table = given(1, level).jester(False).stacks(stacks).events_up("customs", "tribute").event_phase()
    told = rule(table.state, ENGLISH)
    assert told.startswith("All face-up events of this phase are resolved, in the order you like.")
    assert all(text in told for text in after)
    assert told.count(".") == 1 + len(after)
    assert "Comtesse" in rule(table.state, FRENCH) or not after


def test_answers_to_events_are_told_with_their_price() -> None:
    table = given(1).treasury(0, 2).events_up("arson").step(ActOn(When.BUILD))
    assert prompt(table) == "Arson: place one villager less, or pay?"
    assert move(table, "pay") == "Pay 2 gold to the bank"
    assert move(table, "lower") == "Place one villager less"
    table = given(1).village(0, "lumberjack shipwright:2", "lumberjack carpenter").event("arrest")
    assert move(table, "pick shipwright 1") == "Shipwright (1 House, Gold 2, 2 gold on it)"
    table = given(1).village(0, "hunter", "priest").event("betrayer")
    assert move(table, "pick priest 1") == "Priest (Silver: 2 Solitary symbols = 3 gold)"
    table = given(1).treasury(0, 9).village(0, "hunter:2", "hunter:4").event("protection_money")
    assert move(table, "pick hunter 2") == "Hunter 2: pay 4 gold"


def test_a_stand_in_that_returns_is_told() -> None:
    table = given(2).village(0, "miner monk=seeker spelunker", "hunter").step(LoseVillager(0))
    assert warning(table, "pick spelunker 1") == "what stands in beneath it returns to your hand"
    assert warning(table, "pick hunter 1") == ""
