#!/usr/bin/env bash
# Tells the installer and the doctor about Caddy, as root; nothing where Caddy is switched off, because nginx or a balancer stands in its place:
#   caddy.sh domain   the domain that install.sh wrote for it the last time
#   caddy.sh behind   "behind" where Caddy was started before its file was written: by an installer that was broken off before it restarted Caddy, for one
#   caddy.sh rivals   programs that hold ports 80 and 443, which it needs, as port-holders.sh writes them
set -euo pipefail

systemctl is-enabled --quiet caddy.service || exit 0

case ${1:-} in
  # Without its file Caddy brings no domain to the web; install.sh writes it anew.
  domain) sed -nE 's/^www\.([a-z0-9.-]+) \{$/\1/p' /etc/caddy/Caddyfile 2>/dev/null || true ;;
  behind)
    started=$(systemctl show --timestamp=unix --property=ActiveEnterTimestamp --value caddy.service)
    written=$(stat -c %Y /etc/caddy/Caddyfile)
    [ "$written" -le "$((${started#@}))" ] || echo behind
    ;;
  rivals) exec bash "$(dirname "${BASH_SOURCE[0]}")/port-holders.sh" caddy.service 80 443 ;;
  *)
    echo "Say what to tell of Caddy: $0 domain, $0 behind, or $0 rivals" >&2
    exit 2
    ;;
esac
