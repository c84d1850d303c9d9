#!/usr/bin/env bash
# The port on which systemd listens for the server, as hoang-gia.socket says, with what was changed of it by "systemctl edit": port.sh
set -euo pipefail

port=$(systemctl show --property=Listen --value hoang-gia.socket 2>/dev/null | sed -nE 's/^.*:([0-9]+) \(Stream\)$/\1/p' | tail -n 1) || true
echo "${port:-3000}"
