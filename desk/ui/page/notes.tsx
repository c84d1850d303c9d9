import { useState } from "react";
import type { Summary } from "../../drafts/pages.ts";
import { Icon } from "../parts/icon.tsx";
import { dueWords, missedWords } from "../parts/words.ts";
import { WHAT } from "../screens/what.ts";
import { MergeDialog } from "./merge-dialog.tsx";
import { OffSiteNote } from "./off-site-note.tsx";
import type { PageInHand } from "./page-in-hand.ts";

/** What the owner has to know before going on: not saved, changed elsewhere, unreadable. */
export function Notes({ inHand, file }: { inHand: PageInHand; file: string }) {
  const [merging, setMerging] = useState(false);
  const { page, refused, late, kept, elsewhere, aside } = inHand;
  const due = dueWords(inHand.fields);
  const missed = page && missedWords(page.summary, inHand.fields);
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
                  <button type="button" className="btn small" onClick={() => void inHand.reopen(true)}>
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
            <b>Chữ gõ dở được để riêng.</b> Trang này đã được sửa ở cửa sổ khác, nên chưa bản nào đè bản nào. Mở Nhật
            ký, tìm dòng “{WHAT.aside}” là thấy.
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
            <b>Hẹn lên mạng lúc {due}.</b> {page && scheduledWords(page.summary)}{" "}
            {inHand.fields.publishAt
              ? "Đổi hay bỏ hẹn ở nút trạng thái phía trên."
              : "Muốn lên ngay thì đổi Ngày đăng về hôm nay."}
          </div>
        </div>
      )}
      {missed && (
        <div className="note" role="status">
          <Icon name="warn" />
          <div>
            <b>Đã qua giờ hẹn {missed} mà chưa đưa lên mạng</b>, nên khách chưa thấy bài. Đưa lên lúc nào thì bài hiện
            lúc ấy.
          </div>
        </div>
      )}
      {page && <OffSiteNote page={page} fields={inHand.fields} setFields={inHand.setFields} />}
      {merging && page && (
        <MergeDialog file={file} kind={page.summary.kind} close={() => setMerging(false)} change={inHand.change} />
      )}
    </>
  );
}

/** What a scheduled hour means now: it has no effect as long as the page that names it is not online. */
function scheduledWords({ state, seen, comes }: Summary): string {
  if (state !== "desk" && state !== "tray") return "Trước giờ ấy khách không thấy trang này ở đâu cả.";
  if (seen) return "Khách vẫn đang thấy bài. Đưa lên mạng rồi thì bài khuất đi, đến giờ ấy tự hiện lại.";
  if (comes) return "Đến giờ ấy bài tự hiện như lần đưa lên trước; muốn hiện chữ mới sửa thì đưa lên mạng lần nữa.";
  return "Nhớ đưa lên mạng trước giờ ấy, chưa đưa lên thì đến giờ bài không tự hiện.";
}
