import { useEffect, useState } from "react";
import { formatNumber } from "../../../app/try-size/figures.ts";
import type { Entry } from "../../journal/journal.ts";
import type { ToldJournal } from "../../journal/routes.ts";
import { ask, ofFile, refusalOf } from "../client.ts";
import { Dialog } from "../parts/dialog.tsx";
import { Icon } from "../parts/icon.tsx";
import { Refusal } from "../parts/refusal.tsx";
import { useToast } from "../parts/toasts.tsx";
import { whenWords } from "../parts/words.ts";
import { EntryChange } from "../screens/entry-change.tsx";
import { restoredWords } from "../screens/restored-words.ts";
import { stateToTake, takeWords } from "../screens/state-to-take.ts";
import { takeBack } from "../screens/take-back.ts";
import { whatHappened } from "../screens/what.ts";
import "./page-history.css";

/** Every kept state of one page, what it changed, and the way back to it. */
export function PageHistory({
  file,
  title,
  close,
  restored,
}: {
  file: string;
  title: string;
  close: () => void;
  restored: () => Promise<void>;
}) {
  const [entries, setEntries] = useState<Entry[] | null>(null);
  const [older, setOlder] = useState(0);
  const [refused, setRefused] = useState("");
  const say = useToast();
  useEffect(() => {
    ask<ToldJournal>(`journal?${ofFile(file)}`)
      .then((answer) => {
        setEntries(answer.entries);
        setOlder(answer.older);
      })
      .catch((error: unknown) => setRefused(refusalOf(error)));
  }, [file]);
  const back = async (entry: Entry, hash: string) => {
    const { kept } = await takeBack(file, hash);
    await restored();
    close();
    say(restoredWords(title, entry, kept));
  };
  return (
    <Dialog title="Nhật ký trang này" close={close} width="46rem">
      <Refusal>{refused}</Refusal>
      {entries?.length === 0 && <p>Trang này chưa sửa lần nào.</p>}
      {entries && entries.length > 0 && <p className="hint muted">Bấm vào từng dòng để xem lần ấy đổi gì.</p>}
      <ol className="past">
        {entries?.map((entry) => (
          <PastRow
            key={entry.at + entry.what}
            entry={entry}
            file={file}
            hash={stateToTake(entry, file, entries)}
            back={back}
          />
        ))}
      </ol>
      {older > 0 && (
        <p className="hint muted">
          Còn {formatNumber(older)} lần cũ hơn, vẫn cất trong máy. Cần lấy lại thì nhờ người dựng trang.
        </p>
      )}
    </Dialog>
  );
}

/** One line of the journal; when it is opened, it shows what was changed and the way back to that state. */
function PastRow({
  entry,
  file,
  hash,
  back,
}: {
  entry: Entry;
  file: string;
  /** Null where there is no state to go back to. */
  hash: string | null;
  back: (entry: Entry, hash: string) => Promise<void>;
}) {
  const [open, setOpen] = useState(false);
  // Said here: the sentence of a toast would stand under the dialog.
  const [refused, setRefused] = useState("");
  const take = async (state: string) => {
    setRefused("");
    try {
      await back(entry, state);
    } catch (error) {
      setRefused(refusalOf(error));
    }
  };
  return (
    <li>
      <button type="button" className="past-h" aria-expanded={open} onClick={() => setOpen(!open)}>
        <span className="t">
          <b>{whatHappened(entry, file)}</b>
          <small>{whenWords(entry.at)}</small>
        </span>
        <Icon name={open ? "down" : "right"} />
      </button>
      {open && (
        <div className="past-d">
          <EntryChange entry={entry} file={file} />
          {hash && (
            <div className="acts">
              <button type="button" className="btn small main-act" onClick={() => void take(hash)}>
                {takeWords(entry)}
              </button>
            </div>
          )}
          <Refusal>{refused}</Refusal>
        </div>
      )}
    </li>
  );
}
