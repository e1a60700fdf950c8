#!/bin/sh
# Makes this release live on an nginx server, or makes live again what was live before.
#
#   ./deploy.sh [--back] <folder> <address>    such as ./deploy.sh /var/www/kapao https://play.example.com
#
# Each release is in <folder>/releases/<build id>; the link <folder>/current names the live one.
# Exit codes: 0 live; 1 failed, and what was live before stays live; 2 wrong arguments. Environment variables:
#   NGINX_COMMAND  how to run nginx (default: nginx, as other users than root "sudo -n nginx")
#   RELOAD         how to reload it (default: nginx -s reload), the first time such as "systemctl restart nginx"
#   CURL           how to ask the site (default: curl), such as "curl --resolve play.example.com:443:127.0.0.1"
# shellcheck disable=SC2012,SC2015,SC2086  # The commands above may have arguments. Names of releases are build ids.
set -eu
umask 022
PATH=$PATH:/usr/sbin:/usr/local/sbin
stop() { printf '%s\n' "$1" >&2; exit "${2:-1}"; }
back='' new='' live='' is_switched=''
[ "${1-}" != --back ] || { back=yes; shift; }
[ $# = 2 ] || stop "$(sed -n '2,10s/^# \{0,1\}//p' "$0")" 2
case $1 in /*) folder=${1%/}/ releases=${1%/}/releases ;; *) stop "$1 is neither an absolute path nor --back" 2 ;; esac
case $2 in http*://*) address=${2%/} ;; *) stop "$2 is not an address such as https://play.example.com" 2 ;; esac
[ "$(id -u)" = 0 ] && nginx=nginx || nginx="sudo -n nginx"
nginx=${NGINX_COMMAND:-$nginx} reload=${RELOAD:-$nginx -s reload} curl=${CURL:-curl} log=$folder.lock/log
before() { cat "$releases/$1/.before" 2>/dev/null || true; }
# Removes a release that never served. `.old` is the same build from an earlier deployment.
drop() {
  rm -rf "${releases:?}/$1"
  [ ! -d "$releases/$1.old" ] || mv "$releases/$1.old" "$releases/$1"
}
# Copies the assets that one release was built with to another, without overwriting: equal names have equal content.
bring() {
  { cat "$releases/$1/.own" 2>/dev/null || (cd "$releases/$1" && find assets -type f); } | while read -r file; do
    [ ! -e "$releases/$2/$file" ] || continue
    mkdir -p "$releases/$2/${file%/*}"
    ln "$releases/$1/$file" "$releases/$2/$file" 2>/dev/null || cp -p "$releases/$1/$file" "$releases/$2/$file"
  done
}
switch() {
  [ -n "$1" ] || { rm -f "${folder}current" && return; }
  ln -sfn "releases/$1" "${folder}current.next"
  mv -T "${folder}current.next" "${folder}current"
}
reload() {
  # Only nginx with the brotli module knows this directive.
  $nginx -t >"$log" 2>&1 || { grep -q 'directive "brotli_static"' "$log" &&
    sed -i 's/^brotli_static/# &/' "${folder}current/nginx/site.conf" && $nginx -t >"$log" 2>&1; } &&
    $reload >>"$log" 2>&1 || { cat "$log" >&2; return 1; }
}
is_answered() {
  for _ in 1 2 3 4 5 6 7 8 9 10; do
    $curl -fsS -m 10 "$address/version.json" >"$log" 2>&1 && grep -q "$1" "$log" &&
      $curl -fsS -m 10 "$address/login" >"$log" 2>&1 && grep -q "$1" "$log" && return
    sleep 1
  done
  printf '%s does not respond with build %s: %s\n' "$address" "$1" "$(tail -n 1 "$log")" >&2
  return 1
}
finish() {
  # The last requests of nginx's old workers still need the files of the refused release.
  if [ -n "$is_switched" ]; then switch "$live"; [ -z "$live" ] || { reload && is_answered "$live" && sleep 1; } || true; fi
  [ -z "$new" ] || drop "$new"
  rm -rf "$folder.lock"
}
mkdir -p "$releases"
mkdir "$folder.lock" || stop "If no other deployment is running, remove $folder.lock and try again"
trap finish EXIT
trap 'exit 1' HUP INT TERM
# A killed deployment leaves a release that never served, and perhaps a link to it.
live=$(basename "$(readlink "${folder}current" || true)")
[ ! -f "$releases/$live/.before" ] || [ -f "$releases/$live/.served" ] || live=$(before "$live")
if [ -n "$back" ]; then
  build=$(before "$live")
  [ -d "$releases/${build:-.none}" ] || stop "There is no record of what was live before ${live:-this}"
else
  cd "$(dirname "$0")" && sha256sum --quiet -c SHA256SUMS || stop "This archive is not complete. Unpack it again"
  build=$(sed -n 's/.*"build": *"\([0-9a-f]*\)".*/\1/p' site/version.json)
  [ "$build" != "$live" ] || stop "$build is live already"
  # nginx makes an ETag of a file's size and second, so the files of two releases need different seconds.
  sleep 1
  for dir in "$releases"/*/; do [ -f "$dir.own" ] || [ "$dir" = "$releases/$live/" ] || drop "$(basename "$dir")"; done
  [ ! -d "$releases/$build" ] || mv "$releases/$build" "$releases/$build.old"
  new=$build && cp -R site "$releases/$build"
  find "$releases/$build" -type d -exec chmod 0755 {} + -o -exec chmod 0644 {} + -exec touch {} +
  (cd site && find assets -type f) >"$releases/$build/.own"
  printf '%s\n' "$live" >"$releases/$build/.before"
  sed -i -e "s|^root .*;|root $releases/$build;|" -e 's/^# \(brotli_static\)/\1/' "$releases/$build/nginx/site.conf"
  for dir in "$releases"/*/; do [ "$dir" = "$releases/$build/" ] || bring "$(basename "$dir")" "$build"; done
fi
# Until nginx has reloaded, its old workers get requests for the new pages' files.
[ -z "$live" ] || bring "$build" "$live"
is_switched=yes
switch "$build"
reload && is_answered "$build" || stop "Build $build is refused. Live: ${live:-none}"
touch "$releases/${live:-$build}/.served" "$releases/$build/.served"
is_switched='' new=''
ls -t "$releases"/*/.served | sed 1,3d | while read -r mark; do
  [ "${mark%/*}" = "$releases/$build" ] || [ "${mark%/*}" = "$releases/$(before "$build")" ] || rm -rf "${mark%/*}"
done
# A killed deployment may have served pages for a moment, so its assets were brought along first.
for dir in "$releases"/*/; do [ -f "$dir.served" ] && [ "$dir" = "${dir%.old/}" ] || rm -rf "$dir"; done
printf '%s is live\n' "$build"
