#!/usr/bin/env bash
# Sets one small server up: Debian 12 or later, as root. May be run again, and has to be where the files beside it have changed: settings and messages stay,
# units, Caddyfile and firewall become those beside it (what one machine has of its own belongs into "systemctl edit").
#
#   deploy/small-server/install.sh inanhoanggia.vn
#
# Run it inside the folder of the project; the site is built from there. docs/deploy.md says what comes before and after.
# NO_SERVICES=1 leaves out what needs a running systemd and firewall (a trial in a container).
set -euo pipefail
umask 022

here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
project=$(cd "$here/../.." && pwd)
# The shell of somebody who has just replaced that folder may still be in the deleted one, where no program can start.
cd /
# By bash: the files may have come without their modes.
domain=$(bash "$here/domain.sh" "${1:-}")
# The command to be typed again: by bash for the same reason, and with blanks in a folder's name escaped.
again="bash $(printf %q "$here/install.sh") $domain"
if [ "$(id -u)" != 0 ]; then
  echo "This needs root: sudo $again" >&2
  exit 2
fi
export DEBIAN_FRONTEND=noninteractive

step() {
  at=$*
  printf '\n== %s\n' "$at"
}
# What cannot be done does not keep the rest from being done. It is listed at the end, where it is read.
undone=()
# tell_undone WHAT OF THE REST
tell_undone() {
  trap - EXIT
  printf 'NOT DONE: %s\n' "${undone[@]}" >&2
  echo "$1; run this again when that is mended: $again" >&2
  exit 1
}
# A failed step without which nothing else can be done ends the installer, as Ctrl-C does: what is on the screen then comes from a program that knows nothing
# of it.
stopped() {
  [ $? != 0 ] || return 0
  undone+=("\"$at\" and what comes after it. Why, stands above.")
  # That program may have said much, but not how to make room on a full disk.
  local full
  full=$(bash "$here/room.sh" 100 / /var /srv 2>&1) || undone+=("$full")
  tell_undone "Nothing that was done is lost"
}
trap stopped EXIT
# put MODE FILE TARGET: written beside its place, down to the disk, and only then moved there. Written in its place, a file of the running site was half there where
# this was broken off, and empty after a power cut in the next half minute: systemd takes an empty unit for one that is switched off, nftables for an open machine.
put() {
  install -D -m "$1" "$2" "$3.new"
  sync "$3.new"
  mv -T "$3.new" "$3"
}
# way_to_end PROGRAM UNIT, as port-holders.sh names them
way_to_end() { [ "$2" = - ] && echo "end $1" || echo "systemctl disable --now $2"; }

step "Room on the disk"
# Checked before anything is half unpacked, or a file of the running site is emptied because its new content cannot be written.
needed=100
if ! command -v npm >/dev/null; then
  # The first installation needs more. Debian's programs, npm's packages and the site may lie on disks of their own.
  [ "$(stat -c %m / /var /srv | sort -u | wc -l)" = 1 ] && needed=2500 || needed=1000
fi
full=$(bash "$here/room.sh" "$needed" / /var /srv 2>&1) || {
  undone+=("$full")
  tell_undone "Nothing was changed"
}

step "Programs from Debian"
apt=(apt-get -q -o DPkg::Lock::Timeout=300)
# apt itself waits for dpkg's lock, but not for that of its lists; a machine that has just been started takes both for an update of its own.
for _ in {1..30}; do
  [[ $(lslocks --noheadings --output PATH) == *"/var/lib/apt/lists/lock"* ]] || break
  sleep 10
done
# Finishes a setup of programs that was broken off: until then apt installs no others. Where another dpkg is at work, apt waits for it below.
dpkg --configure -a || true
"${apt[@]}" update
# Completes programs that a full disk has left half unpacked: until then apt installs no others either. It must not remove what the owner has installed.
"${apt[@]}" install -y --fix-broken --no-remove
# The doctor's ways to mend begin with sudo, which a Debian that was set up with a password for root does not have.
"${apt[@]}" install -y --no-install-recommends ca-certificates openssl npm git rsync caddy nftables dbus iproute2 procps sudo systemd-timesyncd unattended-upgrades
# systemd answers settings.sh and the doctor over D-Bus. The smallest Debian comes without it, and the package alone starts it only with the next start of the
# machine.
[ -n "${NO_SERVICES:-}" ] || systemctl start dbus.socket

step "Node and npm for the builder (Debian's own are too old for the project's packages)"
node_version=$(sed -nE 's/^ *"node": "([0-9.]+)",?$/\1/p' "$project/package.json")
[ -n "$node_version" ] || { echo "package.json does not say which Node it needs." >&2; exit 1; }
globally=(--global --prefix /opt/hoang-gia-node --no-audit --no-fund --loglevel=error)
npm install "${globally[@]}" "node@$node_version"
# --force, because Debian's npm does not know that today's npm will run on the Node that it has just installed.
npm install "${globally[@]}" --force npm@11

step "Two users without rights: one serves, one builds"
for user in hoang-gia hoang-gia-build; do
  # The group first: broken off between the two, useradd would leave a user of a group that is not there.
  getent group "$user" >/dev/null || groupadd --system "$user"
  id "$user" >/dev/null 2>&1 || useradd --system --gid "$user" --home-dir "/var/lib/$user" --shell /usr/sbin/nologin "$user"
done
install -d -o hoang-gia -g hoang-gia -m 0700 /var/lib/hoang-gia /var/backups/hoang-gia
install -d -o hoang-gia-build -g hoang-gia-build -m 0755 /var/lib/hoang-gia-build /srv/hoang-gia \
  /srv/hoang-gia/versions
# The server moves the link itself when the hour of a release comes that was built ahead.
install -d -o hoang-gia-build -g hoang-gia -m 2775 /srv/hoang-gia/build
install -d -o hoang-gia-build -g hoang-gia -m 2755 /srv/hoang-gia/build/releases

step "Settings: /etc/hoang-gia/site.env"
install -d -m 0755 /etc/hoang-gia
settings=/etc/hoang-gia/site.env
# An empty file, as a power cut may leave it, counts as none.
if [ ! -s "$settings" ]; then
  sed "s/SITE_DOMAIN/$domain/g" "$here/site.env" >"$settings"
fi
# Where the domain is another than the last time: the settings are the owner's own, but not a line that is word for word what was written here the last time.
former=$(bash "$here/caddy.sh" domain)
if [ -n "$former" ] && [ "$former" != "$domain" ] && grep -Fqx "SITE_URL=https://$former" "$settings"; then
  sed -i "s|^SITE_URL=https://$former\$|SITE_URL=https://$domain|" "$settings"
  echo "SITE_URL was https://$former and is https://$domain now; $former is not answered any more."
fi
chown root:hoang-gia "$settings"
chmod 0640 "$settings"
site_url=$(bash "$here/settings.sh" | tr '\0' '\n' | sed -n 's/^SITE_URL=//p')
if [ "${site_url%/}" != "https://$domain" ]; then
  undone+=("SITE_URL in $settings is \"$site_url\", but the domain named here is $domain: pages would tell search engines another address than they are read at. If $domain is right, write SITE_URL=https://$domain there; if not, name the other one here.")
fi

step "Services, proxy, firewall"
for unit in "$here"/*.service "$here"/*.socket "$here"/*.timer; do put 0644 "$unit" "/etc/systemd/system/${unit##*/}"; done
put 0644 "$here/caddy-restart.conf" /etc/systemd/system/caddy.service.d/hoang-gia.conf
put 0644 "$here/tmpfiles.conf" /etc/tmpfiles.d/hoang-gia.conf
# Whatever calls another comes behind it: broken off in between, each command still finds what it needs.
for name in port port-holders room settings closed-ssh-ports clear-versions answers knows-store caddy firewall open-ssh switch-server; do put 0755 "$here/$name.sh" "/usr/local/lib/hoang-gia/$name.sh"; done
put 0755 "$here/update.sh" /usr/local/sbin/hoang-gia-update
put 0755 "$here/roll-back.sh" /usr/local/sbin/hoang-gia-roll-back
for name in doctor leads visits; do put 0755 "$here/command.sh" "/usr/local/sbin/hoang-gia-$name"; done
# So that the owner's desk, at home, finds the same commands over ssh (DESK_SERVER, desk/README.md).
put 0644 /dev/stdin /usr/local/lib/hoang-gia/package.json <<'END'
{
  "scripts": {
    "doctor": "/usr/local/sbin/hoang-gia-doctor",
    "leads": "/usr/local/sbin/hoang-gia-leads",
    "visits": "/usr/local/sbin/hoang-gia-visits"
  }
}
END
[ -n "${NO_SERVICES:-}" ] || systemctl daemon-reload
port=$(bash "$here/port.sh")
caddyfile=$(sed "s/SITE_DOMAIN/$domain/g; s/127\.0\.0\.1:3000/127.0.0.1:$port/" "$here/Caddyfile")
if [ "$caddyfile" != "$(cat /etc/caddy/Caddyfile 2>/dev/null)" ]; then
  put 0644 /dev/stdin /etc/caddy/Caddyfile <<<"$caddyfile"
fi
firewall=yes
closed=$(bash "$here/closed-ssh-ports.sh" "$here/nftables.conf")
others=$(bash "$here/other-firewalls.sh")
if [ -n "$closed" ]; then
  firewall=
  undone+=("The firewall is not touched: ssh comes in by port ${closed//$'\n'/, }, which it would close, and nobody could get in any more. Add it to the line \"tcp dport { 22, 80, 443 } accept\" of deploy/small-server/nftables.conf in the project (on your own machine, then copy it here again).")
elif [ -n "$others" ]; then
  firewall=
  # Beside them this one may be on already, with nothing new to load.
  if ! cmp -s "$here/nftables.conf" /etc/nftables.conf || [[ $(bash "$here/firewall.sh") != on* ]]; then
    undone+=("The firewall is not touched: it would wipe away the rules of ${others//$'\n'/, }. If those are to stay, this line may stand: let ufw open ports 22, 80 and 443 and nothing else (ufw allow 22,80,443/tcp && ufw allow 443/udp); Docker and fail2ban are no firewalls, so switch on that of the host, with the same ports. If nothing needs them, switch off what makes them (ufw: ufw disable) and what is loaded now (nft flush ruleset).")
  fi
else
  # Rules of the owner's own that are not loaded.
  [ ! -e /etc/nftables.conf ] || grep -q "deploy/small-server/nftables.conf" /etc/nftables.conf || cp -a /etc/nftables.conf /etc/nftables.conf.former
  put 0755 "$here/nftables.conf" /etc/nftables.conf
fi

# Without its port there is no site: the minutes of work that follow would be of no use.
if [ -z "${NO_SERVICES:-}" ] && ! systemctl is-active --quiet hoang-gia.socket; then
  mapfile -t holders < <(bash "$here/port-holders.sh" hoang-gia.service "$port")
  for holder in "${holders[@]}"; do
    read -r _ program unit <<<"$holder"
    undone+=("The site itself: its server needs port $port inside this machine, and $program holds it. If nothing else needs $program: $(way_to_end "$program" "$unit"). If something does, give the server another port: systemctl edit hoang-gia.socket, and there the three lines [Socket] and ListenStream= and ListenStream=127.0.0.1:3100")
  done
  [ ${#holders[@]} = 0 ] || tell_undone "The site itself waits for that"
fi

step "The site itself"
INSTALLING=yes NO_SERVICES=${NO_SERVICES:-} /usr/local/sbin/hoang-gia-update "$project"

if [ -n "${NO_SERVICES:-}" ]; then
  echo "NO_SERVICES is set: nothing was started."
  exit 0
fi
systemctl enable --now systemd-timesyncd hoang-gia.socket hoang-gia-backup.timer
if [ -n "$firewall" ]; then
  systemctl enable nftables
  # Some rented machines are containers whose kernel lets them set no firewall: that does not keep the site from the web, but it has to be said.
  systemctl reload-or-restart nftables || undone+=("The firewall is NOT on. Why: journalctl -u nftables -n 20.")
fi
systemctl enable hoang-gia.service hoang-gia-ssh.service
# Restarted, because its script may be a new one.
systemctl restart hoang-gia-ssh.service || true
# Restarted, because its unit may be a new one.
systemctl restart hoang-gia.service
# Caddy's package has enabled Caddy; whoever has put nginx or a balancer in its place keeps it off. Restarted, not reloaded: after a reload Debian's Caddy (2.6)
# goes on with the old certificates for HTTP/3.
if systemctl is-enabled --quiet caddy; then
  mapfile -t rivals < <(bash "$here/caddy.sh" rivals)
  for rival in "${rivals[@]}"; do
    read -r ports program unit <<<"$rival"
    undone+=("Caddy, which brings the site to the web, needs port ${ports//,/ and }, and $program holds it. If nothing else needs $program: $(way_to_end "$program" "$unit")")
  done
  if [ ${#rivals[@]} = 0 ] && { [ -n "$(bash "$here/caddy.sh" behind)" ] || ! systemctl is-active --quiet caddy; }; then
    systemctl restart caddy || undone+=("Caddy, which brings the site to the web, does not start. Why: journalctl -u caddy -n 20.")
  fi
  # Half a minute for the first certificate: the doctor looks for one.
  for _ in {1..15}; do
    systemctl is-active --quiet caddy || break
    openssl s_client -connect 127.0.0.1:443 -servername "$domain" -verify_return_error </dev/null >/dev/null 2>&1 && break
    sleep 2
  done
fi
# The first copy is made now, once the server has made the store: the doctor looks for a copy, too.
/usr/local/lib/hoang-gia/answers.sh /srv/hoang-gia/app || true
systemctl start hoang-gia-backup.service || true
# So that what is said below still holds after a power cut.
sync
step "Looked over"
hoang-gia-doctor || true
echo
echo "The site: https://$domain · log: journalctl -u hoang-gia -f · settings: /etc/hoang-gia/site.env"
[ ${#undone[@]} = 0 ] || tell_undone "All else is done"
