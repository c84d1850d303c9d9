/** The five things before going online. Each is ticked by what is true, not by a press of a button. */
import { Link } from "react-router";
import type { OpenPage } from "../../drafts/routes.ts";
import type { ToldComing } from "../../publishing/routes.ts";
import { ofFile } from "../client.ts";
import { Bar } from "../frame/bar.tsx";
import { Icon } from "../parts/icon.tsx";
import { useTold } from "../parts/use-told.ts";
import { isSample } from "../samples.ts";
import "./first-run.css";

export interface FirstStep {
  label: string;
  small: string;
  done: boolean;
  to: string;
  act: string;
}

/** @returns the five steps, or null while they are asked for */
export function useFirstSteps(): FirstStep[] | null {
  const shop = useTold<OpenPage>(`page?${ofFile("settings.yml")}`);
  // Not the tray: asked for it, the desk checks its pages and makes ready to build, because somebody is about to put them online.
  const coming = useTold<ToldComing>("coming");
  if (!shop || !coming) return null;
  const { fields } = shop;
  const hours = fields.hours as { workshop?: Record<string, string> } | undefined;
  const told = Object.values(hours?.workshop ?? { none: "open" }).every((day) => day !== "open");
  return [
    {
      label: "Số điện thoại, Zalo, Facebook",
      small: "Số đầu tiên là số của các nút gọi trên mọi trang.",
      done: !isSample(fields, "phones", "links"),
      to: "/cua-hang#phones",
      act: "Điền số",
    },
    {
      label: "Địa chỉ xưởng và bản đồ",
      small: "Số nhà, tên đường; ghim bản đồ đúng cửa.",
      done: !isSample(fields, "address.street", "map"),
      to: "/cua-hang#address",
      act: "Điền địa chỉ",
    },
    {
      label: "Giờ xưởng mở cửa",
      small: "Từng ngày trong tuần. Ngày nghỉ thì chọn “Nghỉ”.",
      done: told,
      to: "/cua-hang#hours",
      act: "Điền giờ",
    },
    {
      label: "Email hiện trên trang",
      small:
        "Địa chỉ khách thấy và bấm. Hộp thư nhận lời nhắn do người dựng trang đặt ở máy chủ; vào Thư khách, bấm “Gửi thư thử” cho chắc.",
      done: !isSample(fields, "email"),
      to: "/cua-hang#email",
      act: "Điền email",
    },
    {
      label: "Xem trên điện thoại rồi đưa lên mạng",
      small: "Trang thật hiện cạnh chỗ đang sửa; chưa thấy thì bấm con mắt ở góc trên.",
      done: coming.last !== null,
      to: "/len-mang",
      act: "Đến khay chờ",
    },
  ];
}

export function FirstRun() {
  const steps = useFirstSteps();
  const left = steps?.filter(({ done }) => !done).length ?? 0;
  return (
    <>
      <Bar title="Bắt đầu" sub={steps ? (left === 0 ? "xong cả năm việc" : `còn ${left} việc`) : undefined} />
      <main className="page">
        <p className="lead-in">Năm việc để trang đúng là của xưởng. Làm việc nào trước cũng được, bỏ qua cũng được.</p>
        <ol className="steps">
          {steps?.map(({ label, small, done, to, act }, at) => (
            <li className="step" key={label} data-done={done}>
              <div className="step-h">
                <span className="mark">{done ? <Icon name="check" /> : at + 1}</span>
                <span>
                  <b>{label}</b>
                  <small>{done ? "Xong." : small}</small>
                </span>
                <Link className={done ? "again" : "btn"} to={to}>
                  {done ? `Xem lại: ${label}` : act}
                </Link>
              </div>
            </li>
          ))}
        </ol>
      </main>
    </>
  );
}
