# Everything that a fresh machine needs is set up by the targets themselves.
NODE := node_modules/.bin/node
export PATH := $(CURDIR)/node_modules/.bin:$(PATH)
READY := node_modules/.ready

.PHONY: help setup check test demo bench coverage faults simulation clean

help: ## This list
	@sed -n 's/^\([a-z-]*\):.*## \(.*\)/  make \1  \2/p' $(MAKEFILE_LIST) | expand -t 24

setup: $(READY) ## Install what the lock file names (with the Node of npm's node package)

$(READY): package.json package-lock.json
	npm ci --no-fund --no-audit --loglevel=error
	@touch $@

check: $(READY) ## Types, lint, format, house rules
	npm run --silent check

test: $(READY) ## Unit, contract and integration tests
	npm test --silent

coverage: $(READY) ## The tests with coverage of the native run
	c8 npm test --silent

# make demo                      the synthetic issuers
# make demo SYMBOLS=AAPL,MSFT    live EDGAR (needs FOOTNOTE_USER_AGENT)
# make demo SYMBOLS=… MIRROR=DIR a mirror in EDGAR's URL space
DEMO_ARGS := $(if $(SYMBOLS),--symbols $(SYMBOLS)) $(if $(MIRROR),--mirror $(MIRROR)) $(if $(PORT),--port $(PORT)) $(if $(DATA),--data $(DATA))
demo: $(READY) ## Start everything, load the issuers, print a curl line, stay up
	@bin/footnote demo $(DEMO_ARGS)

clean: ## Remove what was installed and the demo's state
	rm -rf node_modules .footnote coverage
