#!/usr/bin/env bash
# enter.sh build ROOT UID:GID FOLDER COMMAND…                  as a RUN step: everything may be written, and npm reaches its registry
# enter.sh run ROOT UID:GID FOLDER VOLUME STORE COMMAND…       as a container: only STORE, mounted at VOLUME, and /tmp may be written
# Runs COMMAND in ROOT with its own devices and processes. Needs a mount namespace and a process namespace of its own
# (unshare --mount --pid --fork --kill-child): with them, everything that is mounted here goes away by itself.
set -euo pipefail
mode=$1 root=$2 user=$3 folder=$4
shift 4

mount --bind "$root" "$root"
mount -t proc proc "$root/proc"
mount -t tmpfs -o mode=755 dev "$root/dev"
for device in null zero full random urandom; do
  touch "$root/dev/$device"
  mount --bind "/dev/$device" "$root/dev/$device"
done
ln -s /proc/self/fd "$root/dev/fd"

case $mode in
build)
  # As this machine reaches the npm registry. None of it stays in the root.
  for file in /etc/resolv.conf /etc/hosts; do
    [ -e "$root$file" ] && mount --bind "$(realpath "$file")" "$root$file"
  done
  cp --dereference /etc/ssl/certs/ca-certificates.crt "$root/dev/ca.crt"
  [ ! -e ~root/.npmrc ] || cp ~root/.npmrc "$root/dev/npmrc"
  export NODE_EXTRA_CA_CERTS=/dev/ca.crt NPM_CONFIG_USERCONFIG=/dev/npmrc
  privileges=()
  ;;
run)
  mount --bind "$2" "$root$1"
  shift 2
  mount -t tmpfs -o mode=1777,nosuid,nodev,noexec tmp "$root/tmp"
  mount -o remount,bind,ro "$root"
  # As with cap_drop: [ALL] and no-new-privileges. The three are for the next command, and gone with its change of user.
  privileges=(setpriv --no-new-privs --inh-caps=-all --bounding-set=-all,+sys_chroot,+setuid,+setgid)
  ;;
esac
exec "${privileges[@]}" unshare --root="$root" --wd="$folder" --setgid="${user#*:}" --setuid="${user%:*}" "$@"
