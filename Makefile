# The targets install everything that a fresh machine needs.
NODE := node_modules/.bin/node
export PATH := $(CURDIR)/node_modules/.bin:$(PATH)
# Compiled code is kept between runs.
export NODE_COMPILE_CACHE ?= $(CURDIR)/node_modules/.cache/footnote
READY := node_modules/.ready
# For tests that have a target of their own.
MOCHA := mocha --no-config --require test/house/root-hooks.ts --timeout 300000 --forbid-only --reporter dot

.PHONY: help sbom audit setup check test pipelines examples processes recovery demo bench bench-ingest bench-answers bench-parse bench-short coverage faults faults-ingest faults-service faults-short simulation fingerprint accuracy rules splits survey survey-sections client contract release realdata lanes mutation read-releases mutants fuzz fuzz-filings fuzz-forms fuzz-screen fuzz-view redis explorer kafka-test cluster-test cluster-equality cluster-faults cluster-short cluster-machines cluster-rebuild cluster-rate kafka-rights repartition cluster-bench kafka-up kafka-status kafka-down clean cluster-settings

help: ## This list
	@sed -n 's/^\([a-z-]*\):.*## \(.*\)/  make \1  \2/p' $(MAKEFILE_LIST) | expand -t 24

setup: $(READY) ## Install the locked dependencies, including Node from npm's node package

$(READY): package.json package-lock.json
	@echo 'Installing the locked dependencies into node_modules, Node and ClickHouse among them: once, some minutes by the connection.'
	@npm ci --no-fund --no-audit --loglevel=error & npm=$$!; seconds=0; \
	while kill -0 $$npm 2>/dev/null; do \
	  sleep 1; seconds=$$((seconds + 1)); [ $$((seconds % 5)) -ne 0 ] || \
	  echo "  $$seconds s: $$(du -sm node_modules 2>/dev/null | cut -f 1) MB installed"; \
	done; wait $$npm
	@touch $@

check: $(READY) ## Types, lint, format, house rules
	npm run --silent check

test: $(READY) ## Unit, contract and integration tests, within four minutes on two cores
	npm test --silent

examples: $(READY) ## Run every example of the documentation, and compare those of the reference with the service
	$(MOCHA) --parallel --jobs 2 'test/examples/**/*.test.ts'

pipelines: $(READY) ## Invented companies from a mirror of EDGAR through the whole pipeline to served figures
	$(MOCHA) --parallel --jobs 2 '{services,test}/**/*.pipeline.test.ts'

processes: $(READY) ## The tests that start processes: the command line, the services, ClickHouse, a Python client
	$(MOCHA) --parallel --jobs 2 'test/processes/**/*.test.ts' '{infra,packages,services,test/integration}/**/*.processes.test.ts' --ignore '**/node_modules/**'

recovery: $(READY) ## Restore a backup made during an ingest, and read the log of an older version
	$(MOCHA) --parallel --jobs 2 'test/recovery/**/*.test.ts'

coverage: $(READY) ## The tests with coverage of the native run
	c8 npm test --silent

# make demo                      the synthetic issuers
# make demo SYMBOLS=AAPL,MSFT    live EDGAR (needs FOOTNOTE_USER_AGENT)
# make demo SYMBOLS=… MIRROR=DIR a mirror in EDGAR's URL space
DEMO_ARGS := $(if $(SYMBOLS),--symbols $(SYMBOLS)) $(if $(MIRROR),--mirror $(MIRROR)) $(if $(PORT),--port $(PORT)) $(if $(DATA),--data $(DATA))
demo: $(READY) ## Start everything, load companies, print curl commands, and keep running
	@echo 'Starting the demo; the first start takes some seconds longer, because it compiles the code.'
	@exec bin/footnote demo $(DEMO_ARGS)

# Checks that take longer than a test should. RUNS=20 makes them longer; SEED=N draws other cases; CORPUS=DIR, a mirror,
# adds real filings.
RUNS := 4
SEED := 1
CORPUS := $(FOOTNOTE_CORPUS)
# A comma in a call of `if` would end its argument.
FAULT_SYMBOLS := AAPL,HRI
faults: faults-ingest faults-service ## kill -9 of every process, also of those that share a log, a rebuild under load, a disk that fills up, and flipped bits

# The first victim follows from the seed, so that the three kinds of ingest lose different ones.
faults-ingest: $(READY)
	node test/faults/kill.ts --runs $(RUNS) --seed $(SEED)
	$(if $(CORPUS),node test/faults/kill.ts --runs $(RUNS) --seed $(shell expr $(SEED) + 1) --mirror $(CORPUS) --symbols $(FAULT_SYMBOLS))
	node test/faults/kill.ts --runs $(RUNS) --seed $(shell expr $(SEED) + 2) --bulk
	node test/faults/event-log-kill.ts $(RUNS) $(SEED)

faults-service: $(READY)
	node test/faults/rebuild-under-load.ts --rebuilds 1
	node test/faults/on-demand-kill.ts --runs $(RUNS) --seed $(SEED)
	node test/faults/full-disk.ts
	node test/faults/flipped-bits.ts --runs $(shell expr $(RUNS) '*' 3) --seed $(SEED)

faults-short: $(READY) ## Half of the faults (SEED=N chooses which)
	$(MAKE) $(word $(shell expr $(SEED) % 2 + 1),faults-ingest faults-service)

# Of each kind of company, beside the fixed ones of the tests.
TRUE_RUNS := $(RUNS)0
simulation: $(READY) ## Invented companies with every irregularity: every served value must be true
	$(MOCHA) 'test/simulation/*.test.ts'
	node test/simulation/truth.ts --runs $(TRUE_RUNS) --seed $(SEED)

fingerprint: $(READY) ## Rewrite test/fingerprint/fingerprint.json; fails if results moved but no version did
	node test/fingerprint/update.ts

accuracy: $(READY) ## The accuracy page: a folder of filings compared with figures read by hand (CORPUS=DIR, OUT=DIR)
	node packages/accuracy/src/accuracy.ts $(if $(CORPUS),--folder $(CORPUS)) $(if $(OUT),--out $(OUT))

rules: $(READY) ## Rewrite docs/rules.md with counts over a folder of filings (CORPUS=DIR)
	node packages/accuracy/src/rules/rules.ts $(if $(CORPUS),--folder $(CORPUS))

splits: $(READY) ## Rewrite docs/splits.md: the splits of every issuer of a folder, compared with a second source (CORPUS=DIR)
	node packages/accuracy/src/splits/splits.ts $(if $(CORPUS),--folder $(CORPUS))

# Without OUT it rewrites the committed checksums, with CHECK=1 it compares them; CELLS=FILE writes one line per cell,
# AGAINST=FILE lists the cells that moved since.
SURVEY_ARGS := $(if $(CORPUS),--folder $(CORPUS)) $(if $(OUT),--out $(OUT)) $(if $(CHECK),--check) $(if $(CELLS),--cells $(CELLS)) $(if $(AGAINST),--against $(AGAINST))
survey: $(READY) ## Implausible figures of every issuer of a folder, found without gold (CORPUS=DIR, OUT=DIR, CHECK=1, CELLS=FILE, AGAINST=FILE)
	node packages/accuracy/src/survey/survey.ts $(SURVEY_ARGS)

survey-sections: $(READY) ## How every section of a folder of filings was found, or why not, one line each (CORPUS=DIR, OUT=FILE)
	node packages/accuracy/src/sections/survey.ts $(CORPUS) > $(or $(OUT),/dev/stdout)

# SHORT=1 looks at a third of the issuers, which SEED=N chooses.
realdata: $(READY) ## The tests on real filings, and the laws that apply to every issuer of a folder (CORPUS=DIR, CHECK=1, SHORT=1)
	$(if $(CORPUS),FOOTNOTE_CORPUS=$(CORPUS)) $(MOCHA) --parallel --jobs 2 '{test,packages,services}/**/*.corpus.test.ts' --ignore '**/node_modules/**'
	node test/realdata/every-issuer.ts $(if $(CORPUS),--folder $(CORPUS)) $(if $(CHECK),--check) $(if $(SHORT),--third $(SEED))

LANE_ARGS := --mirror $(CORPUS) $(if $(OUT),--out $(OUT)) $(if $(SYMBOLS),--symbols $(SYMBOLS))
lanes: $(READY) ## Every lane's responses for real companies, recomputed by independent code (CORPUS=DIR, OUT=DIR, SYMBOLS=A,B)
	$(if $(CORPUS),node test/realdata/lanes/run.ts $(LANE_ARGS),@echo 'skipped: no folder of real filings (CORPUS=DIR)')

client: $(READY) ## Pack the TypeScript client as an npm package (OUT=DIR)
	node packages/client/src/pack.ts --to $(or $(OUT),.)

contract: $(READY) ## Write the contract of the REST API as one file (OUT=FILE)
	node packages/contract/src/write-whole.ts $(if $(OUT),--to $(OUT))

release: $(READY) ## Check that everything agrees on the version, and write what a release consists of (OUT=DIR)
	node infra/release/src/release.ts --check
	npm run --silent check
	node infra/release/src/release.ts --to $(or $(OUT),release)

MUTATIONS := 2000
mutation: $(READY) ## One wrong fact at a time: caught, without effect, or served wrong (CORPUS=DIR, MUTATIONS=2000)
	node packages/accuracy/src/mutation/mutation.ts --runs $(MUTATIONS) $(if $(CORPUS),--folder $(CORPUS)) --page docs/mutation.md

READ_RELEASES := 5000
read-releases: $(READY) ## Invented earnings releases, some with a fault each, and the real ones of a folder: is one served wrong? (READ_RELEASES=5000, CORPUS=DIR)
	node packages/releases/src/testing/property.ts --count $(READ_RELEASES)
	node packages/releases/src/testing/mutation.ts --count $(READ_RELEASES)
	$(if $(CORPUS),node packages/releases/src/testing/corpus.ts --folder $(CORPUS))

PLACES := 50
mutants: $(READY) ## Places of the source changed at random, one at a time: do the tests notice? (PLACES=50, SEED=1)
	node test/mutants/mutants.ts --places $(PLACES) --seed $(SEED)

FUZZ_REQUESTS := 5000
FUZZ_EXAMPLES := 100
fuzz: $(READY) ## Invalid requests, our own and schemathesis's (Python, PyPI): no 500, no hang, every response conforms (SEED=1)
	node test/fuzz/run.ts --requests $(FUZZ_REQUESTS) --examples $(FUZZ_EXAMPLES) --seed $(SEED)

FUZZ_FILINGS := 5000
fuzz-filings: $(READY) ## Mutations of filing documents: read or refused, never a failure or a hang (FUZZ_FILINGS=5000, CORPUS=DIR)
	node test/fuzz/filing-text.ts --runs $(FUZZ_FILINGS) $(if $(CORPUS),--mirror $(CORPUS))

FUZZ_VIEWS := 50000
fuzz-view: $(READY) ## Attacks and their mutations within documents: the view has nothing that runs, loads or leaves (FUZZ_VIEWS=50000, CORPUS=DIR)
	node test/fuzz/view.ts --runs $(FUZZ_VIEWS) --seed $(SEED) $(if $(CORPUS),--mirror $(CORPUS))

FUZZ_FORMS := 100000
fuzz-forms: $(READY) ## Mutations of ownership forms, from bytes to rows: read or refused, nothing lost (FUZZ_FORMS=100000, CORPUS=DIR)
	node test/fuzz/forms.ts --runs $(FUZZ_FORMS) $(if $(CORPUS),--mirror $(CORPUS))

FUZZ_SCREENS := 100000
fuzz-screen: $(READY) ## Random, mutated and hostile filters of /v2/screen on a real ClickHouse, compared with a naive evaluation (FUZZ_SCREENS=100000)
	node test/fuzz/screen.ts --runs $(FUZZ_SCREENS)

newcomer: $(READY) ## The first steps of the README in a fresh clone with an empty npm cache, with the minutes of each
	node test/newcomer/newcomer.ts

redis: $(READY) ## Install Debian's redis-server for the tests of shared limits, by apt-get or into the cache
	node services/query/src/testing/redis-binary.ts

# SHORT=1 visits two of the six views; OUT=DIR saves screenshots.
explorer: $(READY) ## The explorer in Chromium: every page, axe, a keyboard tour, cost of loading (OUT=DIR, SHORT=1)
	node test/explorer/chromium.ts
	node test/explorer/foreign-page.ts
	node test/explorer/hostile-documents.ts
	node test/explorer/main.ts $(if $(OUT),--out $(OUT)) $(if $(SHORT),--short)

BENCH_SYMBOLS := AAPL,GOOGL,PG,WMT,HD,AMD,APH,MRVL,TSLA,UAA,HRI
BENCH_SOURCE := $(if $(CORPUS),--mirror $(CORPUS) --symbols $(BENCH_SYMBOLS))
# The same and four smaller ones, regardless of the folder, so that measurements stay comparable.
BENCH_CIKS := 0000320193,0001652044,0000080424,0000104169,0000354950,0000002488,0000820313,0001835632,0001318605,0001336917,0001364479,0000019617,0000865941,0000945436,0001997711
BENCH_FACTS := $(if $(CORPUS),--mirror $(CORPUS) --ciks $(BENCH_CIKS))
BENCH_RUNS := 3
BENCH_SECONDS := 5
BENCH_ROUNDS := 7
BENCH_COPIES := 1,4
BENCH_MANAGERS := 5000
BENCH_ROWS := 3000000
BENCH_ISSUERS := 10,100,400
BENCH_COMPANIES := 400
BENCH_BARS := --symbols 500 --years 10
BENCH_EVENING := 200
BENCH_DOCUMENTS := 20
BENCH_PACKAGES := 1000
BENCH_EVENTS := 30
bench: bench-ingest bench-answers bench-parse ## Benchmarks of ingest, answers and parsers against their floors

bench-ingest: $(READY)
	node test/bench/ingest.ts $(BENCH_SOURCE) --runs $(BENCH_RUNS)
	node test/bench/universe.ts --sizes $(BENCH_ISSUERS) --seconds $(BENCH_SECONDS) --rounds $(BENCH_RUNS)
	node test/bench/bulk.ts $(BENCH_FACTS) --copies $(BENCH_COPIES)
	node test/bench/bars.ts $(BENCH_BARS) --seconds $(BENCH_SECONDS)
	node test/bench/holdings.ts --managers $(BENCH_MANAGERS) --rows $(BENCH_ROWS)

bench-answers: $(READY)
	node test/bench/query.ts $(BENCH_SOURCE) --seconds $(BENCH_SECONDS)
	node test/bench/search.ts --seconds $(BENCH_SECONDS)
	node test/bench/screen.ts --companies $(BENCH_COMPANIES) --seconds $(BENCH_SECONDS)
	node test/bench/lanes.ts --seconds $(BENCH_SECONDS)
	node test/bench/tool.ts $(BENCH_SOURCE) --seconds $(BENCH_SECONDS)
	node test/bench/stream.ts --filings $(BENCH_EVENTS)

bench-parse: $(READY)
	node test/bench/statements.ts $(BENCH_FACTS) --rounds $(BENCH_ROUNDS)
	node test/bench/verification.ts $(BENCH_SOURCE) $(if $(CORPUS),--ciks $(BENCH_CIKS)) --runs $(BENCH_RUNS)
	node test/bench/xbrl-report.ts $(if $(CORPUS),--mirror $(CORPUS)) --packages $(BENCH_PACKAGES) --rounds $(BENCH_ROUNDS)
	node test/bench/filing-text.ts $(if $(CORPUS),--mirror $(CORPUS)) --documents $(BENCH_DOCUMENTS) --rounds $(BENCH_RUNS)
	node test/bench/places.ts $(if $(CORPUS),--mirror $(CORPUS)) --documents $(BENCH_DOCUMENTS)
	node test/bench/document-view.ts --runs $(BENCH_RUNS)
	node packages/releases/src/testing/bench.ts $(if $(CORPUS),--folder $(CORPUS)/releases) --rounds $(BENCH_RUNS)
	node test/bench/market.ts --symbols $(BENCH_EVENING) --seconds $(BENCH_SECONDS)

# Every comparison with its floor is printed, over two companies and in fractions of a second.
BENCH_SHORT := BENCH_RUNS=1 BENCH_SECONDS=0.3 BENCH_ROUNDS=1 BENCH_COPIES=1 BENCH_MANAGERS=200 BENCH_ROWS=20000
BENCH_SHORT += BENCH_SYMBOLS=AAPL,HRI BENCH_CIKS=0000320193,0001364479 BENCH_ISSUERS=10,40 BENCH_COMPANIES=40
BENCH_SHORT += BENCH_BARS='--symbols 50 --years 3' BENCH_EVENING=20 BENCH_DOCUMENTS=4 BENCH_PACKAGES=4 BENCH_EVENTS=10
bench-short: $(READY) ## A third of the benchmarks, briefly: whether they run (SEED=N chooses which)
	$(MAKE) $(word $(shell expr $(SEED) % 3 + 1),bench-ingest bench-answers bench-parse) $(BENCH_SHORT)

# Both need Java 17 and Maven, and fetch Kafka and the registry.
KAFKA_TESTS := infra/kafka/src/*.test.ts packages/event-log/src/kafka*.test.ts packages/events/src/confluent-registry.test.ts
# Those of whole services: with SHORT=1 the first ones on one day, the second ones on the next.
KAFKA_SERVICES_0 := packages/runtime/src/secured-kafka.test.ts test/simulation/moved-log.test.ts
KAFKA_SERVICES_1 := test/simulation/repartition.test.ts test/simulation/shared-rebuild.test.ts test/tracing/kafka.test.ts
KAFKA_SERVICES := $(if $(SHORT),$(KAFKA_SERVICES_$(shell expr $(SEED) % 2)),$(KAFKA_SERVICES_0) $(KAFKA_SERVICES_1))
kafka-test: $(READY) ## The tests that need a broker and a schema registry (SHORT=1: faults with one client library, half of the services by SEED=N)
	REQUIRE_KAFKA=1 $(MOCHA) $(if $(SHORT),--grep 'platformatic. with faults' --invert) $(KAFKA_TESTS) $(KAFKA_SERVICES)

# Two are enough: the invented companies, owners, managers and prices are ingested with them.
CLUSTER_SYMBOLS := AAPL,HRI
cluster-test: cluster-equality cluster-faults ## An ingest through Kafka equals an embedded one, also under faults, and a company is collected and computed once (RUNS=4, SEED=1, CORPUS=DIR)

cluster-equality: $(READY)
	node test/cluster/equality.ts $(if $(CORPUS),--mirror $(CORPUS) --symbols $(CLUSTER_SYMBOLS)) --replicas projector=2,filing-parser=2

# After a fault, too, every row and answer is compared with those of an embedded ingest.
cluster-faults: $(READY)
	node test/cluster/on-demand.ts
	node test/faults/cluster.ts --runs $(RUNS) --seed $(SEED)

cluster-short: $(READY) ## Half of that (SEED=N chooses which)
	$(MAKE) $(word $(shell expr $(SEED) % 2 + 1),cluster-faults cluster-equality)

# LIBRARY=platformatic uses the other client.
kafka-rights: $(READY) ## Every service with just its rights on a broker that grants nothing else, and without each of them
	REQUIRE_KAFKA=1 $(MOCHA) test/cluster/rights/rights.test.ts
	node test/cluster/rights/main.ts $(if $(LIBRARY),--library $(LIBRARY))

cluster-settings: $(READY) ## Settings of topics broken one by one on a broker: what a start, a running projector and doctor say
	node test/cluster/settings.ts

COMPANIES := 12
cluster-machines: $(READY) ## Two machines without a shared folder, three brokers: one process of each kind is killed, the rows stay equal (COMPANIES=12, BRIEF=1)
	node test/cluster/machines.ts --companies $(COMPANIES) $(if $(BRIEF),--brief)

cluster-rebuild: $(READY) ## Rebuilds of 100 companies on a broker with one and with three projectors, of which one is killed
	node test/cluster/rebuild.ts

cluster-rate: $(READY) ## Two fetchers and an ingest on a broker share EDGAR's rate, and no company is fetched by two
	node test/cluster/rate.ts

repartition: $(READY) ## Topics copied from 8 to 12 partitions while query is asked all the time, compared with an embedded run
	node test/cluster/repartition.ts

cluster-bench: $(READY) ## Benchmarks of Kafka against embedded: ingest, publication to visibility, memory, idle CPU (MINUTES=1, BEFORE=0)
	node test/bench/cluster/ingest.ts $(BENCH_SOURCE)
	node test/bench/cluster/live.ts --minutes $(or $(MINUTES),1) --before $(or $(BEFORE),0)
	node test/bench/cluster/live.ts --minutes $(or $(MINUTES),1) --idle
	node test/bench/cluster/idle.ts
	node test/bench/cluster/libraries.ts
	node test/bench/cluster/million.ts

kafka-up: $(READY) ## Fetch and start Apache Kafka and a schema registry on loopback (Maven, Java 17 or newer)
	node infra/kafka/src/main.ts up

kafka-status: $(READY) ## Print whether both are running
	node infra/kafka/src/main.ts status

kafka-down: $(READY) ## Stop both
	node infra/kafka/src/main.ts down

sbom: $(READY) ## The software bill of materials of a running service, CycloneDX (OUT=FILE)
	npm sbom --sbom-format cyclonedx --omit dev --package-lock-only > $(or $(OUT),sbom.cdx.json)

audit: $(READY) ## Packages that a running service can load: version, licence, program at install, last change, who names it
	node test/house/dependencies.ts --releases

clean: ## Remove installed dependencies and the data folder .footnote
	rm -rf node_modules .footnote coverage
