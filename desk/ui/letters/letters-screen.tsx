import { useCallback, useEffect, useState } from "react";
import { useNavigate, useParams } from "react-router";
import type { DeskLetter, Inbox } from "../../letters/inbox.ts";
import { STEP_NAMES, STEPS, type Step } from "../../letters/steps.ts";
import { ask, refusalOf } from "../client.ts";
import { Bar } from "../frame/bar.tsx";
import { Dialog } from "../parts/dialog.tsx";
import { Icon } from "../parts/icon.tsx";
import type { IconName } from "../parts/icons.ts";
import { Menu } from "../parts/menu.tsx";
import { Spoken } from "../parts/spoken.tsx";
import { useToast } from "../parts/toasts.tsx";
import { useOneAtATime } from "../parts/use-one-at-a-time.ts";
import { PhoneCode } from "../phone/phone-code.tsx";
import { usePhoneDoor } from "../phone/use-phone-door.ts";
import { DrawerTabs } from "./drawer-tabs.tsx";
import { DRAWERS, type Drawer, drawerOf, lettersIn } from "./drawers.ts";
import { ExportDialog } from "./export-dialog.tsx";
import { findLetters } from "./find-letters.ts";
import { LetterView } from "./letter/letter-view.tsx";
import { LetterList } from "./letter-list.tsx";
import { useLetters } from "./letters.tsx";
import { EmptyDrawer, NoneFound } from "./no-letters.tsx";
import { PickMany } from "./pick-many.tsx";
import { StoreNote } from "./store-note.tsx";
import { useFocusOfNext } from "./use-focus-of-next.ts";
import { useLetterKeys } from "./use-letter-keys.ts";
import { usePlaceInList } from "./use-place-in-list.ts";
import "./letters-screen.css";

/** The inbox: a list in four drawers, and the letter that is read beside it (on a phone, in its place). */
export function LettersScreen() {
  const { id } = useParams();
  const { inbox, take, refresh, change } = useLetters();
  const navigate = useNavigate();
  const say = useToast();
  const [picked, setPicked] = useState<ReadonlySet<string> | null>(null);
  const [box, setBox] = useState<LetterBox | null>(null);
  const pick = useCallback(
    (one: string, on: boolean) =>
      setPicked((before) => new Set([...(before ?? []), one].filter((other) => on || other !== one))),
    [],
  );
  const letters = inbox?.letters ?? [];
  const open = letters.find((letter) => letter.id === id);
  const [drawer, setDrawer] = useDrawerOf(open);
  const [words, setWords] = useState("");
  const seeks = words.trim() !== "";
  const shown = seeks ? findLetters(words, letters) : lettersIn(drawer, letters);
  const step = (next: Step) => {
    if (!open || open.standing.step === next) return;
    const before = open.standing.step;
    const keep = (to: Step, said: () => void) =>
      void change(open.id, { step: to }).then(said, (error: unknown) => say(`Chưa lưu được. ${refusalOf(error)}`));
    keep(next, () => say(`${open.from_name}: ${STEP_NAMES[next].toLowerCase()}.`, () => keep(before, () => {})));
  };
  const beside = usePlaceInList(shown, seeks ? words : drawer.name, id);
  useLetterKeys({
    move: (by) => {
      const next = beside(by);
      if (next) navigate(`/thu-khach/${next.id}`);
    },
    step: (at) => STEPS[at] && step(STEPS[at]),
  });
  useEffect(() => {
    if (id && inbox && !inbox.away && !open) navigate("/thu-khach", { replace: true });
  }, [id, inbox, open, navigate]);
  const { list, forgotten } = useFocusOfNext(shown, open?.id);
  const trial = useOneAtATime(async () => {
    try {
      const answer = await ask<Inbox & { id: string }>("letters/trial", { method: "POST", body: {} });
      take(answer);
      navigate(`/thu-khach/${answer.id}`);
      say("Đã gửi một thư thử, đi đúng đường của thư khách. Đến hộp thư hay chưa sẽ báo ở đây.");
    } catch (error) {
      say(refusalOf(error));
      void refresh(); // what was asked may have been done all the same
    }
  });
  return (
    <>
      <Bar
        title={open ? open.from_name : "Thư khách"}
        windowTitle="Thư khách"
        up={open && { to: "/thu-khach", label: "Thư khách" }}
      >
        <LetterTools ask={setBox} sendTrial={() => void trial()} />
      </Bar>
      <main className={open ? "inbox reading" : "inbox"}>
        <section className="in-list" aria-label="Danh sách thư" ref={list} tabIndex={-1}>
          <DrawerTabs
            letters={letters}
            open={seeks ? null : drawer}
            pull={(one) => {
              setDrawer(one);
              setWords("");
              setPicked(null);
              navigate("/thu-khach");
            }}
          />
          <FindField
            words={words}
            change={(typed) => {
              setWords(typed);
              setPicked(null);
            }}
          />
          {inbox ? <StoreNote inbox={inbox} /> : <p className="muted pad only-s">Đang hỏi kho thư…</p>}
          <PickMany letters={shown} picked={picked} setPicked={setPicked} />
          {shown.length > 0 && <LetterList letters={shown} open={open?.id} picked={picked} pick={pick} />}
          {/* Before the store has ever answered, nobody knows what is empty. */}
          {inbox &&
            inbox.answeredAt !== null &&
            shown.length === 0 &&
            (seeks ? <NoneFound /> : <EmptyDrawer inbox={inbox} drawer={drawer} />)}
        </section>
        {open ? (
          <LetterView key={open.id} letter={open} step={step} forgotten={forgotten} />
        ) : (
          <section className="in-read none" aria-label="Thư đang đọc">
            <p className="muted">{inbox ? "Chọn một thư để đọc." : "Đang hỏi kho thư…"}</p>
          </section>
        )}
        {/* The focus stays in the list, so screen readers have to be told that a letter has opened beside it. */}
        <Spoken>{open ? `Đã mở thư của ${open.from_name}, đọc ở sau danh sách.` : ""}</Spoken>
      </main>
      {box === "export" && <ExportDialog inbox={inbox} close={() => setBox(null)} />}
      {box === "phone" && (
        <Dialog title="Đọc thư trên điện thoại" close={() => setBox(null)} width="26rem">
          <LettersOnPhone />
        </Dialog>
      )}
    </>
  );
}

/** The open drawer: opening a letter opens the letter's drawer; a letter whose step changes while it is read leaves the drawer as it is. */
function useDrawerOf(open: DeskLetter | undefined): [Drawer, (drawer: Drawer) => void] {
  const [drawer, setDrawer] = useState<Drawer>(DRAWERS[0]);
  const [followed, setFollowed] = useState<string>();
  if (open?.id !== followed) {
    setFollowed(open?.id);
    if (open) setDrawer(drawerOf(open));
  }
  return [drawer, setDrawer];
}

function LettersOnPhone() {
  const door = usePhoneDoor("letters");
  const inside = "Điện thoại đã vào. Đóng hộp này là điện thoại không xem thêm được nữa.";
  return <PhoneCode door={door} purpose="letters" inside={inside} />;
}

/** What can be opened over the inbox. */
type LetterBox = "export" | "phone";

/** What is done with the inbox as a whole; in a narrow window its buttons have room in a menu only. */
function LetterTools({ ask, sendTrial }: { ask: (box: LetterBox) => void; sendTrial: () => void }) {
  const tools: { label: string; icon: IconName; pick: () => void }[] = [
    { label: "Đọc trên điện thoại", icon: "mobile", pick: () => ask("phone") },
    { label: "Gửi thư thử", icon: "mail", pick: sendTrial },
    { label: "Xuất ra Excel", icon: "save", pick: () => ask("export") },
  ];
  return (
    <>
      {tools.map(({ label, icon, pick }) => (
        <button key={label} type="button" className="btn quiet small hide-s" onClick={pick}>
          <Icon name={icon} />
          {label}
        </button>
      ))}
      <Menu label="Việc với cả hộp thư" className="btn icon quiet only-s" items={tools}>
        <Icon name="more" />
      </Menu>
    </>
  );
}

function FindField({ words, change }: { words: string; change: (words: string) => void }) {
  return (
    <label className="find">
      <span className="vh">Tìm trong thư khách, ở cả bốn ngăn</span>
      <Icon name="search" />
      <input
        className="in"
        type="search"
        placeholder="Tìm tên, số, email, chữ trong thư"
        value={words}
        onChange={(event) => change(event.target.value)}
      />
    </label>
  );
}
