/** How much work a benchmark puts into its figures; chosen on the command line. */

/** Options of `npm run bench`. */
export interface Effort {
  /** One turn, and one screen where there are many, to try the benchmark itself: its figures are printed and not kept. */
  quick: boolean;
  /** Also what takes many minutes. */
  all: boolean;
}
