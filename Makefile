# Two commands are enough: `make play` and `make test`. Everything else is a part of them.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
STAMP := $(VENV)/.installed
TESTS ?=
ARRAYS := wormery.research.vector wormery.research.arrays
PYTEST := $(BIN)/pytest --dist worksteal --durations=12

.DEFAULT_GOAL := help
.PHONY: help setup play web test lint types kernels kernels-arrays kernels-else unit browser coverage bench playthroughs pictures protocol docs clean

help: ## Show what can be made
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "  make %-13s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

setup: $(STAMP) ## Create the virtual environment and install everything into it

$(STAMP): pyproject.toml constraints.txt
	$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Wormery needs Python 3.11 or later")'
	test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --constraint constraints.txt --editable '.[dev]'
	touch $@

play: setup web ## Start Wormery and open the browser
	$(BIN)/wormery play

web: setup ## Build the browser client
	$(BIN)/python web/build.py

test: setup ## Run everything: lint, types, unit, property, server and browser tests
	$(MAKE) -j2 kernels types lint web
	$(MAKE) unit browser

lint: setup ## Check style and that the layers keep apart
	$(BIN)/ruff format --check --quiet .
	$(BIN)/ruff check --quiet .
	$(BIN)/lint-imports --no-cache >.lint-imports.log || { cat .lint-imports.log; exit 1; }
	rm -f .lint-imports.log

types: setup ## Check types
	$(BIN)/mypy

kernels: kernels-arrays kernels-else ## Compile what bots need, once, before many test processes would each do it

kernels-arrays: setup # a half of all that there is to compile, beside the other half
	$(BIN)/python -m tests.kernels $(ARRAYS)

kernels-else: setup
	$(BIN)/python -m tests.kernels wormery $(addprefix -,$(ARRAYS))

unit: setup web kernels ## Run the tests of everything but the pages; TESTS=path chooses some
	$(PYTEST) -n 2 --ignore=tests/web $(TESTS)

browser: setup web ## Play in real browsers; apart, for their driver keeps an event loop of its own
	$(PYTEST) -n 4 tests/web

coverage: setup web kernels ## Show which lines no test of the rules, bots and server reaches; three times slower
	$(PYTEST) -n 2 --cov --cov-report=term --ignore=tests/web $(TESTS)

bench: setup ## Measure speed
	$(BIN)/wormery bench knots
	$(BIN)/wormery bench engines
	$(BIN)/wormery bench server
	$(BIN)/wormery bench wormlord

playthroughs: setup ## Write the golden playthroughs anew; review them as a diff
	$(BIN)/python -m tests.playthroughs.regenerate

pictures: setup web ## Take the pictures of the README anew, in a real browser
	$(BIN)/python -m tests.web.pictures

protocol: setup ## Write the protocol's handbook and TypeScript types anew
	$(BIN)/wormery protocol

docs: setup ## Build the site of the docs; every link has to lead somewhere
	$(BIN)/zensical build --clean --strict --config-file mkdocs.yml
	@echo 'read it at .build/site/index.html, or with search: $(BIN)/python -m http.server --directory .build/site'

clean: ## Remove what was made
	rm -rf $(VENV) .build .mypy_cache .pytest_cache .ruff_cache .hypothesis .coverage
