#!/usr/bin/env bash
# Programs that hold ports of this machine, as root: port-holders.sh UNIT PORT…   PORTS PROGRAM UNIT, one a line ("-" without a unit that could be switched off)
# UNIT (a .service) is left out: the ports are its own.
set -euo pipefail

own=$1
shift
filter=$(printf ' or sport = :%s' "$@")
declare -A ports
while read -r _ _ _ address _ users; do
  [[ $users =~ \"([^\"]+)\",pid=([0-9]+) ]] || continue
  program=${BASH_REMATCH[1]}
  # Node, the commonest program at port 3000, calls itself so since version 24: "end MainThread" would tell nobody anything.
  [ "$program" != MainThread ] || program=node
  read -r unit < <(ps -o unit= -p "${BASH_REMATCH[2]}") || unit=-
  [ "$unit" != "$own" ] || continue
  # Sessions and systemd itself are no units to switch off.
  [[ $unit == *.service && $unit != user@* ]] || unit=-
  holder="$program $unit" port=${address##*:}
  case " ${ports[$holder]:-} " in *" $port "*) ;; *) ports[$holder]="${ports[$holder]:+${ports[$holder]} }$port" ;; esac
done < <(ss -Hltnp "( ${filter# or } )")
for holder in "${!ports[@]}"; do echo "${ports[$holder]// /,} $holder"; done
