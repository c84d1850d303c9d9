#!/usr/bin/env bash
# Whether the server of a former version knows the form in which the messages are kept now: knows-store.sh VERSION   ends with 1, and says why, where it does not
# That version's own command is asked for the list of the messages: it refuses as the server would, in SQLite and in PostgreSQL. Any other failure does not
# count here.
set -euo pipefail

cd "$1"
mapfile -d '' -t settings < <(/usr/local/lib/hoang-gia/settings.sh)
wait "$!"
export DATA_DIR=/var/lib/hoang-gia
for setting in "${settings[@]}"; do export "${setting?}"; done
said=$(runuser -u hoang-gia -- "$1/node_modules/node/bin/node" server/leads.ts --json 2>&1 >/dev/null) || true
# The words of NewerStore (server/store/migrations.ts).
if [[ $said == *"made by a newer version of this server"* ]]; then
  echo "The server of $1 does not know the store of messages any more: ${said%%$'\n'*}" >&2
  exit 1
fi
