#!/usr/bin/env bash
# Whose rules the firewall of install.sh would wipe away, as root, one a line: "ufw", or a table of nftables that another program or the owner has filled (Docker,
# fail2ban, iptables): other-firewalls.sh [/etc/nftables.conf]
set -euo pipefail

if [[ $(LC_ALL=C ufw status 2>/dev/null) == "Status: active"* ]]; then
  # The tables are its own then.
  echo ufw
  exit
fi
own=
! grep -qs "deploy/small-server/nftables.conf" "${1:-/etc/nftables.conf}" || own="table inet filter"
# Debian's own file loads tables without a rule, and iptables leaves such behind.
{ nft list tables 2>/dev/null || true; } | while read -r table; do
  [ "$table" != "$own" ] || continue
  # shellcheck disable=SC2086 # three words
  rules=$(nft list $table 2>/dev/null | grep -vE '^\s*(table .*\{|chain .*\{|type .* hook .*policy accept;|\}|#.*|)$') || true
  [ -z "$rules" ] || echo "$table"
done
