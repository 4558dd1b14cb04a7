#!/usr/bin/env bash
# Installs what the tests need and runs them all: formatting, lints, units, properties, real sockets,
# a real browser. Needs Rust and Node; takes some minutes on two cores.
set -euo pipefail
cd "$(dirname "$0")"

step() { printf '\n== %s\n' "$*"; }

# A browser for the tests: a Chromium of the system, rather the one that has no windows and is
# quicker, or the one that Playwright brings.
HEADLESS=/usr/bin/chromium-headless-shell
find_chromium() {
    for candidate in "${CHROMIUM:-}" "$HEADLESS" /usr/bin/chromium /usr/bin/chromium-browser /usr/bin/google-chrome; do
        if [ -n "$candidate" ] && [ -x "$candidate" ]; then
            echo "$candidate"
            return
        fi
    done
}

install_chromium() {
    local as_root=()
    [ "$(id -u)" = 0 ] || as_root=(sudo)
    if [ -f /etc/debian_version ] && "${as_root[@]}" apt-get update -q &&
        "${as_root[@]}" apt-get install -qy --no-install-recommends "${HEADLESS##*/}" fonts-dejavu-core; then
        return
    fi
    [ -n "$(find_chromium)" ] || (cd tests/browser && npx playwright install chromium)
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
# A user who would be asked for a password waits for the slower one instead.
if [ -z "$(find_chromium)" ] || { [ "$(id -u)" = 0 ] && [ -z "${CHROMIUM:-}" ] && [ ! -x "$HEADLESS" ]; }; then
    install_chromium
fi
CHROMIUM="$(find_chromium)" bash -c 'cd tests/browser && npx tsc --noEmit && npx playwright test'
