#!/bin/sh
# Replaces the live service worker by one that removes itself and its caches, and asks for it as a browser does.
# The next deployment brings the site's own worker back.
#
#   remove-worker.sh <folder> <address>    such as remove-worker.sh /var/www/kapao https://play.example.com
#
# Exit codes: 0 done; 1 failed; 2 wrong arguments. CURL asks the site (default: curl).
# shellcheck disable=SC2086  # The command may have arguments.
set -eu
umask 022
if [ $# != 2 ]; then
  sed -n '2,7s/^# \{0,1\}//p' "$0" >&2
  exit 2
fi
worker=$(cd "$(dirname "$0")" && pwd)/remove-worker.js
cp "$worker" "$1/current/sw.js.part"
# nginx makes an ETag of a file's size and second.
sleep 1
touch "$1/current/sw.js.part"
mv "$1/current/sw.js.part" "$1/current/sw.js"
# nginx prefers these copies of the old worker.
rm -f "$1/current/sw.js.br" "$1/current/sw.js.gz"
if ! ${CURL:-curl} -fsS -m 10 -H 'Accept-Encoding: br, gzip' "${2%/}/sw.js" | cmp - "$worker"; then
  echo "${2%/}/sw.js is still another file. Clear the caches in front of this host" >&2
  exit 1
fi
echo 'The service worker removes itself'
