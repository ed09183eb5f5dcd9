#!/bin/sh
# Switches a site to a release, and back when its health page does not show it within 20 seconds.
#   release.sh RELEASE LIVE BRAND HEALTH-URL
# RELEASE: a folder that slipway brand build --out wrote. LIVE: the link that the web server serves.
# RELOAD: a command that makes the web server read its configuration, such as "nginx -s reload".
set -eu
release=$1 live=$2 brand=$3 health=$4
reload=${RELOAD:-true}
wanted=$(cat "$release/$brand/health.json")
previous=$(readlink "$live" || true)

switch_to() {
  ln -sfn "$1" "$live.next"
  mv -T "$live.next" "$live"
  $reload
}

# Pages that are open still ask for the scripts of the last release.
if [ -n "$previous" ] && [ -d "$previous/$brand/assets" ]; then
  cp -Rn "$previous/$brand/assets/." "$release/$brand/assets/" 2>/dev/null || true
fi
switch_to "$release"
tries=0
while [ "$tries" -lt "${TRIES:-20}" ]; do
  if [ "$(curl -fsS --max-time 2 "$health" 2>/dev/null || true)" = "$wanted" ]; then
    echo "live: $wanted"
    exit 0
  fi
  tries=$((tries + 1))
  sleep 1
done
echo "The health page does not show the release: $health" >&2
if [ -n "$previous" ]; then
  switch_to "$previous"
  echo "back to $previous" >&2
fi
exit 1
