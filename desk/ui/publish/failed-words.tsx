import type { Failure } from "../../publishing/failure.ts";
import type { Run } from "../../publishing/run.ts";

/** Why a publication failed, and what can be done now. */
export function FailedWords({
  what,
  failed,
  again,
  close,
}: {
  what: Run["what"];
  failed: Failure;
  again: () => void;
  close: () => void;
}) {
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
      {failed.said && (
        <details open>
          <summary>Lời của máy, cho người dựng trang</summary>
          <code>{failed.said}</code>
        </details>
      )}
      <p>{what === "publish" ? "Các trang vẫn nằm trong khay chờ, không mất chữ nào." : "Chưa đổi gì cả."}</p>
      <div className="acts">
        <button type="button" className="btn main-act" onClick={what === "publish" ? again : close}>
          {what === "publish" ? "Thử lại" : "Đóng"}
        </button>
        <button type="button" className="btn quiet" onClick={close}>
          Để sau
        </button>
      </div>
    </>
  );
}
