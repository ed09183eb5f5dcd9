#!/bin/sh
# Switches a site to a release, and back when its health page does not show it within 20 seconds.
#   release.sh RELEASE LIVE BRAND HEALTH-URL
#   release.sh back LIVE BRAND HEALTH-URL       to the release before
# RELEASE: a folder that slipway brand build --out wrote. LIVE: the link that the web server serves.
# RELOAD: a command that makes the web server read its configuration, such as "nginx -s reload".
# AT: where to ask for the health page, such as 127.0.0.1, if a balancer answers to the name in its URL.
# KEEP_DAYS: how long files that a release has replaced stay for tabs that are open (7).
set -eu
if [ $# -ne 4 ]; then
  echo "Usage: release.sh RELEASE LIVE BRAND HEALTH-URL, or: release.sh back LIVE BRAND HEALTH-URL" >&2
  exit 2
fi
release=$1 live=$2 brand=$3 health=$4
reload=${RELOAD:-true}
if [ -e "$live" ] && [ ! -L "$live" ]; then
  echo "This is no link, and nothing was switched: $live" >&2
  echo "Move it away, or name another link, which the web server serves." >&2
  exit 1
fi
# Two at once would switch each other's release.
if ! mkdir "$live.lock" 2>/dev/null; then
  echo "Another release is on its way, and nothing was switched. If none is, remove $live.lock (or make its folder)." >&2
  exit 1
fi
trap 'rmdir "$live.lock"' EXIT
trap 'exit 1' HUP INT TERM
previous=$(readlink "$live" || true)
if [ "$release" = back ]; then
  release=$(readlink "$live.before") || { echo "There is no release before: $live.before" >&2; exit 1; }
fi
if [ ! -d "$release/$brand" ]; then
  echo "This release has no brand of this name: $release/$brand" >&2
  exit 1
fi
# The link is read from its own folder.
release=$(cd "$release" && pwd)
sums=_hosting/$brand/files.sha256

# A copy that is not complete, or that a full disk cut, is never shown. Builds before 0.2 have no sums: only back leads to them.
if [ "$1" != back ] || [ -e "$release/$sums" ]; then
  wrong=$(cd "$release/$brand" && sha256sum -c "../$sums" 2>&1 | grep -v ': OK$' || true)
  if [ -n "$wrong" ]; then
    echo "$wrong" | head -5 >&2
    echo "This release is not as it was built, and nothing was switched: $release" >&2
    echo "Copy it again, or build it again." >&2
    exit 1
  fi
fi
wanted=$(cat "$release/$brand/health.json")

switch_to() {
  ln -sfn "$1" "$live.next" && mv -T "$live.next" "$live" && $reload
}

go_back() {
  if [ -n "$previous" ]; then
    switch_to "$previous" || echo "This failed too; look at the web server: $reload" >&2
    echo "back to $previous" >&2
  fi
  exit 1
}

# Open tabs still ask for the scripts, texts and styles of their release: names with a hash stay, for KEEP_DAYS after they were replaced.
keep_for_tabs() {
  from=$previous/$brand to=$release/$brand
  (cd "$from" && find assets locales theme-* frame-* face-* custom-* -type f 2>/dev/null || true) | while read -r name; do
    if [ -e "$to/$name" ]; then continue; fi
    mkdir -p "$(dirname "$to/$name")"
    # A full disk leaves no half of a file under its name.
    # What the last release had of its own was replaced now; the rest was kept before, and when is its time.
    if grep -qsF "  $name" "$previous/$sums" || [ ! -e "$previous/$sums" ]; then
      cp "$from/$name" "$to/$name.part" && mv "$to/$name.part" "$to/$name"
    elif [ -z "$(find "$from/$name" -mtime "+${KEEP_DAYS:-7}")" ]; then
      cp -p "$from/$name" "$to/$name.part" && mv "$to/$name.part" "$to/$name"
    fi
  done
}

if [ -n "$previous" ] && [ "$previous" != "$release" ]; then
  if [ -d "$previous/$brand" ]; then keep_for_tabs; fi
  # A site that is closed stays closed.
  if [ -e "$previous/$brand.closed" ]; then touch "$release/$brand.closed"; else rm -f "$release/$brand.closed"; fi
fi
if ! switch_to "$release"; then
  echo "The web server did not take it: $reload" >&2
  go_back
fi
tries=0
while [ "$tries" -lt "${TRIES:-20}" ]; do
  if [ "$(curl -fsS --max-time 2 ${AT:+--connect-to "::$AT:"} "$health" 2>/dev/null || true)" = "$wanted" ]; then
    if [ -n "$previous" ] && [ "$previous" != "$release" ]; then ln -sfn "$previous" "$live.before"; fi
    echo "live: $wanted"
    exit 0
  fi
  tries=$((tries + 1))
  sleep 1
done
echo "The health page does not show the release: $health" >&2
go_back
