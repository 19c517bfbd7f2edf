"""The cards: a front in full, the strip that stays visible of a covered one, and the back."""

from __future__ import annotations

from typing import Any

from bourgade.core.picture import Markup, join, tag
from bourgade.core.scene import bold, icon, sign
from bourgade.games.villagers import names as words
from bourgade.games.villagers.board.portraits import face
from bourgade.games.villagers.board.scene import Scene, shield_of, suit_icon
from bourgade.games.villagers.ids import Counted, Villager
from bourgade.games.villagers.obstacles import holders

COUNTED_ICONS = {
    "food": ("i-food",),
    "houses": ("i-house",),
    "gold_symbols": ("i-gold",),
    "wood_gold": ("i-gold", "i-suit-wood"),
    "padlocks": ("i-padlock",),
    "coins": ("i-coin",),
    "most_coins": ("i-coin",),
}
LONG, LONGER = 11, 12
"""A word of more letters is set closer, so that it fits on a narrow card, and one of still more smaller too."""
STAND_INS = ("monk", "apprentice")


def front(
    scene: Scene,
    villager: str,
    *,
    spot: str = "",
    coins: int = 0,
    worth: int = -1,
    role: str = "",
    note: str = "",
    extra: str = "",
    is_in_village: bool = False,
    key: str | None = None,
) -> Markup:
    """A card that nothing covers. `worth` is what its Silver symbol pays; a `note` stands where its portrait was."""
    printed = scene.card(villager)
    drawn = note or face(villager)
    art = tag("span", drawn, _coins(scene, coins), _worth(scene, worth), class_="art")
    deed = "" if is_in_village else _deed(scene, villager)
    symbols = tag("span", *_symbols(scene, printed), deed, class_="sym")
    locks = tag("span", *_locks(scene, printed, is_in_village), class_="lockrow")
    class_ = f"card {_suit_class(printed)} {extra}".rstrip()
    named = (head(scene, villager), stands_for(scene, villager, role))
    return scene.press(spot, *named, art, symbols, locks, class_=class_, key=key)


def bare(scene: Scene, villager: str, role: str, spot: str = "", key: str | None = None) -> Markup:
    """A first card that shows nothing and on which nothing lies yet: its band is all there is to see."""
    named = (head(scene, villager), stands_for(scene, villager, role))
    return scene.press(spot, *named, class_=f"card bare {_suit_class(scene.card(villager))}", key=key)


def strip(scene: Scene, villager: str, role: str, spot: str = "", coins: int = 0) -> Markup:
    """What is visible of a covered card: suit, name and padlock, and the coins on it."""
    printed = scene.card(villager)
    lock = sign("i-padlock", scene.say("padlock"), "xs") if printed["key"] else ""
    given = _pill(scene, coins) if coins else ""
    named = (head(scene, villager, given, lock), stands_for(scene, villager, role))
    return scene.press(spot, *named, class_=f"card strip {_suit_class(printed)}")


def stands_for(scene: Scene, villager: str, role: str) -> Markup:
    """The villager that a Monk or an Apprentice stands in for, on a line of its own so that it is never cut."""
    if not role or role == villager or villager not in STAND_INS:
        return Markup("")
    label = scene.say("stands in for {villager}", villager=scene.called(role))
    return tag("span", scene.called(role), class_="role", role="img", aria_label=label, title=label)


def is_bare(printed: dict[str, Any]) -> bool:
    """Whether a villager has nothing to show but its suit and its name."""
    return not any(printed[fact] for fact in ("food", "houses", "gold", "silver", "key", "keyring"))


def head(scene: Scene, villager: str, *aside: str) -> Markup:
    """The band of a card: its suit as often as it counts, and its name."""
    printed = scene.card(villager)
    name = scene.called(villager)
    label = scene.suit(printed["suit"]) if printed["suit"] else scene.say("no suit")
    suits = [sign(suit_icon(printed["suit"]), label) for _ in range(max(1, printed["symbols"]))]
    longest = max(map(len, name.split()))
    class_ = "called" + " long" * (longest > LONG) + " longer" * (longest > LONGER)
    return tag("span", *suits, tag("span", name, class_=class_, title=name), *aside, class_="head")


def back(scene: Scene, suit: str, count: int) -> Markup:
    """Some cards of a suit, face down."""
    number = bold(count) if count > 1 else ""
    return tag("span", sign(suit_icon(suit), scene.suit(suit)), number, class_=f"cardback s-{suit}")


# --- what is printed on them ---


def _deed(scene: Scene, villager: str) -> Markup:
    """What a Special does."""
    text = words.SPECIALS.get(Villager[villager.upper()])
    return tag("small", scene.say(text), class_="deed") if text else Markup("")


def _symbols(scene: Scene, printed: dict[str, Any]) -> list[Markup]:
    """Food, Houses, Gold and Silver."""
    say = scene.say
    drawn = [sign("i-food", say("Food symbol")) for _ in range(printed["food"])]
    drawn += [sign("i-house", say("House symbol")) for _ in range(printed["houses"])]
    if printed["gold"]:
        drawn.append(disc("i-gold", printed["gold"], say("Gold {count}", count=printed["gold"])))
    if printed["silver"]:
        drawn.append(_silver(scene, printed["silver"]))
    return drawn


def disc(shape: str, number: int, label: str) -> Markup:
    """A number on gold or silver."""
    shown = tag("b", str(number), aria_hidden="true")
    return tag("span", icon(shape, "l"), shown, class_="gold", role="img", aria_label=label)


def _silver(scene: Scene, silver: dict[str, Any]) -> Markup:
    """So much for every so many of what it counts."""
    label = words.silver(scene.say, silver["gold"], Counted[silver["of"].upper()], silver["per"])
    icons = counted_icons(silver["of"], silver["per"])
    most = tag("small", scene.say("most")) if silver["of"] == "most_coins" else ""
    octagon = tag("span", icon("i-silver", "l"), tag("b", str(silver["gold"])), class_="gold")
    per = tag("small", scene.say("per"))
    return tag("span", octagon, per, most, icons, class_="silver", role="img", aria_label=label)


def counted_icons(counted: str, count: int = 1) -> Markup:
    """The icons of what a Silver symbol counts."""
    icons = COUNTED_ICONS.get(counted) or (f"i-suit-{counted}",)
    return join(*[icon(name, "s") for name in icons] * count)


def _locks(scene: Scene, printed: dict[str, Any], is_in_village: bool) -> list[Markup]:
    """The padlock with its key and who would be paid, and the keyring."""
    drawn = []
    if printed["key"]:
        paid = "" if is_in_village else payee(scene, printed["key"])
        drawn.append(tag("span", _keyname(scene, printed["key"]), paid, class_="lock"))
    if printed["keyring"]:
        label = scene.say("keyring of {count}", count=printed["keyring"])
        drawn.append(tag("span", sign("i-key", label, "xs"), bold(printed["keyring"]), class_="keyring"))
    return drawn


def _keyname(scene: Scene, key: str) -> Markup:
    """A padlock and the name of its key, on one line."""
    name = scene.called(key)
    padlock = sign("i-padlock", scene.say("padlock"), "xs")
    return tag("span", padlock, tag("span", name, class_="long" if len(name) > LONGER else None), class_="keyname")


# --- padlocks and Silver, as they stand now ---


def payee(scene: Scene, key: str) -> Markup:
    """Who would be paid for opening a padlock now: nobody with an own key, the owners of others, or the bank."""
    owners, say = holders(scene.view, key), scene.say
    if scene.viewer in owners:
        label = say("your own key: the bank lays {gold} on it", gold=scene.gold(scene.price))
        return tag("span", sign("i-check", label, "xs"), class_="payee own")
    paid = [
        sign(
            shield_of(scene, seat), say("{gold} to {name}", gold=scene.gold(scene.price), name=scene.owner(seat)), "xs"
        )
        for seat in owners
    ]
    if paid:
        return tag("span", bold(scene.price), *paid, class_="payee")
    price = scene.view["build"]["bank_price"]
    bank = say("nobody has the key: {gold} to the bank", gold=scene.gold(price))
    return tag("span", bold(price), sign("i-bag", bank, "xs"), class_="payee")


def worth_here(player: dict[str, Any], silver: dict[str, Any]) -> int:
    """What a Silver symbol of a village pays now."""
    return int(silver["gold"] * (player["symbols"][silver["of"]] // silver["per"]))


def worth_if_placed(player: dict[str, Any], printed: dict[str, Any]) -> int:
    """What a Silver symbol would pay if its card joined a village, its own symbols included."""
    silver = printed["silver"]
    if not silver:
        return -1
    counted = player["symbols"][silver["of"]]
    if silver["of"] == printed["suit"]:
        counted += printed["symbols"]
    elif silver["of"] == "padlocks":
        counted += printed["key"] is not None
    return int(silver["gold"] * (counted // silver["per"]))


def _worth(scene: Scene, worth: int) -> Markup:
    if worth < 0:
        return Markup("")
    label = scene.say("worth {gold} now", gold=scene.gold(worth))
    return tag("span", icon("i-silver", "s"), tag("b", f"= {worth}"), class_="worth", role="img", aria_label=label)


def _coins(scene: Scene, coins: int) -> Markup:
    return tag("span", _pill(scene, coins), class_="oncard") if coins else Markup("")


def _pill(scene: Scene, coins: int) -> Markup:
    """The coins that lie on a card."""
    return tag("span", sign("i-coin", scene.amount("coins", coins), "s"), bold(coins), class_="pill")


def _suit_class(printed: dict[str, Any]) -> str:
    return f"s-{printed['suit']}" if printed["suit"] else "s-none"
