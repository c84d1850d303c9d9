import { DRAWERS } from "./drawers.ts";
import { useLetters } from "./letters.tsx";

/** How many letters nobody has answered, beside the name of their screen. */
export function NewLetters() {
  const { inbox } = useLetters();
  const count = inbox?.letters.filter(DRAWERS[0].holds).length ?? 0;
  if (count === 0) return null;
  return (
    <span className="count hot num">
      {count}
      <span className="vh"> thư mới</span>
    </span>
  );
}
