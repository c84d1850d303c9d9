/** The load of the soak: what visitors, robots and nuisances ask for, each kind with its share and the answer it must get. */
import { Agent, request } from "node:http";
import { SEND_FORM_PATH } from "../../contract/contact-fields.ts";
import { VITALS_PATH } from "../../contract/vitals-path.ts";

interface Question {
  method?: string;
  path: string;
  headers?: Record<string, string>;
  body?: string;
  /** Whether the visitor leaves in the middle of the answer. */
  leaves?: boolean;
}

interface Kind {
  name: string;
  /** Share of all requests, in hundredths. */
  share: number;
  question: () => Question;
  status: number;
}

/** Visitors at a time; each stays under the limits on messages and reports. */
const VISITORS = 1_000;
const agent = new Agent({ keepAlive: true, maxSockets: 24 });

/** Asks as a mixed crowd does, and counts what came back. */
export class MixedLoad {
  /** Numbers of answers by kind, and of those that were not as they must be, by kind and status. */
  readonly answers = new Map<string, number>();
  readonly unexpected = new Map<string, number>();
  readonly #origin: string;
  readonly #kinds: Kind[];

  /**
   * @param origin of the server
   * @param pages addresses of pages
   * @param files addresses of scripts, styles, pictures
   */
  constructor(origin: string, pages: string[], files: string[]) {
    this.#origin = origin;
    this.#kinds = kindsOf(pages, files);
  }

  /** One request of a kind drawn by its share. Never rejects: a failure is counted as unexpected. */
  async ask(): Promise<void> {
    const { name, question, status } = this.#draw();
    const { leaves, ...asked } = question();
    try {
      let answer = await this.#send(asked, leaves);
      if (status === 304) {
        const tag = answer.tag ?? "";
        answer = await this.#send({ ...asked, headers: { ...asked.headers, "If-None-Match": tag } });
      }
      if (!leaves && answer.status !== status)
        this.#count(this.unexpected, `${name}: ${answer.status} instead of ${status}`);
    } catch (error) {
      if (!leaves) this.#count(this.unexpected, `${name}: ${(error as Error).message}`);
    }
    this.#count(this.answers, name);
  }

  #draw(): Kind {
    let left = Math.random() * this.#kinds.reduce((sum, { share }) => sum + share, 0);
    const drawn = this.#kinds.find(({ share }) => {
      left -= share;
      return left < 0;
    });
    return drawn ?? (this.#kinds[0] as Kind); // the list is never empty
  }

  #send(
    { method = "GET", path, headers, body }: Question,
    leaves?: boolean,
  ): Promise<{ status: number; tag: string | undefined }> {
    const visitor = Math.floor(Math.random() * VISITORS);
    const all = {
      "Accept-Encoding": "br, gzip",
      "X-Forwarded-For": `10.0.${visitor >> 8}.${visitor & 255}`,
      ...headers,
    };
    return new Promise((resolve, reject) => {
      const sent = request(this.#origin + path, { method, agent, headers: all, timeout: 10_000 }, (answer) => {
        if (leaves) {
          answer.destroy();
          return resolve({ status: 0, tag: undefined });
        }
        answer.resume();
        answer.on("end", () => resolve({ status: answer.statusCode ?? 0, tag: answer.headers.etag }));
        answer.on("error", reject);
      });
      sent.on("timeout", () => sent.destroy(new Error("no answer in 10 s")));
      sent.on("error", reject);
      sent.end(body);
    });
  }

  #count(counts: Map<string, number>, name: string): void {
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
}

const oneOf = <Item>(items: Item[]): Item => items[Math.floor(Math.random() * items.length)] as Item; // lists here are never empty

function kindsOf(pages: string[], files: string[]): Kind[] {
  const page = () => oneOf(pages);
  const kind = (name: string, share: number, status: number, question: () => Question): Kind => ({
    name,
    share,
    status,
    question,
  });
  return [
    kind("page", 25, 200, () => ({ path: page() })),
    kind("page, unchanged", 10, 304, () => ({ path: page() })),
    kind("page, head only", 2, 200, () => ({ path: page(), method: "HEAD" })),
    kind("script, style, picture", 24, 200, () => ({ path: oneOf(files) })),
    kind("data file", 8, 200, () => ({ path: oneOf(["/data/categories.json", "/data/blogs.json"]) })),
    kind("search", 4, 200, () => ({ path: `/tim-kiem?q=${encodeURIComponent(oneOf(["bạt", "in bat", "<b>"]))}` })),
    kind("unknown address", 6, 404, () => ({
      path: oneOf(["/khong-co", "/tin-tuc/khong-co", "/danh-muc-in/x", "/.env", "/wp-login.php"]),
    })),
    kind("method not allowed", 1, 405, () => ({ path: page(), method: "DELETE" })),
    kind("leaves in the middle", 2, 0, () => ({ path: oneOf(files), leaves: true })),
    kind("message", 4, 200, () => form(message())),
    kind("message without address", 3, 400, () => form({ ...message(), from_email: "khong phai" })),
    kind("message from another site", 1, 403, () => form(message(), { Origin: "https://elsewhere.example" })),
    kind("message too large", 1, 413, () => form({ ...message(), message: "x".repeat(70_000) })),
    kind("message of another kind", 1, 415, () => ({
      path: SEND_FORM_PATH,
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: "{}",
    })),
    kind("speed report", 6, 204, () =>
      report(
        '[{"page":"/","counts":{"view":1},"phone":true,"vitals":[{"name":"LCP","value":812,"rating":"good"},{"name":"CLS","value":0,"rating":"good"}]}]',
      ),
    ),
    kind("speed report, broken", 2, 400, () => report('[{"page":"/","counts":{"vi')),
  ];
}

function message(): Record<string, string> {
  return {
    from_name: "Nguyễn Thu Hà",
    from_email: `ha${Math.floor(Math.random() * 1e9)}@vidu.vn`,
    from_phone: "0900 000 001",
    message: `In ${Math.ceil(Math.random() * 20)} standee 60 × 160 cm, cần trước thứ sáu.`,
  };
}

/** The form as a browser without script sends it. */
function form(fields: Record<string, string>, headers: Record<string, string> = {}): Question {
  const type = { "Content-Type": "application/x-www-form-urlencoded", Accept: "text/html" };
  return {
    path: SEND_FORM_PATH,
    method: "POST",
    headers: { ...type, ...headers },
    body: new URLSearchParams(fields).toString(),
  };
}

function report(body: string): Question {
  return { path: VITALS_PATH, method: "POST", headers: { "Content-Type": "text/plain;charset=UTF-8" }, body };
}
