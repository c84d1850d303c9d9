import { useState } from "react";
import { Dialog } from "../parts/dialog.tsx";
import { countSingleKeys, singleKeysCount } from "./single-keys.ts";
import "./keyboard-help.css";

const KEYS: [keys: string, does: string][] = [
  ["Ctrl K", "Tìm, nhảy đến bất cứ đâu (gõ không dấu cũng ra)"],
  ["Ctrl S", "Lưu ngay (máy vẫn tự lưu)"],
  ["Ctrl Z, Ctrl Y", "Hoàn tác, làm lại trong phần chữ"],
  ["Ctrl Enter", "Đến chỗ đưa lên mạng"],
  ["/", "Thêm một khối, khi dòng đang trống"],
  ["Alt ↑ ↓", "Chuyển một khối hay một danh mục lên, xuống"],
  ["Ctrl B", "Chữ đậm"],
  ["J, K", "Thư sau, thư trước"],
  ["1 đến 5", "Bước của thư đang mở"],
  ["← ↑ → ↓", "Chuyển ảnh trong khung khi cắt"],
  ["Esc", "Đóng hộp đang mở"],
  ["?", "Bảng này"],
];

export function KeyboardHelp({ close }: { close: () => void }) {
  const [single, setSingle] = useState(singleKeysCount);
  return (
    <Dialog title="Phím tắt" close={close}>
      <table className="keys">
        <tbody>
          {KEYS.map(([keys, does]) => (
            <tr key={keys}>
              <th scope="row">
                <kbd>{keys}</kbd>
              </th>
              <td>{does}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <label className="single-keys">
        <input
          className="tick"
          type="checkbox"
          checked={single}
          onChange={({ target }) => {
            countSingleKeys(target.checked);
            setSingle(target.checked);
          }}
        />
        <span>Dùng phím một chữ (J, K, 1 đến 5, ?). Bỏ dấu nếu bạn điều khiển máy bằng giọng nói.</span>
      </label>
    </Dialog>
  );
}
