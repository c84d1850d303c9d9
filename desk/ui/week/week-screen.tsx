import { useEffect, useState } from "react";
import { elsewhereWords } from "../../server-commands/elsewhere-words.ts";
import type { Week } from "../../week/routes.ts";
import { ask, refusalOf } from "../client.ts";
import { Bar } from "../frame/bar.tsx";
import { usePages } from "../pages.tsx";
import { Icon } from "../parts/icon.tsx";
import { MachineWords } from "../parts/machine-words.tsx";
import { shortDay } from "../parts/words.ts";
import { DayChart } from "./day-chart.tsx";
import { dayBars } from "./days.ts";
import { FIGURES } from "./figures.ts";
import { pageRows } from "./page-rows.ts";
import { SpeedScales } from "./speed-scale.tsx";
import "./week-screen.css";

const SPANS = [
  { days: 7, label: "7 ngày", before: "7 ngày trước đó" },
  { days: 28, label: "4 tuần", before: "4 tuần trước đó" },
] as const;

/** Pages in the table; the rest of a small site is noise. */
const MOST_PAGES = 12;

/** What visitors did, in numbers and small charts. */
export function WeekScreen() {
  const { pages } = usePages();
  const [span, setSpan] = useState<(typeof SPANS)[number]>(SPANS[0]);
  const [week, setWeek] = useState<(Week & { span: number }) | null>(null);
  const [refused, setRefused] = useState("");
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked anew whenever the pages were read anew, when the window gets the focus and on a new day
  useEffect(() => {
    let here = true;
    ask<Week>(`week?days=${span.days}`)
      .then((answer) => {
        if (!here) return;
        setWeek({ ...answer, span: span.days });
        setRefused("");
      })
      .catch((error: unknown) => {
        const refusal = refusalOf(error);
        if (here) setRefused(refusal);
      });
    return () => {
      here = false;
    };
  }, [span, pages]);
  const summary = week?.summary;
  const away = refused ? { said: refused } : week && !summary ? week.away : null;
  return (
    <>
      <Bar
        title="Tuần này"
        sub={summary ? `${shortDay(summary.first).slice(0, 5)} đến ${shortDay(summary.last).slice(0, 5)}` : undefined}
      >
        <fieldset className="seg">
          <legend className="vh">Khoảng thời gian</legend>
          {SPANS.map((one) => (
            <button key={one.days} type="button" aria-pressed={one === span} onClick={() => setSpan(one)}>
              {one.label}
            </button>
          ))}
        </fieldset>
      </Bar>
      <main className="page">
        {away && (
          <div className="note" role="status">
            <Icon name="warn" />
            <div>
              {away === "elsewhere"
                ? elsewhereWords("chưa có số liệu để xem. Máy chủ vẫn đếm")
                : "Chưa hỏi được số liệu ở máy chủ. Máy vẫn đếm, hỏi lại sau."}
              {away !== "elsewhere" && <MachineWords said={away.said} />}
            </div>
          </div>
        )}
        {!away && week?.span !== span.days && <p className="muted">Đang hỏi số liệu ở máy chủ…</p>}
        {week && summary && week.span === span.days && <Figures week={{ ...week, summary }} span={span} />}
      </main>
    </>
  );
}

function Figures({
  week: { summary, days },
  span,
}: {
  week: Week & { summary: NonNullable<Week["summary"]> };
  span: (typeof SPANS)[number];
}) {
  if (days.length === 0) {
    return (
      <div className="empty">
        <h2>Chưa có số nào</h2>
        <p>Trang chạy và có khách xem thì số hiện ở đây. Máy chủ tự đếm, không ghi ai là ai.</p>
      </div>
    );
  }
  return (
    <>
      <div className="four">
        {FIGURES.map(({ title, kinds }) => {
          const bars = dayBars(days, summary.last, span.days, kinds);
          const [now, before] = [sum(bars.map(({ count }) => count)), sum(bars.map((bar) => bar.before))];
          return (
            <section className="card fig" key={title}>
              <h2>{title}</h2>
              <p className="big num">{now.toLocaleString("vi-VN")}</p>
              <p className="muted num">
                {span.before} (gạch đen): {before.toLocaleString("vi-VN")}{" "}
                {now > before && <b className="plus">+{(now - before).toLocaleString("vi-VN")}</b>}
              </p>
              <DayChart title={`${title} từng ngày`} bars={bars} />
            </section>
          );
        })}
      </div>
      <div className="two-cols">
        <PageTable pages={summary.pages} />
        <div className="stack">
          <section className="card">
            <div className="card-head">
              <h2>Khách tìm mà không thấy</h2>
            </div>
            <p className="pad">
              {summary.sums["empty-search"] === 0
                ? "Ai tìm cũng ra."
                : `${summary.sums["empty-search"].toLocaleString("vi-VN")} lần. Máy không ghi khách gõ gì, chỉ đếm số lần.`}
            </p>
          </section>
          <section className="card">
            <div className="card-head">
              <h2>Trang nhanh hay chậm trên điện thoại khách</h2>
            </div>
            <SpeedScales speed={summary.speed} />
            <p className="muted pad small">Cứ bốn máy thì ba máy nhanh bằng hoặc hơn số này.</p>
          </section>
        </div>
      </div>
    </>
  );
}

function PageTable({ pages }: { pages: NonNullable<Week["summary"]>["pages"] }) {
  const { pages: known } = usePages();
  const rows = pageRows(pages, known);
  const most = Math.max(1, ...rows.map(({ view }) => view));
  return (
    <section className="card">
      <div className="card-head">
        <h2>Trang nào đưa khách đến</h2>
      </div>
      <table className="page-figures">
        <thead>
          <tr>
            <th scope="col">Trang</th>
            <th scope="col" className="r">
              Xem
            </th>
            <th scope="col" className="r">
              Gọi
            </th>
            <th scope="col" className="r">
              Zalo
            </th>
            <th scope="col" className="r">
              Nhắn
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.slice(0, MOST_PAGES).map(({ id, name, view, call, zalo, sent }) => (
            <tr key={id}>
              <th scope="row">
                <span className="meter">
                  {name}
                  <svg viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
                    <rect width={(view / most) * 100} height="4" />
                  </svg>
                </span>
              </th>
              <td className="num r">{view.toLocaleString("vi-VN")}</td>
              <td className="num r">{call.toLocaleString("vi-VN")}</td>
              <td className="num r">{zalo.toLocaleString("vi-VN")}</td>
              <td className="num r">{sent.toLocaleString("vi-VN")}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function sum(figures: number[]): number {
  return figures.reduce((total, figure) => total + figure, 0);
}
