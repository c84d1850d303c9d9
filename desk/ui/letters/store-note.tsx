import type { Inbox } from "../../letters/inbox.ts";
import { elsewhereWords } from "../../server-commands/elsewhere-words.ts";
import { Icon } from "../parts/icon.tsx";
import { MachineWords } from "../parts/machine-words.tsx";
import { shortWhen } from "../parts/words.ts";
import { useLetters } from "./letters.tsx";

/** Said while the store of letters does not answer, and where it is out of reach. */
export function StoreNote({ inbox: { away, answeredAt, elsewhere } }: { inbox: Inbox }) {
  const { refresh } = useLetters();
  if (away === null && !elsewhere) return null;
  return (
    <div className="note" role="status">
      <Icon name="warn" />
      <div>
        {elsewhere ? OUT_OF_REACH : unanswered(answeredAt)}
        {away !== null && <MachineWords said={away} />}
        {!elsewhere && (
          <div className="acts">
            <button type="button" className="btn small" onClick={() => void refresh()}>
              Hỏi lại ngay
            </button>
          </div>
        )}
      </div>
    </div>
  );
}

const OUT_OF_REACH = elsewhereWords("thư khách gửi không hiện ở đây. Thư vẫn nằm an toàn ở máy chủ");

const unanswered = (answeredAt: number | null) =>
  answeredAt === null
    ? "Chưa hỏi được kho thư. Thư khách gửi vẫn nằm an toàn ở máy chủ."
    : `Chưa hỏi được kho thư từ ${shortWhen(new Date(answeredAt).toISOString())}. Thư cũ vẫn đọc được, thư mới sẽ hiện khi hỏi được.`;
