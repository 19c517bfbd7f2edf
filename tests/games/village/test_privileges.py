"""The four privileges of the council chamber: what each gives, and when it can be used."""

import pytest

from support.village import Position, given

GOODS = ["scroll", "horse", "plough", "ox", "wagon"]


def councillor(level: str, coins: int = 0) -> Position:
    """A family with nothing but a member in the council."""
    return given().player(0, members=f"{level} 1", coins=coins)


# --- level 1 ---


@pytest.mark.rule("V-159")
def test_the_first_privilege_takes_the_next_first_player_marker() -> None:
    village = councillor("level_2").first_player(1).action(0, "council").play("privilege level_1")
    assert village.state.next_first_player == 0
    assert village.state.first_player == 1


@pytest.mark.rule("V-160", "V-271")
@pytest.mark.parametrize("holder", [0, 1])
def test_the_first_privilege_is_not_offered_once_the_marker_is_taken(holder: int) -> None:
    village = councillor("level_3").first_player(0, following=holder).action(0, "council")
    assert village.moves == ["privilege level_2", "privilege level_3"]


@pytest.mark.rule("V-160")
@pytest.mark.parametrize("holder", [0, 1])
def test_who_enters_when_the_marker_is_taken_gets_no_privilege(holder: int) -> None:
    village = given().player(0, goods="scroll", members="farm 1").first_player(0, following=holder)
    village.action(0, "council")
    assert village.at(0, "level_1") == "1"
    assert village.seat == -1
    assert village.state.next_first_player == holder


# --- level 2 ---


@pytest.mark.rule("V-161")
@pytest.mark.parametrize(
    ("colours", "cubes"), [(["orange", "orange"], "orange orange"), (["pink", "green"], "green pink")]
)
def test_the_second_privilege_gives_two_cubes_of_one_or_two_colours(colours: list[str], cubes: str) -> None:
    village = councillor("level_2")
    supply = sum(village.state.supply)
    village.action(0, "council").play("privilege level_2", *[f"gain {colour}" for colour in colours])
    assert village.seat == -1
    assert village.cubes(0) == cubes
    assert sum(village.state.supply) == supply - 2


@pytest.mark.rule("V-162")
def test_the_second_privilege_never_gives_plague() -> None:
    village = councillor("level_2").action(0, "council").play("privilege level_2")
    assert village.moves == ["gain orange", "gain green", "gain brown", "gain pink"]


@pytest.mark.rule("V-162")
def test_the_second_privilege_gives_what_the_supply_has_left() -> None:
    village = councillor("level_2").supply(brown=1).action(0, "council").play("privilege level_2")
    assert village.seat == -1
    assert village.cubes(0) == "brown"


@pytest.mark.rule("V-162", "V-271")
def test_the_second_privilege_is_not_offered_when_only_plague_is_left_in_the_supply() -> None:
    village = councillor("level_3").supply().action(0, "council")
    assert village.moves == ["privilege level_1", "privilege level_3"]


# --- level 3 ---


@pytest.mark.rule("V-163")
@pytest.mark.parametrize("good", GOODS)
def test_the_third_privilege_gives_a_good_of_choice(good: str) -> None:
    village = councillor("level_3").action(0, "council").play("privilege level_3")
    assert village.moves == [f"good {name}" for name in GOODS]
    village.play(f"good {good}")
    assert village.seat == -1
    assert village.goods(0) == good


# --- level 4 ---


@pytest.mark.rule("V-164")
def test_the_fourth_privilege_pays_one_coin_for_prestige_once() -> None:
    village = councillor("level_4", coins=3).player(0, prestige=5).action(0, "council").play("privilege level_4")
    assert village.seat == -1
    assert (village[0].coins, village[0].prestige) == (2, 8)


@pytest.mark.rule("V-165", "V-271")
def test_the_fourth_privilege_is_not_offered_without_a_coin() -> None:
    village = councillor("level_4").player(0, cubes="green orange", goods="ox", grain=5).action(0, "council")
    assert village.moves == ["privilege level_1", "privilege level_2", "privilege level_3"]


# --- when no privilege has an effect ---


@pytest.mark.rule("V-271")
def test_staying_is_not_offered_without_a_usable_privilege() -> None:
    village = given().player(0, goods="scroll", members="farm 1, level_2 1").supply()
    village.first_player(0, following=1).action(0, "council")
    assert village.moves == ["enter", "advance level_2 1"]


@pytest.mark.rule("V-271")
def test_the_council_is_closed_to_a_player_without_a_payment_and_a_usable_privilege() -> None:
    village = councillor("level_1").first_player(0, following=1)
    assert not village.can_do(0, "council")
    assert councillor("level_1").can_do(0, "council")


@pytest.mark.rule("V-271")
def test_the_third_privilege_is_always_usable() -> None:
    village = councillor("level_3").supply().first_player(0, following=1).action(0, "council")
    assert village.moves == [f"good {name}" for name in GOODS]


@pytest.mark.rule("V-155")
def test_members_in_the_church_open_no_privilege() -> None:
    village = given().members(0, "window_2 1, window_3 2, city_f 2")
    assert not village.can_do(0, "council")
