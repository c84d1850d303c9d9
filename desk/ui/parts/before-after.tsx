import type { Place } from "../../documents/compare.ts";
import { boldWords, endsBold } from "./bold-words.tsx";
import { type Piece, wordDifference } from "./word-difference.ts";
import "./before-after.css";

/** Places that changed, before and after beside each other, word by word. */
export function BeforeAfter({ places }: { places: Place[] }) {
  if (places.length === 0) return <p className="muted">Không khác chữ nào.</p>;
  return (
    <div className="diff">
      <div className="diff-r diff-h">
        <b />
        <p>Trước</p>
        <p>Sau</p>
      </div>
      {places.map(({ label, before, after }, at) => {
        const pieces = wordDifference(before, after);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: several places may have one name, and their order does not change
          <div className="diff-r" key={at}>
            <b>{label}</b>
            <p>
              <span className="ba">Trước: </span>
              {before === "" ? <i>chưa có</i> : <Side pieces={pieces} kind="gone" />}
            </p>
            <p>
              <span className="ba">Sau: </span>
              {after === "" ? <i>bỏ đi</i> : <Side pieces={pieces} kind="new" />}
            </p>
          </div>
        );
      })}
    </div>
  );
}

/** One of both texts, with what it has of its own marked. */
function Side({ pieces, kind }: { pieces: Piece[]; kind: "gone" | "new" }) {
  const Mark = kind === "gone" ? "del" : "ins";
  const own = pieces.filter((piece) => piece.kind === "same" || piece.kind === kind);
  let bold = false;
  return own.map((piece) => {
    const words = boldWords(piece.text, bold);
    bold = endsBold(piece.text, bold);
    return piece.kind === "same" ? <span key={piece.at}>{words}</span> : <Mark key={piece.at}>{words}</Mark>;
  });
}
