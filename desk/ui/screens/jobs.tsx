import { Link } from "react-router";
import { monthInWords } from "../../../app/content/calendar/month.ts";
import { newestJobFirst } from "../../../app/content/job-order.ts";
import { withoutDiacritics } from "../../../contract/slug.ts";
import type { Summary } from "../../drafts/pages.ts";
import type { Category } from "../../drafts/stock.ts";
import { pictureSource } from "../form/picture-input.tsx";
import { Bar } from "../frame/bar.tsx";
import { usePages } from "../pages.tsx";
import { categoryNamed } from "../parts/category-named.ts";
import { ListTools, useListTools } from "../parts/list-tools.tsx";
import { ALL, holds, WAITING, WRITING } from "../parts/state-drawers.ts";
import { StateMark } from "../parts/state-mark.tsx";
import { screenOf } from "../screens.ts";
import { NewPage } from "./new-page.tsx";

const DRAWERS = [ALL, WRITING, WAITING];

/** Prints that were delivered, in the order of the site, each with the photo taken of it. */
export function Jobs() {
  const { pages, stock } = usePages();
  const tools = useListTools();
  const jobs = pages
    .filter(({ kind }) => kind === "jobs")
    .sort((a, b) => newestJobFirst(asJob(a), asJob(b)))
    .map((page) => ({ page, words: wordsOf(page, stock.categories) }));
  const inDrawer = (at: number) => jobs.filter(({ page }) => holds(DRAWERS[at], page));
  const wanted = withoutDiacritics(tools.words).trim().split(/\s+/);
  const shown = inDrawer(tools.drawer).filter(({ page, words }) => {
    const told = withoutDiacritics(`${page.title} ${words}`);
    return wanted.every((word) => told.includes(word));
  });
  return (
    <>
      <Bar title="Việc đã làm">
        <NewPage kind="jobs" label="Thêm việc" />
      </Bar>
      <main className="page">
        {jobs.length > 0 && (
          <ListTools
            drawers={DRAWERS.map(({ label }, at) => ({ label, count: inDrawer(at).length }))}
            find="Tìm trong việc đã làm"
            placeholder="Tìm việc"
            tools={tools}
          />
        )}
        {jobs.length === 0 && (
          <div className="empty">
            <h2>Chưa có việc nào</h2>
            <p>
              Bấm “Thêm việc”, đặt tên việc, kéo ảnh chụp vào hoặc lấy từ điện thoại. Có việc đầu tiên thì trang mới có
              mục “Việc đã làm”. Chỉ đăng khi khách đã đồng ý.
            </p>
          </div>
        )}
        {jobs.length > 0 && shown.length === 0 && (
          <div className="empty" role="status">
            <h2>{tools.words ? "Không thấy việc nào có chữ ấy" : "Chưa có việc nào ở đây"}</h2>
          </div>
        )}
        {shown.length > 0 && (
          <ul className="rows card">
            {shown.map(({ page, words }) => (
              <li className="row" key={page.file}>
                <Link className="row-a" to={screenOf(page)}>
                  {typeof page.fields.image === "string" && page.fields.image ? (
                    <img src={pictureSource(page.fields.image)} alt="" width="64" height="48" loading="lazy" />
                  ) : (
                    <span className="kind">Chưa có ảnh</span>
                  )}
                  <span className="t">
                    <b>{page.title}</b>
                    <small>{page.unreadable?.message ?? words}</small>
                  </span>
                  <StateMark page={page} />
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

/** What a row of the list says about a job below its name. */
function wordsOf({ fields }: Summary, categories: readonly Category[]): string {
  const category = categoryNamed(categories, fields.category)?.title ?? "chưa chọn loại in";
  return [category, fields.place, monthWords(fields.month)].filter(Boolean).join(" · ");
}

/** `2026-11` → `tháng 11/2026`; empty for anything else. */
function monthWords(month: unknown): string {
  const written = String(month ?? "");
  return /^\d{4}-\d\d$/.test(written) ? monthInWords(written) : "";
}
