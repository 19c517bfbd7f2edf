"""The board of Village in text: complete, narrow enough, and readable without colour."""

import random
import re
from collections import Counter
from collections.abc import Iterator

from bourgade.core.block import plain as plain_line
from bourgade.core.edition import Edition
from bourgade.games.village import RULES
from bourgade.games.village.state import Village
from support.telling import FRENCH, NAMES, draw, lines
from support.village import given


def states(seats: int) -> Iterator[Village]:
    """Positions of a game played at random."""
    state: Village = RULES.new(seats=seats, seed=seats)
    chance = random.Random(seats)
    while not state.over:
        yield state
        for _ in range(5):
            if not state.over:
                state.play(chance.choice(state.legal()))
    yield state


# --- every position ---


def test_all_cubes_of_the_action_spaces_are_drawn() -> None:
    for state in states(4):
        drawn = Counter(
            style
            for line in draw(RULES, state)["Action spaces"].lines
            for text, style in line
            if text.strip() in ("O", "G", "B", "P", "X")
        )
        laid = [sum(state.board[cube::5]) for cube in range(5)]
        assert [drawn[style] for style in ("orange", "green", "brown", "pink", "plague")] == laid


def test_all_members_are_drawn() -> None:
    for state in states(3):
        text = "\n".join(plain_line(line) for block in draw(RULES, state).values() for line in block.lines)
        for shield, player in zip("^o=", state.players, strict=False):
            assert len(re.findall(rf"{re.escape(shield)}[1-4]", text)) == sum(player.members[:-4])  # but those removed


def test_farms_belong_to_their_seats_and_places_to_nobody() -> None:
    blocks = draw(RULES, RULES.new(seats=4, seed=1))
    assert [block.seat for block in blocks.values()] == [-1] * 8 + [0, 1, 2, 3]
    assert list(blocks)[8:] == NAMES[:4]


# --- single places ---


def test_the_village_tells_who_begins_and_who_has_how_much_prestige() -> None:
    village = given(3).player(1, prestige=7).first_player(1, following=2).spaces(grain="green plague").turn()
    assert lines(village, "The village") == [
        "Round 1, cubes left: 2",
        "^ Odile                        0 pts",
        "o Anselm begins                7 pts",
        "= Thibault begins next         0 pts",
    ]


def test_cubes_are_letters_and_empty_places_dots() -> None:
    village = given().spaces(grain="green", crafts="plague orange pink brown").turn()
    assert lines(village, "Action spaces")[:3] == [
        "Harvest   G .",
        "Family    . . .",
        "Crafts    O B P X",
    ]
    assert lines(village, "Cases Action", say=FRENCH)[2] == "Artisanat O B R X"


def test_crafts_show_prices_and_workers() -> None:
    village = given().members(0, "farm 1, smithy 1 2").members(1, "library 3")
    assert lines(village, "Crafts") == [
        "           train make buy",
        "Wainwright     2    2 O P",
        "Stables        3    3 grain x3",
        "Library        2    2 P P      o3",
        "Smithy         3    3 O O O    ^1 ^2",
        "Mill: 2 time and 2 grain for 2 coins",
    ]


def test_the_market_marks_what_the_viewer_can_serve() -> None:
    village = given().player(0, goods="wagon", grain=2)
    village.market("customer_17", "customer_24", "", queue="customer_12 customer_21")
    assert lines(village, "Market", seat=0)[:6] == [
        "1*wagon + grain x2             5 pts",
        "2 scroll + plough + wagon      8 pts",
        "3 -",
        "Queue                       pile: 20",
        "  wagon x2                     5 pts",
        "  grain x3                     4 pts",
    ]
    assert lines(village, "Market", seat=1)[0] == lines(village, "Market")[0] == "1 wagon + grain x2             5 pts"


def test_a_market_day_shows_who_is_still_in() -> None:
    village = given(3).player(0, goods="scroll scroll").player(2, goods="scroll scroll", cubes="green")
    village.market("customer_11", "customer_12").action(0, "market").play("pass")
    assert lines(village, "Market")[-1] == "market day, still in: ="


def test_the_map_shows_roads_rewards_visits_and_travellers() -> None:
    village = given().members(1, "farm 1, city_c 2").visited(1, "city_a city_c")
    assert lines(village, "Travel") == [
        "    -BB-Aubrac-PP-Corvel-BB-Estrée",
        "Village   OO        OO        OO",
        "    -PP-Brenne-BB-Dampré-PP-Fontenay",
        "each trip: the cubes of its road, 1",
        "  wagon and 2 time",
        "          gives     seen by",
        "Aubrac    3 pts     . o",
        "Brenne    3 pts     . .",
        "Corvel    2 cubes   . o      o2",
        "Dampré    1 coin    . .",
        "Estrée    1 coin    . .",
        "Fontenay  2 cubes   . .",
    ]


def test_roads_of_an_edition_are_listed_below_the_map() -> None:
    detour = {"from": "city_a", "to": "city_e", "one_way": False, "time": 4, "wagons": 2, "cubes": {"green": 3}}
    changes = {"travel.routes.c_e": {"removed": True}, "travel.routes.a_e": detour}
    village = given(edition=Edition("Detour", "village", "", changes))
    assert lines(village, "Travel")[0] == "    -BB-Aubrac-PP-Corvel    Estrée"
    assert "Aubrac - Estrée: 3 green cubes, 2" in lines(village, "Travel")


def test_council_and_church_show_members_and_prices() -> None:
    village = given(3).members(0, "level_4 1, window_3 1, bag 2").members(1, "level_1 1").first_player(0, following=1)
    assert lines(village, "Council") == [
        "4 3 time  6 pts  1 coin: 3 pts ^1",
        "3 2 time  4 pts  1 good",
        "2 2 time  2 pts  2 cubes",
        "1 1 time  0 pts  begin next: o o1",
        "each step: 2 green cubes or 1 scroll",
    ]
    assert lines(village, "Church") == [
        "4 6 pts",
        "3 4 pts  to 4: grain x4 ^1",
        "2 3 pts  to 3: grain x2",
        "1 2 pts  to 2: grain",
        "Black bag: 4 monks ^2",
        "a place in the bag: 1 brown cube or",
        "  3 time",
    ]


def test_the_chronicle_shows_the_dead_and_the_free_places() -> None:
    village = given().members(0, "farm 1, chronicle_crafts 1, grave 1").free(crafts=1, graves=5)
    assert lines(village, "Chronicle") == [
        "Council   . .",
        "Crafts    ^1 .",
        "Travel    . .",
        "Church    . .",
        "Farm      . .",
        "Graves    ^1 . . . . .",
        "free: 9 in the chronicle, 5 graves",
    ]


def test_a_farm_shows_all_that_lies_on_it() -> None:
    village = given().player(0, cubes="green pink", goods="ox ox plough", coins=2, grain=1, time=8, prestige=3)
    village.members(0, "farm 1 2, level_2 2")
    assert lines(village, "Odile") == [
        "][--------^-][ 2 time to the bridge",
        "Cubes: G P",
        "Goods: 1 plough and 2 oxen",
        "Stored: 2 coins, 1 of 5 grain",
        "At home: ^1 ^2",
        "Unborn: ^2 ^3 ^3 ^4 ^4",
        "Served: -",
        "Score: 7 points = Prestige track 3",
        "  + Council 2 + Coins 2",
    ]
    assert lines(village, "Odile", say=FRENCH)[2] == "Marchandises : 1 charrue et 2 bœufs"


def test_a_death_that_is_due_is_told_on_the_farm() -> None:
    village = given().player(0, deaths_due=1)
    assert lines(village, "Odile")[0] == "][^---------][ a death is due"
