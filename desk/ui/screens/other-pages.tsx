import { Link } from "react-router";
import { Bar } from "../frame/bar.tsx";
import { usePages } from "../pages.tsx";
import { StateMark } from "../parts/state-mark.tsx";
import { screenOf } from "../screens.ts";

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
                <StateMark page={page} />
              </Link>
            </li>
          ))}
        </ul>
      </main>
    </>
  );
}
