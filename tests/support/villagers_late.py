"""Late positions of Villagers with villages as large as they become, for what has to be seen of them at one glance."""

from __future__ import annotations

from bourgade.games.villagers.ids import Villager
from support.villagers import COUNTESS, Position, given

LARGE = (
    "founders swineherd truffler",
    "founders brewer",
    "lumberjack wheeler cartwright",
    "lumberjack/ carpenter",
    "lumberjack cooper:2",
    "lumberjack/ log_rafter",
    "lumberjack",
    "hayer grazier milk_maid fromager",
    "hayer/ horse_trader",
    "hayer",
    "miner seeker spelunker jeweler",
    "miner/ locksmith",
    "miner blacksmith:6",
    "miner",
    "shepherd spinner weaver tailor",
    "monk=tanner monk=saddler",
    "graper vintner",
    "hunter",
    "fisher",
    "grocer",
)
"""A village of 35 cards."""
OTHERS = (
    (
        "lumberjack shipwright",
        "lumberjack/ wood_carver",
        "hayer thatcher",
        "hayer/ bed_builder",
        "chandler:4",
        "wattler",
    ),
    ("miner mason", "miner/ glass_blower:2", "tanner cobbler", "beekeeper", "freemason", "founders poulterer", "hayer"),
    ("hayer peddler", "lumberjack carpenter:2", "graper vintner wine_trader", "harvester:2", "agent", "priest"),
    ("miner blacksmith", "miner/ seeker spelunker", "shepherd spinner", "hunter", "wattler", "lumberjack", "miner"),
)
HAND = "poulterer shipwright wood_carver thatcher bed_builder mason cobbler beekeeper freemason tinner"
HERS = """wood_carver peddler ore_muler glass_blower:2 graper vintner wine_trader shepherd spinner weaver tanner saddler
    cobbler harvester:4 chandler hunter beekeeper priest agent cooper:2 thatcher mason spelunker cartwright shipwright
    fisher wattler grocer milk_maid fromager"""
ROAD = ("saddler:1", "ore_muler:1", "freemason", "brewer:1", "agent:2", "vintner:1")


def late(seats: int) -> Position:
    """The first seat has a large village and hand; so has the Countess, where she plays."""
    position = given(seats).village(0, *LARGE).hand(0, HAND).treasury(0, 9)
    for seat in range(1, seats):
        position = position.village(seat, *OTHERS[seat - 1]).hand(seat, "cooper graper")
    if seats == 1:
        position = _against_her(position)
    return position.road(*ROAD).stacks(0, 0, 3, 4, 5, 6)


def _against_her(position: Position) -> Position:
    for name in HERS.split():
        position.state.unseen[Villager[name.partition(":")[0].upper()]] += 1  # more than are left, to fill the table
        position.village(COUNTESS, name)
    return position.events_up("blackmail", "spy_network", "customs").in_force("arson")
