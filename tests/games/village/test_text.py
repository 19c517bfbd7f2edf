"""The words of Village: exact sentences for telling cases."""

from functools import partial

import pytest

from bourgade.core.edition import Edition
from bourgade.games.village import RULES, events
from bourgade.games.village.ids import City, Generation, Good, Place, Space
from support.telling import FRENCH, move, news, prompt, warning
from support.village import given

event = partial(news, RULES)


# --- questions ---


def test_a_turn_offers_the_well_only_to_those_who_can_pay_it() -> None:
    village = given().player(0, cubes="green green").spaces(market="green", church="brown").turn()
    assert prompt(village) == "Take a cube"
    village = given().player(0, cubes="green green green").spaces(market="green", church="brown").turn()
    assert prompt(village) == "Take a cube, or use the well"
    assert prompt(village, FRENCH) == "Prenez un cube, ou utilisez le puits"


def test_the_building_is_named_to_those_who_train() -> None:
    village = given().members(0, "farm 1 2").action(0, "crafts").play("train library")
    assert prompt(village) == "The library: which member learns the trade?"
    assert prompt(village, FRENCH) == "La bibliothèque : quel membre apprend le métier ?"


def test_the_cost_is_named_to_those_who_may_pay_it_with_coins() -> None:
    village = given().player(0, cubes="orange orange pink", coins=2).action(0, "crafts").play("buy wainwright")
    assert prompt(village) == "Pay 1 orange cube and 1 pink cube: how many coins instead?"
    assert move(village, "pay_jokers 0 1") == "Pay 1 orange cube and 1 coin"
    assert move(village, "pay_jokers 1 1") == "Pay 2 coins"


def test_a_market_day_names_the_surcharge_after_the_first_sale() -> None:
    village = given().player(0, goods="scroll scroll scroll scroll", cubes="green")
    village.market("customer_11", "customer_11").action(0, "market")
    assert prompt(village) == "Market day: serve a customer, or pass"
    assert move(village, "serve stall_1") == "Serve the customer at stall 1: 2 scrolls for 5 points"
    village.play("serve stall_1")
    assert prompt(village) == "Market day: serve a customer (plus 1 green cube and 1 time), or pass"
    assert (
        move(village, "serve stall_2")
        == "Serve the customer at stall 2: 2 scrolls for 5 points (plus 1 green cube and 1 time)"
    )
    assert (
        move(village, "serve stall_2", FRENCH)
        == "Servir le client de l'étal 2 : 2 parchemins contre 5 points (en plus : 1 cube vert et 1 temps)"
    )


# --- moves ---


def test_a_cube_is_told_with_what_follows_from_taking_it() -> None:
    village = given().members(0, "farm 1").market("customer_11")
    village.spaces(market="green plague", travel="brown", church="pink").turn()
    assert move(village, "take church pink") == "Take a pink cube from the church"
    assert move(village, "take travel brown") == "Take a brown cube from the travel space (no action possible)"
    assert move(village, "take market green") == "Take a green cube from the market (begins a market day)"
    assert move(village, "take market plague") == "Take a plague cube from the market (2 time, begins a market day)"
    assert (
        move(village, "take market plague", FRENCH)
        == "Prendre un cube Peste sur la case Marché (2 temps, ouvre un jour de marché)"
    )


def test_crafts_name_their_prices() -> None:
    village = given().player(0, cubes="orange pink pink", grain=3, members="farm 1, smithy 1").action(0, "crafts")
    assert move(village, "train smithy") == "Train a member at the smithy (3 time)"
    assert move(village, "make smithy") == "Forge a plough (3 time)"
    assert move(village, "make mill") == "Earn 2 coins at the mill (2 time and 2 grain)"
    assert move(village, "buy library") == "Buy a scroll (2 pink cubes)"
    assert move(village, "buy stables") == "Buy a horse or an ox (3 grain)"
    assert move(village, "buy stables", FRENCH) == "Acheter un cheval ou un bœuf (3 sacs de grain)"


def test_prices_are_those_of_the_edition() -> None:
    edition = Edition("Cheap", "village", "", {"crafts.smithy.train_time": 0, "crafts.library.price": {"green": 1}})
    village = given(edition=edition).player(0, cubes="green").action(0, "crafts")
    assert move(village, "train smithy") == "Train a member at the smithy (free)"
    assert move(village, "buy library") == "Buy a scroll (1 green cube)"


def test_a_trip_names_its_price_and_its_reward() -> None:
    village = given().player(0, cubes="brown brown pink pink orange orange", goods="wagon", members="farm 1, city_a 2")
    village.visited(0, "city_a").action(0, "travel")
    assert move(village, "send city_a") == "Send a member to Aubrac (2 brown cubes, 1 wagon and 2 time): no reward"
    assert move(village, "send city_b") == "Send a member to Brenne (2 pink cubes, 1 wagon and 2 time): 3 prestige"
    assert (
        move(village, "move city_a 2 city_c")
        == "Generation 2 goes on from Aubrac to Corvel (2 pink cubes, 1 wagon and 2 time): 2 cubes of your choice"
    )
    assert (
        move(village, "send city_b", FRENCH)
        == "Envoyer un membre à Brenne (2 cubes roses, 1 chariot et 2 temps) : 3 points de prestige"
    )


def test_the_council_names_steps_and_privileges() -> None:
    village = given().player(0, goods="scroll", coins=1, members="farm 1, level_3 2").action(0, "council")
    assert move(village, "enter") == "Enter the council with a member (2 green cubes or 1 scroll, and 1 time)"
    assert (
        move(village, "advance level_3 2")
        == "Advance a member of generation 2 to level 4 (2 green cubes or 1 scroll, and 3 time)"
    )
    village.play("advance level_3 2")
    assert move(village, "privilege level_4") == "Privilege 4: pay 1 coin for 3 prestige"
    assert move(village, "privilege level_3", FRENCH) == "Privilège 3 : prendre 1 marchandise au choix"
    assert move(village, "decline") == "Use no privilege"


def test_a_return_names_the_place() -> None:
    village = given().members(0, "level_2 1, city_f 2, wainwright 1").action(0, "family")
    assert move(village, "return city_f 2") == "Call home the member of generation 2 in Fontenay"
    assert (
        move(village, "return wainwright 1", FRENCH)
        == "Rappeler à la ferme le membre de génération 1 qui est chez le charron"
    )


# --- warnings ---


@pytest.mark.parametrize(("time", "expected"), [(7, ""), (8, "crosses the bridge: one of generation 1 dies")])
def test_a_plague_cube_warns_of_the_bridge(time: int, expected: str) -> None:
    village = given().player(0, time=time).spaces(grain="plague green", church="green").turn()
    assert warning(village, "take grain plague") == expected
    assert warning(village, "take grain green") == ""


def test_every_action_that_costs_time_warns_of_the_bridge() -> None:
    crossing = "crosses the bridge: one of generation 2 dies"
    home = "farm 2 3, smithy 2, level_1 2"
    village = given().player(0, time=9, members=home).action(0, "crafts")
    assert warning(village, "make smithy") == warning(village, "train library") == crossing
    village.play("train library")
    assert warning(village, "member 3") == crossing
    village = given().player(0, time=9, goods="scroll", members=home).action(0, "council")
    assert warning(village, "enter") == warning(village, "advance level_1 2") == crossing
    village.play("enter")
    assert warning(village, "member 2") == crossing
    village = given().player(0, time=9, goods="wagon", cubes="brown brown pink pink", members=home)
    village.action(0, "travel")
    assert warning(village, "send city_a") == crossing
    village.play("send city_a")
    assert warning(village, "member 3") == crossing
    village = given().player(0, time=7, cubes="brown", members=home).action(0, "church").play("member 3")
    assert warning(village, "pay_time") == crossing
    assert warning(village, "pay_jokers 0 0") == ""


def test_only_a_sale_with_surcharge_warns_of_the_bridge() -> None:
    village = given().player(0, time=9, goods="scroll scroll scroll scroll", cubes="green")
    village.market("customer_11", "customer_11").action(0, "market")
    assert warning(village, "serve stall_1") == ""
    village.play("serve stall_1")
    assert warning(village, "serve stall_2") == "crosses the bridge: one of generation 1 dies"


def test_a_crossing_with_nobody_in_sight_is_told() -> None:
    village = given().player(0, time=8, members="bag 1").spaces(church="plague green", grain="green").turn()
    assert warning(village, "take church plague") == "crosses the bridge, but nobody is there to die"


def test_a_crossing_that_may_end_the_game_is_told() -> None:
    village = given().player(0, time=8, members="farm 1, smithy 1").free(graves=1, crafts=0)
    village.spaces(church="plague green", grain="green").turn()
    expected = "crosses the bridge: one of generation 1 dies; this may bring the end of the game"
    assert warning(village, "take church plague") == expected


def test_a_grave_and_the_end_of_the_game_are_told_before_a_death() -> None:
    village = given().player(0, time=8, members="farm 1, smithy 1").free(graves=1, crafts=0)
    village.spaces(church="plague green", grain="green").turn().play("take church plague", "decline")
    assert prompt(village) == "Which member of generation 1 dies?"
    assert move(village, "bury farm 1") == "The member on the farm dies and enters the chronicle"
    assert warning(village, "bury farm 1") == ""
    assert move(village, "bury smithy 1") == "The member at the smithy dies and is laid in a grave"
    grave = "the chronicle has no room for this trade: a grave scores nothing; brings the end of the game"
    assert warning(village, "bury smithy 1") == grave
    assert (
        warning(village, "bury smithy 1", FRENCH)
        == "les archives sont complètes pour ce métier : une tombe ne rapporte rien ; déclenche la fin de la partie"
    )


def test_the_last_place_of_the_chronicle_ends_the_game_too() -> None:
    village = given().player(0, members="farm 1, smithy 1").free(council=0, crafts=0, travel=0, church=0, farm=1)
    village.player(0, time=8).spaces(church="plague green", grain="green").turn()
    village.play("take church plague", "decline")
    assert warning(village, "bury farm 1") == "brings the end of the game"


def test_lost_grain_is_told() -> None:
    village = given().player(0, goods="plough ox", grain=3).spaces(grain="green pink").turn().play("take grain green")
    assert move(village, "act") == "Bring in the harvest (2 grain)"
    assert warning(village, "act") == "the farm is full: 2 grain lost"
    assert warning(village, "decline") == ""


def test_a_trip_for_nothing_is_told() -> None:
    village = given().player(0, cubes="brown brown pink pink", goods="wagon").visited(0, "city_a").action(0, "travel")
    assert warning(village, "send city_a") == "your marker is there already: this trip brings nothing"
    assert warning(village, "send city_b") == ""


def test_the_last_cube_of_a_round_is_told() -> None:
    village = given().player(0, cubes="green green green").spaces(grain="pink").turn()
    assert warning(village, "take grain pink") == "the last cube: the round ends after this turn"
    assert warning(village, "well") == ""


# --- events ---


def test_events_are_told_in_the_past_tense() -> None:
    assert event(events.CUBE_TAKEN, Space.MARKET, 1) == "Odile took a green cube from the market."
    assert event(events.CUBES_PAID, 3, 2) == "Odile paid 2 pink cubes."
    assert event(events.CUBES_GAINED, 0, 1) == "Odile gained 1 orange cube."
    assert event(events.GOODS_PAID, Good.OX, 2) == "Odile paid 2 oxen."
    assert event(events.GOOD_GAINED, Good.OX) == "Odile gained an ox."
    assert event(events.PRESTIGE_GAINED, 3) == "Odile gained 3 prestige."
    assert event(events.CITY_MARKED, City.CITY_D) == "Odile put a marker on Dampré."
    assert event(events.MASS_BEGAN, seat=-1) == "A Mass began."
    assert event(events.MONKS_DRAWN, 1, seat=-1) == "1 monk was drawn and went back into the bag."


def test_members_move_die_and_are_remembered() -> None:
    moved, died = events.MEMBER_MOVED, events.MEMBER_DIED
    trained = event(moved, Place.FARM, Generation.N2, Place.SMITHY)
    assert trained == "Odile trained a member of generation 2 at the smithy."
    home = event(moved, Place.CITY_E, Generation.N1, Place.FARM)
    assert home == "Odile called home the member of generation 1 in Estrée."
    drawn = event(moved, Place.BAG, Generation.N1, Place.WINDOW_1)
    assert drawn == "Odile has a member of generation 1 out of the bag, now at window 1 of the church."
    buried = event(died, Place.SMITHY, Generation.N1, Place.GRAVE)
    assert buried == "Odile lost a member of generation 1 at the smithy, now in a grave."
    remembered = event(died, Place.LEVEL_2, Generation.N1, Place.CHRONICLE_COUNCIL, say=FRENCH)
    assert (
        remembered
        == "Odile a perdu un membre de génération 1 au niveau 2 du conseil, désormais inscrit dans les archives."
    )
