import type { OpenPage } from "../../drafts/routes.ts";
import { Icon } from "../parts/icon.tsx";
import { NOT_GOING } from "./not-going.ts";
import type { PageInHand } from "./page-in-hand.ts";

/** Sentences about a page that customers do not see, by the field that hides it: before it is published so and afterwards, each with the way back. */
const OFF = {
  retired: {
    back: "Nhận lại",
    soon: "Lần đưa lên mạng tới là ngừng nhận.",
    stays: "Đổi ý thì nhận lại, trang ở nguyên trên mạng.",
    gone: "Đã ngừng nhận, khách không thấy trang này.",
    returns: "Nhận lại thì cho vào khay chờ rồi đưa lên mạng.",
  },
  hidden: {
    back: "Hiện lại",
    soon: "Lần đưa lên mạng tới là khách không thấy trang này nữa.",
    stays: "Đổi ý thì hiện lại, trang ở nguyên trên mạng.",
    gone: "Đang ẩn, khách không thấy trang này.",
    returns: "Hiện lại thì cho vào khay chờ rồi đưa lên mạng.",
  },
} as const;

/** Says that customers do not see the page, or will not once the tray is online, and offers the way back; nothing for a page that stays. */
export function OffSiteNote({
  page,
  fields,
  setFields,
}: Pick<PageInHand, "fields" | "setFields"> & { page: OpenPage }) {
  const { state, seen } = page.summary;
  const by = fields.retired ? "retired" : fields.hidden === true ? "hidden" : null;
  if (state !== "going" && !by) return null;
  return (
    <div className="note" role="status">
      <Icon name="hide" />
      <div>
        {state === "going" || !by ? (
          <>
            <b>Lần đưa lên mạng tới là gỡ trang này.</b> Đổi ý thì bấm nút trạng thái phía trên, chọn “{NOT_GOING}”.
          </>
        ) : (
          <>
            <b>{seen ? OFF[by].soon : OFF[by].gone}</b> {seen ? OFF[by].stays : OFF[by].returns}
            <div className="acts">
              <button type="button" className="btn small" onClick={() => setFields(({ [by]: _, ...others }) => others)}>
                {OFF[by].back}
              </button>
            </div>
          </>
        )}
      </div>
    </div>
  );
}
