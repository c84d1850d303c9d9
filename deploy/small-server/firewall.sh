#!/usr/bin/env bash
# How the firewall is that install.sh has set, as root, for the doctor: "on", "off", or "until-restart" where the next start of the machine leaves it out.
# Nothing where it has set none, because ssh comes in by another port, or where another has taken its place.
set -euo pipefail

grep -qs "deploy/small-server/nftables.conf" /etc/nftables.conf || exit 0
if [[ $(nft list chain inet filter input 2>/dev/null) != *"policy drop"* ]]; then
  echo off
elif ! systemctl is-enabled --quiet nftables.service; then
  echo until-restart
else
  echo on
fi
