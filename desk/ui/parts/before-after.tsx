import type { Place } from "../../documents/compare.ts";
import { wordDifference } from "./word-difference.ts";
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
              {before === "" ? (
                <i>chưa có</i>
              ) : (
                pieces
                  .filter(({ kind }) => kind !== "new")
                  .map(({ kind, text, at: place }) => (kind === "gone" ? <del key={place}>{text}</del> : text))
              )}
            </p>
            <p>
              <span className="ba">Sau: </span>
              {after === "" ? (
                <i>bỏ đi</i>
              ) : (
                pieces
                  .filter(({ kind }) => kind !== "gone")
                  .map(({ kind, text, at: place }) => (kind === "new" ? <ins key={place}>{text}</ins> : text))
              )}
            </p>
          </div>
        );
      })}
    </div>
  );
}
