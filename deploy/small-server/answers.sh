#!/usr/bin/env bash
# Waits until the server behind the held port answers, 20 s at most: answers.sh VERSION (a folder with its node_modules)
set -euo pipefail

port=$(/usr/local/lib/hoang-gia/port.sh)
exec runuser -u hoang-gia-build -- "$1/node_modules/node/bin/node" -e '
  const answer = await fetch("http://127.0.0.1:" + process.argv[1] + "/healthz", { signal: AbortSignal.timeout(20_000) }).catch(() => undefined);
  process.exit(answer?.ok ? 0 : 1);' "$port"
