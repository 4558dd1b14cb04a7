#!/usr/bin/env bash
# Installs what the tests need and runs them all: formatting, lints, units, properties, real sockets,
# a real browser. Needs Rust and Node; takes some minutes on two cores.
set -euo pipefail
cd "$(dirname "$0")"

step() { printf '\n== %s\n' "$*"; }

# A browser for the tests: the system's Chromium, or the one Playwright brings.
find_chromium() {
    for candidate in "${CHROMIUM:-}" /usr/bin/chromium /usr/bin/chromium-browser /usr/bin/google-chrome; do
        if [ -n "$candidate" ] && [ -x "$candidate" ]; then
            echo "$candidate"
            return
        fi
    done
}

install_chromium() {
    if command -v apt-get >/dev/null && apt-cache policy chromium 2>/dev/null | grep -q Candidate || [ -f /etc/debian_version ]; then
        local as_root=()
        [ "$(id -u)" = 0 ] || as_root=(sudo)
        "${as_root[@]}" apt-get update -q && "${as_root[@]}" apt-get install -qy chromium fonts-dejavu-core
    else
        (cd tests/browser && npx playwright install chromium)
    fi
}

step "Client: dependencies, types, lints, units, build"
(cd web && npm ci --no-audit --no-fund && npm run check && npm run build)

step "Formatting and lints"
cargo fmt --all --check
cargo clippy --workspace --all-targets --locked -- -D warnings

step "Rules, rooms, journal, sockets, crashes"
NATS_SERVER="$(tests/tools/nats-server.sh)"
export NATS_SERVER
cargo test --workspace --locked

step "A real browser"
(cd tests/browser && npm ci --no-audit --no-fund)
[ -n "$(find_chromium)" ] || install_chromium
CHROMIUM="$(find_chromium)" bash -c 'cd tests/browser && npx tsc --noEmit && npx playwright test'
