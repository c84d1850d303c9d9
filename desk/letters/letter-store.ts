/** The messages, as the site's command `npm run leads` tells and changes them. */
import * as v from "valibot";
import { type KeptLetters, LettersSchema } from "../../contract/letter.ts";
import { StoreIsAway, siteCommand } from "../server-commands/site-command.ts";

/** What the desk asks of the store. */
export interface LetterStore {
  /** @throws StoreIsAway, as the others do */
  list(): Promise<KeptLetters>;
  requeue(id: string): Promise<void>;
  remove(ids: string[]): Promise<void>;
  /** Adds a trial letter. @returns its ID */
  trial(): Promise<string>;
}

/** @param root folder of the project @param env settings, as for {@link siteCommand} */
export function letterStore(root: string, env: NodeJS.ProcessEnv): LetterStore {
  const leads = siteCommand("leads", root, env);
  return {
    async list() {
      const answer = v.safeParse(v.pipe(v.string(), v.parseJson(), LettersSchema), await leads("--json"));
      if (!answer.success) throw new StoreIsAway("the answer of `npm run leads -- --json` is not a list of messages");
      return answer.output;
    },
    requeue: async (id) => void (await leads("requeue", id)),
    remove: async (ids) => void (await leads("delete", ...ids)),
    trial: async () => (await leads("test")).trim(),
  };
}
