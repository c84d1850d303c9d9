import { type ReactNode, useEffect, useRef, useState } from "react";
import { Icon } from "./icon.tsx";
import type { IconName } from "./icons.ts";
import "./menu.css";

export interface MenuItem {
  label: string;
  icon?: IconName;
  warn?: boolean;
  /** On a phone alone: elsewhere it has a button of its own. */
  onPhone?: boolean;
  pick: () => void;
}

/** A button with a small menu below it: arrows move, Esc closes and gives the focus back. */
export function Menu({
  label,
  className = "btn",
  children,
  items,
}: {
  label?: string;
  className?: string;
  children: ReactNode;
  items: MenuItem[];
}) {
  const [place, setPlace] = useState<{ left: number; top: number } | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!place) return;
    const box = list.current;
    if (box) {
      // A popover lies above everything and is placed relative to the window: otherwise the bar's blur would make its place relative to the bar.
      box.showPopover();
      const { width, height } = box.getBoundingClientRect();
      box.style.left = `${Math.max(8, Math.min(place.left, innerWidth - width - 8))}px`;
      if (place.top + height > innerHeight - 8) box.style.top = `${Math.max(8, innerHeight - height - 8)}px`;
    }
    box?.querySelector("button")?.focus();
    const shut = (event: Event) => {
      if (!box?.contains(event.target as Node) && !button.current?.contains(event.target as Node)) setPlace(null);
    };
    addEventListener("pointerdown", shut);
    return () => removeEventListener("pointerdown", shut);
  }, [place]);
  const close = () => {
    setPlace(null);
    button.current?.focus();
  };
  const open = () => {
    const box = button.current?.getBoundingClientRect();
    setPlace(place || !box ? null : { left: box.left, top: box.bottom + 4 });
  };
  return (
    <>
      <button
        ref={button}
        type="button"
        className={className}
        aria-label={label}
        title={label}
        aria-haspopup="menu"
        aria-expanded={place !== null}
        onClick={open}
      >
        {children}
      </button>
      {place && (
        <div
          ref={list}
          className="menu"
          popover="manual"
          role="menu"
          aria-label={label}
          style={place}
          tabIndex={-1}
          onKeyDown={(event) => {
            if (event.key === "Escape" || event.key === "Tab") {
              event.preventDefault();
              event.stopPropagation();
              close();
            }
            moveInMenu(event, list.current);
          }}
        >
          {items.map((item) => (
            <button
              key={item.label}
              type="button"
              role="menuitem"
              className={item.onPhone ? "only-s" : item.warn ? "warn" : ""}
              onClick={() => {
                close();
                item.pick();
              }}
            >
              {item.icon && <Icon name={item.icon} />}
              {item.label}
            </button>
          ))}
        </div>
      )}
    </>
  );
}

function moveInMenu(event: { key: string; preventDefault: () => void }, list: HTMLElement | null): void {
  if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
  event.preventDefault();
  const buttons = [...(list?.querySelectorAll<HTMLElement>('[role="menuitem"]') ?? [])].filter((one) =>
    one.checkVisibility(),
  );
  const at = buttons.indexOf(document.activeElement as HTMLElement);
  buttons[(at + (event.key === "ArrowDown" ? 1 : -1) + buttons.length) % buttons.length]?.focus();
}
