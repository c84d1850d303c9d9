/** Letters: listed, moved from step to step, sent again to the mailbox, given to Excel, deleted when a customer asks for it. */
import type { FastifyInstance } from "fastify";
import * as v from "valibot";
import type { Letter } from "../../contract/letter.ts";
import { hanoiDay } from "../../contract/time-zone.ts";
import type { Desk } from "../server/app.ts";
import { checked, Refused } from "../server/refused.ts";
import { elsewhereWords } from "../server-commands/elsewhere-words.ts";
import { StoreIsAway } from "../server-commands/site-command.ts";
import type { Inbox } from "./inbox.ts";
import { isProof, proofOf } from "./person.ts";
import { lettersAsCsv } from "./spreadsheet.ts";
import { changeStanding, forgetStandings, StandingChange } from "./standing.ts";

interface WithId {
  Params: { id: string };
}

/** `ids` are the letters that were ticked: no others are deleted. */
const ForgetSchema = v.strictObject({ answer: v.string(), ids: v.pipe(v.array(v.string()), v.minLength(1)) });

/** `place`: of the store in which the window saw the letter; words that a browser kept before it was named lack it. */
const ChangeSchema = v.strictObject({ ...StandingChange.entries, place: v.optional(v.string(), "") });

/** Adds the routes of letters. While the store does not answer, reading gives its last answer, and whatever would change something is refused (503). */
export function letterRoutes(app: FastifyInstance, { house, now, letters }: Desk): void {
  const { store } = letters;
  const known = async (id: string, place?: string): Promise<Letter> => {
    const letter = await letters.letter(id);
    // A window forgets what was typed about a letter that is gone. So this is said only where the letter's own store has answered: not by a desk that was
    // just opened while the store is away or its disk not mounted, and not by one that looks into another store.
    if (!letter && !letters.areAllOf(place ?? letters.place))
      throw new Refused(503, "Chưa hỏi được kho có thư này, nên chưa đổi gì.");
    if (!letter) throw new Refused(404, "Không còn thư này. Có thể nó vừa được xóa ở cửa sổ khác.");
    return letter;
  };

  /** Changes the store. It is asked for its list before: one that does not answer that was not changed, while a change that breaks off may have been made. */
  const reached = async <Result>(act: (inbox: Inbox) => Promise<Result>): Promise<Result> => {
    const inbox = await letters.read();
    if (inbox.away !== null) throw new Refused(503, "Chưa hỏi được kho thư, nên chưa đổi gì.");
    try {
      return await act(inbox);
    } catch (error) {
      if (!(error instanceof StoreIsAway)) throw error;
      console.error(error);
      throw new Refused(503, "Kho thư ngắt giữa chừng nên chưa rõ đã đổi hay chưa. Xem lại danh sách rồi hãy làm lại.");
    }
  };

  app.get("/letters", async () => letters.read());
  app.put<WithId>("/letters/:id", async ({ params, body }, reply) => {
    const { place, ...change } = checked(ChangeSchema, body);
    const { id } = await known(params.id, place);
    const { standing, met } = changeStanding(house, id, letters.place, change);
    if (!met) return { standing };
    return reply.code(409).send({ error: "Cửa sổ khác vừa viết ở đây. Chữ của cả hai đều còn.", standing });
  });
  app.post<WithId>("/letters/:id/again", async ({ params }) => {
    const { id } = await known(params.id);
    await reached(() => store.requeue(id));
    return letters.read();
  });
  app.post("/letters/trial", async () => {
    const id = await reached(async ({ elsewhere }) => {
      // It would go the way of this machine, which is not the way of customers' letters.
      if (elsewhere) throw new Refused(409, elsewhereWords("chưa gửi được thư thử"));
      return store.trial();
    });
    return { id, ...(await letters.read()) };
  });
  app.post<WithId>("/letters/:id/forget", async ({ params, body }) => {
    const letter = await known(params.id);
    const { answer, ids } = checked(ForgetSchema, body);
    if (!isProof(proofOf(letter), answer)) throw new Refused(409, "Chưa khớp với thư này, nên chưa xóa gì.");
    const listed = new Set(letters.maybeOfSamePerson(letter).map(({ id }) => id));
    if (!ids.every((id) => listed.has(id)))
      throw new Refused(409, "Danh sách thư vừa đổi, nên chưa xóa gì. Đóng ô này, mở lại rồi xem lại các thư.");
    await reached(() => store.remove(ids));
    forgetStandings(house, ids);
    return letters.read();
  });
  app.get("/letters.csv", async (_request, reply) => {
    const inbox = await letters.read();
    if (inbox.away !== null)
      throw new Refused(503, "Chưa hỏi được kho thư nên chưa lưu được tệp Excel. Thử lại sau ít phút.");
    const day = hanoiDay(now());
    return reply
      .type("text/csv; charset=utf-8")
      .header("Content-Disposition", `attachment; filename="thu-khach-${day}.csv"`)
      .send(lettersAsCsv(inbox.letters));
  });
}
