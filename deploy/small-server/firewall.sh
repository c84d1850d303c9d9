#!/usr/bin/env bash
# How the firewall is that install.sh has set, as root, for the doctor: "on", "off", or "until-restart" where the next start of the machine leaves it out; behind it
# the ports by which ssh comes in and which it closes, because ssh was moved there since: switched on by the doctor's word, it would lock the owner out.
# Nothing where it has set none, because ssh comes in by another port, or where another has taken its place: firewall.sh [/etc/nftables.conf]
set -euo pipefail

file=${1:-/etc/nftables.conf}
grep -qs "deploy/small-server/nftables.conf" "$file" || exit 0
if [[ $(nft list chain inet filter input 2>/dev/null) != *"policy drop"* ]]; then
  state=off
elif ! systemctl is-enabled --quiet nftables.service; then
  state=until-restart
else
  state=on
fi
mapfile -t closed < <(bash "$(dirname "${BASH_SOURCE[0]}")/closed-ssh-ports.sh" "$file")
echo "$state" "${closed[@]}"
