#!/usr/bin/env bash
# Builds the image of ../Dockerfile where there is neither Docker nor a registry of images: on a Debian,
# as root, with buildah, debootstrap, Rust and Node. Takes a folder for what is large:
#
#     docker/try/image.sh /var/tmp/images
#
# The images that the Dockerfile begins with are replaced by a minimal Debian with this machine's Node and Rust.
set -euo pipefail
cd "$(dirname "$0")/../.."
folder="$(realpath "${1:?a folder for the images}")"
. /etc/os-release

# A minimal Debian with a compiler, as the base of images that build.
builder="$folder/builder"
if [ ! -d "$builder" ]; then
    debootstrap --variant=minbase --include=gcc,libc6-dev,ca-certificates,make "$VERSION_CODENAME" "$builder.new"
    cp -aT "$(rustc --print sysroot)" "$builder.new/usr/local"
    cp -a "$(readlink -f "$(command -v node)")" "$builder.new/usr/local/bin/node"
    cp -aT "$(npm root --global)/npm" "$builder.new/usr/local/lib/npm"
    printf '#!/bin/sh\nexec node /usr/local/lib/npm/bin/npm-cli.js "$@"\n' >"$builder.new/usr/local/bin/npm"
    chmod 755 "$builder.new/usr/local/bin/npm"
    # This machine may reach the registries through a proxy with a certificate of its own.
    cp /etc/ssl/certs/ca-certificates.crt "$builder.new/etc/ssl/certs/"
    mkdir -p "$builder.new/usr/local/etc" && echo 'prefer-offline=true' >"$builder.new/usr/local/etc/npmrc"
    mv "$builder.new" "$builder"
fi

# What the services beside the server are replaced by.
if [ ! -d "$folder/packages" ]; then
    debootstrap --variant=minbase --include=caddy,prometheus,curl "$VERSION_CODENAME" "$folder/packages.new"
    install -m 755 "$(tests/tools/nats-server.sh)" "$folder/packages.new/usr/local/bin/nats-server"
    mv "$folder/packages.new" "$folder/packages"
fi

export STORAGE_DRIVER=vfs BUILDAH_ISOLATION=chroot
storage=(--root "$folder/storage" --runroot "$folder/run")

grep -o '^FROM [^ ]*:[^ ]*' docker/Dockerfile | while read -r _ image; do
    image="docker.io/library/$image"
    buildah "${storage[@]}" inspect --type image "$image" >/dev/null 2>&1 && continue
    container="$(buildah "${storage[@]}" from scratch)"
    buildah "${storage[@]}" add --quiet "$container" "$builder" /
    buildah "${storage[@]}" config --env PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin "$container"
    buildah "${storage[@]}" commit --quiet --rm "$container" "$image" >/dev/null
done

# The packages of Rust and npm that are here already need not be fetched. Debian's buildah takes no stage whose
# name is an argument's default.
mkdir -p "$HOME/.cargo/registry" "$HOME/.npm"
buildah "${storage[@]}" build --pull-never --network host --format docker --build-arg PROGRAM=source \
    --volume "$HOME/.cargo/registry:/root/.cargo/registry" --volume "$HOME/.npm:/root/.npm" \
    --file docker/Dockerfile --tag tranquility .

# The image as a folder, and its settings, for what runs it here.
container="$(buildah "${storage[@]}" from --pull-never tranquility)"
rm -rf "$folder/tranquility"
cp -a "$(buildah "${storage[@]}" mount "$container")" "$folder/tranquility"
buildah "${storage[@]}" inspect --type image tranquility >"$folder/tranquility.json"
buildah "${storage[@]}" rm "$container" >/dev/null
du -sh "$folder/tranquility"
