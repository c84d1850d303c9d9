#!/usr/bin/env bash
# Removes the versions that nobody goes back to, under the lock of hoang-gia-update: clear-versions.sh VERSION (the one online; "" before the first)
# It and the two that were online before it stay, so that they can be taken back; and the one that the server was started from, because the server loads some of
# its parts later. A version that was never online (an update that was broken off late, for one) does not count among them.
set -euo pipefail

version=$1
before=$(cat "$version/.before" 2>/dev/null || true)
second=$(cat "$before/.before" 2>/dev/null || true)
server=$(systemctl show --property=MainPID --value hoang-gia.service 2>/dev/null || true)
running=$(readlink "/proc/${server:-0}/cwd" || true)
for old in /srv/hoang-gia/versions/*; do
  case $old in "$version" | "$before" | "$second" | "$running") continue ;; esac
  # Where no link says what is online, whatever was built stays: one of them may be all that is left.
  if [ -z "$version" ] && [ -e "$old/build/current" ]; then continue; fi
  # The build first: broken off in here, the rest would pass for a version that hoang-gia-roll-back can take.
  rm -rf "$old/build/current" "$old"
done
