# Sourced by the scripts that need a clean Debian. They run as root, and debootstrap must be installed.

# debian_root FOLDER: FOLDER becomes a minimal Debian, unless it is one already.
debian_root() {
  [ -e "$1/etc/debian_version" ] || debootstrap --variant=minbase bookworm "$1"
}

# add_node FOLDER NODE: adds that Node, and the npm of this machine.
add_node() {
  local npm
  npm=$(dirname "$(dirname "$(realpath "$(command -v npm)")")")
  mkdir -p "$1/usr/local/lib/node_modules"
  cp "$2" "$1/usr/local/bin/node"
  cp -r "$npm" "$1/usr/local/lib/node_modules/"
  ln -sf ../lib/node_modules/npm/bin/npm-cli.js "$1/usr/local/bin/npm"
  ln -sf ../lib/node_modules/npm/bin/npx-cli.js "$1/usr/local/bin/npx"
}
