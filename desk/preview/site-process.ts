/**
 * The preview's own process: the site's real renderer over the laid-over content, so that what the owner sees beside the form is the page as it
 * will be. It is apart from the desk because it is large (some 500 MB) and may crash on what is being typed; the desk then goes on without it.
 *
 * Its parent asks for pages over the channel that `fork` opens, and for files of the site (style, font, picture) over HTTP.
 */
import { createServer as createHttpServer } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { createRequestHandler, matchRoutes, type RouteObject, type ServerBuild } from "react-router";
import { createServer, isRunnableDevEnvironment, type UserConfig } from "vite";
import { nextChange } from "../../app/content/calendar/schedule.build.ts";
import { showCollection } from "../../app/content/collection.build.ts";
import type { Problem } from "../../app/content/files/content-files.build.ts";
import { readCollection } from "../../app/content/read-collection.build.ts";
import { keptStyles } from "./kept-styles.ts";
import { previewPicture } from "./pictures.ts";
import type { Answer, Question } from "./preview.ts";

/** Where React Router's plugin writes types for editors, within the project. */
const EDITOR_TYPES = path.join(".react-router", "types");

/**
 * The plugin writes the types as it starts, after deleting the old ones: two processes of one project (two desks, a desk and a check) delete each other's. A
 * preview needs no types, so this error does not end it.
 */
process.on("unhandledRejection", (error) => {
  if (error instanceof Error && "path" in error && String(error.path).includes(EDITOR_TYPES)) return;
  throw error;
});

/**
 * A preview's frame runs no scripts, so no library is bundled for the browser. Bundling took time at each start, in one folder of the project where two
 * previews deleted each other's files.
 */
function leaveLibrariesAlone(config: UserConfig): void {
  config.optimizeDeps = { noDiscovery: true, include: [] };
}

/**
 * Components are compiled as they go online, for React as it runs there (`NODE_ENV` of this process). Compiled as in development, where each element
 * remembers its place in the code, a page takes a fifth longer, at every word that is typed. React Router's plugin asks every server for the latter.
 */
function compileAsOnline(config: UserConfig): void {
  if (!config.oxc || typeof config.oxc.jsx !== "object")
    throw new Error("React Router's plugin no longer says how JSX is compiled: look at how the preview does it.");
  config.oxc.jsx.development = false;
}

const vite = await createServer({
  server: { middlewareMode: true, hmr: false, ws: false },
  appType: "custom",
  logLevel: "error",
  clearScreen: false,
  plugins: [
    { name: "desk:no-scripts", enforce: "post", config: leaveLibrariesAlone },
    { name: "desk:as-online", enforce: "post", config: compileAsOnline },
  ],
});
const environment = vite.environments.ssr;
if (!environment || !isRunnableDevEnvironment(environment))
  throw new Error("Vite's environment for rendering cannot run modules.");

/** Problems of the content as it was read last; one sentence each, in Vietnamese. */
let problems: Problem[] = [];
let read = false;
/** When what was read last changes by itself; null where nothing of it does any more. */
let next: Date | null = null;

/** @param moment at which the site is shown, so that an article whose day is still to come can be seen, too */
async function readAnew(moment: Date): Promise<void> {
  problems = [];
  const collection = readCollection(moment, problems);
  next = nextChange(collection.changes, moment);
  showCollection(collection);
  if (read) await forgetContent();
  read = true;
}

/** Modules that contain content: its words and facts, and the list of all addresses. */
const MADE_OF_CONTENT = /^\0virtual:(content\/|react-router\/server-build$)/;

/** By module: the code that it had when it was looked at last. */
const contents = new Map<string, string>();

/** Has the modules made anew whose content has changed, and all modules that import them. */
async function forgetContent(): Promise<void> {
  if (!environment || !isRunnableDevEnvironment(environment)) return;
  const stale = new Set<string>();
  const gather = (module: {
    id: string | null;
    importers: Set<{ id: string | null; importers: Set<never> }>;
  }): void => {
    if (!module.id || stale.has(module.id)) return;
    stale.add(module.id);
    for (const importer of module.importers) gather(importer as typeof module);
  };
  for (const module of environment.moduleGraph.idToModuleMap.values()) {
    if (!module.id || !MADE_OF_CONTENT.test(module.id)) continue;
    // Most of what is typed (a text, a description) is in none of these modules: then nothing is made anew.
    const loaded = await environment.pluginContainer.load(module.id);
    const content = typeof loaded === "object" && loaded !== null ? loaded.code : String(loaded);
    const former = contents.get(module.id);
    contents.set(module.id, content);
    if (former === content) continue;
    // Only its own code is made anew: `invalidateModule` would have all that import it transformed again, too (0.5 s).
    module.transformResult = null;
    gather(module as never); // Vite's module node has these two properties, and more
  }
  for (const id of stale) {
    const evaluated = environment.runner.evaluatedModules.getModuleById(id);
    if (evaluated) environment.runner.evaluatedModules.invalidateModule(evaluated);
  }
}

async function siteBuild(): Promise<ServerBuild> {
  if (!environment || !isRunnableDevEnvironment(environment)) throw new Error("unreachable: checked at the start");
  // The cast: what React Router's plugin gives under this name is its build.
  return (await environment.runner.import("virtual:react-router/server-build")) as ServerBuild;
}

async function render(address: string): Promise<{ status: number; html: string }> {
  const handle = createRequestHandler(await siteBuild(), "development");
  const response = await handle(new Request(`http://preview${address}`));
  return { status: response.status, html: await response.text() };
}

/** @returns the IDs of the routes that show an address */
async function screenOf(address: string): Promise<string> {
  const { routes } = await siteBuild();
  const below = (parent: string | undefined): RouteObject[] =>
    Object.values(routes).flatMap((route) => {
      if (!route || route.parentId !== parent) return [];
      const { id, path } = route;
      return [route.index ? { id, path, index: true } : { id, path, children: below(id) }];
    });
  return (matchRoutes(below(undefined), address) ?? []).map(({ route }) => route.id).join(" ");
}

async function answer(question: Question): Promise<Answer> {
  const moment = new Date(question.moment ?? Date.now());
  if (question.changed || !read || (next !== null && next <= moment)) await readAnew(moment);
  return { id: question.id, ...(await render(question.address)), problems };
}

/** Sends an answer. The desk may have ended meanwhile, or even before this process listened for its end (below): then this process ends, too. */
function tell(words: Answer | { port: number }): void {
  if (!process.connected) process.exit(0);
  process.send?.(words, () => {});
}

// One after the other: the content must not be read anew while a page is being rendered.
let last: Promise<unknown> = Promise.resolve();
process.on("message", (question: Question) => {
  last = last.then(async () => {
    tell(
      await answer(question).catch((error: unknown): Answer => ({ id: question.id, error: String(error), problems })),
    );
  });
});

const handOut = keptStyles(screenOf);
/** What every address of a file begins with: only the desk knows it (preview.ts). */
const WORD = `/${process.env.DESK_PREVIEW}`;

const files = createHttpServer((request, response) => {
  if (!request.url?.startsWith(`${WORD}/`)) return void response.writeHead(404).end();
  request.url = request.url.slice(WORD.length);
  previewPicture(request, response)
    .then((done) => {
      if (done) return;
      return handOut(request, response, () => vite.middlewares(request, response, () => response.writeHead(404).end()));
    })
    // A picture that cannot be decoded, and styles of content that cannot be shown, are missing on the page. The site's check says what is wrong.
    .catch(() => (response.headersSent ? response.destroy() : response.writeHead(500).end()));
});
files.listen(0, "127.0.0.1", () => tell({ port: (files.address() as AddressInfo).port }));
process.on("disconnect", () => process.exit(0));
