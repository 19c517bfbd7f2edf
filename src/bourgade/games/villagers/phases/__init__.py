"""The phases of Villagers, one file each, in the order of the rulebook; and what happens to piles and villages."""
