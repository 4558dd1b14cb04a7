#!/usr/bin/env bash
# Starts the program of a release in a root that holds nothing but itself and two devices, asks it for a
# page and a table, and stops it. As root, after docker/release.sh:
#
#     docker/try/static.sh release/tranquility-VERSION-x86_64-linux.tar.gz
set -euo pipefail
archive="${1:?an archive of docker/release.sh}"
root="$(mktemp -d)"
trap 'kill %1 2>/dev/null; wait; rm -rf "$root"' EXIT
tar --extract --file "$archive" --directory "$root" --strip-components 1
mkdir "$root/dev" "$root/data"
mknod "$root/dev/random" c 1 8
mknod "$root/dev/urandom" c 1 9

chroot "$root" /tranquility --data /data --listen 127.0.0.1:8399 &
curl --silent --show-error --fail --retry 20 --retry-connrefused --retry-delay 1 http://127.0.0.1:8399/ |
    grep '<title>' >/dev/null
cookies="$root/cookies"
curl --silent --fail --cookie-jar "$cookies" --output /dev/null http://127.0.0.1:8399/api/me
curl --silent --fail --cookie "$cookies" --header 'content-type: application/json' \
    --data '{"game":"tranquility","options":{},"name":"Ada"}' http://127.0.0.1:8399/api/rooms
echo
chroot "$root" /tranquility health --listen 127.0.0.1:8399
ps -o rss= -p "$(pgrep -f "^/tranquility --data /data --listen 127.0.0.1:8399")" | awk '{printf "%.0f MB resident\n", $1 / 1024}'
kill %1
wait %1
