#!/usr/bin/env bash
# What the installer and the doctor have to know of Caddy, as root; nothing where it is switched off, because nginx or a balancer stands in its place:
#   caddy.sh domain   the domain that install.sh wrote for it the last time
#   caddy.sh rivals   programs that hold ports 80 and 443, which it needs: PORTS PROGRAM UNIT, one a line ("-" without a unit that could be switched off)
set -euo pipefail

systemctl is-enabled --quiet caddy.service || exit 0

domain() { sed -nE 's/^www\.([a-z0-9.-]+) \{$/\1/p' /etc/caddy/Caddyfile; }

rivals() {
  declare -A ports
  while read -r _ _ _ address _ users; do
    [[ $users =~ \"([^\"]+)\",pid=([0-9]+) ]] || continue
    program=${BASH_REMATCH[1]}
    read -r unit < <(ps -o unit= -p "${BASH_REMATCH[2]}") || unit=-
    [ "$unit" != caddy.service ] || continue
    # Sessions and systemd itself are nothing to be switched off.
    [[ $unit == *.service && $unit != user@* ]] || unit=-
    rival="$program $unit" port=${address##*:}
    case " ${ports[$rival]:-} " in *" $port "*) ;; *) ports[$rival]="${ports[$rival]:+${ports[$rival]} }$port" ;; esac
  done < <(ss -Hltnp '( sport = :80 or sport = :443 )')
  for rival in "${!ports[@]}"; do echo "${ports[$rival]// /,} $rival"; done
}

case ${1:-} in
  domain | rivals) "$1" ;;
  *)
    echo "Say what to tell of Caddy: $0 domain, or $0 rivals" >&2
    exit 2
    ;;
esac
