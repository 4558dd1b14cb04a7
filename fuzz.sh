#!/usr/bin/env bash
# Looks for inputs that break a property of the rules, the records, the wire or the rooms.
#
#     ./fuzz.sh [SECONDS [TARGET…]]     so many seconds (60) for each target, all of them or those named
#     ./fuzz.sh keep [TARGET…]          brings what was found interesting into the corpus, minimised
#
# Needs cargo-fuzz (`cargo install cargo-fuzz --locked`) and a C++ compiler; takes a nightly toolchain
# if there is one, and makes do with the stable one. SANITIZER=address watches the memory too, slower.
# What breaks a property is written to fuzz/artifacts, and the run ends with an error.
set -euo pipefail
cd "$(dirname "$0")"

if ! cargo fuzz --version >/dev/null 2>&1; then
    echo "cargo-fuzz is missing: cargo install cargo-fuzz --locked" >&2
    exit 1
fi
toolchain=()
if rustup toolchain list 2>/dev/null | grep -q '^nightly'; then
    toolchain=(+nightly)
else
    # The instrumentation is in every compiler, but behind the flags of the nightly one.
    export RUSTC_BOOTSTRAP=1
fi
# The client is no part of what is tried.
export TRANQUILITY_SKIP_CLIENT=1

fuzz() {
    local command=$1
    shift
    cargo "${toolchain[@]}" fuzz "$command" --sanitizer "${SANITIZER:-none}" "$@"
}

what=${1:-60}
shift || true
targets=("$@")
if [ ${#targets[@]} = 0 ]; then
    mapfile -t targets < <(cargo "${toolchain[@]}" fuzz list)
fi

fuzz build
for target in "${targets[@]}"; do
    printf '\n== %s\n' "$target"
    corpus=fuzz/corpus/$target
    found=fuzz/found/$target
    mkdir -p "$found"
    if [ "$what" = keep ]; then
        # Without counters, one input is kept per place reached, not one per number of visits.
        fuzz run "$target" "$corpus" "$found" -- -merge=1 -use_counters=0
        continue
    fi
    # Text is found sooner with its words at hand; bytes that are choices say much in little.
    case $target in
        records_are_read | commands_are_read | streams_are_folded) kind=(-dict=fuzz/json.dict) ;;
        *) kind=(-max_len=256) ;;
    esac
    fuzz run "$target" "$found" "$corpus" -- -max_total_time="$what" -timeout=10 \
        -print_final_stats=1 "${kind[@]}"
done
