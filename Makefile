# Every target does its own set-up from a bare clone: scripts/bun.sh installs the
# pinned Bun and the packages where they are missing.
BUN := sh scripts/bun.sh

.DEFAULT_GOAL := help
.PHONY: help run build dev test check format pictures elevation basemap bench release soak

help: ## List the targets
	@sed -n 's/^\([a-z ]*\):.*## /  make \1\t/p' Makefile | expand -t 18

run: build ## Build and start Sightline (PORT=8080, ARGS="--open")
	@./dist/sightline --data sightline-data $(ARGS)

build: ## Build the one executable, dist/sightline
	@$(BUN) scripts/build.ts

dev: ## Run from source; rebuild and reload on every change
	@$(BUN) scripts/dev.ts $(ARGS)

test: ## Everything: checks, unit, API, executable and browser tests
	@$(BUN) scripts/test.ts

check: ## The quick part of the tests: format, lint, types, imports, unit and API
	@$(BUN) scripts/test.ts --quick

format: ## Format, and fix what can be fixed
	@$(BUN) x --bun biome check --write .

pictures: build ## Take the handbook's pictures again
	@$(BUN) scripts/pictures.ts

elevation: ## Build the elevation overview again (needs Debian's apt)
	@$(BUN) scripts/elevation/build.ts

basemap: ## Build data/map again: the overview map and the places (fetches about 140 MB)
	@$(BUN) scripts/basemap/build.ts

bench: ## Measure everything that is promised, against its goals (SOAK_MINUTES=2, ROWS="tiles start")
	@$(BUN) scripts/build.ts --smallest
	@$(BUN) scripts/bench.ts $(ROWS)

soak: ## The long tests in full
	@$(BUN) scripts/soak.ts

release: ## Build dist/release: all platforms, licences, SBOM, sums (ARGS=--no-smoke)
	@$(BUN) scripts/release.ts $(ARGS)
