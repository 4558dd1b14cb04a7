#!/usr/bin/env bash
# Installs what the tests need and runs them. Needs Rust and Node.
#
#     ./test.sh          everything that must hold before a change lands
#     ./test.sh quick    what says most in the least time: formatting, lints, rules, rooms, client units
#     ./test.sh long     random games, kills, faults and inputs for about an hour, and how strong partners
#                        are; SEEDS, CASES, KILLS, FAULTS, FUZZ (seconds a target) and GAMES say how
#                        much, and SEED repeats a run
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

lints() {
    step "Formatting and lints"
    cargo fmt --all --check
    cargo clippy --workspace --all-targets --locked -- -D warnings
}

# Sets the program with which the tests of a cluster run.
find_nats() {
    NATS_SERVER="$(tests/tools/nats-server.sh)"
    export NATS_SERVER
}

everything() {
    step "Client: dependencies, types, lints, units, build"
    (cd web && npm ci --no-audit --no-fund && npm run check && npm run build)

    lints

    step "Rules, rooms, journal, sockets, crashes"
    find_nats
    cargo test --workspace --locked

    step "A real browser"
    (cd tests/browser && npm ci --no-audit --no-fund)
    # Where a password would be asked for, a slower browser that is there will do.
    if [ -z "$(find_chromium)" ] || { [ "$(id -u)" = 0 ] && [ -z "${CHROMIUM:-}" ] && [ ! -x "$HEADLESS" ]; }; then
        install_chromium
    fi
    CHROMIUM="$(find_chromium)" bash -c 'cd tests/browser && npx tsc --noEmit && npx playwright test'
}

quick() {
    # The client is no part of what is tried on the side of the server.
    export TRANQUILITY_SKIP_CLIENT=1
    lints

    step "Rules and rooms"
    cargo test --locked --package rules --package tranquility --lib
    cargo test --locked --package tranquility --test room

    step "Client: types, lints, units"
    [ -d web/node_modules ] || (cd web && npm ci --no-audit --no-fund)
    (cd web && npm run check)
}

long() {
    step "Evenings on a faulty disk"
    env -u SEED SEEDS="${SEEDS:-5000}" cargo test --release --locked -p tranquility --test simulation -- --nocapture
    local seed=${SEED:-$RANDOM}
    step "Properties of the rules, seed $seed"
    PROPTEST_RNG_SEED=$seed PROPTEST_CASES=${CASES:-2000} cargo test --release --locked -p rules
    step "Kills of the server, seed $seed"
    SEED=$seed KILLS=${KILLS:-300} cargo test --locked -p tranquility --test sockets kill_9 -- --nocapture
    step "Faults in a cluster, seed $seed"
    find_nats
    SEED=$seed FAULTS=${FAULTS:-100} cargo test --locked -p tranquility --test cluster -- --nocapture
    step "Inputs that break something"
    ./fuzz.sh "${FUZZ:-120}"
    step "Partners"
    cargo build --release --locked -p tranquility
    for game in tranquility ascent santa-timea; do
        for level in steady sharp; do
            target/release/tranquility bots measure --game "$game" --level "$level" --games "${GAMES:-50}" --seed 7
        done
    done
    target/release/tranquility bots calibrate --games "${GAMES:-50}" --seed 7
}

case ${1:-everything} in
    everything | quick | long) "${1:-everything}" ;;
    *)
        sed -n '2,8s/^# \{0,1\}//p' "$0" >&2
        exit 2
        ;;
esac
