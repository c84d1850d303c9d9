import type { Inbox } from "../../letters/inbox.ts";
import { DRAWERS, type Drawer } from "./drawers.ts";

/** Shown in place of the list when a search has found nothing. */
export function NoneFound() {
  return (
    <div className="empty" role="status">
      <h2>Không thấy thư nào</h2>
      <p>Bàn tìm trong tên, số điện thoại, email, lời nhắn, lời trả lời và ghi chú, ở cả bốn ngăn. Thử ít chữ hơn.</p>
    </div>
  );
}

/** Shown in place of the list of an empty drawer. */
export function EmptyDrawer({ inbox, drawer }: { inbox: Inbox; drawer: Drawer }) {
  const { letters, away, elsewhere, place } = inbox;
  // Letters that the shop itself marked as junk do not count: no customer was overlooked there.
  const suspected = letters.filter(({ junk, standing }) => junk && standing.junk === null).length;
  // Said where a customer's letter will lie: it never comes into another drawer by itself. Where the site's store is out of reach, nobody knows.
  const none = letters.length === 0 && drawer === DRAWERS[0] && !elsewhere;
  return (
    <div className="empty">
      <h2>{none ? "Chưa có thư nào" : "Ngăn này đang trống"}</h2>
      {drawer === DRAWERS[0] && suspected > 0 && (
        <p>
          Ngăn Rác có {suspected} thư máy nghi là quảng cáo. Ngó qua kẻo sót khách: là khách thì mở thư, bấm “Không
          phải, đây là khách”.
        </p>
      )}
      {none && away === null && (
        <>
          <p>Khách gửi lời nhắn trên trang thì thư hiện ở đây, kèm khổ vẽ sẵn.</p>
          <details>
            <summary>Thư đọc từ đâu, cho người dựng trang</summary>
            <code>{place}</code>
          </details>
        </>
      )}
    </div>
  );
}
