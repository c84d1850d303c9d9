import { useState } from "react";
import type { DeskLetter, Inbox } from "../../../letters/inbox.ts";
import { isProof, mayBeOfSamePerson, proofOf } from "../../../letters/person.ts";
import { ask, refusalOf } from "../../client.ts";
import { Dialog } from "../../parts/dialog.tsx";
import { useOneAtATime } from "../../parts/use-one-at-a-time.ts";
import { whenWords } from "../../parts/words.ts";
import { inShort } from "../in-short.ts";
import { useLetters } from "../letters.tsx";
import "./forget-dialog.css";

/** Deletes the ticked letters of a customer for good, after the owner has typed something that only this letter tells. */
export function ForgetDialog({
  letter,
  close,
  done,
}: {
  letter: DeskLetter;
  close: () => void;
  done: (gone: string[]) => void;
}) {
  const { inbox, take, refresh } = useLetters();
  const [answer, setAnswer] = useState("");
  const [refused, setRefused] = useState("");
  const [busy, setBusy] = useState(false);
  const proof = proofOf(letter);
  const [kept, setKept] = useState<string[]>([]);
  const listed = (inbox?.letters ?? []).filter((other) => mayBeOfSamePerson(other, letter));
  const going = listed.filter(({ id }) => !kept.includes(id)).map(({ id }) => id);
  const turn = (id: string) => setKept(kept.includes(id) ? kept.filter((one) => one !== id) : [...kept, id]);
  const forget = useOneAtATime(async () => {
    if (!isProof(proof, answer)) {
      setRefused(
        proof.asks === "digits"
          ? "Chưa khớp với số của thư này, nên chưa xóa gì."
          : "Chưa khớp với tên trong thư này, nên chưa xóa gì.",
      );
      return;
    }
    setBusy(true);
    try {
      take(await ask<Inbox>(`letters/${letter.id}/forget`, { method: "POST", body: { answer, ids: going } }));
      done(going);
    } catch (error) {
      setRefused(refusalOf(error));
      void refresh(); // what was asked may have been done all the same
      setBusy(false);
    }
  });
  return (
    <Dialog
      title="Xóa thông tin của khách"
      close={close}
      width="34rem"
      foot={
        <>
          <button type="button" className="btn quiet push" onClick={close}>
            Thôi, giữ lại
          </button>
          <button
            type="button"
            className="btn danger"
            disabled={going.length === 0}
            aria-disabled={busy} // a disabled button would lose the focus, which stays here if the desk refuses
            onClick={() => void forget()}
          >
            {going.length === 0 ? "Chưa chọn thư nào" : `Xóa hẳn ${going.length} thư`}
          </button>
        </>
      }
    >
      <div className="stack-s">
        <p>
          {listed.length > 1
            ? "Các thư cùng số điện thoại hoặc cùng email với thư này. Thư có dấu tích thì xóa hẳn, kèm bước, ghi chú và lời trả lời đang viết; bỏ dấu thì giữ lại."
            : "Xóa hẳn thư này, kèm bước, ghi chú và lời trả lời đang viết."}{" "}
          Xóa rồi không lấy lại được. Thư đã vào hộp thư thì phải xóa cả ở đó; trong bản sao phòng khi ổ đĩa hỏng, thư
          tự hết sau chừng 30 ngày.
        </p>
        <ul className="forget" aria-label="Thư của khách này">
          {listed.map((one) => (
            <li key={one.id}>
              <label>
                <input
                  className="tick"
                  type="checkbox"
                  checked={!kept.includes(one.id)}
                  onChange={() => turn(one.id)}
                />
                <span>
                  <b>{one.from_name}</b>
                  <small className="num">{[one.from_phone, one.from_email].filter(Boolean).join(" · ")}</small>
                  <small>
                    {whenWords(new Date(one.receivedAt).toISOString())}: {inShort(one)}
                  </small>
                </span>
              </label>
            </li>
          ))}
        </ul>
        <div className="f" data-bad={refused ? "" : undefined}>
          <label htmlFor="xac-nhan">
            {proof.asks === "digits"
              ? "Gõ bốn số cuối của số điện thoại để chắc là đúng người"
              : "Gõ lại tên trong thư để chắc là đúng người"}
          </label>
          <input
            id="xac-nhan"
            className="in num"
            inputMode={proof.asks === "digits" ? "numeric" : "text"}
            autoComplete="off"
            value={answer}
            aria-describedby={refused ? "chua-khop" : undefined}
            onChange={(event) => {
              setAnswer(event.target.value);
              setRefused("");
            }}
          />
          {refused && (
            <p className="say" id="chua-khop" role="alert">
              {refused}
            </p>
          )}
        </div>
      </div>
    </Dialog>
  );
}
