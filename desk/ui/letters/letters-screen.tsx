import { useEffect, useRef, useState } from "react";
import { useNavigate, useParams } from "react-router";
import type { Inbox } from "../../letters/inbox.ts";
import { STEP_NAMES, STEPS, type Step } from "../../letters/steps.ts";
import { ask, refusalOf } from "../client.ts";
import { Bar } from "../frame/bar.tsx";
import { Dialog } from "../parts/dialog.tsx";
import { Icon } from "../parts/icon.tsx";
import { useToast } from "../parts/toasts.tsx";
import { PhoneCode } from "../phone/phone-code.tsx";
import { DRAWERS, drawerOf, lettersIn } from "./drawers.ts";
import { ExportDialog } from "./export-dialog.tsx";
import { findLetters } from "./find-letters.ts";
import { LetterView } from "./letter/letter-view.tsx";
import { LetterList } from "./letter-list.tsx";
import { useLetters } from "./letters.tsx";
import { PickMany } from "./pick-many.tsx";
import { StoreNote } from "./store-note.tsx";
import { useLetterKeys } from "./use-letter-keys.ts";
import "./letters-screen.css";

/** The inbox: a list in four drawers, and the letter that is read beside it (on a phone, in its place). */
export function LettersScreen() {
  const { id } = useParams();
  const { inbox, take, change } = useLetters();
  const navigate = useNavigate();
  const say = useToast();
  const [drawer, setDrawer] = useState(DRAWERS[0]);
  const [picked, setPicked] = useState<ReadonlySet<string> | null>(null);
  const [box, setBox] = useState<"export" | "phone" | null>(null);
  const letters = inbox?.letters ?? [];
  const open = letters.find((letter) => letter.id === id);
  // A letter that is opened shows its drawer; one that moves on while it is read leaves the list as it is.
  const opened = open?.id;
  const itsDrawer = open && drawerOf(open);
  const [followed, setFollowed] = useState<string>();
  if (itsDrawer && opened !== followed) {
    setFollowed(opened);
    setDrawer(itsDrawer);
  }
  const [words, setWords] = useState("");
  const seeks = words.trim() !== "";
  const shown = seeks ? findLetters(words, letters) : lettersIn(drawer, letters);
  const junk = letters.filter((letter) => letter.junk).length;
  const step = (next: Step) => {
    if (!open || open.standing.step === next) return;
    const before = open.standing.step;
    const keep = (to: Step, said: () => void) =>
      void change(open.id, { step: to }).then(said, (error: unknown) => say(`Chưa lưu được. ${refusalOf(error)}`));
    keep(next, () => say(`${open.from_name}: ${STEP_NAMES[next].toLowerCase()}.`, () => keep(before, () => {})));
  };
  useLetterKeys({
    move: (by) => {
      const at = shown.findIndex((letter) => letter.id === id);
      const next = shown[at < 0 ? 0 : Math.max(0, Math.min(shown.length - 1, at + by))];
      if (next) navigate(`/thu-khach/${next.id}`);
    },
    step: (at) => STEPS[at] && step(STEPS[at]),
  });
  useEffect(() => {
    if (id && inbox && !inbox.away && !open) navigate("/thu-khach", { replace: true });
  }, [id, inbox, open, navigate]);
  const list = useRef<HTMLElement>(null);
  /** The letter that takes the place of one that was deleted; empty for none, null while none was. */
  const [next, setNext] = useState<string | null>(null);
  const forgotten = (gone: string[]) => {
    const left = shown.filter((letter) => letter.id === id || !gone.includes(letter.id));
    const at = left.findIndex((letter) => letter.id === id);
    setNext((left[at + 1] ?? left[at - 1])?.id ?? "");
    navigate("/thu-khach");
  };
  useEffect(() => {
    if (next === null || open) return;
    const link = next && list.current?.querySelector<HTMLElement>(`a[href$="/${next}"]`);
    (link || list.current)?.focus();
    setNext(null);
  }, [next, open]);
  const trial = async () => {
    try {
      const answer = await ask<Inbox & { id: string }>("letters/trial", { method: "POST", body: {} });
      take(answer);
      navigate(`/thu-khach/${answer.id}`);
      say("Đã gửi một thư thử, đi đúng đường của thư khách. Đến hộp thư hay chưa sẽ báo ở đây.");
    } catch (error) {
      say(refusalOf(error));
    }
  };
  return (
    <>
      <Bar
        title={open ? open.from_name : "Thư khách"}
        windowTitle="Thư khách"
        up={open && { to: "/thu-khach", label: "Thư khách" }}
      >
        <button type="button" className="btn quiet small hide-s" onClick={() => setBox("phone")}>
          <Icon name="mobile" />
          Đọc trên điện thoại
        </button>
        <button type="button" className="btn quiet small hide-s" onClick={() => void trial()}>
          <Icon name="mail" />
          Gửi thư thử
        </button>
        <button type="button" className="btn quiet small hide-s" onClick={() => setBox("export")}>
          <Icon name="save" />
          Xuất ra Excel
        </button>
      </Bar>
      <main className={open ? "inbox reading" : "inbox"}>
        <section className="in-list" aria-label="Danh sách thư" ref={list} tabIndex={-1}>
          <fieldset className="tabs in-tabs">
            <legend className="vh">Ngăn thư</legend>
            {DRAWERS.map((one) => (
              <button
                key={one.name}
                type="button"
                aria-pressed={one === drawer && !seeks}
                onClick={() => {
                  setDrawer(one);
                  setWords("");
                  setPicked(null);
                  navigate("/thu-khach");
                }}
              >
                {one.label}
                <span className="n">{letters.filter(one.holds).length || ""}</span>
              </button>
            ))}
          </fieldset>
          <label className="find">
            <span className="vh">Tìm trong thư khách, ở cả bốn ngăn</span>
            <Icon name="search" />
            <input
              className="in"
              type="search"
              placeholder="Tìm tên, số, email, chữ trong thư"
              value={words}
              onChange={(event) => {
                setWords(event.target.value);
                setPicked(null);
              }}
            />
          </label>
          {inbox ? <StoreNote inbox={inbox} /> : <p className="muted pad only-s">Đang hỏi kho thư…</p>}
          <PickMany letters={shown} picked={picked} setPicked={setPicked} />
          {shown.length > 0 && (
            <LetterList
              letters={shown}
              open={open?.id}
              picked={picked}
              pick={(one, on) => setPicked(new Set([...(picked ?? []), one].filter((other) => on || other !== one)))}
            />
          )}
          {inbox && shown.length === 0 && seeks && (
            <div className="empty" role="status">
              <h2>Không thấy thư nào</h2>
              <p>Bàn tìm trong tên, số điện thoại, email, lời nhắn và ghi chú, ở cả bốn ngăn. Thử ít chữ hơn.</p>
            </div>
          )}
          {inbox && shown.length === 0 && !seeks && (
            <div className="empty">
              <h2>{letters.length === 0 ? "Chưa có thư nào" : "Ngăn này đang trống"}</h2>
              {drawer.name === "cho" && junk > 0 && (
                <p>
                  Ngăn Rác có {junk} thư máy nghi là quảng cáo. Ngó qua kẻo sót khách: là khách thì mở thư, bấm “Không
                  phải, đây là khách”.
                </p>
              )}
              {letters.length === 0 && inbox.away === null && (
                <>
                  <p>Khách gửi lời nhắn trên trang thì thư hiện ở đây, kèm khổ vẽ sẵn.</p>
                  <details>
                    <summary>Thư đọc từ đâu, cho người dựng trang</summary>
                    <code>{inbox.place}</code>
                  </details>
                </>
              )}
            </div>
          )}
        </section>
        {open ? (
          <LetterView key={open.id} letter={open} step={step} forgotten={forgotten} />
        ) : (
          <section className="in-read none" aria-label="Thư đang đọc">
            <p className="muted">{inbox ? "Chọn một thư để đọc." : "Đang hỏi kho thư…"}</p>
          </section>
        )}
      </main>
      {box === "export" && <ExportDialog letters={letters} close={() => setBox(null)} />}
      {box === "phone" && (
        <Dialog title="Đọc thư trên điện thoại" close={() => setBox(null)} width="26rem">
          <PhoneCode
            purpose="letters"
            inside="Điện thoại đã vào. Đóng hộp này là điện thoại không xem thêm được nữa."
          />
        </Dialog>
      )}
    </>
  );
}
