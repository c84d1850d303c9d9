/** How every room of the desk refuses a request, with a sentence that tells the owner why. */
import * as v from "valibot";

/** Something the owner asked that cannot be done; the message tells them why. */
export class Refused extends Error {
  /** HTTP status. */
  readonly status: number;
  /** What a machine said, for whoever built the site; empty where the message says all. */
  readonly said: string;

  constructor(status: number, message: string, said = "") {
    super(message);
    this.name = "Refused";
    this.status = status;
    this.said = said;
  }
}

/** @throws Refused (400) for a body that the desk's own window would not send */
export function checked<Schema extends v.GenericSchema>(schema: Schema, body: unknown): v.InferOutput<Schema> {
  const result = v.safeParse(schema, body);
  if (!result.success) throw new Refused(400, "Yêu cầu này bàn làm việc không hiểu. Tải lại cửa sổ rồi thử lại.");
  return result.output;
}
