"""A village: chains of overlapping cards, where covered ones keep their band and the last ones show all that counts."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from bourgade.core.picture import Markup, tag
from bourgade.core.scene import bold, icon, sign
from bourgade.games.villagers.board.cards import bare, counted_icons, front, is_bare, strip, worth_here
from bourgade.games.villagers.board.scene import SHIELDS, Scene
from bourgade.games.villagers.scoring import LINES

SPOTTED = {"on", "pick", "key", "replace"}
"""The verbs that choose a card of a village."""
HEAP = 4
"""So many first cards that show nothing lie in one column."""
TALLIED = ("grain", "wood", "hay", "ore", "grape", "wool", "leather", "solitary", "special", "padlocks")
NEXT = 6
"""So many cards more are known to the page before they are there, so that it can mark them as new."""


@dataclass(frozen=True)
class Village:
    """The cards of a village with what lies on them, and the moves that choose one of them."""

    owner: str
    """How moves and ids name it."""
    cards: list[dict[str, Any]]
    spots: dict[int, str]
    """By the number of the card."""

    def on(self, number: int | None) -> list[int]:
        """The cards that lie on another one, or on the table."""
        return [above for above, card in enumerate(self.cards) if card["on"] == number]


def village_of(scene: Scene, seat: int) -> Village:
    """The village of a seat, or of the Countess behind the seats."""
    solo = scene.solo
    player = solo["countess"] if solo and seat == len(scene.names) else scene.players[seat]
    owner = f"seat_{seat + 1}" if seat < len(scene.names) else "countess"
    cards = player["village"]
    spots: dict[int, str] = {}
    for name in scene.offers:
        verb, *arguments = name.split("-")
        if verb in SPOTTED and _owner(scene, verb, arguments) == owner:
            spots[_number(scene, cards, verb, arguments[-2:])] = name
    return Village(owner, cards, spots)


def _owner(scene: Scene, verb: str, arguments: list[str]) -> str:
    return arguments[0] if verb in ("key", "replace") else f"seat_{scene.viewer + 1}"


def _number(scene: Scene, cards: list[dict[str, Any]], verb: str, name: list[str]) -> int:
    """The card that a move means: so many of its name are older. A Smuggler means any uncovered one of the kind."""
    alike = [number for number, card in enumerate(cards) if _name(card) == name[0]]
    if verb == "pick" and "smuggler" in scene.own["square"]:
        return next(number for number in alike if not cards[number]["cards_on_it"])
    return alike[int(name[1]) - 1]


def _name(card: dict[str, Any]) -> str:
    """What a card is called in moves, on whichever side it lies."""
    return "founders" if card["villager"] == "founders_food" else str(card["villager"])


# --- the chains ---


def own_village(scene: Scene, size: str) -> Markup:
    """The village of the viewer, with its sums."""
    village = village_of(scene, scene.viewer)
    say = scene.say
    is_own = scene.view["seat"] == scene.viewer
    title = say("Your village") if is_own else say("The village of {name}", name=scene.names[scene.viewer])
    heading = tag("h2", icon(SHIELDS[scene.viewer]), tag("span", title))
    header = tag("header", heading, facts(scene, scene.own), class_="place")
    drawn = trees(scene, village, scene.own, size, tabindex="0")
    return tag("section", header, drawn, tally(scene, scene.own), class_="vill", id="place-village")


def trees(scene: Scene, village: Village, player: dict[str, Any], size: str, tabindex: str | None = None) -> Markup:
    """All chains of a village, side by side, and in the last columns the first cards that wait for theirs.

    What is swiped on a narrow screen is reached with the keyboard too: `tabindex`.
    """
    chains, waiting = sorted_roots(scene, village)
    drawn = [_tree(scene, village, player, root) for root in chains]
    drawn += [_heap(scene, village, waiting[at : at + HEAP]) for at in range(0, len(waiting), HEAP)]
    count = len(village.cards)
    later = [tag("li", hidden=True, data_key=f"{village.owner}-{number}") for number in range(count, count + NEXT)]
    return tag("ul", *drawn, *later, class_=f"trees {size}", tabindex=tabindex)


def sorted_roots(scene: Scene, village: Village) -> tuple[list[int], list[int]]:
    """The first cards of chains, and those that show nothing and have nothing on them."""
    roots = village.on(None)
    waiting = [root for root in roots if not village.on(root) and is_bare(scene.card(village.cards[root]["villager"]))]
    return [root for root in roots if root not in waiting], waiting


def _heap(scene: Scene, village: Village, numbers: list[int]) -> Markup:
    """First cards that wait for a second one."""
    cards = [
        bare(
            scene,
            village.cards[number]["villager"],
            village.cards[number]["role"],
            village.spots.get(number, ""),
            f"{village.owner}-{number}",
        )
        for number in numbers
    ]
    return tag("li", *cards, class_="tree heap")


def _tree(scene: Scene, village: Village, player: dict[str, Any], root: int) -> Markup:
    wide = " wide" if is_wide(scene, village, root) else ""
    wide += " halved" if is_halved(scene, village, root) else ""
    return tag("li", _chain(scene, village, player, root), class_=f"tree{wide}")


def is_wide(scene: Scene, village: Village, number: int) -> bool:
    """Whether two chains start from a card."""
    return bool(village.on(number)) and slots(scene, village, number) > 1


def is_halved(scene: Scene, village: Village, number: int) -> bool:
    """Whether only one of the two chains that may start from a card is there."""
    return 0 < len(village.on(number)) < slots(scene, village, number)


def slots(scene: Scene, village: Village, number: int) -> int:
    """How many cards may lie on a card."""
    return int(scene.card(village.cards[number]["role"])["slots"])


def _chain(scene: Scene, village: Village, player: dict[str, Any], number: int) -> Markup:
    """A card and all that lies on it."""
    card, above, spot = village.cards[number], village.on(number), village.spots.get(number, "")
    if not above:
        silver = scene.card(card["villager"])["silver"]
        worth = worth_here(player, silver) if silver else -1
        key = f"{village.owner}-{number}"
        return front(
            scene, card["villager"], spot=spot, coins=card["coins"], worth=worth, role=card["role"],
            is_in_village=True, key=key,
        )  # fmt: skip
    is_free = len(above) < slots(scene, village, number)
    free = spot if is_free and spot.startswith("on-") else ""
    band = strip(scene, card["villager"], card["role"], "" if free else spot, card["coins"])
    chains = [_chain(scene, village, player, upper) for upper in above]
    chains += [_free(scene, free)] if is_free else []
    if len(chains) > 1:
        chains = [tag("span", *[tag("span", chain, class_="chain") for chain in chains], class_="branches")]
    return tag("span", band, *chains, class_="chain")


def _free(scene: Scene, spot: str) -> Markup:
    """A place where a second chain may start."""
    return scene.press(spot, tag("span", scene.say("free place")), class_="free")


# --- what counts ---


def facts(scene: Scene, player: dict[str, Any]) -> Markup:
    """Food and Houses with their limits, what the village shows, and the treasury."""
    say, symbols, lines = scene.say, player["symbols"], player["score"]["lines"]
    silver = sum(lines[line] for line in LINES if line not in ("gold", "coins"))
    told = [
        ("i-food", symbols["food"], say("draft {count}", count=player["draft_limit"])),
        ("i-house", symbols["houses"], say("build {count}", count=player["build_limit"])),
        ("i-gold", symbols["gold"], say("Gold")),
        ("i-silver", silver, say("Silver")),
        ("i-coin", symbols["coins"], say("on cards")),
        ("i-bag", player["treasury"], say("treasury")),
    ]
    return tag("ul", *[_fact(scene, *fact) for fact in told], class_="sums")


def _fact(scene: Scene, name: str, value: int, label: str) -> Markup:
    """A sum with its word; an icon that counts something else than the word says has a name of its own."""
    named = {"i-food": scene.say("Food symbol"), "i-house": scene.say("House symbol")}.get(name)
    return tag("li", sign(name, named) if named else icon(name), bold(value), tag("span", label))


def tally(scene: Scene, player: dict[str, Any]) -> Markup:
    """How often each suit and the padlock can be counted, covered cards included."""
    counted = [(name, player["symbols"][name]) for name in TALLIED if player["symbols"][name]]
    shown = [
        tag("li", counted_icons(name), bold(count), title=scene.amount(name, count), class_="pair")
        for name, count in counted
    ]
    return tag("ul", *shown, class_="tally", aria_label=scene.say("Symbols that count, covered ones included"))
