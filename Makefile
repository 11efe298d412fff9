# pokedex: 'make site' builds the Pokédex from the embedded snapshot, 'make test' proves the rest.

PREFIX ?= /usr/local
SOURCES = Sources Tests Package.swift
# The tests build whole sites, so they run as released, in a build folder of their own.
CHECKED = -c release --scratch-path .build/tests -Xswiftc -enable-testing -Xswiftc -warnings-as-errors

.PHONY: site test verify lint format install clean icons bench fuzz torture dependencies

site: dependencies
	swift build -c release --product pokedex
	.build/release/pokedex build
	@echo "The site is in Output. Its links lead to folders, so look at it through a static server:"
	@echo "  python3 -m http.server --bind 127.0.0.1 --directory Output 8000"
	@echo "and open http://127.0.0.1:8000/"

test: dependencies lint
	swift test --disable-xctest $(CHECKED)

# Every page before the Nu checker, axe-core and a real browser. Installs what that needs.
# To list tests builds them as running them does: 'swift build' would take other flags, and begin anew.
verify: dependencies
	swift test list --disable-xctest $(CHECKED) > /dev/null
	.ci/verify $(CHECKED)

lint:
	swift format lint --strict --recursive $(SOURCES)

format:
	swift format --in-place --recursive $(SOURCES)

# Links Swift's own libraries in, so that the installed program needs no toolchain.
install: dependencies
	swift build -c release --static-swift-stdlib --product pokedex
	install -d $(DESTDIR)$(PREFIX)/bin $(DESTDIR)$(PREFIX)/share/pokedex
	install -m 755 .build/release/pokedex $(DESTDIR)$(PREFIX)/bin/pokedex
	cp -R Templates $(DESTDIR)$(PREFIX)/share/pokedex/
	install -m 644 Fixtures/snapshot.json Fixtures/LICENSE-PokeAPI $(DESTDIR)$(PREFIX)/share/pokedex/

# Draws the icons anew from their SVG.
icons: dependencies
	.ci/icons

# Speed: the site itself, and a reference site beside other generators where POKEDEX_BENCH names them.
bench: dependencies
	swift build -c release --product composable-benchmark
	.build/release/composable-benchmark
	Benchmarks/bench

# Broken input for the parsers, SECONDS_EACH seconds (60) a target.
fuzz: dependencies
	Fuzz/run

# Every call of the publisher failed in turn, the process killed at every step and at random moments.
torture: dependencies
	swift run -c release publishing-torture

clean:
	swift package clean

# What the system must have beside the Swift toolchain. Asks for root's rights only if it misses.
dependencies:
	@pkg-config --exists libxml-2.0 libcurl zlib 2>/dev/null || .ci/install-packages \
	  pkg-config libxml2-dev libcurl4-openssl-dev zlib1g-dev
