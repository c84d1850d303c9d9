/** Where the pages lie that were just given back. */
import type { Summary } from "../../drafts/pages.ts";
import type { Run } from "../../publishing/run.ts";

/** @returns a sentence for each place that some of them lie in now */
export function returnedWords({ returned = [] }: Run, pages: readonly Summary[]): string {
  const titles = (place: "desk" | "outside") =>
    returned
      .flatMap((one) => (one.place === place ? (pages.find(({ file }) => file === one.file)?.title ?? one.file) : []))
      .map((title) => `“${title}”`)
      .join(", ");
  const inTray = returned.filter(({ place }) => place === "tray").length;
  const all = inTray === returned.length;
  const these = inTray === 1 ? "Trang vừa trả" : "Các trang vừa trả";
  return [
    inTray > 0 && `${all ? these : `${inTray} trang vừa trả`} nằm trong khay chờ, chữ còn nguyên.`,
    titles("desk") && `${titles("desk")} đang viết dở nên nằm ở “Đang viết”, chữ còn nguyên.`,
    titles("outside") && `${titles("outside")} đã được sửa ở ngoài bàn, bàn để nguyên như vậy.`,
  ]
    .filter(Boolean)
    .join(" ");
}
