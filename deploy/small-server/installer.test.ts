import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { chmodSync, cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { temporaryFolder } from "../../server/fixtures/test-site.ts";

/** What the installer asks before it changes anything, with stand-ins for the programs of the server. */
const HERE = fileURLToPath(new URL(".", import.meta.url));
const skip = spawnSync("bash", ["-c", "true"]).status === 0 ? false : "bash is not on this machine";

/** Runs a script beside this file. @param programs what stands in for programs of the server: name and lines of bash */
async function answer(script: string, args: string[], programs: Record<string, string> = {}, env = {}) {
  const bin = await temporaryFolder();
  for (const [name, text] of Object.entries(programs))
    writeFileSync(path.join(bin, name), `#!/bin/bash\n${text}\n`, { mode: 0o755 });
  const { status, stdout, stderr } = spawnSync("bash", [path.join(HERE, script), ...args], {
    encoding: "utf8",
    env: { PATH: `${bin}:${process.env.PATH}`, ...env },
  });
  return { status, said: stdout.trim(), complained: stderr.trim() };
}

test("a domain is taken as it is typed or copied, and www is said to be set up beside it", { skip }, async () => {
  for (const typed of ["inan.example", " InAn.Example\r", "https://inan.example/", "http://inan.example."])
    assert.deepEqual(await answer("domain.sh", [typed]), { status: 0, said: "inan.example", complained: "" });
  const { said, complained } = await answer("domain.sh", ["https://www.inan.example/"]);
  assert.equal(said, "inan.example");
  assert.match(complained, /without www\./);
  assert.equal((await answer("domain.sh", ["xn--in-n-sr5a.vn"])).said, "xn--in-n-sr5a.vn");
});

test("who is not root is told a command that can be typed as it stands, from files without their modes in a folder with a blank", {
  skip,
}, async () => {
  const folder = path.join(await temporaryFolder(), "in ấn");
  cpSync(HERE, folder, { recursive: true });
  for (const name of readdirSync(folder)) chmodSync(path.join(folder, name), 0o644);
  const programs = { id: "echo 1000" };
  const script = path.relative(HERE, path.join(folder, "install.sh"));
  const { status, complained } = await answer(script, ["inan.example"], programs);
  assert.equal(status, 2);
  const [, command = ""] = /^This needs root: sudo (.*)$/.exec(complained) ?? [];
  const typed = spawnSync("bash", ["-c", `set -- ${command}; printf '%s\n' "$@"`], { encoding: "utf8" });
  assert.deepEqual(typed.stdout.trim().split("\n"), ["bash", path.join(folder, "install.sh"), "inan.example"]);
});

test("the installer refuses a domain that is none, and one with accents in every language of the machine", {
  skip,
}, async () => {
  for (const domain of ["", "inan", "-a.vn", "in an.vn", "10.0.0.1", "https://inan.example/lien-he"]) {
    const { status, complained } = await answer("install.sh", [domain]);
    assert.equal(status, 2);
    assert.match(complained, /for example: .*inanhoanggia\.vn/);
  }
  for (const LC_ALL of ["C", "C.UTF-8"]) {
    const { status, complained } = await answer("install.sh", ["inấnhoànggia.vn"], {}, { LC_ALL });
    assert.equal(status, 2);
    assert.match(complained, /xn--/);
  }
});

/** As root, on a machine of Debian where nothing can be done. */
const MACHINE = { id: '[ "$1" = -u ] && echo 0', lslocks: "", dpkg: "", "apt-get": "", npm: "" };

test("where a program fails, the installer says what is not done and how to go on; what apt was broken off in comes first", {
  skip,
}, async () => {
  const { status, complained } = await answer(
    "install.sh",
    ["inan.example"],
    { ...MACHINE, dpkg: 'echo "dpkg $*" >&2', "apt-get": "echo E: no network >&2; exit 100" },
    { NO_SERVICES: "1" },
  );
  assert.equal(status, 1);
  assert.match(
    complained,
    /^dpkg --configure -a\nE: no network\nNOT DONE: "Programs from Debian" and what comes after it.*\n.*run this again.*install\.sh inan\.example$/,
  );
});

test("what a full disk has left of a package is made whole before apt is asked for others; a later step that fails is told by its own name", {
  skip,
}, async () => {
  const { status, complained } = await answer(
    "install.sh",
    ["inan.example"],
    { ...MACHINE, "apt-get": 'shift 3; echo "apt-get $*" >&2', npm: "exit 1" },
    { NO_SERVICES: "1" },
  );
  assert.equal(status, 1);
  assert.deepEqual(complained.match(/^apt-get (update$|.* --\S+)|^NOT DONE: "[^(]*/gm), [
    "apt-get update",
    "apt-get install -y --fix-broken --no-remove",
    "apt-get install -y --no-install-recommends",
    'NOT DONE: "Node and npm for the builder ',
  ]);
});

/** As `df` writes it. @param files that are left, of how many; a file system that counts none has 0 (btrfs) or "-" for both */
const leftOnDisk = (megabytes: number, files: number | "-" = 70_000, all: number | "-" = 1_000_000) =>
  `case "$1" in --output=avail) printf 'Avail\\n%sM\\n' ${megabytes} ;; *) printf 'Inodes IFree\\n%7s %5s\\n' ${all} ${files} ;; esac`;

test("on a full disk the installer begins nothing, and says how room is made", { skip }, async () => {
  for (const df of [leftOnDisk(99), leftOnDisk(5_000, 70)]) {
    const { status, said, complained } = await answer("install.sh", ["inan.example"], { ...MACHINE, df });
    assert.equal(status, 1);
    assert.equal(said, "== Room on the disk");
    assert.match(
      complained,
      /^NOT DONE: The disk of \/.* (99 MB are|70 are) left.* du .*\nNothing was changed; run this again/s,
    );
    assert.equal(complained.match(/run this again/g)?.length, 1, "told once");
  }
});

test("a disk has room or says what is large there, each disk once", { skip }, async () => {
  const room = async (needed: string, df: string) =>
    await answer("room.sh", [needed, "/", "/srv", "/data"], { df, stat: "echo /; echo /; echo /data" });
  assert.deepEqual(await room("1200", leftOnDisk(1_200)), { status: 0, said: "", complained: "" });
  assert.equal((await room("1200", "printf 'Avail\\n-\\n'")).status, 1);
  for (const none of [0, "-"] as const)
    assert.deepEqual(await room("1200", leftOnDisk(1_200, none, none)), { status: 0, said: "", complained: "" });
  const { status, complained } = await room("1200", leftOnDisk(1_199));
  assert.equal(status, 1);
  assert.deepEqual(complained.match(/The disk of \S+ is full: 1199 MB|du -xh \S+/g), [
    ...["The disk of / is full: 1199 MB", "du -xh /"],
    ...["The disk of /data is full: 1199 MB", "du -xh /data"],
  ]);
});

test("broken off at any moment, the installer leaves no user without his group", { skip }, async () => {
  const { complained } = await answer(
    "install.sh",
    ["inan.example"],
    {
      ...MACHINE,
      getent: "exit 2",
      groupadd: 'echo "groupadd $*" >&2',
      useradd: 'echo "useradd $*" >&2',
      install: "exit 1",
    },
    { NO_SERVICES: "1" },
  );
  assert.deepEqual(complained.match(/^groupadd .*|^useradd|--gid \S+/gm), [
    ...["groupadd --system hoang-gia", "useradd", "--gid hoang-gia"],
    ...["groupadd --system hoang-gia-build", "useradd", "--gid hoang-gia-build"],
  ]);
});

test("each file of the machine is down on the disk before it takes the place of the former one, which stays whole until then", {
  skip,
}, async () => {
  const root = await temporaryFolder();
  const project = path.join(root, "srv/project");
  const here = path.join(project, "deploy/small-server");
  cpSync(HERE, here, { recursive: true });
  writeFileSync(path.join(project, "package.json"), '  "node": "24.0.0"');
  for (const name of readdirSync(here).filter((name) => name.endsWith(".sh"))) {
    const text = readFileSync(path.join(here, name), "utf8");
    writeFileSync(path.join(here, name), text.replace(/(?<![\w/.:])\/(etc|usr\/local|var|srv|opt)\b/g, `${root}/$1`));
  }
  for (const folder of ["etc/caddy", "etc/hoang-gia", "var"]) mkdirSync(path.join(root, folder), { recursive: true });
  writeFileSync(path.join(root, "etc/caddy/Caddyfile"), "former");
  // With its own name and the last word it was called with.
  const note = 'for last; do :; done; echo "$(basename "$0") $last" >&2;';
  const installed = (programs = {}) =>
    answer(
      path.relative(HERE, path.join(here, "install.sh")),
      ["inan.example"],
      {
        ...MACHINE,
        ...Object.fromEntries(["getent", "useradd", "chown", "systemctl", "sshd"].map((name) => [name, "true"])),
        install: `[ "$1" = -d ] && exit; ${note} exec /usr/bin/install "$@"`,
        sync: note,
        mv: `${note} exec /bin/mv "$@"`,
        ...programs,
      },
      { NO_SERVICES: "1" },
    );
  writeFileSync(path.join(root, "etc/nftables.conf"), "the owner's");
  const beside = await installed({ ufw: "echo Status: active" });
  assert.match(beside.complained, /^NOT DONE: The firewall is not touched: it would wipe away the rules of ufw\./m);
  assert.equal(readFileSync(path.join(root, "etc/nftables.conf"), "utf8"), "the owner's");
  rmSync(path.join(root, "etc/caddy/Caddyfile"));
  const { complained } = await installed({ nft: "exit 1" });
  assert.equal(readFileSync(path.join(root, "etc/nftables.conf.former"), "utf8"), "the owner's");
  const noted = complained.match(/^(install|sync|mv) \S+/gm) ?? [];
  const placed = noted.filter((line) => line.startsWith("mv ")).map((line) => line.slice("mv ".length));
  assert.deepEqual(
    noted,
    placed.flatMap((file) => [`install ${file}.new`, `sync ${file}.new`, `mv ${file}`]),
  );
  const scripts = placed.flatMap((file) => (file.includes("/usr/local/lib/") ? path.basename(file) : []));
  for (const [at, script] of scripts.entries()) {
    if (!script.endsWith(".sh")) continue;
    const called = readFileSync(path.join(HERE, script), "utf8").matchAll(/(?:lib\/hoang-gia|"\))\/([\w-]+\.sh)/g);
    for (const [, other = ""] of called)
      assert.ok(scripts.slice(0, at).includes(other), `${script} calls ${other}, which is not there yet`);
  }
  for (const file of [
    "systemd/system/hoang-gia.service",
    "systemd/system/hoang-gia.socket",
    "nftables.conf",
    "caddy/Caddyfile",
  ])
    assert.ok(placed.includes(path.join(root, "etc", file)), file);
  assert.match(readFileSync(path.join(root, "etc/caddy/Caddyfile"), "utf8"), /^inan\.example \{$/m);
});

const CADDY_IS_ON = 'case "$*" in *is-enabled*caddy*) exit 0 ;; esac; exit 1';
/** As `ss -Hltnp` writes it. */
const HELD = `cat <<'END'
LISTEN 0 511 *:80 *:* users:(("apache2",pid=9,fd=4),("apache2",pid=7,fd=4))
LISTEN 0 511 0.0.0.0:80 0.0.0.0:* users:(("apache2",pid=7,fd=3))
LISTEN 0 511 [::]:443 [::]:* users:(("apache2",pid=7,fd=6))
LISTEN 0 128 127.0.0.1:443 0.0.0.0:* users:(("MainThread",pid=5,fd=6))
LISTEN 0 4096 *:443 *:* users:(("caddy",pid=3,fd=7))
END`;
const UNITS = `case "$*" in *" 3") echo caddy.service ;; *" 5") echo session-1.scope ;; *) echo apache2.service ;; esac`;

test("programs that hold the ports of Caddy are named, each once, with the unit that can be switched off", {
  skip,
}, async () => {
  const { said, complained } = await answer("caddy.sh", ["rivals"], { systemctl: CADDY_IS_ON, ss: HELD, ps: UNITS });
  assert.equal(complained, "");
  assert.deepEqual(said.split("\n").sort(), ["443 node -", "80,443 apache2 apache2.service"]);
});

test("who holds the port of the server is named, but not the server itself", { skip }, async () => {
  const asked = async (own: string) =>
    await answer("port-holders.sh", [own, "443"], {
      ss: `echo "$*" >&2; ${HELD.replace(/^.*:80 .*\n/gm, "")}`,
      ps: UNITS,
    });
  const { said, complained } = await asked("hoang-gia.service");
  assert.deepEqual(said.split("\n").sort(), ["443 apache2 apache2.service", "443 caddy caddy.service", "443 node -"]);
  assert.equal(complained, "-Hltnp ( sport = :443 )");
  assert.deepEqual((await asked("caddy.service")).said.split("\n").sort(), [
    "443 apache2 apache2.service",
    "443 node -",
  ]);
  // Of somebody's own session, and one that is gone before it is asked for: neither is anything to be switched off.
  const holds = (pid: number) => `echo 'LISTEN 0 511 *:443 *:* users:(("program${pid}",pid=${pid},fd=3))'`;
  const ps = 'case "$*" in *" 7") echo user@1000.service ;; *" 8") ;; *) echo apache2.service ;; esac';
  const { said: others } = await answer("port-holders.sh", ["caddy.service", "443"], {
    ss: [6, 7, 8].map(holds).join("; "),
    ps,
  });
  assert.deepEqual(others.split("\n").sort(), ["443 program6 apache2.service", "443 program7 -", "443 program8 -"]);
});

test("the port of the server is the one that systemd holds, with what was changed of it", { skip }, async () => {
  const port = async (systemctl: string) => (await answer("port.sh", [], { systemctl })).said;
  assert.equal(await port("echo '127.0.0.1:3100 (Stream)'"), "3100");
  assert.equal(await port("echo '[::]:3200 (Stream)'"), "3200");
  // Who adds one by "systemctl edit" and does not empty the list before it.
  assert.equal(await port("echo '127.0.0.1:3000 (Stream)'; echo '127.0.0.1:3100 (Stream)'"), "3100");
  for (const silent of ["exit 0", "exit 1"]) assert.equal(await port(silent), "3000");
});

test("a Caddy that was started before its file was written is behind it, whoever has written it", {
  skip,
}, async () => {
  const started = (word: string) => `case "$*" in *is-enabled*) ;; *) echo '${word}' ;; esac`;
  const behind = async (word: string) =>
    (await answer("caddy.sh", ["behind"], { systemctl: started(word), stat: "echo 1795652817" })).said;
  assert.deepEqual(
    [await behind("@1795652816"), await behind("@1795652817"), await behind("@1795652900"), await behind("")],
    ["behind", "", "", "behind"],
  );
});

test("the firewall that the installer has set is told as it stands, with a port of ssh that it closes, and another's not at all", {
  skip,
}, async () => {
  const ours = path.join(HERE, "nftables.conf");
  const set = `cat ${ours}`;
  const firewall = async (file: string, nft: string, systemctl: string, port = 22) =>
    (await answer("firewall.sh", [file], { ...sshd(`0.0.0.0:${port}`), nft, systemctl })).said;
  const enabled = (...units: string[]) =>
    `case "$*" in ${units.map((unit) => `"is-enabled --quiet ${unit}.service"`).join("|")}) ;; *) exit 1 ;; esac`;
  const both = enabled("nftables", "hoang-gia-ssh");
  assert.deepEqual(
    [
      await firewall(ours, set, both),
      await firewall(ours, set, both, 2222),
      await firewall(ours, `${set}; echo 'tcp dport 2222 accept'`, both, 2222),
      await firewall(ours, set, enabled("hoang-gia-ssh")),
      await firewall(ours, `${set} | sed "s/policy drop/policy accept/"`, both),
      await firewall(ours, "exit 1", both),
      await firewall(ours, "exit 1", both, 2222),
      await firewall(ours, "exit 1", enabled("nftables"), 2222),
      await firewall(path.join(HERE, "Caddyfile"), set, both),
    ],
    ["on", "on 2222", "on", "until-restart", "off", "off", "off", "off 2222", ""],
  );
});

test("rules of others that the firewall would wipe away are found: neither its own nor tables without a rule", {
  skip,
}, async () => {
  const ours = path.join(HERE, "nftables.conf");
  const others = async (file: string, nft: string, ufw = "echo Status: inactive") => {
    const { status, said } = await answer("other-firewalls.sh", [file], { ufw, nft });
    return status === 0 ? said : status;
  };
  const tables = (rules: string) =>
    `case "$*" in "list tables") echo table inet filter; echo table ip nat ;; *filter) cat ${ours} ;; *) ${rules} ;; esac`;
  const empty =
    "printf 'table ip nat {\\n\\tchain a {\\n\\t\\ttype nat hook output priority -100; policy accept;\\n\\t}\\n}\\n'";
  const docker = "printf 'table ip nat {\\n\\tchain DOCKER {\\n\\t\\tiifname \"docker0\" counter return\\n\\t}\\n}\\n'";
  const debians = path.join(HERE, "Caddyfile");
  assert.deepEqual(
    [
      await others(ours, tables(empty)),
      await others(ours, tables(docker)),
      await others(debians, tables(empty)),
      await others(debians, "exit 1"),
      await others(debians, tables(docker), "echo Status: active"),
    ],
    ["", "table ip nat", "table inet filter", "", "ufw"],
  );
});

test("a port that ssh was moved to is opened in the firewall that is loaded, once, and in no other one's", {
  skip,
}, async () => {
  const ours = path.join(HERE, "nftables.conf");
  const opened = async (file: string, loaded: string, port: number) =>
    (
      await answer("open-ssh.sh", [file], {
        ...sshd(`0.0.0.0:${port}`),
        nft: `case $1 in list) ${loaded} ;; *) echo "nft $*" ;; esac`,
      })
    ).said.match(/^nft .*/gm);
  const loaded = `cat ${ours}`;
  assert.deepEqual(
    [
      await opened(ours, loaded, 2222),
      await opened(ours, `${loaded}; echo 'tcp dport 2222 accept'`, 2222),
      await opened(ours, loaded, 22),
      await opened(ours, "exit 1", 2222),
      await opened(path.join(HERE, "Caddyfile"), loaded, 2222),
    ],
    [["nft insert rule inet filter input tcp dport 2222 accept"], null, null, null, null],
  );
});

test("a Caddy whose file is missing serves no domain, which ends neither the installer nor the doctor", {
  skip,
}, async () => {
  const sed = "echo no such file >&2; exit 2";
  assert.deepEqual(await answer("caddy.sh", ["domain"], { systemctl: CADDY_IS_ON, sed }), {
    status: 0,
    said: "",
    complained: "",
  });
});

test("where Caddy is switched off nobody holds its ports in its place", { skip }, async () => {
  const { status, said } = await answer("caddy.sh", ["rivals"], { systemctl: "exit 1", ss: HELD, ps: UNITS });
  assert.deepEqual([status, said], [0, ""]);
});

/** What sshd says of itself. */
const sshd = (...addresses: string[]) => ({
  sshd: `echo port 22; ${addresses.map((address) => `echo "listenaddress ${address}"`).join("; ")}`,
  systemctl: "exit 1",
});

test("a port of ssh that the firewall would close is named before it is loaded", { skip }, async () => {
  const conf = path.join(HERE, "nftables.conf");
  const closed = async (programs: Record<string, string>, env = {}) =>
    (await answer("closed-ssh-ports.sh", [conf], programs, env)).said.split("\n").filter(Boolean);
  assert.deepEqual(await closed(sshd("0.0.0.0:22", "[::]:22")), []);
  assert.deepEqual(await closed(sshd("0.0.0.0:2222", "[::]:2222", "0.0.0.0:22")), ["2222"]);
  assert.deepEqual(await closed(sshd("127.0.0.1:2222", "[::1]:2222")), []);
  assert.deepEqual(await closed(sshd("0.0.0.0:22"), { SSH_CONNECTION: "192.0.2.1 50000 192.0.2.2 2200" }), ["2200"]);
  const socket = 'case "$*" in *is-active*) ;; *) echo "[::]:2022 (Stream)" ;; esac';
  assert.deepEqual(await closed({ sshd: "exit 255", systemctl: socket }), ["2022"]);
});

test("a port that the owner has let in, alone, in a list, in a range or from one address, is open", {
  skip,
}, async () => {
  const folder = await temporaryFolder();
  const conf = path.join(folder, "nftables.conf");
  for (const rule of [
    "tcp dport 2222 accept",
    "tcp dport { 80, 443,2222 } accept",
    "tcp dport 2200-2300 accept",
    "ip saddr 192.0.2.1 tcp dport { 2222 } ct state new accept",
  ]) {
    writeFileSync(conf, `table inet filter {\n    ${rule}\n}\n`);
    assert.equal((await answer("closed-ssh-ports.sh", [conf], sshd("0.0.0.0:2222"))).said, "", rule);
  }
  writeFileSync(conf, "tcp dport { ssh, http } accept\n");
  assert.equal((await answer("closed-ssh-ports.sh", [conf], sshd("0.0.0.0:22"))).said, "", "ssh by its name");
  writeFileSync(conf, "# tcp dport 2222 accept\ntcp dport 2222 drop\n");
  assert.equal((await answer("closed-ssh-ports.sh", [conf], sshd("0.0.0.0:2222"))).said, "2222");
});
