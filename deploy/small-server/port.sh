#!/usr/bin/env bash
# The port at which systemd takes the visitors of the server in, as hoang-gia.socket says, with what "systemctl edit" has made of it: port.sh
set -euo pipefail

port=$(systemctl show --property=Listen --value hoang-gia.socket 2>/dev/null | sed -nE 's/^.*:([0-9]+) \(Stream\)$/\1/p' | tail -n 1) || true
echo "${port:-3000}"
