"""The production chains of Villagers as the rulebook shows them."""

CARRIED = {
    "founders": "brewer poulterer swineherd",
    "swineherd": "truffler",
    "lumberjack": "carpenter cooper shipwright wheeler wood_carver log_rafter",
    "wheeler": "cartwright",
    "hayer": "thatcher bed_builder grazier peddler horse_trader ore_muler",
    "grazier": "milk_maid",
    "milk_maid": "fromager",
    "miner": "mason seeker blacksmith glass_blower locksmith",
    "seeker": "spelunker",
    "spelunker": "jeweler",
    "graper": "vintner",
    "vintner": "wine_trader",
    "shepherd": "spinner",
    "spinner": "weaver",
    "weaver": "tailor",
    "tanner": "saddler cobbler",
}
"""Who may lie on whom."""
BELOW = {name: carrier for carrier, names in CARRIED.items() for name in names.split()}


def chain_of(name: str) -> str:
    """The chain from its first card up to this villager."""
    return f"{chain_of(BELOW[name])} {name}" if name in BELOW else name
