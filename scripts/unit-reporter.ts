/** What `npm test -- unit` prints: Node's dots and, below them, which tests were skipped and why. A dot alone would count them as passed. */
import { dot, type TestEvent } from "node:test/reporters";

/** A reporter of Node's test runner, which finds it as the default export of its file. Failures come last, as Node's dots tell them. */
export default async function* unitReporter(events: AsyncGenerator<TestEvent, void>): AsyncGenerator<string, void> {
  /** Names of tests, by the reason they give. */
  const skipped = new Map<string, string[]>();
  let over = false;

  async function* watched(): AsyncGenerator<TestEvent, void> {
    for await (const event of events) {
      if (event.type === "test:pass" && event.data.skip !== undefined) {
        const { skip } = event.data;
        const reason = typeof skip === "string" && skip ? skip : "no reason given";
        skipped.set(reason, [...(skipped.get(reason) ?? []), event.data.name]);
      }
      yield event;
    }
    over = true;
  }

  for await (const text of dot(watched())) {
    yield text;
    if (!over) continue;
    // What comes behind the last test ends the line of dots.
    for (const [reason, names] of skipped)
      yield `\nSkipped, ${reason}:\n${names.map((name) => `  ${name}\n`).join("")}`;
    skipped.clear();
  }
}
