# make grade · make test · make test-all · make lab · make figures · make bench
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/.ready

.DEFAULT_GOAL := help
.PHONY: help setup release demo grade test test-all lint lab figures normalize bench bench-diagnosis bench-courses bench-scale bench-watch clean

help:  ## this list
	@awk -F':.*## ' '/^[a-z-]+:.*## / {printf "  make %-16s %s\n", $$1, $$2}' $(MAKEFILE_LIST)

$(READY): pyproject.toml constraints.txt
	@$(PYTHON) -c 'import sys; v = sys.version_info; sys.exit(v < (3, 11) and f"Python 3.11 or newer is needed; $(PYTHON) is {v[0]}.{v[1]}. Try: make PYTHON=python3.12 $(MAKECMDGOALS)")'
	@echo "Setting up $(VENV) (a minute or two, once) ..." >&2
	@$(PYTHON) -m venv $(VENV)
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --upgrade "pip>=25.1"
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check \
		--constraint constraints.txt --group dev --editable '.[lab,cluster,postgresql]'
	@touch $@

setup: $(READY)  ## the virtual environment, with pinned versions

release: $(READY)  ## the students' version of the first assignment
	@$(BIN)/rnngrader release

demo: $(READY)  ## a synthetic class in submitted/, where there is none yet
	@test -d submitted || $(BIN)/rnngrader demo

grade: release demo  ## grade the class in submitted/ and show who got what, and why
	@$(BIN)/rnngrader grade

test: export PYTHONDONTWRITEBYTECODE :=  # many processes start: one compiles, the others read
test: $(READY) lint  ## the checks of minutes; says what it leaves out
	@$(BIN)/python -m pytest -n auto --dist loadfile --no-loadscope-reorder

test-all: export RNNGRADER_TESTS := all
test-all: test  ## everything: clusters, browsers, databases, a hub, stock nbgrader on a class

lint: $(READY)
	@$(BIN)/ruff check
	@$(BIN)/ruff format --check
	@$(BIN)/mypy
	@$(BIN)/lint-imports

lab: $(READY)  ## JupyterLab on the source notebooks, with nbgrader's extensions
	@$(BIN)/python -m rnngrader.authoring.generate
	@$(BIN)/jupyter lab --notebook-dir=. --LabApp.default_url=/lab/tree/source/rnn_step_by_step

figures: $(READY)  ## draw images/ again
	@$(BIN)/python -m figures

normalize: $(READY)  ## bring the source notebooks into their stored form after editing
	@$(BIN)/python -m rnngrader.authoring.normalize source

bench: $(READY)  ## speed beside stock nbgrader's
	@$(BIN)/python benchmarks/speed.py

bench-diagnosis: $(READY)  ## how many mistakes are named, and how many wrongly
	@$(BIN)/python benchmarks/diagnosis.py

bench-courses: $(READY)  ## the same on courses of other subjects, which it was not built for
	@$(BIN)/python benchmarks/courses.py

bench-scale: $(READY)  ## classes of 30 to 3,000
	@$(BIN)/python benchmarks/scale.py

bench-watch: $(READY)  ## how long students wait for their page
	@$(BIN)/python benchmarks/watch.py

clean:  ## remove what was made, not what was handed in
	@rm -rf $(VENV) dist build *.egg-info .pytest_cache .mypy_cache .ruff_cache
