/** How long the site's search takes, with the very function that the browser runs. */
import { indexEntries, search } from "../../app/sections/search/matching.ts";
import { median } from "./statistics.ts";

/** Queries with and without diacritics, with many results and with none. */
const QUERIES = ["bạt", "in bat", "standee", "độ phân giải", "khong co gi nhu the"];
const TURNS = 5;

/** Milliseconds: making the texts ready, once a visit, and one search, the median over several queries. */
export interface SearchTime {
  index: number;
  search: number;
}

/** @param entries what is searched: title and description of each */
export function timeSearch(entries: { title: string; description: string }[]): SearchTime {
  const index = () => indexEntries(entries, ({ title, description }) => [title, description]);
  const indexed = index();
  for (const query of QUERIES) search(indexed, query); // lets the engine compile it
  const timed = (work: () => unknown) => {
    const started = performance.now();
    work();
    return performance.now() - started;
  };
  const turns = Array.from({ length: TURNS });
  return {
    index: median(turns.map(() => timed(index))),
    search: median(turns.flatMap(() => QUERIES.map((query) => timed(() => search(indexed, query))))),
  };
}
