import { TRY_SIZE } from "../../../../app/addresses.ts";
import { PERSON_SAID } from "../../../../app/content/person.ts";
import type { Brief } from "../../../../app/try-size/read-brief.ts";
import { ScaleDrawing } from "../../parts/scale-drawing.tsx";
import { daysLeft } from "../in-short.ts";
import "./brief-view.css";

/** Shorter names for some lines of the docket. */
const SHORTER: Record<string, string> = {
  "Hỏi giá": "In gì",
  In: "In gì",
  "Vật liệu gợi ý": "Vật liệu",
  Cần: "Cần ngày",
};

/** The print as a drawing at scale and a docket. */
export function BriefView({ brief: { lines, size } }: { brief: Brief }) {
  return (
    <section className="brief" aria-label="Phiếu in">
      {size && (
        <div className="brief-draw">
          <ScaleDrawing
            width={size.width}
            height={size.height}
            frame={[214, 178]}
            label={`${size.said} bên người cao ${PERSON_SAID}`}
          />
          <p className="num">
            <b>{size.said}</b>
          </p>
        </div>
      )}
      <dl>
        {lines.map(([label, words]) => (
          <div key={label}>
            <dt>{SHORTER[label] ?? label}</dt>
            <dd>{label === "Xem khổ" ? <SeenLink address={words} /> : withDays(label, words)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function withDays(label: string, words: string): string {
  const left = label === "Cần" ? daysLeft(words) : "";
  return left ? `${words}, ${left}` : words;
}

/** An address in a customer's message becomes a link only if it leads to the size tool, and the link names its host: anybody may write "Xem khổ". */
function SeenLink({ address }: { address: string }) {
  const there = URL.canParse(address) ? new URL(address) : undefined;
  if (!there || !/^https?:$/.test(there.protocol) || there.pathname !== TRY_SIZE.to) return address;
  return (
    <a className="link" href={there.href} target="_blank" rel="noopener noreferrer">
      Mở như khách thấy, ở {there.host}
    </a>
  );
}
