"""The phases and actions of Village, one file each, in the order of the rulebook."""
