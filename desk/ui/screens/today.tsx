import { Link } from "react-router";
import type { Summary } from "../../drafts/pages.ts";
import type { Coming } from "../../publishing/wait.ts";
import { Bar } from "../frame/bar.tsx";
import { WaitingLetters } from "../letters/waiting-letters.tsx";
import { usePages } from "../pages.tsx";
import { holds, WAITING } from "../parts/state-drawers.ts";
import { dueWords, missedWords, todayWords, whenWords } from "../parts/words.ts";
import { comingInShort } from "../publish/coming-words.ts";
import { StuckNote } from "../publish/stuck-note.tsx";
import { useComing } from "../publish/use-coming.ts";
import { screenOf, stateWords } from "../screens.ts";
import { WeekCard } from "../week/week-card.tsx";
import { FirstNote } from "./first-note.tsx";
import { NewPage } from "./new-page.tsx";
import { SiteHealth } from "./site-health.tsx";
import { StillMissing } from "./still-missing.tsx";
import { ToMend } from "./to-mend.tsx";
import "./today.css";

/** The customers who wait, the pages that wait, what is being written, what is still a sample. */
export function Today() {
  const { pages } = usePages();
  const waiting = pages.filter((page) => holds(WAITING, page));
  const written = pages.filter(({ state }) => state === "desk");
  const timed = pages.filter(({ state }) => state === "timed");
  const told = useComing();
  const coming = told?.coming ?? null;
  return (
    <>
      <Bar title="Hôm nay" sub={todayWords()}>
        <NewPage kind="articles" label="Viết bài mới" />
      </Bar>
      <main className="page home">
        <div className="with-side">
          <div className="stack">
            <ToMend />
            {told && <StuckNote {...told} />}
            <WaitingLetters />
            <Rows
              title="Chờ lên mạng"
              pages={waiting}
              none="Khay chờ đang trống."
              more={<Link to="/len-mang">Xem trước và sau</Link>}
            />
            <Rows title="Đang viết dở" pages={written} none="Không có trang nào viết dở." />
            {timed.length > 0 && <Rows title="Hẹn ngày" pages={timed} coming={coming} none="" />}
          </div>
          <div className="stack side-col">
            <FirstNote />
            <StillMissing />
            <WeekCard />
            <SiteHealth coming={coming} />
          </div>
        </div>
      </main>
    </>
  );
}

function Rows({
  title,
  pages,
  coming = null,
  none,
  more,
}: {
  title: string;
  pages: Summary[];
  coming?: Coming[] | null;
  none: string;
  more?: React.ReactNode;
}) {
  return (
    <section>
      <div className="sec">
        <h2>{title}</h2>
        {pages.length > 0 && more}
      </div>
      {pages.length === 0 && <p className="muted pad">{none}</p>}
      <ul className="rows">
        {pages.map((page) => (
          <li className="row" key={page.file}>
            <Link className="row-a" to={screenOf(page)}>
              <span className="kind">{KIND[page.kind] ?? "Trang"}</span>
              <span className="t">
                <b>{page.title}</b>
                <small>{inOneLine(page, coming)}</small>
              </span>
              {page.at && <span className="when">{whenWords(page.at)}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

function inOneLine(page: Summary, coming: Coming[] | null): string {
  const { file, changedOutside, fields, fresh, seen, comes, state } = page;
  const due = dueWords(fields);
  const missed = missedWords(page, fields);
  if (changedOutside) return "vừa được sửa ở ngoài bàn";
  const change = coming?.find((one) => one.file === file && one.what === "article");
  if (change && state === "timed") return comingInShort(change);
  if (due && comes) return `hẹn lên lúc ${due}, chữ mới sửa chưa đưa lên mạng`;
  if (due && state !== "timed") return `hẹn lên ${seen ? "lại " : ""}lúc ${due}, chưa đưa lên mạng`;
  if (due) return `hẹn lên lúc ${due}`;
  if (missed) return `đã qua giờ hẹn ${missed}, chưa đưa lên mạng`;
  return fresh ? "trang mới" : stateWords(page);
}

const KIND: Record<string, string> = {
  articles: "Bài viết",
  categories: "Danh mục",
  policies: "Chính sách",
  jobs: "Việc đã làm",
  settings: "Cửa hàng",
};
