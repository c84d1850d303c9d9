import { useState } from "react";
import type { DeskLetter, Inbox } from "../../../letters/inbox.ts";
import { ask, refusalOf } from "../../client.ts";
import { Icon } from "../../parts/icon.tsx";
import { MachineWords } from "../../parts/machine-words.tsx";
import { useToast } from "../../parts/toasts.tsx";
import { useOneAtATime } from "../../parts/use-one-at-a-time.ts";
import { hourOf } from "../../parts/words.ts";
import { useLetters } from "../letters.tsx";

/** Whether a letter has reached the shop's mailbox, and what to do when it has not. */
export function DeliveryNote({ letter }: { letter: DeskLetter }) {
  const { take, refresh } = useLetters();
  const say = useToast();
  const [busy, setBusy] = useState(false);
  const again = useOneAtATime(async () => {
    setBusy(true);
    try {
      take(await ask<Inbox>(`letters/${letter.id}/again`, { method: "POST", body: {} }));
      say("Đang gửi lại vào hộp thư. Được hay không sẽ báo ở đây.");
    } catch (error) {
      say(refusalOf(error));
      void refresh(); // what was asked may have been done all the same
    } finally {
      setBusy(false);
    }
  });
  if (letter.status === "sent") return null;
  if (letter.status === "queued") {
    return (
      <div className="note">
        <Icon name="clock" />
        <div>
          {letter.attempts > 0 && letter.lastError
            ? `${letter.reason} Máy tự gửi lại lúc ${hourOf(new Date(letter.nextAttemptAt).toISOString())}. Thư vẫn đọc được ở đây.`
            : "Đang trên đường vào hộp thư. Máy chủ của trang phải đang chạy thì thư mới đi."}
        </div>
      </div>
    );
  }
  return (
    <div className="note bad">
      <Icon name="warn" />
      <div>
        <b>Thư này chưa đến hộp thư của xưởng.</b> {letter.reason} Thư vẫn còn đây, trả lời khách được ngay.
        <MachineWords said={letter.lastError} />
        <div className="acts">
          <button
            type="button"
            className="btn small"
            aria-disabled={busy} // a disabled button would lose the focus, which stays here if the desk refuses
            onClick={() => void again()}
          >
            Gửi lại
          </button>
        </div>
      </div>
    </div>
  );
}
