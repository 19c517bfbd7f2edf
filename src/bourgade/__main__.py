"""`python -m bourgade` is the command `bourgade`."""

from bourgade.cli.main import main

main()
