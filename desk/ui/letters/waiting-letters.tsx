import { Link } from "react-router";
import { phoneLines } from "../../letters/addresses.ts";
import { Icon } from "../parts/icon.tsx";
import { DRAWERS, lettersIn } from "./drawers.ts";
import { ago, inShort } from "./in-short.ts";
import { useLetters } from "./letters.tsx";
import { StoreNote } from "./store-note.tsx";
import { useWaitingRoom } from "./waiting-room.ts";

/** Customers shown; the others wait in their drawer. */
const MOST = 5;

/** Customers who wait, undelivered ones first: one tap calls or opens Zalo. */
export function WaitingLetters() {
  const { inbox } = useLetters();
  const waiting = lettersIn(DRAWERS[0], inbox?.letters ?? []);
  const { room, kept } = useWaitingRoom(inbox !== null);
  return (
    <section>
      <div className="sec">
        <h2>Khách đang chờ</h2>
        {waiting.length > MOST && <Link to="/thu-khach">Xem cả {waiting.length} thư</Link>}
      </div>
      <div ref={room} style={{ minHeight: kept }}>
        {inbox ? <StoreNote inbox={inbox} /> : <p className="muted pad">Đang hỏi kho thư…</p>}
        {inbox && waiting.length === 0 && inbox.away === null && !inbox.elsewhere && (
          <p className="muted pad">Không có thư nào chờ.</p>
        )}
        <ul className="rows">
          {waiting.slice(0, MOST).map((letter) => {
            const lines = phoneLines(letter.from_phone);
            const call = lines[0]?.call;
            const zalo = lines.find((line) => line.zalo)?.zalo;
            return (
              <li className="row" key={letter.id}>
                <Link className="row-a" to={`/thu-khach/${letter.id}`}>
                  <span className="t">
                    <b>{letter.from_name}</b>
                    <small>{inShort(letter)}</small>
                    {letter.status === "dead" && (
                      <span className="st" data-s="bad">
                        Chưa đến hộp thư
                      </span>
                    )}
                  </span>
                  <span className="when">{ago(letter.receivedAt)}</span>
                </Link>
                {call && (
                  <a className="btn icon quiet" href={call} aria-label={`Gọi ${letter.from_name}`}>
                    <Icon name="phone" />
                  </a>
                )}
                {zalo && (
                  <a
                    className="btn icon quiet"
                    href={zalo}
                    target="_blank"
                    rel="noopener noreferrer"
                    aria-label={`Zalo ${letter.from_name}`}
                  >
                    <Icon name="zalo" />
                  </a>
                )}
              </li>
            );
          })}
        </ul>
      </div>
    </section>
  );
}
