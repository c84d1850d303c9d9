import type { Failure } from "../../publishing/failure.ts";
import type { Run } from "../../publishing/run.ts";
import { MachineWords } from "../parts/machine-words.tsx";

/** Why a publication or its giving back failed, and what can be done now. */
export function FailedWords({
  run,
  failed,
  again,
  close,
}: {
  run: Run;
  failed: Failure;
  again: () => void;
  close: () => void;
}) {
  const { what, isSeen } = run;
  // What is online already is not published once more, and a giving back of which nothing is seen begins anew at its own button.
  const goesOn = (what === "publish") !== isSeen;
  return (
    <>
      <p role="alert">{failed.sentence}</p>
      {failed.problems.length > 1 && (
        <ul>
          {failed.problems.map(({ file, field, expected }) => (
            <li key={file + field + expected}>
              {file}, {field}: {expected}
            </li>
          ))}
        </ul>
      )}
      {failed.said && <MachineWords said={failed.said} open />}
      <p>{leftWords(run)}</p>
      <div className="acts">
        <button type="button" className="btn main-act" onClick={goesOn ? again : close}>
          {goesOn ? "Thử lại" : "Đóng"}
        </button>
        {goesOn && (
          <button type="button" className="btn quiet" onClick={close}>
            Để sau
          </button>
        )}
      </div>
    </>
  );
}

/** What is left of it on the desk. */
function leftWords({ what, isSeen, pages }: Run): string {
  if (what === "give-back")
    return isSeen ? "Không mất chữ nào, chỉ còn trang chưa về khay chờ. Thử lại là bàn làm nốt." : "Chưa đổi gì cả.";
  if (isSeen)
    return "Không mất chữ nào, chỉ khay chờ chưa dọn xong: tắt bàn rồi mở lại như mọi ngày là trang đã lên mạng tự rời khay.";
  // Only what is to come was to be built again.
  if (pages.length === 0) return "Chưa đổi gì cả.";
  return `${pages.length === 1 ? "Trang" : "Các trang"} vẫn nằm trong khay chờ, không mất chữ nào.`;
}
