import type { ReactNode } from "react";
import { Link } from "react-router";
import { usePages } from "../pages.tsx";
import { Icon } from "../parts/icon.tsx";
import { Spoken } from "../parts/spoken.tsx";
import { holds, WAITING } from "../parts/state-drawers.ts";
import { hourOrDay } from "../parts/words.ts";
import "./bar.css";

/** The top of every screen: its name (after a link to its list, if it belongs to one), its actions, and the one red button that leads to the tray. */
export function Bar({
  title,
  sub,
  windowTitle = title,
  up,
  children,
  publish = true,
}: {
  title: string;
  /** Title of the browser's window, which the browser keeps in its history: it must say nothing about a customer. */
  windowTitle?: string;
  sub?: string;
  /** The list to which this screen belongs. */
  up?: { to: string; label: string };
  children?: ReactNode;
  publish?: boolean;
}) {
  const { pages } = usePages();
  const waiting = pages.filter((page) => holds(WAITING, page)).length;
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

/** Icons and words for the states of saving. */
export const SAVING = {
  saved: { icon: "check", words: "Đã lưu" },
  busy: { icon: "save", words: "Đang lưu…" },
  bad: { icon: "warn", words: "Chưa lưu được" },
} as const;

export type Saving = keyof typeof SAVING;

/**
 * Shows, always at the same place, whether what was typed is on the disk. Saving goes on all the time while somebody types: a screen reader that announced
 * it each time would talk over the writer.
 *
 * @param at when it was last saved, ISO 8601; null for a page that nobody has written in
 * @param spoken true when somebody waits to hear it
 */
export function SavedMark({ state, at, spoken }: { state: Saving; at: string | null; spoken: boolean }) {
  const { icon, words } = SAVING[state];
  const said = state === "saved" && at ? `${words} ${hourOrDay(at)}` : words;
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
