#!/usr/bin/env bash
# The state of the firewall that install.sh has set, as root, for the doctor: "on", "off", or "until-restart" where the next start of the machine leaves it out;
# after it the ports by which ssh comes in and which the firewall closes, or would close once it is on, because ssh was moved there since and
# hoang-gia-ssh.service does not open them. Nothing where install.sh has set no firewall, because ssh comes in by another port or because of the rules of others, or
# where another firewall has taken its place: firewall.sh [/etc/nftables.conf]
set -euo pipefail

file=${1:-/etc/nftables.conf}
grep -qs "deploy/small-server/nftables.conf" "$file" || exit 0
loaded=$(nft list chain inet filter input 2>/dev/null) || true
rules=$loaded
if [[ $loaded != *"policy drop"* ]]; then
  state=off
  # Where that unit is enabled, it opens the ports itself once the firewall is on.
  systemctl is-enabled --quiet hoang-gia-ssh.service || rules=$(cat "$file")
elif ! systemctl is-enabled --quiet nftables.service; then
  state=until-restart
else
  state=on
fi
mapfile -t closed < <([ -z "$rules" ] || bash "$(dirname "${BASH_SOURCE[0]}")/closed-ssh-ports.sh" <(printf '%s\n' "$rules"))
echo "$state" "${closed[@]}"
