/** What `npm run leads` was asked to do. */
import { parseArgs } from "node:util";

/** Its name on a small server (deploy/small-server/command.sh), where `npm run` would not find the messages. */
const CALLED_AS = process.env.CALLED_AS;

const call = (args: string, silent = "") =>
  CALLED_AS ? `${CALLED_AS} ${args}`.trim() : `npm run ${silent}leads${args && ` -- ${args}`}`;

/** What follows the name of the command, and what it does then. */
const USES: [args: string, does: string][] = [
  ["", "list the messages, newest first"],
  ["--csv", `the same as CSV, for a spreadsheet: ${call("--csv", "--silent ")} > leads.csv`],
  ["--json", "the same for a program: one JSON object (contract/letter.ts)"],
  ["requeue ID", "send a message again, whatever its status"],
  ["delete ID …", "delete messages for good"],
  ["delete --phone NUMBER", "delete every message of a person, by phone number"],
  ["delete --email ADDRESS", "the same by e-mail address"],
  ["test", "put in a message that the server delivers like a visitor's; prints its ID"],
];

/** Shown for `--help` and after a mistake. */
export const USAGE = USES.map(([args, does]) => `${call(args).padEnd(40)}${does}`).join("\n");

/** One of the things it can do. */
export type LeadsCommand =
  | { action: "list"; as: "text" | "csv" | "json" }
  | { action: "test" }
  | { action: "requeue"; id: string }
  | { action: "delete"; ids?: string[]; phone?: string; email?: string }
  | { action: "help" };

/**
 * @param args what follows the name of the command
 * @throws Error in one English sentence
 */
export function readArguments(args: string[]): LeadsCommand {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      csv: { type: "boolean" },
      json: { type: "boolean" },
      phone: { type: "string" },
      email: { type: "string" },
      help: { type: "boolean", short: "h" },
    },
  });
  const [action = "list", id, ...more] = positionals;
  if (values.help) return { action: "help" };
  if (more.length > 0 && action !== "delete") throw new Error(`"${more.join(" ")}" is one word too many.`);
  if (action === "list" && id === undefined) return { action, as: values.json ? "json" : values.csv ? "csv" : "text" };
  if (action === "test" && id === undefined) return { action };
  if (action === "requeue") {
    if (id === undefined) throw new Error("requeue needs the ID of a message, as the list shows it.");
    return { action, id };
  }
  if (action === "delete") {
    const whom = {
      ...(id && { ids: [id, ...more] }),
      ...(values.phone && { phone: values.phone }),
      ...(values.email && { email: values.email }),
    };
    if (Object.keys(whom).length !== 1) throw new Error("delete needs either an ID, --phone or --email.");
    return { action, ...whom };
  }
  throw new Error(`"${positionals.join(" ")}" is not a thing this command does.`);
}
