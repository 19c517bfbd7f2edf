"""The rules of a game from outside: which games, seats, seeds, options and editions there are, and what is refused."""

from __future__ import annotations

from pathlib import Path

import pytest

import bourgade
from bourgade import BadEdition, BadOption, BourgadeError, Edition, UnknownGame
from bourgade.core.clauses import clauses
from bourgade.core.score import rank, sheet
from support.toy import RULES, Toy

EVERY_GAME = pytest.mark.parametrize("game", bourgade.games())
MINE = '[edition]\nname = "Mine"\ngame = "{game}"\nnote = ""\n[values]\n'


def edition_file(folder: Path, game: str) -> Path:
    path = folder / "mine.toml"
    path.write_text(MINE.format(game=game), encoding="utf-8")
    return path


# --- games ---


@EVERY_GAME
def test_a_game_is_found_by_its_name(game: str) -> None:
    rules = bourgade.game(game)
    assert rules.name == game
    assert rules is bourgade.game(game)
    assert rules.catalogue.game == game
    assert 1 <= rules.fewest <= rules.most
    assert clauses(game)


def test_the_list_of_games_is_the_askers_own() -> None:
    bourgade.games().clear()
    assert bourgade.games()


@pytest.mark.parametrize("name", ["chess", "", "VILLAGE", "village ", "os", "../core"])
def test_an_unknown_game_is_refused_with_those_there_are(name: str) -> None:
    with pytest.raises(UnknownGame, match=f"there are .*{bourgade.games()[0]}"):
        bourgade.game(name)
    with pytest.raises(UnknownGame):
        clauses(name)


def test_every_error_of_the_project_can_be_caught_at_once() -> None:
    named = [getattr(bourgade, name) for name in bourgade.__all__]
    errors = [thing for thing in named if isinstance(thing, type) and issubclass(thing, Exception)]
    assert len(errors) == 9
    assert all(issubclass(error, BourgadeError) for error in errors)


# --- seats and seeds ---


@EVERY_GAME
def test_a_game_begins_with_any_number_of_seats_that_it_is_for_and_with_most_by_default(game: str) -> None:
    rules = bourgade.game(game)
    seats = range(rules.fewest, rules.most + 1)
    assert [rules.new(count, 1).seats for count in seats] == list(seats)
    assert rules.new(seed=1).seats == rules.most


@EVERY_GAME
@pytest.mark.parametrize("seats", [-1, 0, 99, 2.0, True, "2", [2]])
def test_another_number_of_seats_is_refused(game: str, seats: object) -> None:
    rules = bourgade.game(game)
    with pytest.raises(BadOption, match=rf"is for {rules.fewest} to {rules.most} seats, not "):
        rules.new(seats, 1)  # type: ignore[arg-type]


@pytest.mark.parametrize("seed", [-1, 1.5, "1", True, None, [1]])
def test_what_is_no_seed_is_refused(seed: object) -> None:
    with pytest.raises(BadOption, match=r"the seed .* is no whole number of 0 or more"):
        RULES.chance(seed)  # type: ignore[arg-type]


def test_seeds_may_be_large_and_without_one_every_game_is_another() -> None:
    assert RULES.new(seed=2**200).digest() == RULES.new(seed=2**200).digest()
    assert len({RULES.new().digest() for _ in range(4)}) > 1


def test_a_game_can_begin_with_chance_of_ones_own() -> None:
    chance = RULES.chance(1)
    chance.script = [0, 3, 0, 2]
    state = RULES.new(chance=chance)
    assert [hand.stones for hand in state.hands] == [[1, 1, 0], [1, 1, 0]]


# --- options ---


@EVERY_GAME
def test_options_have_defaults(game: str) -> None:
    rules = bourgade.game(game)
    defaults = {option.name: option.values[0] for option in rules.options}
    assert rules.complete(None) == rules.complete({}) == defaults
    for option in rules.options:
        assert rules.complete({option.name: option.values[-1]}) == {**defaults, option.name: option.values[-1]}


def test_an_option_decides_how_a_game_begins() -> None:
    one, two = (RULES.new(seed=1, options={"players": players}) for players in ("one", "two"))
    assert one.digest() != two.digest()


def test_an_unknown_option_or_value_is_refused_with_those_there_are() -> None:
    with pytest.raises(BadOption, match="Toy has no option 'pace'; its options are: players"):
        RULES.new(seed=1, options={"pace": "fast"})
    with pytest.raises(BadOption, match="the option players cannot be 'three'; it may be two, one"):
        RULES.new(seed=1, options={"players": "three"})


# --- editions ---


def test_an_edition_is_used_as_it_is_or_read_from_its_file(tmp_path: Path) -> None:
    path = edition_file(tmp_path, "toy")
    edition = Edition("Mine", "toy", "", {})
    assert [RULES.edition(way) for way in (edition, path, str(path))] == [edition] * 3
    assert RULES.edition(None) is None


@EVERY_GAME
def test_an_edition_without_changes_plays_like_the_game(game: str, tmp_path: Path) -> None:
    rules = bourgade.game(game)
    plain, edited = rules.new(seed=1), rules.new(seed=1, edition=edition_file(tmp_path, game))
    assert edited.digest() == plain.digest()


def test_an_edition_of_another_game_is_refused() -> None:
    with pytest.raises(BadEdition, match="the edition 'Mine' is for 'chess', not for 'toy'"):
        RULES.new(seed=1, edition=Edition("Mine", "chess", "", {}))


@EVERY_GAME
def test_an_edition_with_an_unknown_value_is_refused(game: str) -> None:
    with pytest.raises(BadEdition, match=r"no = .*unknown key"):
        bourgade.game(game).new(seed=1, edition=Edition("Mine", game, "", {"no.such.value": 1}))


def test_a_missing_edition_file_is_refused_by_name(tmp_path: Path) -> None:
    with pytest.raises(BadEdition, match=r"nowhere\.toml: cannot be read"):
        RULES.new(seed=1, edition=tmp_path / "nowhere.toml")


# --- seats of a game that is being played ---


def toy() -> Toy:
    return RULES.new(seed=1)


@pytest.mark.parametrize("seat", [-1, 2, 10**20, True, "0", 0.0])
def test_a_seat_that_is_not_there_sees_and_scores_nothing(seat: object) -> None:
    with pytest.raises(BadOption, match="seats are 0 to 1"):
        RULES.view(toy(), seat)  # type: ignore[arg-type]
    with pytest.raises(BadOption, match="seats are 0 to 1"):
        RULES.sheet(toy(), seat)  # type: ignore[arg-type]


def test_a_spectator_sees_no_hand() -> None:
    view = RULES.view(toy())
    assert view["seat"] == -1
    assert [hand["stones"] for hand in view["hands"]] == [None, None]
    assert RULES.view(toy(), 0)["hands"][0]["stones"] is not None


# --- points and places ---


def test_a_sheet_adds_up_its_lines() -> None:
    assert sheet(1, {"a": 3, "b": -1, "c": 5}) == {"seat": 1, "lines": {"a": 3, "b": -1, "c": 5}, "total": 7}


@pytest.mark.parametrize(
    ("points", "ties", "places"),
    [
        ([5, 9, 7], [0, 0, 0], {1: 1, 2: 2, 0: 3}),
        ([7, 9, 7], [1, 0, 2], {1: 1, 2: 2, 0: 3}),
        ([7, 7, 7], [1, 2, 2], {1: 1, 2: 1, 0: 3}),
        ([4, 7, 4, 4], [0, 0, 0, 0], {1: 1, 0: 2, 2: 2, 3: 2}),
    ],
)
def test_equal_seats_share_a_place_and_the_next_place_counts_them(
    points: list[int], ties: list[int], places: dict[int, int]
) -> None:
    standings = rank([sheet(seat, {"all": each}) for seat, each in enumerate(points)], [{"tie": tie} for tie in ties])
    assert {standing["seat"]: standing["place"] for standing in standings} == places
    assert [standing["seat"] for standing in standings] == list(places)
    assert [standing["total"] for standing in standings] == [points[seat] for seat in places]
    assert [standing["tie_breaks"] for standing in standings] == [{"tie": ties[seat]} for seat in places]


def test_a_tie_break_may_go_to_who_has_fewer() -> None:
    sheets = [sheet(seat, {"all": 7}) for seat in range(3)]
    ties = [{"tie": 2, "cards": cards} for cards in (3, 1, 3)]
    standings = rank(sheets, ties, fewer=("cards",))
    assert [(standing["seat"], standing["place"]) for standing in standings] == [(1, 1), (0, 2), (2, 2)]
