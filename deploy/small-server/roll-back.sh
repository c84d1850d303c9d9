#!/usr/bin/env bash
# Goes back to the version before the present one, without a failed request: hoang-gia-roll-back
set -euo pipefail

if [ "$(id -u)" != 0 ]; then
  echo "This needs root: sudo hoang-gia-roll-back" >&2
  exit 2
fi
root=/srv/hoang-gia
exec 9>/run/hoang-gia-update.lock
flock -n 9 || { echo "An update is under way." >&2; exit 1; }

now=$(readlink -e "$root/app" || true)
# An update or a roll-back that was broken off has noted where this leads; counted from the link, it may be one version too far.
before=$(cat "$root/way-back" "$now/.before" 2>/dev/null | head -n 1 || true)
if [ -z "$before" ] || [ ! -d "$before/build/current" ]; then
  echo "There is no version before $now to go back to." >&2
  exit 1
fi
cd "$before"
# A newer version may have brought the store into a form that the older one does not know: the older server would not start, and the site would be off.
if ! /usr/local/lib/hoang-gia/knows-store.sh "$before"; then
  echo "Nothing was changed: what was online stays online. The way that loses nothing is a mended version: hoang-gia-update FOLDER. If the one online is of no use at all: docs/deploy.md, \"Lùi qua một lần đổi kho\"." >&2
  exit 1
fi
printf '%s\n' "$before" >"$root/way-back"
runuser -u hoang-gia-build -- "$before/node_modules/node/bin/node" scripts/put-release.ts build/current "$root/build" >/dev/null
/usr/local/lib/hoang-gia/switch-server.sh "$before" || {
  echo "The newer version comes again by hoang-gia-update FOLDER." >&2
  exit 1
}
