"""The other villages, one glance away: small chains, sums, keys and the backs of the hand; in full when opened."""

from __future__ import annotations

from typing import Any

from bourgade.core.picture import Markup, join, tag
from bourgade.core.scene import bold, icon, sign
from bourgade.games.villagers import names as words
from bourgade.games.villagers.board.cards import back
from bourgade.games.villagers.board.glance import keyring_chips, mini, replaced_chips
from bourgade.games.villagers.board.scene import Scene, shield_of
from bourgade.games.villagers.board.village import Village, facts, tally, trees, village_of


def others(scene: Scene) -> Markup:
    """Everybody but the seat whose village is drawn in full, in the order of play; alone, the Countess."""
    count = len(scene.players)
    drawn = [_other(scene, (scene.viewer + step) % count) for step in range(1, count)]
    return join(_countess(scene, scene.solo) if scene.solo else "", *drawn)


def _other(scene: Scene, seat: int) -> Markup:
    player, say = scene.players[seat], scene.say
    backs = [back(scene, suit, number) for suit, number in player["backs"].items()]
    hand = tag("span", *backs, class_="backs", title=say("in hand")) if backs else tag("span", say("no cards"))
    square = [
        tag("span", icon(f"i-suit-{scene.card(villager)['suit']}", "xs"), scene.called(villager), class_="choice")
        for villager in player["square"]
    ]
    held = tag("p", tag("span", say("in hand"), class_="vh"), hand, class_="row quiet")
    on_square = tag("p", tag("span", say("Village Square"), class_="quiet"), *square, class_="row") if square else ""
    turn = " turn" if scene.view["to_move"] == seat else ""
    return tag(
        "article", _title(scene, seat, player), *_body(scene, seat, player, held), on_square,
        class_=f"panel other{turn}", data_key=f"other-{seat}",
    )  # fmt: skip


def _countess(scene: Scene, solo: dict[str, Any]) -> Markup:
    """The Countess is a neighbour without a hand."""
    seat, countess = len(scene.names), solo["countess"]
    lead = scene.say("You have more gold") if solo["beaten"] else scene.say("She has as much gold as you, or more")
    told = tag("p", icon("i-check" if solo["beaten"] else "i-barred", "xs"), lead, class_="row quiet")
    return tag(
        "article", _title(scene, seat, countess), *_body(scene, seat, countess, ""), told,
        class_="panel other countess", data_key="other-countess",
    )  # fmt: skip


def _title(scene: Scene, seat: int, player: dict[str, Any]) -> Markup:
    say = scene.say
    is_first = not scene.solo and scene.view["first_player"] == seat
    flag = sign("i-first", say("First Player"), "s") if is_first else ""
    total = tag("b", str(player["score"]["total"]), class_="pre", title=say("gold, the second market included"))
    owner = scene.names[seat] if seat < len(scene.names) else say(words.THE_COUNTESS)
    name = tag("span", owner, class_="name", title=owner)
    return tag("h2", icon(shield_of(scene, seat)), name, flag, total)


def _body(scene: Scene, seat: int, player: dict[str, Any], held: Markup | str) -> list[Markup]:
    """A village in short, and in full when it is opened."""
    village, say = village_of(scene, seat), scene.say
    label = say("The village of {name}", name=scene.owner(seat))
    sums = tag("div", _sums(scene, player), held, class_="small-sums")
    return [_whole(scene, seat, player), mini(scene, village, player, label), sums, *_chips(scene, village)]


def _chips(scene: Scene, village: Village) -> list[Markup]:
    """The keys of a village, and what an Apprentice may replace in it."""
    keys, replaced = keyring_chips(scene, village), replaced_chips(scene, village)
    may = tag("span", scene.say("An Apprentice may replace"), class_="quiet")
    shown = [tag("p", tag("span", scene.say("Keys"), class_="vh"), *keys, class_="row chips")] if keys else []
    return [*shown, tag("p", may, *replaced, class_="row chips")] if replaced else shown


def _whole(scene: Scene, seat: int, player: dict[str, Any]) -> Markup:
    """A village in full, to look at only."""
    quiet = Scene(scene.view, {}, scene.names, scene.say)
    summary = tag("summary", scene.say("Whole village"))
    drawn = trees(quiet, village_of(quiet, seat), player, "crowd")
    return tag("details", summary, drawn, tally(scene, player), id=f"whole-{seat}", class_="whole")


def _sums(scene: Scene, player: dict[str, Any]) -> Markup:
    """The sums of a village without their words, or for the Countess what there is."""
    if "draft_limit" in player:
        return facts(scene, player)
    symbols = player["symbols"]
    shown = [("i-gold", symbols["gold"]), ("i-coin", symbols["coins"]), ("i-bag", player["treasury"])]
    return tag("ul", *[tag("li", icon(name), bold(count)) for name, count in shown], class_="sums")
