#!/bin/sh
# Makes this release live on an nginx server, or makes live again what was live before.
#
#   deploy.sh <folder> <address>           deploys this release, or repairs it if it is live
#   deploy.sh --back <folder> <address>    makes live what was live before
#   deploy.sh --bring <folder> <address>   adds this release's assets to the live one, for several hosts; where no
#                                          release is live, puts this one in place, so that nginx can include its files
#
# Such as: deploy.sh /var/www/kapao https://play.example.com
#
# <folder>/releases/<build id> is a release, <folder>/current links to the live one, and <folder>/record has two lists:
# `live`, through which --back goes, and `served`. Each has a build id a line, the live one last.
# Exit codes: 0 done; 1 failed, and what was live stays live; 2 wrong arguments. Environment variables:
#   NGINX_COMMAND  runs nginx (default: nginx, as other users than root "sudo -n nginx")
#   RELOAD         reloads it (default: nginx -s reload); the first time such as "systemctl restart nginx"
#   CURL           asks the site (default: curl), such as "curl --resolve play.example.com:443:127.0.0.1"
set -eu
# The three commands may have arguments.
# shellcheck disable=SC2086
umask 022
PATH=$PATH:/usr/sbin:/usr/local/sbin

stop() {
  printf '%s\n' "$1" >&2
  exit "${2:-1}"
}

action=deploy
case ${1-} in --back | --bring) action=${1#--} ;; esac
[ "$action" = deploy ] || shift
[ $# = 2 ] || stop "$(sed -n '2,/^set/s/^# \{0,1\}//p' "$0")" 2
case $1 in /*) folder=${1%/} ;; *) stop "$1 is neither an absolute path nor --back nor --bring" 2 ;; esac
case $2 in http*://*) address=${2%/} ;; *) stop "$2 is not an address such as https://play.example.com" 2 ;; esac
releases=$folder/releases
record=$folder/record
nginx='sudo -n nginx'
[ "$(id -u)" != 0 ] || nginx=nginx
nginx=${NGINX_COMMAND:-$nginx}
reload=${RELOAD:-$nginx -s reload}
curl=${CURL:-curl}
live='' build='' new='' is_switched='' answer=''

# These start other programs, which must not keep the lock (file descriptor 9).
ask() { $curl "$@" 9>&-; }
run_nginx() { $nginx "$@" 9>&-; }

# Writes a file so that readers see either the old or the new content.
replace() {
  mkdir -p "${2%/*}"
  cp "$1" "$2.part"
  chmod 0644 "$2.part"
  mv "$2.part" "$2"
}

# Copies the site's files that differ, and sets all modes. So a live release is repaired without a moment in which a file
# is missing.
copy_site() {
  find site -type f | cut -c 6- | while read -r file; do
    cmp -s "site/$file" "$releases/$build/$file" || replace "site/$file" "$releases/$build/$file"
  done
  (cd site && find assets -type f) >"$releases/$build/.own"
  chmod 0755 "$releases"
  chmod -R u=rwX,go=rX "$releases/$build"
  conf=$releases/$build/nginx/site.conf
  sed "s|^root .*;|root $releases/$build;|" site/nginx/site.conf >"$conf.gzip"
  sed 's/^# \(brotli_static\)/\1/' "$conf.gzip" >"$conf"
}

# Copies the assets that one release was built with to another, without overwriting: equal names have equal content.
bring() {
  { cat "$releases/$1/.own" 2>/dev/null || (cd "$releases/$1" && find assets -type f); } | while read -r file; do
    [ -e "$releases/$2/$file" ] || [ ! -e "$releases/$1/$file" ] || replace "$releases/$1/$file" "$releases/$2/$file"
  done
}

reload_nginx() {
  if ! answer=$(run_nginx -t 2>&1); then
    # Only nginx with the brotli module knows this directive.
    case $answer in *'directive "brotli_static"'*) mv "$folder/current/nginx/site.conf.gzip" "$folder/current/nginx/site.conf" ;; esac
    if ! answer=$(run_nginx -t 2>&1); then
      printf '%s\n' "$answer" >&2
      return 1
    fi
  fi
  $reload 9>&- && return
  [ -n "$live" ] || echo "If nginx is not running yet, set RELOAD='systemctl restart nginx'" >&2
  return 1
}

# Keeps in `answer` what the site sends for a path, or why it sends nothing. If this script is killed, the request must not
# keep the lock.
get_answer() {
  answer=$(exec 9>&- 2>&1 && ask -fsS -m 10 "$@")
}

# Succeeds if the site sends a build: its version, its pages and one of its assets.
has_build() {
  for path in version.json login; do
    get_answer "$address/$path" || return 1
    case $answer in *"$1"*) ;; *) answer="/$path is of another build" && return 1 ;; esac
  done
  path=$(head -n 1 "$releases/$1/.own") || return 1
  get_answer -o /dev/null "$address/$path" || { answer="/$path: $answer" && return 1; }
}

is_answered() {
  for _ in 1 2 3 4 5 6 7 8 9 10; do
    if has_build "$1"; then return; fi
    sleep 1
  done
  printf '%s does not respond with build %s: %s\n' "$address" "$1" "$answer" >&2
  return 1
}

finish() {
  code=$?
  # Nothing from the switch on needs space, so a full disk does not prevent the way back.
  if [ -n "$is_switched" ] && [ -n "$live" ]; then
    mv -T "$folder/current.back" "$folder/current"
    if reload_nginx; then is_answered "$live" || true; fi
    # The last requests of nginx's old workers still need the files of the refused release.
    sleep 1
  fi
  [ -z "$new" ] || [ -z "$live" ] || rm -rf "${releases:?}/$new"
  [ -z "$build" ] || find "$releases/$build" -name '*.part' -delete 2>/dev/null || true
  rm -f "$folder/current.next" "$folder/current.back" "$record/live.next"
  [ "$code" = 0 ] || printf 'Live: %s\n' "${live:-none}" >&2
}

# Everything that can be checked is checked before anything changes.
ask --version >/dev/null 2>&1 || stop "Cannot run $curl. Install curl, or set CURL"
run_nginx -v >/dev/null 2>&1 || stop "Cannot run $nginx. Install nginx, or set NGINX_COMMAND"
# A damaged release makes nginx refuse its configuration, and name the file that it includes.
[ "$action" = bring ] || run_nginx -T 2>&1 | grep -qF "$folder/current/nginx/" ||
  stop "nginx includes no file below $folder/current/nginx. Check the folder's name, or see the guide's first installation"
mkdir -p "$releases" "$record" 2>/dev/null || stop "$(id -un) cannot write into $folder"
touch "$folder/.lock" "$record/live" "$record/served" 2>/dev/null || stop "$(id -un) cannot write into $folder"
exec 9>"$folder/.lock"
flock -n 9 || stop "Another deployment into $folder is running"
trap finish EXIT
trap 'exit 1' HUP INT TERM
live=$(tail -n 1 "$record/live")
if [ -n "$live" ] && [ -z "${RELOAD-}" ]; then
  answer=$(ask -sS -m 10 "$address/version.json" 2>&1) || stop "$address does not respond: $answer"
fi
cd "$(dirname "$0")"
if [ "$action" != back ]; then
  [ -f SHA256SUMS ] || stop 'This archive has no SHA256SUMS. Copy it to this host again, and unpack it'
  broken=$(sha256sum -c SHA256SUMS 2>/dev/null | sed -n 's/: FAILED.*//p')
  if [ -n "$broken" ]; then
    count=$(printf '%s\n' "$broken" | wc -l)
    stop "This archive is not complete: $count files differ, such as $(printf '%s\n' "$broken" | head -n 1). Copy it to this host again, and unpack it"
  fi
  unlisted=$(find . -type f ! -path ./SHA256SUMS | cut -c 3- | grep -vxF "$(cut -c 67- SHA256SUMS)" || true)
  [ -z "$unlisted" ] || stop "This archive has files that SHA256SUMS does not list: $unlisted"
fi
# nginx makes an ETag of a file's size and second, so the files of two releases need different seconds.
sleep 1

if [ "$action" = bring ] && [ -n "$live" ]; then
  (cd site && find assets -type f) | while read -r file; do
    [ -e "$releases/$live/$file" ] || replace "site/$file" "$releases/$live/$file"
  done
  printf 'The live release %s has the assets of this one\n' "$live"
  exit
fi

if [ "$action" = back ]; then
  build=$(sed '$d' "$record/live" | tail -n 1)
  [ -d "$releases/${build:-none}" ] || stop "There is no record of what was live before ${live:-this}, or it is gone"
else
  build=$(sed -n 's/.*"build": *"\([0-9a-f]*\)".*/\1/p' site/version.json)
  cp "$record/live" "$record/live.next"
  [ "$build" = "$live" ] || printf '%s\n' "$build" >>"$record/live.next"
  [ -d "$releases/$build" ] || new=$build
  copy_site
  for dir in "$releases"/*/; do
    [ "$dir" = "$releases/$build/" ] || bring "$(basename "$dir")" "$build"
  done
fi
# Until nginx has reloaded, its old workers get requests for the new pages' files.
[ ! -d "$releases/${live:-none}" ] || [ "$build" = "$live" ] || bring "$build" "$live"
if [ "$action" = bring ]; then
  ln -sfn "releases/$build" "$folder/current"
  printf '%s is in place. Include kapao.conf, then deploy\n' "$build"
  exit
fi
ln -sfn "releases/$build" "$folder/current.next"
ln -sfn "releases/$live" "$folder/current.back"

is_switched=yes
mv -T "$folder/current.next" "$folder/current"
{ reload_nginx && is_answered "$build"; } || stop "Build $build is refused"
if [ "$action" = back ]; then
  truncate -s "-$((${#live} + 1))" "$record/live"
else
  mv "$record/live.next" "$record/live"
fi
is_switched='' new=''
(printf '%s\n' "$build" >>"$record/served") || true

# The three releases that served last stay, and the one that --back makes live. All others have given their assets.
kept=$(tail -n 2 "$record/live" && tac "$record/served" | awk '!seen[$0]++' | head -n 3)
for dir in "$releases"/*/; do
  case $kept in *"$(basename "$dir")"*) ;; *) rm -rf "$dir" ;; esac
done
printf '%s is live\n' "$build"
