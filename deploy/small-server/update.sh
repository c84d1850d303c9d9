#!/usr/bin/env bash
# Brings a new version online without a failed request: hoang-gia-update FOLDER   (the project as it should be; also: a git clone that was pulled)
# The version is built in a folder of its own. Only when that went well does the running server take over the pages, and is it restarted behind the held port
# where its code has changed.
set -euo pipefail
# Whatever the umask of the caller: the server is another user than the builder, and has to read the builder's files.
umask 022

source=$(cd "${1:?Name the folder of the project, for example: hoang-gia-update /root/in-an-hoang-gia}" && pwd)
if [ "$(id -u)" != 0 ]; then
  echo "This needs root: sudo hoang-gia-update $(printf %q "$source")" >&2
  exit 2
fi
if [ ! -e "$source/server/main.ts" ]; then
  echo "$source is not the folder of the project: it has no server/main.ts." >&2
  exit 2
fi
# The shell of somebody who has just replaced that folder may still be in the deleted one, where no program can start.
cd /
root=/srv/hoang-gia
exec 9>/run/hoang-gia-update.lock
flock -n 9 || { echo "Another update, or a roll-back, is under way." >&2; exit 1; }

version=$root/versions/$(date -u +%Y%m%dT%H%M%SZ)
before=$(readlink -e "$root/app" || true)
# Before the look at the disk: an update that was broken off late has left a whole version, and the room it takes may be what this one needs.
/usr/local/lib/hoang-gia/clear-versions.sh "$before"
# Keeps the pictures that were made for a version that came to nothing: making them takes minutes, and memory.
made=$root/pictures-made
as_builder() { runuser -u hoang-gia-build -- env HOME=/var/lib/hoang-gia-build NO_COLOR=1 "PATH=/opt/hoang-gia-node/bin:$PATH" "$@"; }
room() { /usr/local/lib/hoang-gia/room.sh "$1" "$root"; }
give_up() {
  if [ -n "${served:-}" ]; then
    if [ "$(readlink -e "$root/build/current" || true)" != "$served" ]; then
      echo "Broken off while it came online: the pages are new, the server is not. Again: hoang-gia-update FOLDER. The way back: hoang-gia-roll-back" >&2
      return
    fi
    rm -f "$root/way-back"
  fi
  # Looked at before the removal below makes room again.
  full=$(room 100 2>&1) || true
  # Not on a full disk: messages, which have to be refused there, need the room more.
  if [ -z "$full" ] && [ -d "$version/.cache/pictures" ]; then
    rm -rf "$made"
    mv "$version/.cache/pictures" "$made"
  fi
  rm -rf "$version"
  [ -z "$full" ] || printf '%s\n' "$full" >&2
  echo "Nothing was changed: what was online stays online." >&2
}
# Begun without room, an update would fill the disk to its end, and messages would be refused until it is cleared away again. Most of the room is for other
# packages.
same_packages() { [ -d "$before/node_modules" ] && cmp -s "$source/package-lock.json" "$before/package-lock.json"; }
room "$(same_packages && echo 100 || echo 1200)" || {
  echo "Nothing was changed: what was online stays online." >&2
  exit 1
}
# Whatever ends the update, Ctrl-C as well.
trap give_up EXIT

install -d -o hoang-gia-build -g hoang-gia-build "$version"
rsync -a --chmod=a+rX --chown=hoang-gia-build:hoang-gia-build --exclude=/node_modules --exclude=/build --exclude=/var --exclude=/.git --exclude=/art/node_modules --exclude=/art/out --exclude=/bench/node_modules "$source/" "$version/"
cd "$version"
# What was made before is not made again.
for pictures in "$made" "$before/.cache/pictures"; do
  if [ -d "$pictures" ] && [ ! -d .cache/pictures ]; then
    as_builder mkdir -p .cache
    as_builder cp -al "$pictures" .cache/pictures
  fi
done
if same_packages; then
  as_builder cp -al "$before/node_modules" node_modules
fi
# Each build notes beside the content which addresses it has put online (app/content/address-record.build.ts), here in the folder of its version. Where the
# project is copied to this machine and built nowhere else, they stand in no other place: without them a page with a new title would be lost under its former
# address.
if [ -f "$before/content/addresses.json" ]; then
  as_builder node -e '
    const { existsSync, readFileSync, writeFileSync } = await import("node:fs");
    const own = "content/addresses.json";
    const read = (file) => JSON.parse(readFileSync(file, "utf8"));
    try {
      const all = read(process.argv[1]);
      for (const [section, entries] of Object.entries(existsSync(own) ? read(own) : {}))
        for (const [key, noted] of Object.entries(entries)) {
          const known = (all[section] ??= {});
          known[key] = Array.isArray(noted) ? [...new Set([...(known[key] ?? []), ...noted])] : noted;
        }
      writeFileSync(own, JSON.stringify(all, null, 2) + "\n");
    } catch (error) {
      console.error("Addresses that only the version before knows are not known to this one: " + error.message);
    }' "$before/content/addresses.json"
fi
# The address and the hosted mail service, if any, are part of the pages; passwords stay out of the builder's sight.
mapfile -d '' -t all < <(/usr/local/lib/hoang-gia/settings.sh)
wait "$!"
settings=()
for setting in "${all[@]}"; do
  case $setting in SITE_URL=* | VITE_*) settings+=("$setting") ;; esac
done
# Installs what is missing and notes it, so that no "npm run" of root does so later: packages run scripts when they are installed.
as_builder env "${settings[@]}" node scripts/run.mjs scripts/build.ts
# A server that cannot start would take the site offline. So it is tried first: by the user that will run it, on a port of its own, until it says that it has
# started; with a copy of the messages, so that a store whose form it does not know, or cannot change into its own, is found now. The copy lies in the folder of
# the version and goes with it, however this ends.
install -d -o hoang-gia -g hoang-gia -m 0700 "$version/.trial"
runuser -u hoang-gia -- "$version/node_modules/node/bin/node" -e '
  const { spawn } = await import("node:child_process");
  const { existsSync, rmSync } = await import("node:fs");
  const { DatabaseSync } = await import("node:sqlite");
  const [store, copy] = ["/var/lib/hoang-gia/outbox.sqlite", ".trial/outbox.sqlite"];
  try {
    if (existsSync(store)) new DatabaseSync(store, { timeout: 10_000 }).prepare("VACUUM INTO ?").run(copy);
  } catch (error) {
    console.error(store + " could not be copied (" + error.message + "): the server is tried with an empty store.");
    rmSync(copy, { force: true });
  }
  process.exitCode = 1;
  // It must not mail what lies in the copy, nor touch another store, whatever is set where this is called.
  const { SMTP_URL: _mail, DATABASE_URL: _store, ...around } = process.env;
  const env = { ...around, HOST: "127.0.0.1", PORT: "0", SITE: "build/current", DATA_DIR: ".trial", LOG_LEVEL: "error" };
  const server = spawn(process.execPath, ["server/main.ts"], { env, stdio: ["ignore", "pipe", "inherit"], timeout: 60_000 });
  server.stdout.once("data", () => {
    process.exitCode = 0;
    server.kill();
  });
  server.on("close", () => process.exitCode && console.error("The server of this version does not start."));'
rm -rf "$version/.trial"
served=$(readlink -e "$root/build/current" || echo none)
# Where a roll-back leads once this is broken off: from put-release.ts on the pages may be the new ones, while the link app still leads to the version before, which
# would pass for the one to be taken back.
[ -z "$before" ] || printf '%s\n' "$before" >"$root/way-back"
as_builder "$version/node_modules/node/bin/node" scripts/put-release.ts build/current "$root/build" >/dev/null
trap - EXIT
rm -rf "$made"
[ -z "$before" ] || printf '%s\n' "$before" >.before
/usr/local/lib/hoang-gia/switch-server.sh "$version" || {
  echo "The way back: hoang-gia-roll-back" >&2
  exit 1
}
# With the same settings a newer version may behave in another way than the former: mail nothing to a relay without encryption, for one. Nothing is lost by
# that, so it is no reason to stay with the former version; but whoever has changed nothing would not look. The installer runs the doctor at its own end.
if [ -z "${INSTALLING:-}" ] && [ -x /usr/local/sbin/hoang-gia-doctor ]; then
  ill=$(/usr/local/sbin/hoang-gia-doctor --ill) || [ -n "$ill" ] || ill="hoang-gia-doctor itself does not run."
  [ -z "$ill" ] || printf '\nOnline, but this has to be mended at once:\n%s\n' "$ill" >&2
fi
# Not where the installer runs this: it has just brought them up to date.
if [ -z "${INSTALLING:-}" ] && [ -d "$before/deploy/small-server" ] && ! diff -rq "$before/deploy/small-server" "$version/deploy/small-server" >/dev/null; then
  echo "deploy/small-server has changed. So that the units, Caddyfile and commands of this machine do too: bash $(printf %q "$source/deploy/small-server/install.sh") DOMAIN"
fi
