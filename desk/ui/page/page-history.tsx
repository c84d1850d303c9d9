import { useEffect, useState } from "react";
import type { Entry } from "../../journal/journal.ts";
import type { Restored } from "../../journal/routes.ts";
import { ask, ofFile } from "../client.ts";
import { Dialog } from "../parts/dialog.tsx";
import { useToast } from "../parts/toasts.tsx";
import { whenWords } from "../parts/words.ts";
import { stayedWords } from "../screens/stayed-words.ts";
import { WHAT } from "../screens/what.ts";

/** Every kept state of one page, and back to it. */
export function PageHistory({
  file,
  close,
  restored,
}: {
  file: string;
  close: () => void;
  restored: () => Promise<void>;
}) {
  const [entries, setEntries] = useState<Entry[] | null>(null);
  const say = useToast();
  useEffect(() => {
    void ask<{ entries: Entry[] }>(`journal?${ofFile(file)}`).then((answer) => setEntries(answer.entries));
  }, [file]);
  const back = async (hash: string) => {
    const { kept } = await ask<Restored>(`journal/restore?${ofFile(file)}`, { method: "POST", body: { hash } });
    await restored();
    close();
    if (kept.length > 0) say(stayedWords(kept));
  };
  return (
    <Dialog title="Nhật ký trang này" close={close} width="34rem">
      {entries?.length === 0 && <p>Trang này chưa sửa lần nào.</p>}
      <ol className="rows">
        {entries?.map(({ at, what, hash }) => (
          <li className="row" key={at + what}>
            <span className="row-a">
              <span className="t">
                <b>{WHAT[what]}</b>
                <small>{whenWords(at)}</small>
              </span>
            </span>
            {hash && (
              <button type="button" className="btn small" onClick={() => void back(hash)}>
                Lấy lại bản này
              </button>
            )}
          </li>
        ))}
      </ol>
    </Dialog>
  );
}
