import type { ReactNode } from "react";
import { Link } from "react-router";
import { usePages } from "../pages.tsx";
import { Icon } from "../parts/icon.tsx";
import { Spoken } from "../parts/spoken.tsx";
import "./bar.css";

/** The top of every screen: its name or the way to it, what it offers, and the one red button that leads to the tray. */
export function Bar({
  title,
  sub,
  windowTitle = title,
  up,
  children,
  publish = true,
}: {
  title: string;
  /** What the browser calls the window, and keeps in its history: nothing of a customer. */
  windowTitle?: string;
  sub?: string;
  /** The list this screen is one of. */
  up?: { to: string; label: string };
  children?: ReactNode;
  publish?: boolean;
}) {
  const { pages } = usePages();
  const waiting = pages.filter(({ state }) => state === "tray" || state === "going").length;
  return (
    <header className="bar">
      <title>{`${windowTitle} · Bàn làm việc`}</title>
      {up ? (
        <div className="crumb">
          <Link to={up.to}>{up.label}</Link>
          <span aria-hidden="true">/</span>
          <h1>{title}</h1>
        </div>
      ) : (
        <h1 className="bar-h">{title}</h1>
      )}
      {sub && <span className="bar-sub hide-s">{sub}</span>}
      <div className="bar-end">
        {children}
        {publish && waiting > 0 && (
          <Link className="btn go hide-s" to="/len-mang">
            Đưa lên mạng <span className="count num">{waiting}</span>
          </Link>
        )}
      </div>
    </header>
  );
}

/** Icons and words of what is on its way to the disk. */
export const SAVING = {
  saved: { icon: "check", words: "Đã lưu" },
  busy: { icon: "save", words: "Đang lưu…" },
  bad: { icon: "warn", words: "Chưa lưu được" },
} as const;

export type Saving = keyof typeof SAVING;

/**
 * Always at the same place: whether what was typed is on the disk. It is saved with every key: a screen reader that told each time would talk over
 * whoever writes.
 *
 * @param spoken one waits to hear it
 */
export function SavedMark({ state, hour, spoken }: { state: Saving; hour: string | null; spoken: boolean }) {
  const { icon, words } = SAVING[state];
  const said = state === "saved" && hour ? `${words} ${hour}` : words;
  return (
    <>
      <Spoken>{spoken && state !== "busy" ? said : ""}</Spoken>
      <span className="saved" data-s={state}>
        <Icon name={icon} />
        <span>{said}</span>
      </span>
    </>
  );
}
