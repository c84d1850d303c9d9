/** A tape for the length of a text: the yellow part is the right length, the hook marks the present one. */
import "./gauge.css";

const WIDTH = 320;
const LONGEST = 200;

export function Gauge({ length, least, most }: { length: number; least: number; most: number }) {
  const x = (value: number) => (Math.min(value, LONGEST) / LONGEST) * WIDTH;
  const right = length >= least && length <= most;
  const ticks = Array.from({ length: LONGEST / 10 + 1 }, (_, at) => `M${x(at * 10)} 11v${at % 5 ? -3 : -7}`).join("");
  const words =
    length < least
      ? `Thêm chừng ${least - length} nữa thì vừa`
      : length > most
        ? `Quá ${length - most}, Google sẽ cắt đuôi`
        : "Vừa đẹp";
  return (
    <div className="gauge" data-v={right ? "good" : "bad"}>
      <svg viewBox={`0 0 ${WIDTH} 16`} preserveAspectRatio="none" aria-hidden="true">
        <path d={`M0 4h${WIDTH}v7H0z`} fill="#E9E0C8" />
        <path d={`M${x(least)} 4H${x(most)}v7H${x(least)}z`} fill="#FFC62E" />
        <path d={ticks} stroke="#13201C" strokeWidth="1" vectorEffect="non-scaling-stroke" />
        <path d={`M${Math.max(0, x(length) - 3)} 1h6v14h-6z`} fill={right ? "#13201C" : "#C8281A"} />
      </svg>
      <span>
        <b className="num">{length}</b> ký tự. {words}
      </span>
    </div>
  );
}
