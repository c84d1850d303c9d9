/** Reads a build folder into the table that {@link Site} describes. */
import { createHash } from "node:crypto";
import { open, readFile, realpath } from "node:fs/promises";
import { join } from "node:path";
import * as v from "valibot";
import {
  type BuiltSite,
  type Encoding,
  FORMER_FILE,
  HASHED_FOLDERS,
  SITE_FILE,
  SITE_FOLDER,
} from "../../contract/built-site.ts";
import { entityTag } from "../../contract/entity-tag.ts";
import { CLOSED_POLICY, fontsFirst, PAGE_HEADERS, resourcePolicy, SECURITY_HEADERS } from "../headers.ts";
import { mediaType } from "./media-types.ts";
import { pagePolicy } from "./page-policy.ts";
import { addressOf, type PublicFile, type PublicForm, publicFiles } from "./public-files.ts";
import { type Site, type SiteFile, type StoredForm, UnreadableSite } from "./site.ts";

/** Files above this size are read from the disk for each answer. */
const LARGEST_IN_MEMORY = 1024 ** 2;

/**
 * Bytes of files held in memory. Pages have a limit of their own, so that pictures cannot drive out a page that a robot asks for uncompressed. Smallest first,
 * so that most addresses are held: a site of some fifty pages fits whole, and one of ten thousand articles leaves the process no larger. Files of former builds
 * stay on the disk for the few tabs that ask: a month of publishing leaves more of them than fit, and they would drive out the pictures.
 */
const MEMORY = { pages: 6 * 1024 ** 2, others: 4 * 1024 ** 2 };

const IMMUTABLE = new RegExp(`^/(?:${HASHED_FOLDERS.join("|")})/`);

/**
 * @param folder what the build wrote, see contract/built-site.ts
 * @throws UnreadableSite when the folder holds no complete site
 */
export async function readSite(folder: string): Promise<Site> {
  // The build may swap a link to its folder: what is read later must still come from this very build.
  const buildFolder = await realpath(folder).catch(() => folder);
  const description = await readDescription(join(buildFolder, SITE_FILE));
  const sources = await publicFiles(join(buildFolder, SITE_FOLDER));
  const former = await formerAddresses(buildFolder);
  const held = new Set([
    ...formsToHold(
      sources.filter(({ page }) => page),
      MEMORY.pages,
    ),
    ...formsToHold(
      sources.filter(({ page, address }) => !page && !former.has(address)),
      MEMORY.others,
    ),
  ]);

  const files = new Map<string, SiteFile>();
  const told = { ...description, link: fontsFirst(description.fonts) };
  for (const source of sources) files.set(source.address, await readSiteFile(source, told, held));

  const notFound = new Map<string, SiteFile>();
  for (const { prefix, page } of description.notFound) {
    const built = files.get(page);
    if (!built)
      throw new UnreadableSite(`${buildFolder}: no page was built at ${page}, which ${SITE_FILE} names. Build again.`);
    const file: SiteFile = { ...built, status: 404 };
    notFound.set(prefix.endsWith("/") ? prefix : `${prefix}/`, file);
    // Asked for by its own address, such a page still says that something does not exist.
    files.set(page, file);
  }
  return { shop: description.shop, files, notFound, redirects: new Map(Object.entries(description.redirects)) };
}

/** @returns addresses of files that former builds left; none where the list cannot be read, because only the use of memory depends on it */
async function formerAddresses(buildFolder: string): Promise<Set<string>> {
  const former = await readFile(join(buildFolder, FORMER_FILE), "utf8")
    .then((text) => JSON.parse(text) as object)
    .catch(() => ({}));
  return new Set(Object.keys(former).map((file) => addressOf(file.split("/")).address));
}

const Address = v.pipe(v.string(), v.startsWith("/"));

const BuiltSiteSchema = v.object({
  shop: v.object({ name: v.string(), contactPage: Address }),
  redirects: v.record(Address, Address),
  notFound: v.pipe(
    v.array(v.object({ prefix: Address, page: Address })),
    v.check((pages) => pages.at(-1)?.prefix === "/", "the last entry must have the prefix /"),
  ),
  inline: v.record(Address, v.object({ scripts: v.array(v.string()), styles: v.array(v.string()) })),
  fonts: v.optional(v.array(Address), []), // a release that an older version built, served once more, does not name them
  origins: v.object({ frame: v.array(v.string()), connect: v.array(v.string()) }),
}) satisfies v.GenericSchema<Omit<BuiltSite, "fonts"> & { fonts?: string[] | undefined }, BuiltSite>;

async function readDescription(file: string): Promise<BuiltSite> {
  const content = await readFile(file, "utf8")
    .then((text) => JSON.parse(text) as unknown)
    .catch((error: Error) => {
      throw new UnreadableSite(`${file} cannot be read (${error.message}). Build the site first: npm run build.`);
    });
  const description = v.safeParse(BuiltSiteSchema, content);
  if (description.success) return description.output;
  const problems = description.issues.map((issue) => `${v.getDotPath(issue) ?? "the whole"}: ${issue.message}`);
  throw new UnreadableSite(
    `${file} is not the description of a built site (contract/built-site.ts): ${problems.join("; ")}. Build the site again: npm run build.`,
  );
}

function formsToHold(files: PublicFile[], memory: number): Set<PublicForm> {
  const held = new Set<PublicForm>();
  let room = memory;
  const forms = files.flatMap((file) => Object.values(file.forms));
  for (const form of forms.sort((one, other) => one.size - other.size)) {
    room -= form.size;
    if (room < 0 || form.size > LARGEST_IN_MEMORY) break;
    held.add(form);
  }
  return held;
}

/** What a file's headers need of the description. */
interface Told extends Pick<BuiltSite, "inline" | "origins"> {
  /** The same text for every page, so that ten thousand pages share one. */
  link: string;
}

async function readSiteFile(
  source: PublicFile,
  { inline, origins, link }: Told,
  held: Set<PublicForm>,
): Promise<SiteFile> {
  const type = mediaType(source.ending);
  const shown = source.ending === ".html";
  const policy = shown ? pagePolicy(inline[source.address], origins) : CLOSED_POLICY;
  const varies = Object.keys(source.forms).length > 1;

  const { identity: plain, br, gzip } = source.forms;
  const whole = held.has(plain) ? await readFile(plain.path) : undefined;
  const digest = whole ? createHash("sha256").update(whole).digest("base64url") : await digestOf(plain.path);

  const readForm = async (encoding: Encoding, form: PublicForm): Promise<StoredForm> => {
    const bytes = form === plain ? whole : held.has(form) ? await readFile(form.path) : undefined;
    const etag = entityTag(digest, encoding);
    const kept = {
      ETag: etag,
      "Cache-Control": IMMUTABLE.test(source.address) ? "public, max-age=31536000, immutable" : "no-cache",
      ...(varies && { Vary: "Accept-Encoding" }),
      "Content-Security-Policy": policy,
      "Cross-Origin-Resource-Policy": resourcePolicy(type, source.address),
      ...SECURITY_HEADERS,
      ...(shown && PAGE_HEADERS),
    };
    const headers = {
      "Content-Type": type,
      "Content-Length": String(form.size),
      ...(encoding !== "identity" && { "Content-Encoding": encoding }),
      ...(shown && link && { Link: link }),
      ...kept,
    };
    return {
      etag,
      headers: Object.entries(headers).flat(),
      unchangedHeaders: Object.entries(kept).flat(),
      bytes,
      path: form.path,
      size: form.size,
      changed: form.changed,
    };
  };

  return {
    status: source.page && source.address.endsWith("/404") ? 404 : 200,
    page: source.page,
    forms: {
      identity: await readForm("identity", plain),
      ...(br && { br: await readForm("br", br) }),
      ...(gzip && { gzip: await readForm("gzip", gzip) }),
    },
  };
}

// One buffer for all files, because they are read one after the other. To read whole pictures, only to forget them, would leave the process larger.
const piece = Buffer.alloc(64 * 1024);

/** SHA-256 of a file that is not held, base64url. */
async function digestOf(path: string): Promise<string> {
  const hash = createHash("sha256");
  const handle = await open(path);
  try {
    for (let read = await handle.read(piece); read.bytesRead > 0; read = await handle.read(piece)) {
      hash.update(piece.subarray(0, read.bytesRead));
    }
  } finally {
    await handle.close();
  }
  return hash.digest("base64url");
}
