"""The portraits: every villager put together from a kit of hats, beards and tools."""

from __future__ import annotations

from bourgade.core.picture import Markup, tag

KIT = {
    "brewer": "bust brown look beret mug",
    "poulterer": "bust look scarf hen",
    "swineherd": "bust dark look felt pig",
    "truffler": "bust look cap truffle",
    "lumberjack": "bust brown look cap axe",
    "carpenter": "bust look beret saw",
    "cooper": "bust dark look beret barrel",
    "shipwright": "bust grey look felt boat",
    "wheeler": "bust look coif rim",
    "cartwright": "bust dark look cap wheel",
    "wood_carver": "bust brown look coif chisel",
    "log_rafter": "hair bust look straw log",
    "hayer": "bust look straw fork",
    "thatcher": "bust look coif reed",
    "bed_builder": "bust dark look cap bed",
    "grazier": "hair bust brown look straw crook",
    "milk_maid": "bust look scarf pail",
    "fromager": "bust brown look coif cheese",
    "peddler": "bust grey look cap pack",
    "horse_trader": "bust dark look felt horse",
    "ore_muler": "hood bust look mule",
    "miner": "bust brown look coif pick",
    "blacksmith": "bust dark look bald mallet",
    "glass_blower": "bust look beret glass",
    "mason": "bust look beret mallet",
    "seeker": "bust look cap lantern",
    "spelunker": "hood bust brown look rope",
    "jeweler": "hair bust look beret ring",
    "locksmith": "bust brown look coif key",
    "graper": "veil bust look grapes",
    "vintner": "bust brown look cap barrel",
    "wine_trader": "bust grey look felt goblet",
    "shepherd": "hair bust look straw sheep",
    "spinner": "veil bust look spindle",
    "weaver": "bust look scarf cloth",
    "tailor": "bust dark look beret shears",
    "tanner": "bust brown look bald hide",
    "saddler": "bust brown look beret saddlebag",
    "cobbler": "bust grey look coif boot",
    "harvester": "bust look straw sickle",
    "hunter": "bust brown look cap bow",
    "chandler": "veil bust look candle",
    "wattler": "bust look scarf wattle",
    "fisher": "hair bust brown look straw fish",
    "beekeeper": "hood bust look hive",
    "grocer": "bust look scarf basket",
    "freemason": "bust grey look beret square",
    "priest": "cowl bust look cross",
    "agent": "bust dark look felt scroll",
    "monk": "cowl bust look book",
    "apprentice": "bust look cap broom",
    "tinner": "bust brown look coif pot",
    "smuggler": "cowl bust dark look sack",
    "founders": "bust brown look felt flag",
    "founders_food": "bust brown look felt basket",
    "countess": "veil bust look crown fan",
    "countess_plain": "veil bust look crown fan",
}
"""From behind to before."""
FRAME = {"bust", "look", "brown", "dark", "grey"}
BEHIND = {"hair", "veil", "hood", "cowl"}
HATS = {"cap", "beret", "straw", "felt", "coif", "scarf", "crown", "bald"}


def face(villager: str) -> Markup:
    """The portrait of a villager, coloured by the suit of the card around it."""
    pieces = [tag("use", href=f"#{_drawing(piece)}") for piece in KIT[villager].split()]
    return tag(
        "svg", *pieces, class_="face", viewBox="-1 0 63 48", preserveAspectRatio="xMidYMax meet", aria_hidden="true"
    )


def _drawing(piece: str) -> str:
    if piece in FRAME:
        return f"k-{piece}"
    return f"b-{piece}" if piece in BEHIND else f"h-{piece}" if piece in HATS else f"t-{piece}"
