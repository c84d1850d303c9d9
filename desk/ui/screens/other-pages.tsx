import { Link } from "react-router";
import { Bar } from "../frame/bar.tsx";
import { usePages } from "../pages.tsx";
import { STATES, screenOf } from "../screens.ts";

/** Pages with a fixed form: home, introduction, policies. */
export function OtherPages() {
  const { pages } = usePages();
  const shown = ["home", "introduction", "policies"].flatMap((wanted) => pages.filter(({ kind }) => kind === wanted));
  return (
    <>
      <Bar title="Trang khác" />
      <main className="page">
        <ul className="rows card">
          {shown.map((page) => (
            <li className="row" key={page.file}>
              <Link className="row-a" to={screenOf(page)}>
                <span className="t">
                  <b>{page.title}</b>
                  <small>{page.unreadable?.message ?? page.address}</small>
                </span>
                <span className="st" data-s={page.unreadable ? "bad" : STATES[page.state].mark}>
                  {page.unreadable ? "Chưa đọc được" : STATES[page.state].label}
                </span>
              </Link>
            </li>
          ))}
        </ul>
      </main>
    </>
  );
}
