"""What all games stand on. The standard library only, and nothing of any single game."""
