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

domain=${1:-}
if [[ ! $domain =~ ^([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}$ ]]; then
  echo "Name the domain without https://, for example: $0 inanhoanggia.vn" >&2
  exit 2
fi
if [ "$(id -u)" != 0 ]; then
  echo "This needs root: sudo $0 $domain" >&2
  exit 2
fi
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
project=$(cd "$here/../.." && pwd)
export DEBIAN_FRONTEND=noninteractive

step() { printf '\n== %s\n' "$*"; }

step "Programs from Debian"
apt-get update -q
apt-get install -y -q --no-install-recommends ca-certificates npm git rsync caddy nftables systemd-timesyncd unattended-upgrades

step "Node and npm for the builder (Debian's own are too old for the project's packages)"
node_version=$(sed -nE 's/^ *"node": "([0-9.]+)",?$/\1/p' "$project/package.json")
[ -n "$node_version" ] || { echo "package.json does not say which Node it needs." >&2; exit 1; }
at=(--global --prefix /opt/hoang-gia-node --no-audit --no-fund --loglevel=error)
npm install "${at[@]}" "node@$node_version"
# Debian's npm does not know that the npm of today will run on the Node it has just brought.
npm install "${at[@]}" --force npm@11

step "Two users without rights: one serves, one builds"
for user in hoang-gia hoang-gia-build; do
  id "$user" >/dev/null 2>&1 || useradd --system --user-group --home-dir "/var/lib/$user" --shell /usr/sbin/nologin "$user"
done
install -d -o hoang-gia -g hoang-gia -m 0700 /var/lib/hoang-gia /var/backups/hoang-gia
install -d -o hoang-gia-build -g hoang-gia-build -m 0755 /var/lib/hoang-gia-build /srv/hoang-gia \
  /srv/hoang-gia/versions
# The server moves the link itself when the hour of a release comes that was built ahead.
install -d -o hoang-gia-build -g hoang-gia -m 2775 /srv/hoang-gia/build
install -d -o hoang-gia-build -g hoang-gia -m 2755 /srv/hoang-gia/build/releases

step "Settings: /etc/hoang-gia/site.env"
install -d -m 0755 /etc/hoang-gia
if [ ! -e /etc/hoang-gia/site.env ]; then
  sed "s/SITE_DOMAIN/$domain/g" "$here/site.env" >/etc/hoang-gia/site.env
fi
chown root:hoang-gia /etc/hoang-gia/site.env
chmod 0640 /etc/hoang-gia/site.env

step "Services, proxy, firewall"
install -m 0644 "$here"/*.service "$here"/*.socket "$here"/*.timer /etc/systemd/system/
install -m 0755 "$here/update.sh" /usr/local/sbin/hoang-gia-update
install -m 0755 "$here/roll-back.sh" /usr/local/sbin/hoang-gia-roll-back
for name in doctor leads visits; do install -m 0755 "$here/command.sh" "/usr/local/sbin/hoang-gia-$name"; done
for name in switch-server answers settings; do install -D -m 0755 "$here/$name.sh" "/usr/local/lib/hoang-gia/$name.sh"; done
# So that the owner's desk, at home, finds the same commands over ssh (DESK_SERVER, desk/README.md).
cat >/usr/local/lib/hoang-gia/package.json <<'END'
{
  "scripts": {
    "doctor": "/usr/local/sbin/hoang-gia-doctor",
    "leads": "/usr/local/sbin/hoang-gia-leads",
    "visits": "/usr/local/sbin/hoang-gia-visits"
  }
}
END
proxy=
if ! sed "s/SITE_DOMAIN/$domain/g" "$here/Caddyfile" | cmp -s - /etc/caddy/Caddyfile; then
  sed "s/SITE_DOMAIN/$domain/g" "$here/Caddyfile" >/etc/caddy/Caddyfile
  proxy=changed
fi
install -m 0755 "$here/nftables.conf" /etc/nftables.conf
[ -n "${NO_SERVICES:-}" ] || systemctl daemon-reload

step "The site itself"
NO_SERVICES=${NO_SERVICES:-} /usr/local/sbin/hoang-gia-update "$project"

if [ -n "${NO_SERVICES:-}" ]; then
  echo "NO_SERVICES is set: nothing was started."
  exit 0
fi
systemctl enable --now systemd-timesyncd hoang-gia.socket hoang-gia-backup.timer
# Some rented machines are containers whose kernel lets them set no firewall: the site is not kept from the web by that, but it has to be told.
systemctl enable nftables
firewall=yes
systemctl reload-or-restart nftables || firewall=
systemctl enable hoang-gia.service
# Its unit may be a new one.
systemctl restart hoang-gia.service
# Caddy's package has enabled it; who has put nginx or a balancer in its place keeps it off. Not reloaded: Debian's Caddy (2.6) goes on with the old
# certificates for HTTP/3 after that.
if systemctl is-enabled --quiet caddy; then
  if [ -n "$proxy" ] || ! systemctl is-active --quiet caddy; then systemctl restart caddy; fi
  # Half a minute for the first certificate: the doctor looks for one.
  for _ in {1..15}; do
    openssl s_client -connect 127.0.0.1:443 -servername "$domain" -verify_return_error </dev/null >/dev/null 2>&1 && break
    sleep 2
  done
fi
# The first copy now, once the server has made what is copied: the doctor looks for that, too.
/usr/local/lib/hoang-gia/answers.sh /srv/hoang-gia/app || true
systemctl start hoang-gia-backup.service || true
step "Looked over"
hoang-gia-doctor || true
echo
echo "The site: https://$domain · log: journalctl -u hoang-gia -f · settings: /etc/hoang-gia/site.env"
if [ -z "$firewall" ]; then
  echo "The firewall is NOT on. Why: journalctl -u nftables -n 20. All else is done; run this again when that is mended." >&2
  exit 1
fi
