#!/usr/bin/env bash
# Takes the version before the present one back, without a failed request: hoang-gia-roll-back
set -euo pipefail

root=/srv/hoang-gia
now=$(readlink -f "$root/app")
before=$(cat "$now/.before" 2>/dev/null || true)
if [ -z "$before" ] || [ ! -d "$before/build/current" ]; then
  echo "There is no version before $now to go back to." >&2
  exit 1
fi
cd "$before"
runuser -u hoang-gia-build -- "$before/node_modules/node/bin/node" scripts/put-release.ts build/current "$root/build"
ln -sfn "$before" "$root/app.new" && mv -T "$root/app.new" "$root/app"
if ! diff -rq "$now/server" server >/dev/null || ! diff -rq "$now/contract" contract >/dev/null || ! cmp -s package-lock.json "$now/package-lock.json"; then
  [ -n "${NO_SERVICES:-}" ] || systemctl restart hoang-gia.service
fi
echo "Online: $before"
