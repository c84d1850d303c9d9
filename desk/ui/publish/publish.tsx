/** The tray: what waits, before and after; the red button; and the way back. */
import { useCallback, useEffect, useRef, useState } from "react";
import type { Run } from "../../publishing/publish.ts";
import type { Tray } from "../../publishing/routes.ts";
import { ask, refusalOf } from "../client.ts";
import { Bar } from "../frame/bar.tsx";
import { usePages } from "../pages.tsx";
import { Icon } from "../parts/icon.tsx";
import { RefusalNote } from "../parts/refusal.tsx";
import { useToast } from "../parts/toasts.tsx";
import { whenWords } from "../parts/words.ts";
import { Running } from "./running.tsx";
import { TargetForm } from "./target-form.tsx";
import { WaitingRow } from "./waiting-row.tsx";
import "./publish.css";

/** Often enough to see each stage come (milliseconds). */
const LOOK_EVERY = 400;
/** While the desk does not answer (milliseconds). */
const LOOK_AGAIN = 3000;

export function Publish() {
  const { pages, refresh } = usePages();
  const say = useToast();
  const [tray, setTray] = useState<Tray | null>(null);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [run, setRun] = useState<Run | null>(null);
  const [mine, setMine] = useState(false);
  /** The desk was ended while this ran, and knows nothing of it any more. */
  const [brokenOff, setBrokenOff] = useState<Run | null>(null);
  const [refused, setRefused] = useState("");
  /** The desk was asked what it is at, and did not answer. */
  const [silent, setSilent] = useState(false);
  const asked = useRef(0);

  const look = useCallback(async () => {
    const turn = ++asked.current;
    try {
      const found = await ask<Tray>(`tray?${[...left].map((file) => `left=${encodeURIComponent(file)}`).join("&")}`);
      if (turn !== asked.current) return; // asked anew meanwhile, perhaps for other pages
      setTray(found);
      setRun(found.run);
      setRefused("");
    } catch (error) {
      setRefused(refusalOf(error));
    }
  }, [left]);
  useEffect(() => void look(), [look]);
  useEffect(() => {
    if (tray || !refused) return;
    const timer = setInterval(() => void look(), LOOK_AGAIN);
    return () => clearInterval(timer);
  }, [tray, refused, look]);
  // What runs, or failed while one was elsewhere, stands here until it is closed or the next one begins.
  const told = tray?.run && (tray.run.ended === null || tray.run.failed) ? tray.run.began : null;
  useEffect(() => {
    if (told !== null) setMine(true);
  }, [told]);

  const going = mine && (run === null || run.ended === null);
  useEffect(() => {
    if (!going) return;
    const timer = setInterval(async () => {
      const answer = await ask<{ run: Run | null }>("run").catch(() => null);
      setSilent(answer === null);
      if (!answer) return; // the desk may be opened again
      const now = answer.run;
      setRun(now);
      if (!now) {
        setBrokenOff(run);
        setMine(false);
      }
      if (now?.ended !== null) {
        void look();
        void refresh();
      }
    }, LOOK_EVERY);
    return () => clearInterval(timer);
  }, [going, run, look, refresh]);

  const begin = async (path: "publish" | "give-back", body?: unknown) => {
    try {
      setRefused("");
      setBrokenOff(null);
      const { run: now } = await ask<{ run: Run | null }>(path, { method: "POST", body });
      setRun(now);
      setMine(true);
    } catch (error) {
      setRefused(refusalOf(error));
    }
  };

  if (!tray) {
    return (
      <>
        <Bar title="Đưa lên mạng" publish={false} />
        <main className="page">
          {refused ? <p role="alert">{refused}</p> : <p className="muted">Đang xem khay chờ…</p>}
        </main>
      </>
    );
  }
  const chosen = tray.waiting.filter(({ summary }) => !left.has(summary.file));
  const broken = chosen.filter(({ wrong, summary }) => wrong.length > 0 || summary.changedOutside);
  const toMend = broken.length + new Set(tray.beside.map(({ file }) => file)).size;
  const still = tray.waiting.filter(({ summary }) => brokenOff?.pages.includes(summary.file));
  const files = chosen.map(({ summary }) => summary.file);
  return (
    <>
      <Bar title="Đưa lên mạng" publish={false} />
      <main className="page">
        {mine && run && (
          <Running
            run={run}
            silent={going && silent}
            again={() => void begin("publish", { files: run.pages })}
            close={() => setMine(false)}
            giveBack={tray.last?.former ? () => void begin("give-back") : null}
          />
        )}
        <RefusalNote>{refused}</RefusalNote>
        {still.length > 0 && (
          <RefusalNote>
            {`Bàn làm việc bị tắt giữa chừng nên lần đưa lên mạng vừa rồi đứt ngang. Nội dung đã về như trước, ${still.length} trang vẫn nằm trong khay chờ, không mất chữ nào: bấm đưa lên lần nữa là được.`}
          </RefusalNote>
        )}
        {!going && (
          <div className="with-side">
            <div className="stack">
              <p className="lead-in">
                {tray.waiting.length === 0
                  ? "Khay chờ đang trống. Viết xong một trang, bấm “Cho vào khay chờ” là trang nằm ở đây."
                  : `${tray.waiting.length} trang chờ lên. Bấm vào từng dòng để xem trước và sau.`}
              </p>
              {tray.beside.length > 0 && (
                <div className="note bad" role="status">
                  <Icon name="warn" />
                  <div>
                    <b>Đưa lên thế này thì trang khác chưa ổn</b>
                    <ul>
                      {tray.beside.map(({ file, message }) => (
                        <li key={file + message}>
                          {pages.find((page) => file === `content/${page.file}`)?.title ?? file}, {message}
                        </li>
                      ))}
                    </ul>
                  </div>
                </div>
              )}
              {tray.waiting.length > 0 && (
                <ul className="tray">
                  {tray.waiting.map((one) => (
                    <WaitingRow
                      key={one.summary.file}
                      one={one}
                      chosen={!left.has(one.summary.file)}
                      choose={(on) =>
                        setLeft(
                          new Set(
                            on ? [...left].filter((file) => file !== one.summary.file) : [...left, one.summary.file],
                          ),
                        )
                      }
                      changed={() => {
                        void look();
                        void refresh();
                      }}
                    />
                  ))}
                </ul>
              )}
            </div>
            <div className="stick">
              {tray.waiting.length > 0 && <Checks chosen={chosen.length} broken={toMend} />}
              <div className="go-box">
                {toMend > 0 ? (
                  <p className="btn big stop" role="status">
                    <Icon name="warn" />
                    {toMend === 1 ? "Còn một trang phải sửa" : `Còn ${toMend} trang phải sửa`}
                  </p>
                ) : (
                  <button
                    type="button"
                    className="btn go big"
                    disabled={chosen.length === 0}
                    aria-disabled={chosen.length === 0}
                    onClick={() => void begin("publish", { files })}
                  >
                    {chosen.length === 0 ? "Chưa có gì để đưa lên" : `Đưa ${chosen.length} trang lên mạng`}
                  </button>
                )}
                <p className="hint muted">
                  {toMend > 0
                    ? "Sửa chỗ ấy, hoặc bỏ dấu chọn để riêng trang ấy lại rồi đưa các trang kia lên."
                    : tray.built
                      ? "Khách thấy bản cũ cho đến giây cuối. Đưa lên rồi vẫn trả lại được."
                      : "Lần đầu dựng trang trên máy này: chưa có bản nào trước đó, nên từ lần sau mới trả lại được."}
                </p>
              </div>
              <section className="card">
                <div className="card-head">
                  <h2>Đang trên mạng</h2>
                </div>
                <div className="pad live">
                  {tray.last ? (
                    <>
                      <p>
                        <i className="lamp" />
                        Bản {whenWords(tray.last.at)}
                        {tray.last.pages.length > 0 && `, ${tray.last.pages.length} trang`}
                      </p>
                      {tray.last.former ? (
                        <button type="button" className="btn small" onClick={() => void begin("give-back")}>
                          <Icon name="undo" />
                          Trả lại bản trước đó
                        </button>
                      ) : (
                        <p className="hint muted">
                          Bản đầu tiên dựng trên máy này, trước nó chưa có bản nào để trả lại. Từ lần sau thì có.
                        </p>
                      )}
                    </>
                  ) : (
                    <p>
                      {tray.built ? "Bản có từ trước, bàn này chưa đưa gì lên." : "Máy này chưa dựng trang lần nào."}
                    </p>
                  )}
                </div>
              </section>
              <TargetForm
                target={tray.target}
                saved={() => {
                  say("Đã ghi chỗ gửi trang đến.");
                  void look();
                }}
              />
            </div>
          </div>
        )}
      </main>
    </>
  );
}

function Checks({ chosen, broken }: { chosen: number; broken: number }) {
  const lines = [
    {
      ok: broken === 0,
      label: "Chữ đủ, ảnh có lời tả, đường dẫn đến nơi",
      small:
        broken > 0
          ? "xem dòng đỏ trong danh sách trang chờ"
          : chosen > 0
            ? `${chosen} trang đều xong`
            : "chưa chọn trang nào",
    },
    { ok: true, label: "Địa chỉ cũ tự dẫn sang địa chỉ mới", small: "địa chỉ khách đang giữ vẫn mở được" },
    { ok: true, label: "Máy dựng thử cả trang trước khi thay", small: "hỏng giữa chừng thì khách vẫn thấy bản cũ" },
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
