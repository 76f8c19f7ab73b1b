#!/usr/bin/env bash
# sudo tools/clean-root.sh FOLDER [COMMAND…]: runs npm test, or another command, as it would run on a new machine.
# FOLDER becomes a minimal Debian with the Node and npm of this machine, the last commit, and a user without rights.
# Needs debootstrap. What is in FOLDER already is used again, but for the commit.
set -euo pipefail
root=$(realpath --canonicalize-missing "${1:?Which folder? sudo tools/clean-root.sh FOLDER}")
shift
repository=$(realpath "$(dirname "$0")/..")
. "$repository/tools/debian-root.sh"

debian_root "$root"
add_node "$root" "$(command -v node)"

id=1234
home=/home/new
grep -q "^new:" "$root/etc/passwd" || chroot "$root" useradd --uid "$id" --create-home --home-dir "$home" new
rm -rf "$root$home/guimard"
git clone --quiet "$repository" "$root$home/guimard"
# As this machine reaches the npm registry.
cp --recursive --dereference /etc/resolv.conf /etc/hosts "$root/etc/"
mkdir -p "$root/etc/ssl"
cp --recursive --dereference /etc/ssl/certs "$root/etc/ssl/"
[ ! -e ~/.npmrc ] || cp ~/.npmrc "$root$home/.npmrc"
chown --recursive "$id:$id" "$root$home"

mount -t proc proc "$root/proc"
mount --rbind --make-rslave /dev "$root/dev"
trap 'umount --recursive --lazy "$root/dev" "$root/proc"' EXIT
[ $# -gt 0 ] || set -- npm test
chroot --userspec="$id:$id" "$root" env --ignore-environment HOME="$home" PATH=/usr/local/bin:/usr/bin:/bin \
  NODE_EXTRA_CA_CERTS=/etc/ssl/certs/ca-certificates.crt \
  sh -c 'cd ~/guimard && exec "$@"' sh "$@"
