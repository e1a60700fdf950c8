#!/bin/sh
# Replaces the live service worker by one that removes itself and its caches, and asks for it as a browser does.
# The next deployment brings the site's own worker back.
#
#   remove-worker.sh <folder> <address>    such as remove-worker.sh /var/www/kapao https://play.example.com
#
# Exit codes: 0 done; 1 failed; 2 wrong arguments. CURL asks the site (default: curl).
set -eu
umask 022

stop() {
  printf '%s\n' "$1" >&2
  exit "${2:-1}"
}

[ $# = 2 ] || stop "$(sed -n '2,/^set/s/^# \{0,1\}//p' "$0")" 2
live=${1%/}/current
address=${2%/}/sw.js
worker=$(cd "$(dirname "$0")" && pwd)/remove-worker.js
[ -f "$live/version.json" ] || stop "$1 has no live release"
touch "${1%/}/.lock" 2>/dev/null || stop "$(id -un) cannot write into $1"
exec 9>"${1%/}/.lock"
flock -n 9 || stop "A deployment into $1 is running"
trap 'rm -f "$live/sw.js.part"' EXIT
# nginx makes an ETag of a file's size and second.
sleep 1
cp "$worker" "$live/sw.js.part" || stop 'Nothing is changed. Free some space, or check who owns the folder'
chmod 0644 "$live/sw.js.part"
# nginx prefers these copies of the old worker.
rm -f "$live/sw.js.br" "$live/sw.js.gz"
mv "$live/sw.js.part" "$live/sw.js"
# CURL may have arguments.
# shellcheck disable=SC2086
answer=$(${CURL:-curl} -fsS -m 10 -H 'Accept-Encoding: br, gzip' "$address" 9>&- | tr -d '\0')
[ -n "$answer" ] || stop "The host has the new file, but $address does not send it: see the message above"
[ "$answer" = "$(cat "$worker")" ] || stop "$address is still another file. Clear the caches in front of this host"
echo 'The service worker removes itself'
