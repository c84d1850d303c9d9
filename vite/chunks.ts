/**
 * Which scripts come together: few files instead of many small ones. What every page runs comes as two, the library and the frame; what at least three
 * screens share, as one more, and what the front page has no use for, as another. Everything else stays with its screen, or comes when it is asked for (form
 * client, carousel, search list).
 */
import path from "node:path";
import { normalizePath } from "vite";

/** What only the pages inside the site are made of: texts to read and what stands beside them. */
const INSIDE = "ui/page/(prose|breadcrumbs|page-head)|sections/beside/(?!work-services)|data/headings";

/** What few screens are made of, though in many files: the form, and the nine scenes with their pen. Pages without them do not carry them. */
const OF_FEW = "(sections/)?try-size|print-file|sections/contact/|tab-memory|ui/(field|notice)\\.";

/** What every page runs, and what few screens share but is smaller than a request of its own: each costs a click 1 ms, a phone four. */
const FRAME =
  "root|entry\\.client|visit-counts|limits|sections/(frame|beside/work-services|news/latest-news)|ui/(illustration-note|measured-picture|window/(scroll-to-top|reduced-motion|visitor-here|below-first-view))";

/** Asks for a module by its id. */
type Asks = (id: string) => boolean;

/** A file, the modules it takes, and how many files must ask for one of them. */
export interface ChunkGroup {
  name: string;
  test: Asks;
  minShareCount?: number;
}

/** @param project folder of the project, as the system writes it; folders above it may be called `app`, too */
export function chunkGroups(project: string = process.cwd()): ChunkGroup[] {
  const app = `${normalizePath(path.resolve(project))}/app/`;
  const inApp = (places: string): Asks => {
    const beginning = new RegExp(`^(?:${places})`);
    return (id) => id.startsWith(app) && beginning.test(id.slice(app.length));
  };
  const either =
    (...asks: Asks[]): Asks =>
    (id) =>
      asks.some((ask) => ask(id));
  const named =
    (part: string): Asks =>
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
    // The figures of the screen that tries a size are those of a category's page, too, and what tells them; first, else what takes them would take them
    // along. Its parts that come later share many small ones with it.
    {
      name: "figures",
      test: inApp(
        "(try-size/(eyelets|figures|measures|pulling|quantity|tape|trade-query|view)|ui/(spoken|window/use-(rested|refusal)))\\.",
      ),
      minShareCount: 2,
    },
    {
      name: "bench",
      test: inApp("sections/try-size/|try-size/(distances|wish)\\.|print-file/verdict/(sharpness|fixed-words)"),
      minShareCount: 2,
    },
    { name: "inside", test: inApp(INSIDE), minShareCount: 2 },
  ];
}
