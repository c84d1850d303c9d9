/**
 * Where the built site goes besides this machine: a second folder, or another machine by ssh with the keys of the operating system. There as here a release
 * comes beside the others and one link is switched, so whatever breaks on the way leaves customers with what they see.
 */
import { spawn } from "node:child_process";
import { lstatSync } from "node:fs";
import { readdir, realpath } from "node:fs/promises";
import { homedir } from "node:os";
import path from "node:path";
import { pipeline } from "node:stream";
import * as v from "valibot";
import {
  BUILD_FOLDER,
  HELD_FILE,
  MARK_HOLDS,
  MARK_PREFIX,
  RELEASES_FOLDER,
  SENDING,
  SENDING_LASTS,
  SITE_FOLDER,
  WAITING,
} from "../../contract/built-site.ts";
import { takeDue, waitingReleases } from "../../scripts/build/ahead.ts";
import { takeOver } from "../../scripts/build/take-over.ts";
import { type House, readIfThere, removeInside, writeInside } from "../files/house.ts";
import { Refused } from "../server/refused.ts";

const folder = v.pipe(
  v.string(),
  v.trim(),
  v.regex(
    /^(\/|[A-Za-z]:[\\/]|~\/)[\p{L}\d _./\\:~-]*$/u,
    "Cần đường dẫn đầy đủ của thư mục, ví dụ /var/www/hoang-gia.",
  ),
  // `~` as a terminal reads it; to a program it would be a folder of that name.
  v.transform((named) => named.replace(/^~(?=\/)/, homedir())),
);
const PORT = "Cổng là số từ 1 đến 65535, thường là 22.";
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
    port: v.optional(v.pipe(v.number(PORT), v.integer(PORT), v.minValue(1, PORT), v.maxValue(65_535, PORT)), 22),
    /** Plain letters only: it is named in commands on the other machine. */
    folder: v.pipe(
      v.string(),
      v.trim(),
      v.regex(/^\/[a-zA-Z0-9_./-]+$/, "Cần đường dẫn đầy đủ, chữ không dấu, ví dụ /var/www/hoang-gia."),
    ),
  }),
]);

/** A place that customers are served from. */
export type Target = v.InferOutput<typeof TargetSchema>;

const FILE = "publishing/target.json";
/** Where the site was sent to last, and which moments wait there: to ask another machine would take seconds. */
const SENT_FILE = "publishing/sent.json";

/**
 * @returns where the site is sent to; this machine alone where nothing was set
 * @throws Refused where the file that says so is broken: otherwise the site would go to another place than before and count as online
 */
export function targetOf(house: House): Target {
  const text = readIfThere(path.join(house.desk, FILE));
  if (text === null) return { kind: "here" };
  const result = v.safeParse(v.pipe(v.string(), v.parseJson(), TargetSchema), text);
  if (result.success) return result.output;
  throw new Refused(
    500,
    `Tệp ghi chỗ gửi trang đến bị hỏng (${path.join(house.desk, FILE)}). Nhờ người dựng trang xóa tệp ấy rồi đặt lại ở “Trang nằm ở máy nào”.`,
  );
}

/** @returns whether the site stays on this machine though its server is another one (`DESK_SERVER`): customers there see nothing of what is published */
export const staysHere = ({ kind }: Target): boolean => kind === "here" && Boolean(process.env.DESK_SERVER);

/** Settings by which the desk reaches what the site's server keeps, and its state: its commands on that machine, or the store from this one. */
const WAYS = { state: ["DESK_SERVER"], store: ["DESK_SERVER", "DATABASE_URL", "DATA_DIR"] } as const;

/**
 * @returns whether the site runs elsewhere and no way there is set, so that this machine's own is not the site's
 * @throws Refused as {@link targetOf}
 */
export const isOutOfReach = (house: House, what: keyof typeof WAYS): boolean =>
  targetOf(house).kind !== "here" && !WAYS[what].some((name) => process.env[name]);

/**
 * Whether the site's store is out of reach, and what this machine keeps is not it. Beside a folder on this machine there may be a server that keeps its store
 * here: one that holds anything is taken for it.
 *
 * @param empty nothing was found in the store on this machine
 */
export const isOtherStore = (house: House, empty: boolean): boolean =>
  isOutOfReach(house, "store") && (empty || targetOf(house).kind === "ssh");

/** @throws Refused with what is expected */
export function setTarget(house: House, target: unknown): Target {
  const result = v.safeParse(TargetSchema, target);
  if (!result.success) throw new Refused(422, result.issues[0].message);
  writeInside(house.desk, FILE, JSON.stringify(result.output));
  // A folder that is set anew may begin empty; on another machine, what waits there stays.
  if (result.output.kind === "folder") removeInside(house.desk, SENT_FILE);
  return result.output;
}

/**
 * Sends a release to where the site of this house goes, and notes what waits there then. Takes and throws what {@link sendRelease} does, and Refused where a
 * folder no longer has the site that was sent there: on a disk that is away it would be made anew, where no customer sees it.
 */
export async function sendFrom(house: House, root: string, release: string): Promise<void> {
  const target = targetOf(house);
  if (target.kind === "folder" && sentTo(house, target) && !isLinkThere(currentOf(target, root)))
    throw new Refused(
      502,
      `Không thấy trang ở ${target.folder}: ổ đĩa hay thư mục ấy chưa nối vào máy này. Nối lại rồi đưa lên lần nữa; còn muốn dựng trang ở đó từ đầu thì mở “Trang nằm ở máy nào”, bấm “Ghi lại”.`,
    );
  const waited = sentTo(house, target);
  // Killed on the way, the desk cannot tell what still waits there, and must not promise it.
  if (target.kind === "ssh") noteSent(house, target, []);
  try {
    const moments = await sendRelease(target, root, release);
    if (target.kind !== "here") noteSent(house, target, moments);
  } catch (error) {
    if (target.kind === "ssh" && waited) noteSent(house, target, waited);
    throw error;
  }
}

function noteSent(house: House, target: Target, moments: number[]): void {
  writeInside(house.desk, SENT_FILE, JSON.stringify({ target, moments }));
}

const SentSchema = v.object({ target: TargetSchema, moments: v.array(v.number()) });

const isLinkThere = (place: string) => lstatSync(place, { throwIfNoEntry: false }) !== undefined;

/** @returns the moments for which releases wait where the site goes (milliseconds since 1970); of another machine, those that were sent there last */
export async function waitingMoments(house: House, root: string): Promise<number[]> {
  const target = targetOf(house);
  if (target.kind === "ssh") return sentTo(house, target) ?? [];
  return (await waitingReleases(currentOf(target, root))).map(({ at }) => at);
}

/** @returns the moments for which releases were sent to that place last (milliseconds since 1970); null where nothing was sent there yet */
function sentTo(house: House, target: Target): number[] | null {
  const sent = v.safeParse(
    v.pipe(v.string(), v.parseJson(), SentSchema),
    readIfThere(path.join(house.desk, SENT_FILE)),
  );
  return sent.success && JSON.stringify(sent.output.target) === JSON.stringify(target) ? sent.output.moments : null;
}

/**
 * Serves here, too, what customers see since its hour, as a server does: on a machine where none runs, nothing else would. Where the site goes to another place,
 * only what was sent there: what was not has not come for customers, and is told as late.
 *
 * @param now milliseconds since 1970
 */
export async function followHours(house: House, root: string, now: number): Promise<void> {
  const target = targetOf(house);
  const sent = target.kind === "here" ? [now] : (sentTo(house, target) ?? []);
  const last = Math.max(...sent.filter((at) => at <= now));
  // A release that was damaged meanwhile, most likely: the one that is served stays.
  await takeDue(last, path.join(root, BUILD_FOLDER)).catch((error: unknown) => console.error(error));
}

/** @returns the name of the release that is served there, or null @throws Refused as {@link sendRelease} */
export async function servedAt(target: Target, root: string): Promise<string | null> {
  if (target.kind === "ssh") {
    const link = await run(["ssh", ...sshTo(target), `readlink ${target.folder}/current || true`]);
    return path.posix.basename(link.trim()) || null;
  }
  return path.basename(await realpath(currentOf(target, root)).catch(() => "")) || null;
}

/** @returns the link on this machine to what is served; where the site is sent to another machine, to what was built for it */
export function currentOf(target: Target, root: string): string {
  return target.kind === "folder" ? path.join(target.folder, "current") : path.join(root, BUILD_FOLDER);
}

const sshTo = ({ host, port }: Extract<Target, { kind: "ssh" }>) => [
  ...["-p", String(port)],
  ...["-o", "BatchMode=yes", "-o", "ConnectTimeout=15"],
  host,
];

/**
 * @param root folder of the project
 * @param release name of a release in its `build/releases`
 * @returns the moments for which releases went along (milliseconds since 1970)
 * @throws Refused in the owner's words when the place cannot be reached or written
 */
export async function sendRelease(target: Target, root: string, release: string): Promise<number[]> {
  if (target.kind === "here") return [];
  const place = (name: string) => path.join(root, RELEASES_FOLDER, name);
  const waiting = await waitingReleases(path.join(root, BUILD_FOLDER));
  const moments = waiting.map(({ at }) => at);
  if (target.kind === "folder") {
    const due = waiting.map(({ at, release }) => ({ at, release: place(release) }));
    await takeOver(place(release), due, target.folder).catch((error: NodeJS.ErrnoException) => {
      throw new Refused(
        502,
        `Chưa chép được sang ${target.folder} (${error.code ?? "lỗi"}). Khách vẫn thấy bản trước, nguyên vẹn.`,
      );
    });
    return moments;
  }
  const send = sendBySsh(target);
  for (const name of [release, ...waiting.map((one) => one.release)]) await send.bring(place(name), name);
  await send.serve(release, waiting);
  return moments;
}

/** The two steps of sending to another machine, the same as here: a release comes whole beside the others, then links change. */
interface Sending {
  bring(from: string, release: string): Promise<void>;
  /** @param waiting releases that wait for their hour (milliseconds since 1970) */
  serve(release: string, waiting: { at: number; release: string }[]): Promise<void>;
}

/**
 * Lines for the shell of the other machine. Where root comes in they run as the user who owns the folder: what root leaves there, the server could not mark as
 * served, nor an update clear away.
 */
function asOwnerOf(to: string, lines: string): string {
  const quoted = `'${lines.replaceAll("'", "'\\''")}'`;
  return `cd /; umask 022; owner=$(stat -c %U ${to} 2> /dev/null || echo root); set -- sh -c ${quoted}
if test "$(id -u)" = 0 && test "$owner" != root; then exec runuser -u "$owner" -- "$@"; fi; exec "$@"`;
}

/** Every name below is a hash or was checked when it was set: nothing of it means anything to a shell. */
function sendBySsh(target: Extract<Target, { kind: "ssh" }>): Sending {
  const to = target.folder;
  const ssh = (lines: string): [string, ...string[]] => ["ssh", ...sshTo(target), asOwnerOf(to, lines)];
  return {
    async bring(from, release) {
      const place = `${to}/releases/${release}`;
      const part = `${place}${SENDING}`;
      const pictures = `${SITE_FOLDER}/pictures`;
      // Pictures have their content in their name: those that are there already are linked, not sent again. What this release no longer has goes:
      // linked on from one to the next, a photograph that was taken off the site would stay at its address for good.
      const own = new Set(await readdir(path.join(from, pictures)).catch(() => []));
      const listed = await run(ssh(`ls ${to}/current/${pictures} 2>/dev/null || true`));
      const there = listed.split("\n").filter((name) => /^[a-z0-9-]+$/.test(name));
      const gone = there.filter((name) => !own.has(name)).map((name) => `${part}/${pictures}/${name}`);
      // Files of another user, as those that root left before it came in as the owner, may not be linked where the system guards that, so all are copied then.
      const copy = (how: string) => `cp ${how} ${to}/current/${pictures} ${part}/${SITE_FOLDER}/`;
      const linked =
        there.length > 0
          ? `mkdir -p ${part}/${SITE_FOLDER} && { ${copy("-al")} 2> /dev/null || { rm -rf ${part}/${pictures} && ${copy("-r")}; }; } && rm -rf ${gone.join(" ")} && `
          : "";
      const unpack = `tar --no-same-owner --no-same-permissions -xf - -C ${part}`;
      // The server there is another user and has to read all of it, also where files are private here; and it marks the release it serves (take-over.ts).
      // Modes of what another user owns, linked from before, stay as they are: nobody else may change them.
      const opened = `find ${part} -uid "$(id -u)" -exec chmod u+rwX,go+rX {} + && { chmod --reference=${to} ${part} 2> /dev/null || true; }`;
      const receive = `test -d ${place} && cat > /dev/null || { rm -rf ${part} && mkdir -p ${part} && ${linked}${unpack} && ${opened}; }`;
      const excluded = there.map((name) => `--exclude=./${pictures}/${name}`);
      await run(
        ["tar", "-C", from, `--exclude=./${MARK_PREFIX}*`, `--exclude=./${HELD_FILE}`, ...excluded, "-cf", "-", "."],
        ssh(receive),
      );
      // The release gets its name only now, because the other end cannot tell whether all was read here. It is written to the disk first (writeOut): a release
      // that has its name is taken for whole at the next try, so a power cut must not leave empty files in it.
      const down = `{ sync -f ${part} 2> /dev/null || sync; }`;
      await run(ssh(`test -d ${place} || { ${down} && mv -T ${part} ${place}; }`));
    },
    async serve(release, waiting) {
      const hours = waiting.map((one) => `ln -s releases/${one.release} current${WAITING}${one.at}`);
      const needed = [release, ...waiting.map((one) => one.release)].join("|");
      // As takeOver does it in a folder: the former links are laid aside, and come back where one of the new ones cannot be laid.
      const served = `test -z "$before" || { ln -sfn "$before" current.new && mv -T current.new current; }`;
      const commands = [
        // An update there may have cleared away a release to which no link led yet.
        `cd ${to}/releases && ls -d ${[release, ...waiting.map((one) => one.release)].join(" ")} > /dev/null || exit 1`,
        `cd ${to} && mkdir -p former-hours || exit 1`,
        "before=$(readlink current || true)",
        `back() { { rm -f current${WAITING}*; mv former-hours/* .; rmdir former-hours; ${served}; } 2> /dev/null; exit 1; }`,
        `for one in current${WAITING}*; do test ! -L "$one" || mv "$one" former-hours/ || back; done`,
        `{ ${[`ln -sfn releases/${release} current.new`, "mv -T current.new current", ...hours].join(" && ")}; } || back`,
        "rm -rf former-hours; cd releases || exit 0",
        `for one in *; do case "$one" in ${needed}|"$(basename "$before")") continue ;; esac`,
        `case "$one" in *${SENDING}) test -z "$(find "$one" -maxdepth 0 -cmin -${SENDING_LASTS / 60_000})" || continue ;; esac`,
        `test ! -e "$one/${HELD_FILE}" || continue`,
        `test -z "$(find "$one" -maxdepth 1 -name '${MARK_PREFIX}*' -mmin -${MARK_HOLDS / 60_000})" || continue`,
        `mv -T "$one" "$one.going" && rm -rf "$one.going" || true; done; true`,
      ];
      await run(ssh(commands.join("\n")));
    },
  };
}

/** Runs a command, its output going into a second one where there is one. @returns what was written out @throws Refused */
async function run([command, ...args]: [string, ...string[]], into?: [string, ...string[]]): Promise<string> {
  const first = spawn(command, args, { stdio: ["ignore", "pipe", "pipe"] });
  const second = into ? spawn(into[0], into.slice(1), { stdio: ["pipe", "pipe", "pipe"] }) : null;
  // Where one program is lost the other does not wait for it; how they end says why.
  if (second?.stdin) pipeline(first.stdout, second.stdin, () => {});
  const programs = second ? [first, second] : [first];
  let [out, wrong] = ["", ""];
  programs.at(-1)?.stdout?.on("data", (words) => {
    out += words;
  });
  for (const { stderr } of programs)
    stderr?.on("data", (words) => {
      wrong += words;
    });
  const ended = programs.map(
    (program) =>
      new Promise<void>((resolve, reject) => {
        const fail = (reason: string, said = "") =>
          reject(
            new Refused(502, `Chưa gửi được sang máy chủ${reason}. Khách vẫn thấy bản trước, nguyên vẹn.`, said.trim()),
          );
        program.on("error", (error: NodeJS.ErrnoException) =>
          error.code === "ENOENT" ? fail(` (máy này chưa có ${program.spawnfile})`) : fail("", error.message),
        );
        program.on("close", (code) => (code === 0 ? resolve() : fail(wrong ? "" : ` (mã ${code})`, wrong)));
      }),
  );
  await Promise.all(ended);
  return out;
}
