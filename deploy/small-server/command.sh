#!/usr/bin/env bash
# The project's own commands, with the settings and the rights of the service: hoang-gia-doctor [--json], hoang-gia-leads …, hoang-gia-visits …
# The name by which this file is called says which one. As "npm run …" the commands would know neither the settings nor where the messages lie.
set -euo pipefail

case ${0##*/} in
  hoang-gia-doctor) program=scripts/doctor.ts ;;
  hoang-gia-leads) program=server/leads.ts ;;
  hoang-gia-visits) program=server/visits.ts ;;
  *)
    echo "$0 is none of hoang-gia-doctor, hoang-gia-leads and hoang-gia-visits." >&2
    exit 2
    ;;
esac
if [ "$(id -u)" != 0 ]; then
  echo "This needs root: sudo ${0##*/} $*" >&2
  exit 2
fi
cd /srv/hoang-gia/app
export SITE=/srv/hoang-gia/build/current DATA_DIR=/var/lib/hoang-gia
mapfile -d '' -t settings < <(/usr/local/lib/hoang-gia/settings.sh)
wait "$!"
# Exported, not passed as arguments of a program, which everybody on the machine may read.
for setting in "${settings[@]}"; do export "${setting?}"; done
# systemd decides on address and port, whatever HOST and PORT say. A PORT that is no number still keeps the server from starting, so it is left for the doctor
# to name.
export HOST=127.0.0.1
if [[ ${PORT:-} =~ ^[0-9]*$ ]]; then
  PORT=$(/usr/local/lib/hoang-gia/port.sh)
  export PORT
fi
export HOME=/var/lib/hoang-gia CALLED_AS=${0##*/}
if [ "$program" = scripts/doctor.ts ]; then
  # What only root can find out, or only who knows how this machine was set up.
  CADDY_DOMAIN=$(/usr/local/lib/hoang-gia/caddy.sh domain)
  CADDY_RIVALS=$(/usr/local/lib/hoang-gia/caddy.sh rivals)
  FIREWALL=$(/usr/local/lib/hoang-gia/firewall.sh)
  export CADDY_DOMAIN CADDY_RIVALS FIREWALL
fi
exec runuser -u hoang-gia -- /srv/hoang-gia/app/node_modules/node/bin/node "$program" "$@"
