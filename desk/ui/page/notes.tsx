import { useState } from "react";
import { Icon } from "../parts/icon.tsx";
import { dueWords } from "../parts/words.ts";
import { WHAT } from "../screens/what.ts";
import { MergeDialog } from "./merge-dialog.tsx";
import type { PageInHand } from "./page-in-hand.ts";

/** What the owner has to know before going on: not saved, changed elsewhere, unreadable. */
export function Notes({ inHand, file }: { inHand: PageInHand; file: string }) {
  const [merging, setMerging] = useState(false);
  const { page, refused, late, kept, elsewhere, aside } = inHand;
  const due = dueWords(inHand.fields);
  return (
    <>
      {refused && (
        <div className="note bad" role="alert">
          <Icon name="warn" />
          <div>
            <b>Chưa lưu được.</b> {refused}{" "}
            {kept
              ? "Chữ vừa gõ vẫn còn trong cửa sổ này và trong trình duyệt."
              : "Chữ vừa gõ chỉ còn trong cửa sổ này, đừng đóng."}
            {late ? (
              " Bàn trả lời là tự lưu."
            ) : (
              <div className="acts">
                {elsewhere ? (
                  <button type="button" className="btn small" onClick={() => void inHand.reopen()}>
                    Mở bản mới nhất
                  </button>
                ) : (
                  <button type="button" className="btn small" onClick={() => void inHand.saveNow()}>
                    Lưu lại
                  </button>
                )}
              </div>
            )}
          </div>
        </div>
      )}
      {aside && (
        <div className="note" role="status">
          <Icon name="warn" />
          <div>
            <b>Chữ gõ dở ở cửa sổ trước được để riêng.</b> Trang này đã được sửa ở cửa sổ khác, nên chưa bản nào đè bản
            nào. Mở Nhật ký của trang này, tìm dòng “{WHAT.aside}” là thấy.
          </div>
        </div>
      )}
      {page?.summary.changedOutside && (
        <div className="note" role="status">
          <Icon name="warn" />
          <div>
            <b>Trang này vừa được sửa ở chỗ khác</b>, ngoài bàn làm việc. Chữ đang viết ở đây vẫn còn nguyên, chưa bản
            nào đè bản nào.
            <div className="acts">
              <button type="button" className="btn small main-act" onClick={() => setMerging(true)}>
                Xem hai bản cạnh nhau
              </button>
            </div>
          </div>
        </div>
      )}
      {due && (
        <div className="note" role="status">
          <Icon name="cal" />
          <div>
            <b>Hẹn lên mạng lúc {due}.</b> Trước giờ ấy khách không thấy trang này ở đâu cả.{" "}
            {inHand.fields.publishAt
              ? "Đổi hay bỏ hẹn ở nút trạng thái phía trên."
              : "Muốn lên ngay thì đổi Ngày đăng về hôm nay."}
          </div>
        </div>
      )}
      {page && inHand.fields.retired && (
        <div className="note" role="status">
          <Icon name="hide" />
          <div>
            {page.summary.seen ? (
              <>
                <b>Lần đưa lên mạng tới là ngừng nhận.</b> Đổi ý thì nhận lại, trang ở nguyên trên mạng.
              </>
            ) : (
              <>
                <b>Đã ngừng nhận, khách không thấy trang này.</b> Nhận lại thì cho vào khay chờ rồi đưa lên mạng.
              </>
            )}
            <div className="acts">
              <button
                type="button"
                className="btn small"
                onClick={() => inHand.setFields(({ retired: _, ...others }) => others)}
              >
                Nhận lại
              </button>
            </div>
          </div>
        </div>
      )}
      {merging && page && (
        <MergeDialog file={file} kind={page.summary.kind} close={() => setMerging(false)} merged={inHand.take} />
      )}
    </>
  );
}
