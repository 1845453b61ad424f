#!/bin/sh
# Runs the Bun that package.json pins, with the arguments given. Where there is
# none it is installed from npm into .tools/, so that a bare clone needs only
# npm or any Bun. Packages are installed whenever the lockfile is newer.
set -eu

root=$(cd "$(dirname "$0")/.." && pwd)
version=$(sed -n 's/.*"packageManager": *"bun@\([^"]*\)".*/\1/p' "$root/package.json")
tools="$root/.tools"

is_pinned() {
  [ "$("$1" --version 2>/dev/null || true)" = "$version" ]
}

find_bun() {
  # npm may leave the command a stub and bring the program in an optional package alone.
  for candidate in "$(command -v bun || true)" "$tools/node_modules/.bin/bun" "$tools"/node_modules/@oven/bun-*/bin/bun; do
    if [ -x "$candidate" ] && is_pinned "$candidate"; then
      echo "$candidate"
      return
    fi
  done
}

install_bun() {
  echo "Installing Bun $version into .tools ..." >&2
  mkdir -p "$tools"
  if command -v npm >/dev/null; then
    npm install --prefix "$tools" --no-audit --no-fund --no-save --loglevel=error --fetch-retries=1 "bun@$version" >&2
  elif command -v bun >/dev/null; then
    (cd "$tools" && echo '{ "private": true }' >package.json && bun add --exact "bun@$version") >&2
  else
    echo "Install Node.js with npm, or Bun, first: neither is on the PATH." >&2
    exit 1
  fi || {
    echo "Bun $version could not be installed from npm: check the network." >&2
    exit 1
  }
}

bun=$(find_bun)
if [ -z "$bun" ]; then
  install_bun
  bun=$(find_bun)
fi
if [ -z "$bun" ]; then
  echo "Bun $version was installed from npm but does not run on this machine." >&2
  exit 1
fi

stamp="$root/node_modules/.sightline-installed"
if [ ! -e "$stamp" ] || [ "$root/bun.lock" -nt "$stamp" ] || [ "$root/package.json" -nt "$stamp" ]; then
  echo "Installing packages ..." >&2
  (cd "$root" && "$bun" install --frozen-lockfile >&2)
  touch "$stamp"
fi

cd "$root"
exec "$bun" "$@"
