import { useState } from "react";
import type { DeskLetter, Inbox } from "../../../letters/inbox.ts";
import { isOfSamePerson, proofOf } from "../../../letters/person.ts";
import { ask, refusalOf } from "../../client.ts";
import { Dialog } from "../../parts/dialog.tsx";
import { useLetters } from "../letters.tsx";

/** Deletes a customer's letters for good, after something only this letter tells has been typed. */
export function ForgetDialog({ letter, close, done }: { letter: DeskLetter; close: () => void; done: () => void }) {
  const { inbox, take } = useLetters();
  const [answer, setAnswer] = useState("");
  const [refused, setRefused] = useState("");
  const [busy, setBusy] = useState(false);
  const proof = proofOf(letter);
  const all = (inbox?.letters ?? []).filter((other) => isOfSamePerson(other, letter)).length;
  const forget = async () => {
    if (answer.trim() !== proof.answer) {
      setRefused(
        proof.asks === "digits"
          ? "Chưa khớp với số của thư này, nên chưa xóa gì."
          : "Chưa khớp với tên trong thư này, nên chưa xóa gì.",
      );
      return;
    }
    setBusy(true);
    try {
      take(await ask<Inbox>(`letters/${letter.id}/forget`, { method: "POST", body: { answer } }));
      done();
    } catch (error) {
      setRefused(refusalOf(error));
      setBusy(false);
    }
  };
  return (
    <Dialog
      title="Xóa thông tin của khách"
      close={close}
      width="28rem"
      foot={
        <>
          <button type="button" className="btn quiet push" onClick={close}>
            Thôi, giữ lại
          </button>
          <button type="button" className="btn danger" disabled={busy} onClick={() => void forget()}>
            Xóa hẳn
          </button>
        </>
      }
    >
      <div className="stack-s">
        <p>
          Xóa mọi thư của <b>{letter.from_name}</b>, số <b className="num">{letter.from_phone}</b>: {all} thư, kèm ghi
          chú. Xóa rồi không lấy lại được. Mail đã vào hòm thư ở nơi khác thì xóa ở đó nữa.
        </p>
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
