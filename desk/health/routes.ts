/** The state of the machine that runs the site: what `npm run doctor` finds there. */
import type { FastifyInstance } from "fastify";
import * as v from "valibot";
import { isOutOfReach } from "../publishing/target.ts";
import type { Desk } from "../server/app.ts";
import { type Away, StoreIsAway, siteCommand } from "../server-commands/site-command.ts";

const FindingSchema = v.object({
  subject: v.string(),
  state: v.picklist(["good", "look", "ill"]),
  says: v.string(),
  mend: v.optional(v.string()),
});
/** One thing that the doctor looked at: its state and, where it is ill, how to mend it (for whoever built the site). */
type Finding = v.InferOutput<typeof FindingSchema>;

/** The answer to the window. */
export interface Health {
  /** What is not as it should be, the worst first; null where nobody could look. */
  findings: Finding[] | null;
  /** Why nobody could look; null where somebody could. */
  away: Away | null;
}

/** Milliseconds for which an examination is told again, because it takes seconds. */
const FRESH = 60_000;
/** The subject that has a card of its own on the same screen, with a way to each field. */
const SHOWN_BESIDE = "Số liệu của xưởng";

/** Adds `/health`. An examination is told again for a minute; where it could not be made, the next question tries again. */
export function healthRoutes(app: FastifyInstance, { house, root, now }: Desk): void {
  const doctor = siteCommand("doctor", root, process.env);
  let last: { at: number; health: Promise<Health> } | null = null;

  async function examined(): Promise<Health> {
    if (isOutOfReach(house, "state")) return { findings: null, away: "elsewhere" };
    try {
      const answer = v.parse(v.pipe(v.string(), v.parseJson(), v.array(FindingSchema)), await doctor("--json"));
      const open = answer.filter(({ state, subject }) => state !== "good" && subject !== SHOWN_BESIDE);
      return { findings: open.sort((a, b) => a.state.localeCompare(b.state)), away: null };
    } catch (error) {
      if (error instanceof StoreIsAway) return { findings: null, away: { said: error.message } };
      if (v.isValiError(error))
        return { findings: null, away: { said: "the answer of `npm run doctor -- --json` is no list of findings" } };
      throw error;
    }
  }

  app.get("/health", async (): Promise<Health> => {
    // A clock that was set back by more counts as well: the same findings would be told until that minute came again.
    const told = last && Math.abs(now() - last.at) <= FRESH ? last : { at: now(), health: examined() };
    last = told;
    const forget = () => {
      if (last === told) last = null;
    };
    const health = await told.health.catch((error: unknown) => {
      forget();
      throw error;
    });
    if (health.findings === null) forget();
    return health;
  });
}
