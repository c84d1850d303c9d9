import { Icon } from "../parts/icon.tsx";
import { clockBehind } from "./clock-behind.ts";
import type { ToMend } from "./go-box.tsx";

/**
 * What is checked before anything goes online.
 *
 * @param chosen how many pages are to go online
 * @param toMend how many pages have to be corrected before, among these and besides them
 * @param last when something last went online, or null
 */
export function Checks({ chosen, toMend, last }: { chosen: number; toMend: ToMend; last: string | null }) {
  const behind = clockBehind(last, Date.now());
  const lines = [
    {
      ok: toMend.chosen + toMend.beside === 0,
      label: "Chữ đủ, ảnh có lời tả, đường dẫn đến nơi",
      small: finishedWords(chosen, toMend),
    },
    { ok: true, label: "Địa chỉ cũ tự dẫn sang địa chỉ mới", small: "địa chỉ khách đang giữ vẫn mở được" },
    { ok: true, label: "Máy dựng thử cả trang trước khi thay", small: "hỏng giữa chừng thì khách vẫn thấy bản cũ" },
    ...(behind === null ? [] : [{ ok: false, label: "Đồng hồ máy này sai", small: behind }]),
  ];
  return (
    <section className="card">
      <div className="card-head">
        <h2>Soát trước khi lên</h2>
      </div>
      <ul className="checks">
        {lines.map(({ ok, label, small }) => (
          <li key={label} data-ok={ok}>
            <Icon name={ok ? "check" : "warn"} />
            <span>
              <b>{label}</b>
              <small>{small}</small>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function finishedWords(chosen: number, toMend: ToMend): string {
  if (toMend.chosen > 0) return "xem dòng đỏ trong danh sách trang chờ";
  if (toMend.beside > 0) return "xem ô đỏ phía trên danh sách trang chờ";
  if (chosen === 0) return "chưa chọn trang nào";
  return chosen === 1 ? "1 trang đã xong" : `${chosen} trang đều xong`;
}
