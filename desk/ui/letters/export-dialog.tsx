import type { Inbox } from "../../letters/inbox.ts";
import { DESK_PATH } from "../../paths.ts";
import { Dialog } from "../parts/dialog.tsx";
import { Icon } from "../parts/icon.tsx";

/** The letters for Excel, with a word on what the file holds. */
export function ExportDialog({ inbox, close }: { inbox: Inbox | null; close: () => void }) {
  const count = inbox?.letters.filter(({ junk, trial }) => !junk && !trial).length ?? 0;
  return (
    <Dialog
      title="Xuất ra Excel"
      close={close}
      width="28rem"
      foot={
        <>
          <button type="button" className="btn quiet push" onClick={close}>
            Thôi
          </button>
          {count > 0 && (
            <a className="btn main-act" href={`${DESK_PATH}/api/letters.csv`} download onClick={close}>
              <Icon name="save" />
              Lưu tệp Excel
            </a>
          )}
        </>
      }
    >
      {count > 0 ? (
        <div className="stack-s">
          <p>
            {count} thư, kèm bước đang ở và ghi chú. Mở bằng Excel không vỡ dấu. Thư rác và thư thử không nằm trong đó.
          </p>
          <div className="note">
            <Icon name="warn" />
            <div>Tệp có tên và số điện thoại của khách. Dùng xong nên xóa, đừng gửi qua nhóm chat.</div>
          </div>
        </div>
      ) : (
        <p>{whyNone(inbox)}</p>
      )}
    </Dialog>
  );
}

/** Before the store has ever answered, nobody knows whether there are letters. */
function whyNone(inbox: Inbox | null): string {
  if (inbox === null) return "Đang hỏi kho thư…";
  return inbox.answeredAt === null
    ? "Chưa hỏi được kho thư nên chưa biết có thư nào để lưu."
    : "Chưa có thư nào của khách để lưu.";
}
