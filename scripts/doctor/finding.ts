/** What the doctor found, in Vietnamese: the owner reads it. */

/** `good`: as it should be · `look`: works, but somebody should see to it · `ill`: messages or visitors are being lost, or soon will be. */
type State = "good" | "look" | "ill";

/** One thing looked at. */
export interface Finding {
  subject: string;
  state: State;
  says: string;
  /** The way to mend it; undefined when there is nothing to mend. */
  mend?: string;
}

/** A check: looks at one thing, and throws only what nobody foresaw. */
export type Check = () => Finding | Finding[] | Promise<Finding | Finding[]>;

/** @returns what all checks found, in their order; a check that throws becomes a finding of its own and stops no other */
export async function lookOver(checks: Record<string, Check>): Promise<Finding[]> {
  const found = Object.entries(checks).map(async ([subject, check]) => {
    try {
      return await check();
    } catch (error) {
      const says = `không khám được: ${(error as Error).message}`;
      return { subject, state: "ill" as const, says, mend: "Xem lỗi ghi ở trên; tài liệu: docs/deploy.md." };
    }
  });
  return (await Promise.all(found)).flat();
}

const MARKS: Record<State, string> = { good: "✔", look: "!", ill: "✘" };

/** The findings as lines for a terminal, and one that sums up. */
export function findingsAsText(findings: Finding[]): string {
  const lines = findings.map(
    ({ subject, state, says, mend }) => `${MARKS[state]} ${subject}: ${says}\n${mend ? `    Cách sửa: ${mend}\n` : ""}`,
  );
  const count = (state: State) => findings.filter((finding) => finding.state === state).length;
  const sum =
    count("ill") + count("look") === 0
      ? "Mọi thứ đều ổn."
      : `${count("ill")} việc phải sửa ngay, ${count("look")} việc nên xem lại.`;
  return `${lines.join("")}\n${sum}\n`;
}

/** Why something failed, on one line: by its code where the message is empty (several addresses refused) or an internal one of OpenSSL. */
export function reasonOf(error: unknown): string {
  const { message = "", code } = error as Partial<NodeJS.ErrnoException>;
  const said = message.replace(/\s+/g, " ").trim();
  return (said === "" || /^[\dA-F]+:error:/.test(said) ? code : undefined) ?? said;
}

/** @param span milliseconds @returns e.g. "20 phút", from two hours on "25 giờ", from two days on "3 ngày" */
export function lasting(span: number): string {
  const hours = Math.floor(span / 3_600_000);
  if (hours < 2) return `${Math.round(span / 60_000)} phút`;
  return hours < 48 ? `${hours} giờ` : `${Math.floor(hours / 24)} ngày`;
}
