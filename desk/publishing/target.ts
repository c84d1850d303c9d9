/**
 * Where the built site goes besides this machine: a second folder, or another machine by ssh with the keys of the operating system. There as here a release
 * comes beside the others and one link is switched, so whatever breaks on the way leaves customers with what they see.
 */
import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { cp, readdir, realpath, rename, rm, symlink } from "node:fs/promises";
import path from "node:path";
import * as v from "valibot";
import { RELEASES_FOLDER, SITE_FOLDER } from "../../contract/built-site.ts";
import { Refused } from "../drafts/save.ts";
import { type House, readIfThere, writeInside } from "../files/house.ts";

const folder = v.pipe(
  v.string(),
  v.trim(),
  v.regex(
    /^(\/|[A-Za-z]:[\\/]|~\/)[\p{L}\d _./\\:~-]*$/u,
    "Cần đường dẫn đầy đủ của thư mục, ví dụ /var/www/hoang-gia.",
  ),
);
const TargetSchema = v.variant("kind", [
  v.strictObject({ kind: v.literal("here") }),
  v.strictObject({ kind: v.literal("folder"), folder }),
  v.strictObject({
    kind: v.literal("ssh"),
    /** `name@machine`; never begins with a hyphen, which ssh would take for an option. */
    host: v.pipe(
      v.string(),
      v.trim(),
      v.regex(/^[a-z0-9_][a-z0-9_.-]*@[a-z0-9][a-z0-9.-]*$/i, "Cần dạng tên@máy, ví dụ web@hoanggia.vn."),
    ),
    port: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(65_535)), 22),
    /** Plain letters only: it is named in commands on the other machine. */
    folder: v.pipe(
      v.string(),
      v.trim(),
      v.regex(/^\/[a-zA-Z0-9_./-]+$/, "Cần đường dẫn đầy đủ, chữ không dấu, ví dụ /var/www/hoang-gia."),
    ),
  }),
]);

export type Target = v.InferOutput<typeof TargetSchema>;

const FILE = "publishing/target.json";
const PART = ".part";

/** @returns where the site is sent to; this machine alone where nothing was set */
export function targetOf(house: House): Target {
  const text = readIfThere(path.join(house.desk, FILE));
  return text === null ? { kind: "here" } : v.parse(TargetSchema, JSON.parse(text));
}

/** @throws Refused with what is expected */
export function setTarget(house: House, target: unknown): Target {
  const result = v.safeParse(TargetSchema, target);
  if (!result.success) throw new Refused(422, result.issues[0].message);
  writeInside(house.desk, FILE, JSON.stringify(result.output));
  return result.output;
}

/**
 * @param root folder of the project
 * @param release name of a release in its `build/releases`
 * @throws Refused in the owner's words when the place cannot be reached or written
 */
export async function sendRelease(target: Target, root: string, release: string): Promise<void> {
  const from = path.join(root, RELEASES_FOLDER, release);
  if (target.kind === "folder") await copyTo(target.folder, from, release);
  if (target.kind === "ssh") await sendBySsh(target, from, release);
}

async function copyTo(to: string, from: string, release: string): Promise<void> {
  const place = path.join(to, "releases", release);
  try {
    if (!existsSync(place)) {
      await rm(place + PART, { recursive: true, force: true });
      await cp(from, place + PART, { recursive: true, filter: (file) => !/\/(served-by-[^/]*|held)$/.test(file) });
      await rename(place + PART, place);
    }
    const current = path.join(to, "current");
    const before = await realpath(current).catch(() => "");
    await rm(`${current}.new`, { force: true });
    await symlink(path.join("releases", release), `${current}.new`);
    await rename(`${current}.new`, current);
    // The one before stays for whoever is about to leave it, and to be taken back.
    for (const name of await readdir(path.join(to, "releases"))) {
      if (name !== release && name !== path.basename(before))
        await rm(path.join(to, "releases", name), { recursive: true, force: true });
    }
  } catch (error) {
    throw new Refused(
      502,
      `Chưa chép được sang ${to} (${(error as NodeJS.ErrnoException).code ?? "lỗi"}). Khách vẫn thấy bản trước, nguyên vẹn.`,
    );
  }
}

async function sendBySsh(
  { host, port, folder: to }: Extract<Target, { kind: "ssh" }>,
  from: string,
  release: string,
): Promise<void> {
  const ssh = ["-p", String(port), "-o", "BatchMode=yes", "-o", "ConnectTimeout=15", host];
  const place = `${to}/releases/${release}`;
  const part = `${place}${PART}`;
  // Pictures have their content in their name: those that are there already are linked, not sent again.
  const there = (await run("ssh", [...ssh, `ls ${to}/current/${SITE_FOLDER}/pictures 2>/dev/null || true`]))
    .split("\n")
    .filter((name) => /^[a-z0-9-]+$/.test(name));
  const linked =
    there.length > 0
      ? `mkdir -p ${part}/${SITE_FOLDER} && cp -al ${to}/current/${SITE_FOLDER}/pictures ${part}/${SITE_FOLDER}/ && `
      : "";
  const receive = `test -d ${place} && cat > /dev/null || { rm -rf ${part} && mkdir -p ${part} && ${linked}tar -xf - -C ${part} && mv -T ${part} ${place}; }`;
  const excluded = there.map((name) => `--exclude=./${SITE_FOLDER}/pictures/${name}`);
  await run(
    "tar",
    ["-C", from, "--exclude=./served-by-*", "--exclude=./held", ...excluded, "-cf", "-", "."],
    ["ssh", ...ssh, receive],
  );
  const swap = `ln -sfn releases/${release} ${to}/current.new && before=$(readlink ${to}/current || true) && mv -T ${to}/current.new ${to}/current`;
  const clear = `cd ${to}/releases && for one in *; do case "$one" in ${release}|"$(basename "$before")") ;; *) rm -rf "./$one" ;; esac; done`;
  await run("ssh", [...ssh, `${swap} && ${clear}`]);
}

/** Runs a command, its output going into a second one where there is one. @returns what was written out @throws Refused */
function run(command: string, args: string[], into?: [string, ...string[]]): Promise<string> {
  const first = spawn(command, args, { stdio: ["ignore", "pipe", "pipe"] });
  const second = into ? spawn(into[0], into.slice(1), { stdio: ["pipe", "pipe", "pipe"] }) : null;
  if (second?.stdin) {
    first.stdout.pipe(second.stdin);
    second.stdin.on("error", () => {}); // its end says why
  }
  const last = second ?? first;
  let [out, wrong] = ["", ""];
  last.stdout?.on("data", (words) => {
    out += words;
  });
  for (const child of [first, second]) {
    child?.stderr?.on("data", (words) => {
      wrong += words;
    });
  }
  return new Promise((resolve, reject) => {
    const fail = (reason: string) =>
      reject(
        new Refused(
          502,
          `Chưa gửi được sang máy chủ (${reason.trim().split("\n").at(-1) ?? ""}). Khách vẫn thấy bản trước, nguyên vẹn.`,
        ),
      );
    for (const child of [first, second]) {
      child?.on("error", (error: NodeJS.ErrnoException) =>
        fail(error.code === "ENOENT" ? `máy này chưa có ${child.spawnfile}` : error.message),
      );
      child?.on("exit", (code) => {
        if (code !== 0) fail(wrong || `mã ${code}`);
      });
    }
    last.on("close", (code) => {
      if (code === 0) resolve(out);
    });
  });
}
