import { Link } from "react-router";
import { slugOf } from "../../../contract/slug.ts";
import { pictureSource } from "../form/picture-input.tsx";
import { Bar } from "../frame/bar.tsx";
import { usePages } from "../pages.tsx";
import { categoryNamed } from "../parts/category-named.ts";
import { ListTools, useListTools } from "../parts/list-tools.tsx";
import { ALL, holds, type StateDrawer, WAITING, WRITING } from "../parts/state-drawers.ts";
import { StateMark } from "../parts/state-mark.tsx";
import { shortDay } from "../parts/words.ts";
import { screenOf } from "../screens.ts";
import { NewPage } from "./new-page.tsx";
import "./articles.css";

const DRAWERS: StateDrawer[] = [
  ALL,
  WRITING,
  WAITING,
  { label: "Hẹn ngày", states: ["timed"] },
  { label: "Đang ẩn", states: ["hidden"] },
];

/** All articles, newest first. */
export function Articles() {
  const { pages, stock } = usePages();
  const tools = useListTools();
  const articles = pages
    .filter(({ kind }) => kind === "articles")
    .sort((a, b) => String(b.fields.date ?? "9").localeCompare(String(a.fields.date ?? "9")));
  const inDrawer = (at: number) => articles.filter((page) => holds(DRAWERS[at], page));
  const shown = inDrawer(tools.drawer).filter(({ title }) => slugOf(title).includes(slugOf(tools.words)));
  return (
    <>
      <Bar title="Bài viết">
        <NewPage kind="articles" label="Viết bài mới" />
      </Bar>
      <main className="page">
        <ListTools
          drawers={DRAWERS.map(({ label }, at) => ({ label, count: inDrawer(at).length }))}
          find="Tìm trong bài viết"
          placeholder="Tìm bài"
          tools={tools}
        />
        <table className="list">
          <thead>
            <tr>
              <th className="th">
                <span className="vh">Ảnh</span>
              </th>
              <th>Tên bài</th>
              <th className="hide-m">Dẫn đến</th>
              <th>Trạng thái</th>
              <th className="hide-s">Ngày</th>
            </tr>
          </thead>
          <tbody>
            {shown.map((page) => (
              <tr key={page.file}>
                <td className="th">
                  {typeof page.fields.image === "string" && page.fields.image && (
                    <img src={pictureSource(page.fields.image)} alt="" width="64" height="48" loading="lazy" />
                  )}
                </td>
                <td className="ti">
                  <Link to={screenOf(page)}>{page.title}</Link>
                  {page.unreadable ? (
                    <small className="say">{page.unreadable.message}</small>
                  ) : (
                    <small>{page.address ?? "chưa có địa chỉ"}</small>
                  )}
                </td>
                <td className="hide-m">{categoryNamed(stock.categories, page.fields.category)?.title ?? ""}</td>
                <td>
                  <StateMark page={page} />
                </td>
                <td className="num hide-s">{typeof page.fields.date === "string" ? shortDay(page.fields.date) : ""}</td>
              </tr>
            ))}
          </tbody>
        </table>
        {shown.length === 0 && (
          <div className="empty" role="status">
            <h2>{tools.words ? "Không thấy bài nào có chữ ấy" : "Chưa có bài nào ở đây"}</h2>
          </div>
        )}
      </main>
    </>
  );
}
