import type { ReactNode } from "react";
import type { OpenPage } from "../../drafts/routes.ts";
import { Icon } from "../parts/icon.tsx";
import { NOT_GOING } from "./not-going.ts";
import type { PageInHand } from "./page-in-hand.ts";

/** That customers do not see the page, or will not once the tray is online, and the way back; nothing for one that stays. */
export function OffSiteNote({
  page,
  fields,
  setFields,
}: Pick<PageInHand, "fields" | "setFields"> & { page: OpenPage }) {
  const { state, seen } = page.summary;
  if (state === "going") {
    return (
      <Said>
        <b>Lần đưa lên mạng tới là gỡ trang này.</b> Đổi ý thì bấm nút trạng thái phía trên, chọn “{NOT_GOING}”.
      </Said>
    );
  }
  if (fields.retired) {
    return (
      <Said
        back={
          <button type="button" className="btn small" onClick={() => setFields(({ retired: _, ...others }) => others)}>
            Nhận lại
          </button>
        }
      >
        {seen ? (
          <>
            <b>Lần đưa lên mạng tới là ngừng nhận.</b> Đổi ý thì nhận lại, trang ở nguyên trên mạng.
          </>
        ) : (
          <>
            <b>Đã ngừng nhận, khách không thấy trang này.</b> Nhận lại thì cho vào khay chờ rồi đưa lên mạng.
          </>
        )}
      </Said>
    );
  }
  if (fields.hidden !== true) return null;
  return (
    <Said
      back={
        <button type="button" className="btn small" onClick={() => setFields(({ hidden: _, ...others }) => others)}>
          Hiện lại
        </button>
      }
    >
      {seen ? (
        <>
          <b>Lần đưa lên mạng tới là khách không thấy trang này nữa.</b> Đổi ý thì hiện lại, trang ở nguyên trên mạng.
        </>
      ) : (
        <>
          <b>Đang ẩn, khách không thấy trang này.</b> Hiện lại thì cho vào khay chờ rồi đưa lên mạng.
        </>
      )}
    </Said>
  );
}

function Said({ back, children }: { back?: ReactNode; children: ReactNode }) {
  return (
    <div className="note" role="status">
      <Icon name="hide" />
      <div>
        {children}
        {back && <div className="acts">{back}</div>}
      </div>
    </div>
  );
}
