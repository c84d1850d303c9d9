/**
 * Which modules come together in one script: few files instead of many small ones. What every page runs comes in two, the library and the frame; what at least
 * three screens share comes in one more, and what only pages inside the site share, in another, as do the form and the parts of the screen that tries a size.
 * Everything else stays with its screen, or is loaded when it is needed (form client, carousel, search list).
 */
import path from "node:path";
import { normalizePath } from "vite";

/** Modules that only the pages inside the site need: texts to read and what stands beside them. */
const INSIDE = "ui/page/(prose|breadcrumbs|page-head)|sections/beside/(?!work-services)|data/headings";

/** Modules that many files share but only few screens need: the form, and the nine scenes with what draws them. Pages without them do not carry them. */
const OF_FEW = "(sections/)?try-size|print-file|sections/contact/|tab-memory|ui/(field|notice)\\.";

/** Modules that every page runs, and those that few screens share but that are not worth a request: each request delays a click by 1 ms, on a phone by 4 ms. */
const FRAME =
  "root|entry\\.client|visit-counts|limits|sections/(frame|beside/work-services|news/latest-news)|ui/(illustration-note|measured-picture|window/(scroll-to-top|reduced-motion|visitor-here|below-first-view))";

/** Whether a module, given by its id, is meant. */
type ModuleTest = (id: string) => boolean;

/** An output file, the modules it takes, and how many files must share a module for that. */
export interface ChunkGroup {
  name: string;
  test: ModuleTest;
  minShareCount?: number;
}

/** @param project folder of the project, as the system writes it; folders above it may be called `app`, too */
export function chunkGroups(project: string = process.cwd()): ChunkGroup[] {
  const app = `${normalizePath(path.resolve(project))}/app/`;
  const inApp = (places: string): ModuleTest => {
    const beginning = new RegExp(`^(?:${places})`);
    return (id) => id.startsWith(app) && beginning.test(id.slice(app.length));
  };
  const either =
    (...tests: ModuleTest[]): ModuleTest =>
    (id) =>
      tests.some((test) => test(id));
  const named =
    (part: string): ModuleTest =>
    (id) =>
      id.includes(part);
  return [
    { name: "react", test: (id) => /node_modules\/(react|react-dom|react-router|scheduler)\//.test(id) },
    { name: "frame", test: either(inApp(FRAME), named("rolldown/runtime")) },
    {
      name: "frame",
      test: either(inApp(`(?!routes|${INSIDE}|${OF_FEW})`), named("virtual:content/site")),
      minShareCount: 3,
    },
    {
      name: "form",
      test: inApp("sections/contact/(?!business)|tab-memory\\.|ui/(field|notice)\\."),
      minShareCount: 2,
    },
    // The figures of the screen that tries a size, and the parts that announce them, belong to a category's page, too. This group comes before "bench", which
    // would otherwise take them along. The later parts of that screen share many small modules with it: these are "bench".
    {
      name: "figures",
      test: inApp(
        "(try-size/(eyelets|figures|measures|pulling|quantity|tape|trade-query|view)|ui/(spoken|window/use-(rested|refusal)))\\.",
      ),
      minShareCount: 2,
    },
    // Parts of that screen that come later share many small modules with it.
    {
      name: "bench",
      test: inApp(
        "sections/try-size/|try-size/(distances|wish)\\.|ui/window/within-app|print-file/verdict/(sharpness|fixed-words)",
      ),
      minShareCount: 2,
    },
    { name: "inside", test: inApp(INSIDE), minShareCount: 2 },
    // A group takes along what its modules import and no group before it has taken. The docket does not take what a typed size means, which a category and the
    // search ask for alone. What a print is made of comes with the docket, not by itself: whatever else asks for it does so when the docket is there.
    { name: "typed-size", test: inApp("try-size/typed-size\\.") },
    { name: "docket", test: inApp("sections/try-size/docket/docket\\.") },
  ];
}
