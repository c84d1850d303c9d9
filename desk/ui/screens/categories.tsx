import { Link } from "react-router";
import { Bar } from "../frame/bar.tsx";
import { usePages } from "../pages.tsx";
import { STATES, screenOf } from "../screens.ts";
import { NewPage } from "./new-page.tsx";

/** The categories in the order they stand on the site. */
export function Categories() {
  const { pages } = usePages();
  const shown = pages
    .filter(({ kind }) => kind === "categories")
    .sort((a, b) => Number(a.fields.order ?? 99) - Number(b.fields.order ?? 99));
  return (
    <>
      <Bar title="Danh mục in">
        <NewPage kind="categories" label="Thêm danh mục" />
      </Bar>
      <main className="page">
        <ol className="cats card">
          {shown.map((page, at) => (
            <li className="cat" key={page.file}>
              <span className="num muted no">{at + 1}</span>
              <Link to={screenOf(page)}>
                <span className="t">
                  <b>{page.title}</b>
                  <small>{page.unreadable?.message ?? String(page.fields.lead ?? "")}</small>
                </span>
              </Link>
              <span className="st" data-s={page.unreadable ? "bad" : STATES[page.state].mark}>
                {page.unreadable ? "Chưa đọc được" : STATES[page.state].label}
              </span>
            </li>
          ))}
        </ol>
        <p className="hint muted after">Thứ tự ở đây là thứ tự trên trang.</p>
      </main>
    </>
  );
}
