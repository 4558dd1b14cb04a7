#!/usr/bin/env bash
# Builds what a release hands out, into the folder `release`: for each processor that Rust can build for
# here, an archive of the static program with its systemd units and an image; and the archives' SHA-256 sums.
#
#     docker/release.sh VERSION
#
# Needs Rust and Node; images need docker, podman or buildah.
set -euo pipefail
cd "$(dirname "$0")/.."
version="${1:?the version, as in Cargo.toml}"
if ! grep -qx "version = \"$version\"" Cargo.toml; then
    echo "The version in Cargo.toml is not $version." >&2
    exit 1
fi
rm -rf release
mkdir release

# The Rust target for a processor: with musl, or else with the GNU C library, which is linked in as well.
target_of() {
    for target in "$1-unknown-linux-musl" "$1-unknown-linux-gnu"; do
        if [ -d "$(rustc --print target-libdir --target "$target")" ]; then
            echo "$target"
            return
        fi
    done
}

# Archives are the same for the same commit.
pack=(tar --sort=name --owner=0 --group=0 --numeric-owner --mtime="@$(git log -1 --format=%ct)")

for processor in x86_64:amd64 aarch64:arm64; do
    rust="${processor%:*}" image="release/image/${processor#*:}"
    target="$(target_of "$rust")"
    if [ -z "$target" ]; then
        echo "No Rust target for $rust is installed: nothing is built for it." >&2
        continue
    fi
    if [ "$rust" != "$(uname -m)" ]; then
        linker="CARGO_TARGET_$(tr a-z- A-Z_ <<<"$target")_LINKER"
        export "$linker=${!linker:-$rust-linux-gnu-gcc}"
    fi
    CARGO_PROFILE_RELEASE_STRIP=symbols RUSTFLAGS='-C target-feature=+crt-static' \
        cargo build --release --locked --package tranquility --target "$target"

    name="tranquility-$version-$rust-linux"
    install -D "target/$target/release/tranquility" "release/$name/tranquility"
    install -m 644 LICENSE docker/systemd/* "release/$name"
    "${pack[@]}" --directory release --create --gzip --file "release/$name.tar.gz" "$name"

    install -D "release/$name/tranquility" "$image/usr/local/bin/tranquility"
    install -d "$image/data"
    rm -r "release/$name"
    for builder in docker podman buildah; do
        if "$builder" info >/dev/null 2>&1; then
            "$builder" build --platform "linux/${processor#*:}" --build-arg PROGRAM=prebuilt \
                --file docker/Dockerfile --tag "tranquility:$version" .
            break
        fi
    done
done
(cd release && sha256sum -- *.tar.gz >SHA256SUMS && cat SHA256SUMS)
