# make play        set everything up and serve the games at a printed address
# make test        set everything up and run all tests
# make rules       which clauses of the rulebooks have tests
# make bench       how fast the engine is, beside a peer
# make compiled    build the engine with mypyc and run the laws on it
# make laws N=...  the laws over N random decisions per game
# make check       formatting, lint, types
# make pictures    the pictures in docs/pictures, drawn anew
# make clean       remove what the other targets made

PYTHON ?= python3
BIN := .venv/bin
N ?= 1000000
PYTEST := $(BIN)/python -m pytest

.PHONY: play test rules bench compiled laws check clean help browser pictures

help:
	@sed -n 's/^# //p' Makefile

play: .venv/.play
	$(BIN)/bourgade serve

test: check browser .venv/axe
	$(PYTEST) -q -n auto

rules: .venv/.dev
	@$(PYTEST) --rules -q tests

laws: .venv/.dev
	LAWS_DECISIONS=$(N) $(PYTEST) -q tests/laws

check: .venv/.dev
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy

bench: .venv/.play .venv-peer/.ready
	$(BIN)/bourgade bench --peer-python .venv-peer/bin/python

compiled: .venv-compiled/.ready
	.venv-compiled/bin/python -c "import bourgade; assert bourgade.compiled()"
	.venv-compiled/bin/python -m pytest -q -n auto tests/laws tests/golden tests/records
	.venv-compiled/bin/bourgade bench

# A browser for the tests: the system's Chromium, installed where it is missing.
browser: .venv/.dev
	@command -v chromium >/dev/null || { echo "Installing Chromium for the browser tests"; \
	  $$([ "$$(id -u)" = 0 ] || echo sudo) sh -c 'apt-get update -qq && apt-get install -y -qq chromium'; }

# What examines the pages for readers with disabilities; without npm its tests are skipped and say so.
.venv/axe: | .venv/.dev
	@command -v npm >/dev/null || echo "npm is missing: the tests with axe are skipped"
	@! command -v npm >/dev/null || npm install --silent --no-save --prefix $@ axe-core@4 || \
	  echo "axe-core cannot be installed here: its tests are skipped"

pictures: browser
	$(BIN)/python tools/pictures.py

.venv/.made:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
	  { echo "Bourgade needs Python 3.11 or newer; try make PYTHON=python3.12"; exit 1; }
	@$(PYTHON) -c 'import ensurepip' 2>/dev/null || \
	  { echo "Python cannot make virtual environments here; on Debian: apt-get install python3-venv"; exit 1; }
	$(PYTHON) -m venv .venv
	$(BIN)/python -m pip install -q --upgrade pip
	@touch $@

.venv/.play: .venv/.made pyproject.toml
	$(BIN)/python -m pip install -q -e .
	@touch $@

.venv/.dev: .venv/.made pyproject.toml
	$(BIN)/python -m pip install -q -e . --group dev
	@touch $@ .venv/.play

# The compiled wheel is built from the source distribution, so that nothing is left between the sources.
.venv-compiled/.ready: pyproject.toml $(shell find src -name '*.py' -o -name '*.toml' -o -name '*.txt' -o -name '*.po')
	rm -rf .venv-compiled dist
	$(PYTHON) -m venv .venv-compiled
	.venv-compiled/bin/python -m pip install -q --upgrade pip build
	HATCH_BUILD_HOOK_ENABLE_MYPYC=1 .venv-compiled/bin/python -m build -o dist . > .venv-compiled/build.log 2>&1 || \
	  { tail -40 .venv-compiled/build.log; exit 1; }
	.venv-compiled/bin/python -m pip install -q dist/*.whl --group dev
	@touch $@

# Catanatron, a fast engine for another board game, measured in the same run.
.venv-peer/.ready:
	@$(PYTHON) -m venv .venv-peer
	@.venv-peer/bin/python -m pip install -q catanatron || echo "The peer cannot be installed here; the bench runs without it"
	@touch $@

clean:
	rm -rf .venv .venv-compiled .venv-peer dist build .mypy_cache .ruff_cache .pytest_cache .hypothesis
