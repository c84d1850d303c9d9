/** Bounds of good and poor (web.dev/articles/vitals), and what the owner reads of each. Milliseconds, CLS without unit. */
import "./speed-scale.css";

const MEASURES = [
  { name: "LCP", label: "Hiện ra", hint: "ảnh lớn đầu trang hiện sau", good: 2500, poor: 4000 },
  { name: "INP", label: "Bấm thì đáp", hint: "từ lúc bấm đến lúc trang đổi", good: 200, poor: 500 },
  { name: "CLS", label: "Đứng yên", hint: "chữ và ảnh có nhảy chỗ không", good: 0.1, poor: 0.25 },
] as const;

type Measure = (typeof MEASURES)[number];

/** How fast the site is on visitors' phones: what three of four of them stay below, on a scale of good, so so, poor. */
export function SpeedScales({ speed }: { speed: Partial<Record<Measure["name"], number>> }) {
  const known = MEASURES.filter(({ name }) => speed[name] !== undefined);
  if (known.length === 0) return <p className="muted pad">Chưa đủ lượt xem bằng điện thoại để đo.</p>;
  return (
    <ul className="speed">
      {known.map((measure) => {
        const value = speed[measure.name] ?? 0; // known
        const most = measure.poor * 1.5;
        const at = (figure: number) => (Math.min(figure, most) / most) * 100;
        return (
          <li key={measure.name}>
            <span>
              <b>{measure.label}</b>
              <small>{measure.hint}</small>
            </span>
            <span className="num">
              <b>{said(measure, value)}</b>
              <small>{value <= measure.good ? "tốt" : value <= measure.poor ? "tạm" : "kém"}</small>
            </span>
            <svg viewBox="0 0 100 8" height="16" preserveAspectRatio="none" aria-hidden="true">
              <path d={`M0 2h${at(measure.good)}v4H0z`} fill="#1b7a64" />
              <path d={`M${at(measure.good)} 2H${at(measure.poor)}v4H${at(measure.good)}z`} fill="#ffc72c" />
              <path d={`M${at(measure.poor)} 2H100v4H${at(measure.poor)}z`} fill="#f6b3a2" />
              <path d={`M${Math.max(0, at(value) - 1)} 0h2v8h-2z`} />
            </svg>
          </li>
        );
      })}
    </ul>
  );
}

function said({ name, good }: Measure, value: number): string {
  if (name === "CLS") return value <= good ? "không nhảy" : value.toLocaleString("vi-VN", { maximumFractionDigits: 2 });
  return `${(value / 1000).toLocaleString("vi-VN", { maximumFractionDigits: value < 1000 ? 2 : 1 })} giây`;
}
