"""What tests share: positions drawn by hand, random play, and small questions."""
