import { Link } from "react-router";
import { monthInWords } from "../../../app/content/calendar/month.ts";
import { newestJobFirst } from "../../../app/content/job-order.ts";
import type { Summary } from "../../drafts/pages.ts";
import { pictureSource } from "../form/picture-input.tsx";
import { Bar } from "../frame/bar.tsx";
import { usePages } from "../pages.tsx";
import { STATES, screenOf } from "../screens.ts";
import { NewPage } from "./new-page.tsx";

/** Prints that were delivered, in the order of the site, each with the photo taken of it. */
export function Jobs() {
  const { pages, stock } = usePages();
  const shown = pages.filter(({ kind }) => kind === "jobs").sort((a, b) => newestJobFirst(asJob(a), asJob(b)));
  return (
    <>
      <Bar title="Việc đã làm">
        <NewPage kind="jobs" label="Thêm việc" />
      </Bar>
      <main className="page">
        {shown.length === 0 ? (
          <div className="empty">
            <h2>Chưa có việc nào</h2>
            <p>
              Bấm “Thêm việc”, đặt tên việc, kéo ảnh chụp vào hoặc lấy từ điện thoại. Có việc đầu tiên thì trang mới có
              mục “Việc đã làm”. Chỉ đăng khi khách đã đồng ý.
            </p>
          </div>
        ) : (
          <ul className="rows card">
            {shown.map((page) => (
              <li className="row" key={page.file}>
                <Link className="row-a" to={screenOf(page)}>
                  {typeof page.fields.image === "string" && page.fields.image ? (
                    <img src={pictureSource(page.fields.image)} alt="" width="64" height="48" loading="lazy" />
                  ) : (
                    <span className="kind">Chưa có ảnh</span>
                  )}
                  <span className="t">
                    <b>{page.title}</b>
                    <small>
                      {page.unreadable?.message ??
                        [
                          stock.categories.find(({ slug }) => slug === page.fields.category)?.title ??
                            "chưa chọn loại in",
                          page.fields.place,
                          monthWords(page.fields.month),
                        ]
                          .filter(Boolean)
                          .join(" · ")}
                    </small>
                  </span>
                  <span className="st" data-s={page.unreadable ? "bad" : STATES[page.state].mark}>
                    {page.unreadable ? "Chưa đọc được" : STATES[page.state].label}
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        )}
        {shown.length > 1 && (
          <p className="hint muted after">
            Thứ tự ở đây là thứ tự trên trang: tháng mới đứng trước, cùng tháng thì tên xếp theo vần ABC.
          </p>
        )}
      </main>
    </>
  );
}

const asJob = ({ title, fields }: Summary) => ({ title, month: fields.month });

/** `2026-11` → `tháng 11/2026`; nothing for what is no month. */
function monthWords(month: unknown): string {
  const written = String(month ?? "");
  return /^\d{4}-\d\d$/.test(written) ? monthInWords(written) : "";
}
