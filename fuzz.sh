#!/usr/bin/env bash
# Looks for inputs that break a property of the rules, the records, the wire or the rooms.
#
#     ./fuzz.sh [SECONDS [TARGET…]]     so many seconds (60) for each target, all of them or those named
#     ./fuzz.sh keep [TARGET…]          chooses the corpus anew, from it and from what was found
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

# Replaces the corpus of a target by the few inputs, old or found, that together reach the most places.
keep() {
    local target=$1 work
    work=$(mktemp -d)
    mkdir "$work/merged" "$work/kept"
    # Without counters it matters what is reached, and not how often.
    fuzz run "$target" "$work/merged" "$corpus" "$found" -- -set_cover_merge=1 -use_counters=0 \
        -max_len=1024 -merge_control_file="$work/control" 2>&1 | tail -n 1
    awk -v most=24 -f fuzz/choose.awk "$work/control" | while read -r file; do
        # Under the name that libFuzzer would give it.
        cp "$file" "$work/kept/$(sha1sum <"$file" | cut -d' ' -f1)"
    done
    rm -r "$corpus"
    mv "$work/kept" "$corpus"
    rm -r "$work"
    echo "$(find "$corpus" -type f | wc -l) inputs kept"
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
        keep "$target"
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
