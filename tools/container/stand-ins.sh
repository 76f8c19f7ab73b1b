#!/usr/bin/env bash
# stand-ins.sh node CACHE NODE TARGET: what stands in for node:…-bookworm-slim: a minimal Debian with that Node and npm
# stand-ins.sh cc CACHE TARGET:        what stands in for distroless/cc-debian12: the C and C++ libraries of that Debian,
#                                      and no shell, no package manager, no program at all
# The Debian is made once, in CACHE.
set -euo pipefail
kind=$1 cache=$2
. "$(dirname "$0")/../debian-root.sh"
debian_root "$cache/debian" >&2
debian=$cache/debian

case $kind in
node)
  target=$4
  cp --archive "$debian" "$target"
  add_node "$target" "$3"
  echo node:x:1000:1000::/home/node:/bin/bash >>"$target/etc/passwd"
  ;;
cc)
  target=$3
  mkdir -p "$target"/etc "$target"/usr/{bin,lib,lib64,sbin}
  packages=(base-files libc6 libgcc-s1 libstdc++6 tzdata)
  # /bin, /lib and so on are links into /usr that belong to no package.
  {
    dpkg-query --admindir="$debian/var/lib/dpkg" --listfiles "${packages[@]}"
    printf '/%s\n' bin lib lib64 sbin
  } | sort --unique | sed 's|^/||; /^\.$/d; /^$/d' |
    tar --directory="$debian" --create --no-recursion --verbatim-files-from --files-from=- |
    tar --directory="$target" --extract --preserve-permissions
  printf '%s\n' root:x:0:0:root:/root:/sbin/nologin nobody:x:65534:65534:nobody:/nonexistent:/sbin/nologin \
    nonroot:x:65532:65532:nonroot:/home/nonroot:/sbin/nologin >"$target/etc/passwd"
  printf '%s\n' root:x:0: nobody:x:65534: nonroot:x:65532: >"$target/etc/group"
  install --directory --mode=700 --owner=65532 --group=65532 "$target/home/nonroot"
  ;;
esac
