#!/usr/bin/env bash
# Ports by which ssh comes into this machine and which a firewall would close, one a line: closed-ssh-ports.sh nftables.conf
# Loaded all the same, the firewall would lock out whoever has to mend it. An open port is recognised as it is written there: tcp dport NUMBER, or { a, list },
# and accept.
set -euo pipefail

mapfile -t open < <(sed -nE 's/^[^#]*tcp dport (\{[^}]*\}|[0-9a-z-]+) .*accept.*/\1/p' "$1" | tr -s '{}, ' '\n' | sed -e '/^$/d' -e 's/^ssh$/22/')

is_open() {
  local range
  for range in "${open[@]}"; do
    if [[ $range =~ ^([0-9]+)(-([0-9]+))?$ ]] && (($1 >= BASH_REMATCH[1] && $1 <= ${BASH_REMATCH[3]:-${BASH_REMATCH[1]}})); then
      return 0
    fi
  done
  return 1
}

listening() {
  # Not the addresses that only the machine itself reaches: the firewall leaves those alone.
  { sshd -T 2>/dev/null || true; } | sed -nE '/^listenaddress (127\.|\[::1\])/d; s/^listenaddress .*:([0-9]+)$/\1/p'
  # systemd may hold the port in place of sshd.
  if systemctl is-active --quiet ssh.socket 2>/dev/null; then
    systemctl show --property=Listen --value ssh.socket | sed -nE 's/^.*:([0-9]+) \(Stream\)$/\1/p'
  fi
  # The port by which this very session has come, whatever program let it in: "client port server port".
  sed -nE 's/^.* ([0-9]+)$/\1/p' <<<"${SSH_CONNECTION:-}"
}

for port in $(listening | sort -un); do is_open "$port" || echo "$port"; done
