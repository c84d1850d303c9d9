#!/usr/bin/env bash
# The settings of the service, as it gets them: settings.sh   prints NAME=VALUE, each with a zero byte behind it; as root.
# Read by systemd itself: every other reader of such a file (Node's --env-file, a shell) takes quotes, # and the ends of lines in its own way, and would then
# find other settings than the server has.
set -euo pipefail

file=/etc/hoang-gia/site.env
if [ -z "${NO_SERVICES:-}" ] && [ -d /run/systemd/system ]; then
  systemd-run --quiet --collect --pipe --wait --uid=hoang-gia -p EnvironmentFile="$file" \
    -p UnsetEnvironment="LANG PATH HOME SHELL LOGNAME USER INVOCATION_ID SYSTEMD_EXEC_PID JOURNAL_STREAM" /usr/bin/env -0 || {
    echo "systemd does not give out the settings in $file. Where that file is missing, or not written in UTF-8 (nano does so), the server does not start either; where D-Bus is missing: apt-get install dbus. What systemd says: journalctl _PID=1 -n 20" >&2
    exit 1
  }
  exit
fi
# No systemd runs here (NO_SERVICES), so there is no server to agree with: the lines are given as they stand, and the build refuses a SITE_URL that holds more
# than an address.
sed -n '/^[A-Z_]*=/p' "$file" | tr '\n' '\0'
