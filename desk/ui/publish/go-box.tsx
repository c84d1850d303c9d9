import { Icon } from "../parts/icon.tsx";

/** How many pages have to be corrected before anything goes online: among those that are to go, and among others that would lack something then. */
export interface ToMend {
  chosen: number;
  beside: number;
}

/**
 * The red button, or in its place what has to be corrected before.
 *
 * @param waiting how many pages lie in the tray
 * @param chosen how many of them are to go online
 * @param toMend how many pages have to be corrected before, among these and besides them
 * @param built whether there is a release to give back later
 */
export function GoBox({
  waiting,
  chosen,
  toMend,
  built,
  go,
}: {
  waiting: number;
  chosen: number;
  toMend: ToMend;
  built: boolean;
  go: () => void;
}) {
  const all = toMend.chosen + toMend.beside;
  if (all > 0) {
    return (
      <div className="go-box">
        <p className="btn big stop" role="status">
          <Icon name="warn" />
          {all === 1 ? "Còn một trang phải sửa" : `Còn ${all} trang phải sửa`}
        </p>
        <p className="hint muted">
          {toMend.chosen > 0
            ? chosen > toMend.chosen
              ? "Sửa chỗ ấy, hoặc bỏ dấu chọn để riêng trang ấy lại rồi đưa các trang kia lên."
              : "Bấm vào dòng đỏ, rồi bấm “Mở ra sửa”."
            : "Bấm tên trang ở ô đỏ mà sửa, hoặc bỏ dấu chọn trang làm nó chưa ổn rồi đưa các trang kia lên."}
        </p>
      </div>
    );
  }
  return (
    <div className="go-box">
      <button type="button" className="btn go big" disabled={chosen === 0} onClick={go}>
        {chosen > 0 ? `Đưa ${chosen} trang lên mạng` : waiting > 0 ? "Chưa chọn trang nào" : "Chưa có gì để đưa lên"}
      </button>
      <p className="hint muted">
        {built
          ? "Khách thấy bản cũ cho đến giây cuối. Đưa lên rồi vẫn trả lại được."
          : "Lần đầu dựng trang trên máy này: chưa có bản nào trước đó, nên từ lần sau mới trả lại được."}
      </p>
    </div>
  );
}
