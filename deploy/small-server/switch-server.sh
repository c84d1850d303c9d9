#!/usr/bin/env bash
# The second half of hoang-gia-update and hoang-gia-roll-back, whose lock it runs under: switch-server.sh VERSION
# The pages of the version are online already. From now on the server starts from its code, and is restarted behind the held port where it runs other code.
set -euo pipefail
# A lost ssh session must not leave new pages on an old server: there is nothing to be decided any more.
trap '' HUP

version=$1
root=/srv/hoang-gia
# Where its code has not changed the server is left running, in the version that it was started from: only the process itself can tell which that is.
server=$(systemctl show --property=MainPID --value hoang-gia.service 2>/dev/null || true)
running=$(readlink "/proc/${server:-0}/cwd" || true)
same_server() {
  cmp -s "$version/package-lock.json" "$running/package-lock.json" &&
    diff -rq "$running/server" "$version/server" >/dev/null && diff -rq "$running/contract" "$version/contract" >/dev/null
}
restart=
# The very first server is started by the installer. A server that systemd tries again and again has a process for a moment, too, so a running one has to answer.
if [ -z "${NO_SERVICES:-}" ] && [ -e "$root/app" ] && ! { same_server && /usr/local/lib/hoang-gia/answers.sh "$version"; }; then
  restart=yes
  # A newer server may bring the store into a form that no former one knows: with this copy there is a way back all the same (docs/deploy.md).
  systemctl start hoang-gia-backup.service ||
    echo "The messages could not be copied first. Why: journalctl -u hoang-gia-backup -n 20. The update goes on." >&2
fi
# Written down to the disk first: names of new files reach it seconds before their bytes, and after a power cut in between the link would lead to empty files.
sync -f "$version"
# Two lines, because bash goes on where the first part of "a && b" fails: a disk on which no link can be made would pass for an update, and the version that is in
# use be cleared away.
ln -sfn "$version" "$root/app.new"
mv -T "$root/app.new" "$root/app"
# So that what is said below to be online still is after a power cut.
sync -f "$root"
if [ -n "$restart" ]; then
  # After a server that could not start, systemd would refuse this start as well for a while.
  systemctl reset-failed hoang-gia.service hoang-gia.socket 2>/dev/null || true
  if ! systemctl restart hoang-gia.service || ! /usr/local/lib/hoang-gia/answers.sh "$version"; then
    rm -f "$root/way-back"
    echo "The server of $version does not answer. Why: journalctl -u hoang-gia -u hoang-gia.socket -n 50" >&2
    exit 1
  fi
fi

/usr/local/lib/hoang-gia/clear-versions.sh "$version"
rm -f "$root/way-back"
echo "Online: $version${restart:+ (server restarted behind the held port)}"
