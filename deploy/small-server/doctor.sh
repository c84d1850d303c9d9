#!/usr/bin/env bash
# Says what is missing or wrong, with the settings and the rights of the service: hoang-gia-doctor [--json]
set -euo pipefail

cd /srv/hoang-gia/app
export SITE=/srv/hoang-gia/build/current DATA_DIR=/var/lib/hoang-gia HOST=127.0.0.1 HOME=/var/lib/hoang-gia
exec runuser -u hoang-gia -- /srv/hoang-gia/app/node_modules/node/bin/node --env-file=/etc/hoang-gia/site.env scripts/doctor.ts "$@"
