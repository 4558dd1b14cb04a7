#!/usr/bin/env bash
# Installs what the tests need and runs them. Needs Rust and Node.
#
#     ./test.sh          everything that must hold before a change lands
#     ./test.sh quick    what says most in the least time: formatting, lints, rules, rooms, client units
#     ./test.sh long     random games, kills, faults and inputs for some hours, and how strong partners
#                        are; SEEDS, CASES, DEALS, KILLS, FAULTS, FUZZ (seconds a target), PAGES and
#                        GAMES say how much, and SEED repeats a run
set -euo pipefail
cd "$(dirname "$0")"

step() { printf '\n== %s\n' "$*"; }

# Starts a step beside those that follow, and keeps what it says until its end is waited for.
LOGS="$(mktemp -d)"
trap 'wait; rm -rf "$LOGS"' EXIT
beside() {
    "$1" >"$LOGS/$1" 2>&1 </dev/null &
    echo "$!" >"$LOGS/$1.pid"
}

# Waits for the end of a step, and fails where it has failed.
await() {
    local status=0
    wait "$(cat "$LOGS/$1.pid")" || status=$?
    step "$2"
    cat "$LOGS/$1"
    return "$status"
}

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

# The proxies behind which the tests put the server; where they are missing, those tests are skipped.
install_proxies() {
    [ "$(id -u)" = 0 ] && [ -f /etc/debian_version ] || return 0
    local missing=() policy=/usr/sbin/policy-rc.d own=
    for proxy in nginx haproxy caddy; do
        PATH="$PATH:/usr/sbin" command -v "$proxy" >/dev/null || missing+=("$proxy")
    done
    [ "${#missing[@]}" -gt 0 ] || return 0
    # Their services would take the ports of the machine.
    [ -e "$policy" ] || { own=1 && printf '#!/bin/sh\nexit 101\n' >"$policy" && chmod +x "$policy"; }
    apt-get update -q && apt-get install -qy --no-install-recommends "${missing[@]}" || true
    [ -z "$own" ] || rm "$policy"
}

# Sets the program with which the tests of a cluster run.
find_nats() {
    NATS_SERVER="$(tests/tools/nats-server.sh)"
    export NATS_SERVER
}

# What the tests need besides the packages of Cargo.
tools() {
    (cd tests/browser && npm ci --no-audit --no-fund)
    tests/tools/nats-server.sh
    # Where a password would be asked for, a slower browser that is there will do.
    if [ -z "$(find_chromium)" ] || { [ "$(id -u)" = 0 ] && [ -z "${CHROMIUM:-}" ] && [ ! -x "$HEADLESS" ]; }; then
        install_chromium
    fi
    install_proxies
}

check_client() { (cd web && npm run check); }

play_in_browser() {
    CHROMIUM="$(find_chromium)" bash -c 'cd tests/browser && npx tsc --noEmit && npx playwright test'
}

everything() {
    # `cargo clippy` would check all crates once more, dependencies included. As the compiler of the
    # workspace's own crates, clippy lints them on the way. What incremental compilation keeps for another
    # time costs more than it saves here, and a panic says where it happened without debug information.
    export RUSTC_WORKSPACE_WRAPPER=clippy-driver CLIPPY_ARGS=-Dwarnings CARGO_INCREMENTAL=0
    export CARGO_PROFILE_DEV_DEBUG=0
    # The server's tests wait more than they compute.
    export RUST_TEST_THREADS=8

    # Nothing but the tests themselves waits for these.
    beside tools
    step "Client: dependencies, build"
    (cd web && npm ci --no-audit --no-fund && npx vite build)
    beside check_client

    step "Formatting, lints, compilation"
    cargo fmt --all --check
    cargo build --workspace --all-targets --locked
    await check_client "Client: types, lints, units"
    await tools "Tools"

    # Neither is left out where the other fails.
    beside play_in_browser
    step "Rules, rooms, journal, sockets, crashes"
    find_nats
    local failed=0
    cargo test --workspace --locked || failed=1
    await play_in_browser "A real browser" || failed=1
    return "$failed"
}

quick() {
    # The client is no part of what is tried on the side of the server.
    export TRANQUILITY_SKIP_CLIENT=1
    [ -d web/node_modules ] || (cd web && npm ci --no-audit --no-fund)
    beside check_client

    step "Formatting and lints"
    cargo fmt --all --check
    cargo clippy --workspace --all-targets --locked -- -D warnings

    step "Rules and rooms"
    cargo test --locked --package rules --package tales --package record --package tranquility --lib
    cargo test --locked --package tranquility --test server room::

    await check_client "Client: types, lints, units"
}

# Runs tests that play with so many other deals, and names the seeds with which one failed.
other_deals() {
    local first=$1 count=$2 seed failed=()
    shift 2
    for ((seed = first; seed < first + count; seed++)); do
        SEED=$seed "$@" || failed+=("$seed")
    done
    [ "${#failed[@]}" = 0 ] || { echo "It failed with SEED=${failed[*]}." >&2 && return 1; }
}

play_on_server() {
    cargo test --quiet --locked -p tranquility --test server -- \
        room:: sockets::games sockets::guests sockets::tables http::
}

play_in_browser_at_once() { (cd tests/browser && npx playwright test --retries 0); }

long() {
    step "Evenings on a faulty disk"
    env -u SEED SEEDS="${SEEDS:-5000}" cargo test --release --locked -p tranquility --test server simulation -- --nocapture
    local seed=${SEED:-$RANDOM}
    step "Properties of the rules, seed $seed"
    PROPTEST_RNG_SEED=$seed PROPTEST_CASES=${CASES:-2000} cargo test --release --locked -p rules -p tales -p record
    step "The server's tests with other deals, from seed $seed on"
    cargo build --locked --workspace
    other_deals "$seed" "${DEALS:-100}" play_on_server
    step "Kills of the server, seed $seed"
    SEED=$seed KILLS=${KILLS:-300} cargo test --locked -p tranquility --test server kill_9 -- --nocapture
    step "Faults in a cluster, seed $seed"
    find_nats
    SEED=$seed FAULTS=${FAULTS:-100} cargo test --locked -p tranquility --test server cluster -- --nocapture
    step "Inputs that break something"
    ./fuzz.sh "${FUZZ:-120}"
    step "Other browsers of the system, where there are any"
    [ -d tests/browser/node_modules ] || (cd tests/browser && npm ci --no-audit --no-fund)
    (cd tests/browser && npm run other-browsers)
    step "A real browser with other deals, from seed $seed on"
    CHROMIUM="$(find_chromium)"
    export CHROMIUM
    other_deals "$seed" "${PAGES:-3}" play_in_browser_at_once
    step "Every screen, in every window and language"
    (cd tests/browser && WHOLE=1 npx playwright test looks/whole)
    step "A release"
    docker/release.sh "$(sed -n 's/^version = "\(.*\)"/\1/p' Cargo.toml)"
    if [ "$(id -u)" = 0 ]; then
        docker/try/static.sh "release/tranquility-"*"-$(uname -m)-linux.tar.gz"
    fi
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
