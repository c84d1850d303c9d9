/** The doctor looks at the site from outside: its address, who answers there, the certificate, the page. */
import http from "node:http";
import https from "node:https";
import { text } from "node:stream/consumers";
import { connect } from "node:tls";
import { hanoiMomentInShort } from "../../contract/time-zone.ts";
import { type SiteUrlError, siteOrigin } from "../build/site-url.ts";
import { type Finding, lasting, reasonOf } from "./finding.ts";

/**
 * Share of a certificate's life. Caddy renews when a third is left (certbot then or earlier): when only a sixth is left, renewing has failed for as long as
 * another sixth. That is two weeks of today's 90 days, and a week of the 45 that Let's Encrypt goes over to (https://letsencrypt.org/2025/12/02/from-90-to-45).
 */
const LEAST_OF_CERTIFICATE = 1 / 6;

/** Milliseconds for an answer over the network. */
const LONGEST_WAIT = 5_000;

/**
 * @param siteUrl value of SITE_URL, empty where it is not set
 * @param caddyDomain the domain that Caddy on this machine answers for, empty where another proxy answers or where this is not known
 */
export function address(siteUrl: string, caddyDomain: string): Finding {
  const subject = "Địa chỉ trang";
  const mend = "Đặt SITE_URL=https://tên-miền rồi dựng lại trang (docs/deploy.md).";
  let origin: string;
  try {
    origin = siteOrigin(siteUrl);
  } catch (error) {
    return { subject, state: "ill", says: (error as SiteUrlError).message, mend }; // siteOrigin throws nothing else
  }
  if (origin === "") {
    return {
      subject,
      state: "look",
      says: "chưa đặt SITE_URL nên Google và Zalo không biết địa chỉ trọn vẹn của trang.",
      mend,
    };
  }
  const { hostname, protocol } = new URL(origin);
  if (caddyDomain !== "" && hostname !== caddyDomain) {
    const change = `đặt SITE_URL=https://${caddyDomain} trong /etc/hoang-gia/site.env`;
    // The name with www. only redirects to the name without it (Caddyfile).
    const choice =
      hostname === `www.${caddyDomain}`
        ? `Tên www. chỉ dẫn sang tên không có www.: ${change}.`
        : `Tên đúng là ${caddyDomain} thì ${change}; tên đúng là ${hostname} thì để nguyên.`;
    return {
      subject,
      state: "ill",
      says: `SITE_URL là ${origin} mà Caddy trả lời cho ${caddyDomain}: trang ghi một địa chỉ, khách vào bằng địa chỉ khác.`,
      mend: `${choice} Rồi chạy lại deploy/small-server/install.sh với tên đúng.`,
    };
  }
  if (protocol === "https:") return { subject, state: "good", says: `${origin}.` };
  return { subject, state: "look", says: `${origin} chưa có mã hóa (https).`, mend };
}

/** @param rivals programs that hold the ports of Caddy, one a line as deploy/small-server/caddy.sh tells: ports, program, unit or "-" */
export function heldPorts(rivals: string): Finding[] {
  return rivals
    .split("\n")
    .filter(Boolean)
    .map((rival) => {
      const [ports = "", program = "", unit = "-"] = rival.split(" ");
      const end = unit === "-" ? `tắt ${program}` : `sudo systemctl disable --now ${unit}`;
      return {
        subject: "Cổng 80 và 443",
        state: "ill",
        says: `${program} đang giữ cổng ${ports.replace(",", " và ")} mà Caddy cần: khách không vào được trang.`,
        mend: `Không dùng ${program} vào việc gì khác thì: ${end}, rồi sudo systemctl restart caddy.`,
      };
    });
}

/** @param siteUrl an address by https @param now milliseconds since 1970 */
export async function certificate(siteUrl: string, now: number): Promise<Finding> {
  const subject = "Chứng chỉ https";
  const { hostname, port } = new URL(siteUrl);
  const mend =
    "Xem nhật ký: journalctl -u caddy -n 50 (dùng nginx thì -u nginx). Tên miền phải trỏ về máy này, cổng 80 và 443 phải mở.";
  try {
    const { from, until, problem } = await certificateOf(hostname, Number(port || 443));
    if (from > now) {
      return {
        subject,
        state: "ill",
        says: `chỉ dùng được từ ${hanoiMomentInShort(from)}: đồng hồ máy này chậm, hay chứng chỉ chép từ nơi khác.`,
        mend: `Xem date có đúng giờ không (mục Đồng hồ ở đây). ${mend}`,
      };
    }
    if (until < now) {
      return {
        subject,
        state: "ill",
        says: `đã hết hạn ${lasting(now - until)}: trình duyệt chặn trang.`,
        mend: `Xem date có đúng giờ không (mục Đồng hồ ở đây). ${mend}`,
      };
    }
    if (problem) return { subject, state: "ill", says: `trình duyệt không tin chứng chỉ này (${problem}).`, mend };
    if (until - now < (until - from) * LEAST_OF_CERTIFICATE)
      return { subject, state: "ill", says: `chỉ còn ${lasting(until - now)} mà chưa tự gia hạn.`, mend };
    return { subject, state: "good", says: `còn ${lasting(until - now)}.` };
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === "ENOTFOUND" || code === "EAI_AGAIN") {
      return {
        subject,
        state: "ill",
        says: `không ai biết địa chỉ của tên ${hostname} (${code}).`,
        mend: `Ở nơi mua tên miền phải có hai dòng kiểu A trỏ về máy này (docs/deploy.md, bước 1); vừa thêm thì đợi đến khi ping ${hostname} hiện địa chỉ của máy. Máy khác hỏi được mà máy này không, thì xem /etc/resolv.conf.`,
      };
    }
    const start = "Khởi động lại: sudo systemctl restart caddy (dùng nginx thì nginx). Vẫn thế thì:";
    return {
      subject,
      state: "ill",
      says: `không nối được đến ${hostname} (${reasonOf(error)}).`,
      mend: `${start} ${mend}`,
    };
  }
}

/** Reads the certificate even where it is not trusted, so that the reason can be told. */
function certificateOf(
  host: string,
  port: number,
): Promise<{ from: number; until: number; problem: string | undefined }> {
  return new Promise((resolve, reject) => {
    const socket = connect({ host, port, servername: host, rejectUnauthorized: false, timeout: LONGEST_WAIT }, () => {
      const { valid_from, valid_to } = socket.getPeerCertificate();
      const [from, until] = [Date.parse(valid_from), Date.parse(valid_to)];
      resolve({ from, until, problem: socket.authorized ? undefined : String(socket.authorizationError) });
      socket.destroy();
    });
    socket.once("timeout", () => socket.destroy(new Error(`không trả lời sau ${LONGEST_WAIT / 1000} giây`)));
    socket.once("error", reject);
  });
}

/**
 * Asks for the home page as a visitor does. A proxy that does not know the domain, or another program in its place, answers as well, but not with the page.
 *
 * @param siteUrl an address by http or https
 * @returns no finding where no connection by https is made, because {@link certificate} reports that
 */
export async function homePage(siteUrl: string): Promise<Finding[]> {
  const subject = "Trang khách thấy";
  const { origin, protocol } = new URL(siteUrl);
  const proxy =
    "Xem /etc/caddy/Caddyfile (dùng nginx thì /etc/nginx/sites-enabled/hoang-gia) có đúng tên miền này không; chạy lại deploy/small-server/install.sh với tên miền đúng. Nhật ký: journalctl -u caddy -n 50.";
  const ill = (says: string, mend: string): Finding[] => [{ subject, state: "ill", says: `${origin}/ ${says}`, mend }];
  const visited = await visit(`${origin}/`);
  if ("reason" in visited) {
    return visited.reached || protocol === "http:" ? ill(`không trả lời (${visited.reason}).`, proxy) : [];
  }
  const { status, body, location } = visited;
  if (location)
    return ill(`chuyển sang ${location}.`, "Đặt SITE_URL là địa chỉ mà trang được đọc, rồi dựng lại trang.");
  // The proxy's own answers where the server behind it is not there or too slow.
  if (status === 502 || status === 504) {
    return ill(
      `trả lời mã ${status}: máy chủ web đằng sau không trả lời.`,
      `Xem mục Máy chủ web ở đây. Mục ấy tốt thì: ${proxy}`,
    );
  }
  if (status !== 200) return ill(`trả lời mã ${status}, không phải trang.`, proxy);
  if (body.trim() === "") return ill("trả lời một trang trắng, không có chữ nào.", proxy);
  const [tag = ""] = /<link[^>]*rel="canonical"[^>]*>/.exec(body) ?? [];
  const written = URL.parse(/href="([^"]*)"/.exec(tag)?.[1] ?? "")?.origin;
  const rebuild =
    "Dựng lại: sudo hoang-gia-update THƯ-MỤC-DỰ-ÁN. Trang đưa lên từ bàn làm việc thì mở bàn với SITE_URL đúng rồi đưa lên lại.";
  if (written === undefined) {
    const says =
      "trả lời một trang không ghi địa chỉ của mình: trang của chương trình khác, hay bản dựng khi chưa đặt SITE_URL.";
    return ill(says, `${rebuild} Vẫn thế thì: ${proxy}`);
  }
  if (written !== origin) return ill(`là trang ghi địa chỉ ${written}: dựng khi SITE_URL còn khác.`, rebuild);
  return [{ subject, state: "good", says: `${origin}/ trả lời đúng trang.` }];
}

/** What a visitor gets, or why he gets nothing; `reached` tells whether a connection was made at all. */
type Visited = { status: number; body: string; location: string | undefined } | { reached: boolean; reason: string };

/** Accepts any certificate, because another check looks at that. */
function visit(url: string): Promise<Visited> {
  const secure = url.startsWith("https:");
  const options = { rejectUnauthorized: false, agent: false, signal: AbortSignal.timeout(LONGEST_WAIT) } as const;
  return new Promise((resolve) => {
    let reached = false;
    const failed = (error: Error) =>
      resolve({
        reached,
        reason: error.name === "AbortError" ? `đợi ${LONGEST_WAIT / 1000} giây không thấy gì` : reasonOf(error),
      });
    const request = (secure ? https : http).get(url, options, (response) => {
      const { statusCode: status = 0, headers } = response;
      text(response).then((body) => resolve({ status, body, location: headers.location }), failed);
    });
    request.once("socket", (socket) =>
      socket.once(secure ? "secureConnect" : "connect", () => {
        reached = true;
      }),
    );
    request.once("error", failed);
  });
}
