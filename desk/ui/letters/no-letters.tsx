import type { Inbox } from "../../letters/inbox.ts";
import type { Drawer } from "./drawers.ts";

/** In place of a list that was searched in vain. */
export function NoneFound() {
  return (
    <div className="empty" role="status">
      <h2>Không thấy thư nào</h2>
      <p>Bàn tìm trong tên, số điện thoại, email, lời nhắn, lời trả lời và ghi chú, ở cả bốn ngăn. Thử ít chữ hơn.</p>
    </div>
  );
}

/** In place of the list of a drawer that holds nothing. */
export function EmptyDrawer({ inbox, drawer }: { inbox: Inbox; drawer: Drawer }) {
  const { letters, away, place } = inbox;
  // What the shop put there itself holds no customer who was overlooked.
  const suspected = letters.filter(({ junk, standing }) => junk && standing.junk === null).length;
  return (
    <div className="empty">
      <h2>{letters.length === 0 ? "Chưa có thư nào" : "Ngăn này đang trống"}</h2>
      {drawer.name === "cho" && suspected > 0 && (
        <p>
          Ngăn Rác có {suspected} thư máy nghi là quảng cáo. Ngó qua kẻo sót khách: là khách thì mở thư, bấm “Không
          phải, đây là khách”.
        </p>
      )}
      {letters.length === 0 && away === null && (
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
