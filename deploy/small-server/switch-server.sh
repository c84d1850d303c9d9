#!/usr/bin/env bash
# The second half of hoang-gia-update and hoang-gia-roll-back, whose lock it runs under: switch-server.sh VERSION
# The pages of the version are online already; now its code is what the next start of the server takes, and a server of other code follows behind the held port.
set -euo pipefail

version=$1
root=/srv/hoang-gia
before=$(cat "$version/.before" 2>/dev/null || true)
first=
[ -e "$root/app" ] || first=yes
ln -sfn "$version" "$root/app.new" && mv -T "$root/app.new" "$root/app"

# Where its code has not changed the server is left running, in the version it was started from: which that is, only the process itself can tell.
server=$(systemctl show --property=MainPID --value hoang-gia.service 2>/dev/null || true)
running=$(readlink "/proc/${server:-0}/cwd" || true)
same_server() {
  cmp -s "$version/package-lock.json" "$running/package-lock.json" &&
    diff -rq "$running/server" "$version/server" >/dev/null && diff -rq "$running/contract" "$version/contract" >/dev/null
}
restarted=
# The very first one is started by the installer.
if [ -z "${NO_SERVICES:-}" ] && [ -z "$first" ] && ! same_server; then
  # After a server that could not start, systemd would refuse this start as well for a while.
  systemctl reset-failed hoang-gia.service hoang-gia.socket 2>/dev/null || true
  systemctl restart hoang-gia.service
  if ! /usr/local/lib/hoang-gia/answers.sh "$version"; then
    echo "The server of $version does not answer. Why: journalctl -u hoang-gia -n 50. The way back: hoang-gia-roll-back" >&2
    exit 1
  fi
  restarted=" (server restarted behind the held port)"
fi

# This version and the two that were online before it stay, to be taken back; and the one the server was started from, because it loads some of its parts later.
# What was never online, an update broken off late for one, takes no place among them.
second=$(cat "$before/.before" 2>/dev/null || true)
for old in "$root"/versions/*; do
  case $old in "$version" | "$before" | "$second" | "$running") ;; *) rm -rf "$old" ;; esac
done
echo "Online: $version$restarted"
