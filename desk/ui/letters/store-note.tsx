import type { Inbox } from "../../letters/inbox.ts";
import { Icon } from "../parts/icon.tsx";
import { MachineWords } from "../parts/machine-words.tsx";
import { shortWhen } from "../parts/words.ts";
import { useLetters } from "./letters.tsx";

/** Said while the store of letters does not answer. */
export function StoreNote({ inbox: { away, answeredAt } }: { inbox: Inbox }) {
  const { refresh } = useLetters();
  if (away === null) return null;
  return (
    <div className="note" role="status">
      <Icon name="warn" />
      <div>
        {answeredAt === null
          ? "Chưa hỏi được kho thư. Thư khách gửi vẫn nằm an toàn ở máy chủ."
          : `Chưa hỏi được kho thư từ ${shortWhen(new Date(answeredAt).toISOString())}. Thư cũ vẫn đọc được, thư mới sẽ hiện khi hỏi được.`}
        <MachineWords said={away} />
        <div className="acts">
          <button type="button" className="btn small" onClick={() => void refresh()}>
            Hỏi lại ngay
          </button>
        </div>
      </div>
    </div>
  );
}
