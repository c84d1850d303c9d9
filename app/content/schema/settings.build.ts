/** `content/settings.yml`: every fact of the shop, each once. */
import * as v from "valibot";
import { phoneKind, tidyPhone } from "../../../contract/phone-number.ts";
import { openDays, parseDay, WEEKDAYS } from "../calendar/opening-hours.ts";
import { isSaidBefore, isStillTold } from "../calendar/other-hours.ts";
import {
  date,
  filledIn,
  listOf,
  number,
  running,
  secureUrl,
  text,
  unlessEmpty,
  url,
  wholeUrl,
} from "./fields.build.ts";

const phone = v.pipe(
  text(120), // more than any number has: of several in one line the sentence below says more than a count of signs would
  v.check(
    (value) => phoneKind(value) !== null,
    ({ received }) =>
      `${received} không phải số điện thoại Việt Nam: di động 10 số ("0900 000 001"), máy bàn có mã vùng ("024 3000 0001") hoặc tổng đài ("1900 0001")`,
  ),
  v.transform(tidyPhone),
);

/** One day: `"08:00–23:00"`, `"08:00–12:00, 13:30–18:00"`, `open` (hours not told) or `closed`. */
const day = v.pipe(
  v.string('cần giờ dạng "08:00–23:00", hoặc open (mở, chưa ghi giờ), hoặc closed (nghỉ)'),
  v.check(
    (value) => parseDay(value) !== null,
    'cần giờ dạng "08:00–23:00" (giờ mở trước giờ đóng), nghỉ trưa thì "08:00–12:00, 13:30–18:00", hoặc open (mở, chưa ghi giờ), hoặc closed (nghỉ)',
  ),
  v.transform((value) => parseDay(value) ?? "closed"),
  filledIn({ box: "day-hours" }),
);
const week = v.pipe(
  v.strictObject(
    Object.fromEntries(WEEKDAYS.map((name) => [name, day])) as Record<(typeof WEEKDAYS)[number], typeof day>,
  ),
  v.transform(openDays),
  v.check(
    (open) => open.length > 0,
    "cả tuần đều nghỉ (closed); để ít nhất một ngày mở (open), nghỉ dài ngày thì ghi ở otherHours",
  ),
);

/** Days with other hours than the week's: of the telephone, of the workshop, or of both. */
const otherHours = v.pipe(
  v.strictObject({ from: date, to: date, phone: v.optional(day), workshop: v.optional(day) }),
  v.check(({ from, to }) => inOrder(from, to), "ngày to phải từ ngày from trở đi"),
  v.partialCheck(
    [["phone"], ["workshop"]],
    ({ phone, workshop }) => phone !== undefined || workshop !== undefined,
    "cần phone (giờ nghe máy), workshop (giờ xưởng mở cửa), hoặc cả hai của những ngày này",
  ),
);

/** A value that is no day is reported at its own field, and passes here. */
function inOrder(from: string, to: string): boolean {
  return !v.is(date, from) || !v.is(date, to) || from <= to;
}

/** The address that Google Maps gives for embedding has some 350 characters, with a long name twice as many; the code around it has 200 more. */
const mapText = text(1600);

/** A link that opens a map, of whatever kind. */
const mapLink = v.pipe(mapText, wholeUrl, secureUrl);

/** Addresses that a page may show in a frame. Google's short links (maps.app.goo.gl, "Chia sẻ") lead to a page that forbids it, and so does every other address of its maps. */
const EMBEDDED = [
  /^https:\/\/www\.google\.com\/maps\/embed(\/v1\/\w+)?\?/,
  /^https:\/\/www\.openstreetmap\.org\/export\/embed\.html\?/,
];

const HOW_TO_EMBED =
  'cần mã nhúng của bản đồ, hoặc địa chỉ dạng "https://www.google.com/maps/embed?…"; trong Google Maps: Chia sẻ → Nhúng bản đồ → Sao chép HTML, dán cả vào đây';

/** The map in the foot of every page: its address, or the whole code that a map gives to be embedded, of which the address is taken. */
const embeddedMap = v.pipe(
  mapText,
  v.transform((given) => /^<iframe\b[^>]*?\ssrc=(["'])(.*?)\1/i.exec(given)?.[2]?.replaceAll("&amp;", "&") ?? given),
  v.startsWith<string, "https://", string>("https://", HOW_TO_EMBED),
  v.check(
    (address) =>
      !address.startsWith("https://") || // reported above
      (EMBEDDED.some((kind) => kind.test(address)) && URL.canParse(address)),
    HOW_TO_EMBED,
  ),
);

/** A word from the shop between two days, both included: closed for Tết, moved, a line out of order. */
const notice = v.pipe(
  v.strictObject({ from: date, to: date, text: running(200) }),
  v.check(({ from, to }) => inOrder(from, to), "ngày to phải từ ngày from trở đi"),
);

export const SettingsSchema = v.pipe(
  v.strictObject({
    /** Fields that still hold sample values; the build warns while the list is not empty. */
    sample: v.array(text(40), "cần danh sách tên mục còn là giá trị mẫu; để [] khi đã thay hết"),
    name: text(60),
    /** Year the shop began. */
    founded: v.pipe(
      number,
      v.integer("cần năm, ví dụ 2016"),
      v.minValue(1950, "cần năm, ví dụ 2016"),
      v.maxValue(2100, "cần năm, ví dụ 2016"),
    ),
    company: v.strictObject({
      legalName: unlessEmpty(text(160)),
      taxNumber: unlessEmpty(
        v.pipe(
          text(20),
          v.transform((given) => given.replaceAll(/[ .]/g, "")), // as invoices print it: 0101 234 567
          v.regex(
            /^(\d{10}(-\d{3})?|\d{12})$/,
            'cần mã số thuế 10 số, 10 số và 3 số chi nhánh ("0100000001-001") hoặc 12 số, để trong ngoặc kép',
          ),
        ),
      ),
    }),
    /** The first is the one that buttons call. */
    phones: v.pipe(
      v.array(phone, "cần danh sách số điện thoại, ít nhất một số"),
      v.minLength(1, "cần ít nhất một số điện thoại"),
      v.maxLength(4, "nhiều nhất 4 số điện thoại"),
      v.check((phones) => new Set(phones).size === phones.length, "có hai số điện thoại giống nhau"),
      v.transform((phones) => phones as [string, ...string[]]), // one at least: see above
    ),
    email: v.pipe(text(254), v.email("cần một địa chỉ email")),
    address: v.strictObject({
      street: unlessEmpty(text(120)),
      district: text(60),
      city: text(60),
      /** ISO 3166-1. */
      country: v.pipe(text(2), v.regex(/^[A-Z]{2}$/, 'cần mã nước hai chữ, ví dụ "VN"')),
    }),
    /** Groups of days that follow one another and are alike; days that are closed are left out. */
    hours: v.strictObject({ phone: week, workshop: week }),
    otherHours: v.optional(
      v.pipe(
        v.array(otherHours, "cần danh sách ngày nghỉ, ngày làm giờ khác, hoặc []"),
        v.checkItems(
          (one, place, all) => !isSaidBefore(one, place, all),
          "trùng ngày với một mục ở trên mà giờ đã ghi ở đó; để mỗi ngày một giờ",
        ),
      ),
      [],
    ),
    notices: listOf(notice, "cần danh sách thông báo, hoặc []"),
    /** What stands under every price; empty is not shown. */
    terms: v.strictObject({
      vat: unlessEmpty(running(120)),
      deposit: unlessEmpty(running(120)),
      payment: listOf(text(40), 'cần danh sách, ví dụ ["Tiền mặt", "Chuyển khoản"]'),
    }),
    links: v.strictObject({
      facebook: url,
      messenger: url,
      /** Empty: the Zalo of the first mobile number. Otherwise a mobile number, or the address of an official account. */
      zalo: unlessEmpty(
        v.pipe(
          text(200),
          v.check(
            (value) => phoneKind(value) === "mobile" || /^https:\/\/zalo\.me\/\w+$/.test(value),
            'cần một số di động hoặc địa chỉ dạng "https://zalo.me/…"; để null thì lấy số di động đầu tiên trong phones',
          ),
        ),
      ),
    }),
    map: v.strictObject({ embed: embeddedMap, directions: mapLink }),
    loadingDelays: v.boolean("cần true hoặc false"),
  }),
  v.transform((settings) => ({
    ...settings,
    links: { ...settings.links, zalo: zaloOf(settings.links.zalo, settings.phones) },
  })),
);

/** The address of the Zalo chat: the shop's own, else that of its first mobile number; null where it has neither. */
function zaloOf(own: string | null, phones: readonly string[]): string | null {
  if (own?.startsWith("https://")) return own;
  const number = own ?? phones.find((one) => phoneKind(one) === "mobile");
  return number ? `https://zalo.me/${tidyPhone(number).replace(/\D/g, "")}` : null;
}

export type Settings = v.InferOutput<typeof SettingsSchema>;

/** @returns the settings as they are told at a moment: without particular days that are over */
export function settingsAt(moment: Date, settings: Settings): Settings {
  return { ...settings, otherHours: settings.otherHours.filter((days) => isStillTold(days, moment)) };
}
