import { mailAddress, phoneLines } from "../../../letters/addresses.ts";
import type { DeskLetter } from "../../../letters/inbox.ts";
import { Icon } from "../../parts/icon.tsx";
import { useShopName } from "../../shop-name.ts";

/** Every way to a customer in one tap: each number they gave, its Zalo, their e-mail. */
export function AnswerWays({ letter }: { letter: DeskLetter }) {
  const shop = useShopName();
  const lines = phoneLines(letter.from_phone);
  return (
    <div className="call-row" data-several={lines.length > 1 || undefined}>
      {lines.map((line) => (
        <a className="btn main-act" key={line.call} href={line.call}>
          <Icon name="phone" />
          Gọi <span className="num">{line.shown}</span>
        </a>
      ))}
      {lines.map(
        (line) =>
          line.zalo && (
            <a className="btn" key={line.zalo} href={line.zalo} target="_blank" rel="noopener noreferrer">
              <Icon name="zalo" />
              Zalo {lines.length > 1 && <span className="num">{line.shown}</span>}
            </a>
          ),
      )}
      {letter.from_email && (
        <a className="btn" href={mailAddress(letter.from_email, shop)}>
          <Icon name="mail" />
          Email
        </a>
      )}
    </div>
  );
}

/** On a phone a bar under the thumb with the nearest ways to a customer: one call, one Zalo, the reply further down. */
export function ThumbBar({ letter }: { letter: DeskLetter }) {
  const shop = useShopName();
  const lines = phoneLines(letter.from_phone);
  const call = lines[0]?.call;
  const zalo = lines.find((line) => line.zalo)?.zalo;
  return (
    <div className="thumb only-s">
      {call ? (
        <a className="btn main-act" href={call}>
          <Icon name="phone" />
          Gọi
        </a>
      ) : (
        <a className="btn main-act" href={mailAddress(letter.from_email, shop)}>
          <Icon name="mail" />
          Email
        </a>
      )}
      {zalo ? (
        <a className="btn" href={zalo} target="_blank" rel="noopener noreferrer">
          <Icon name="zalo" />
          Zalo
        </a>
      ) : (
        <span />
      )}
      {/* Junk has no reply to lead to. */}
      {!letter.junk && (
        <a className="btn" href="#o-tra-loi">
          Trả lời
        </a>
      )}
    </div>
  );
}
