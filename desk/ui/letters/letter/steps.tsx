import { useRef } from "react";
import { STEP_NAMES, STEPS, type Step } from "../../../letters/steps.ts";

/** The five steps of a letter; arrows move between them. */
export function Steps({ step, choose }: { step: Step; choose: (step: Step) => void }) {
  const row = useRef<HTMLDivElement>(null);
  const move = (by: number) => {
    const next = STEPS[(STEPS.indexOf(step) + by + STEPS.length) % STEPS.length] ?? step;
    choose(next);
    row.current?.querySelector<HTMLElement>(`[data-step="${next}"]`)?.focus();
  };
  return (
    <div className="status">
      <span className="lab" id="dang-o-buoc">
        Đang ở bước
      </span>
      <div
        ref={row}
        className="seg"
        role="radiogroup"
        aria-labelledby="dang-o-buoc"
        onKeyDown={(event) => {
          const by = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
          if (!by) return;
          event.preventDefault();
          move(by);
        }}
      >
        {STEPS.map((one, at) => (
          // biome-ignore lint/a11y/useSemanticElements: one row of buttons, as the design's other rows; arrows as in a group of radios
          <button
            key={one}
            type="button"
            role="radio"
            aria-checked={one === step}
            tabIndex={one === step ? 0 : -1}
            data-step={one}
            title={`Phím ${at + 1}`}
            onClick={() => choose(one)}
          >
            {STEP_NAMES[one]}
          </button>
        ))}
      </div>
    </div>
  );
}
