import { Link, useOutletContext } from "react-router";
import { Bar } from "../frame/bar.tsx";
import type { OpenOver } from "../frame/frame.tsx";
import { Icon } from "../parts/icon.tsx";
import { ON_PHONE, SCREENS } from "../screens.ts";

/** What the sidebar opens over a screen. */
const OVER = [
  { which: "palette", label: "Tìm, nhảy đến", icon: "search" },
  { which: "keys", label: "Phím tắt", icon: "key" },
] as const;

/** In a window as narrow as a phone: the screens that have no place in the bar at the bottom, and what else the sidebar has. */
export function More() {
  const openOver = useOutletContext<OpenOver>();
  const others = [
    ...SCREENS.filter(({ path }) => !ON_PHONE.includes(path)),
    { path: "/huong-dan", label: "Hướng dẫn", icon: "file" } as const,
  ];
  return (
    <>
      <Bar title="Thêm" />
      <main className="page">
        <ul className="rows card">
          {others.map(({ path, label, icon }) => (
            <li className="row" key={path}>
              <Link className="row-a" to={path}>
                <Icon name={icon} />
                <span className="t">
                  <b>{label}</b>
                </span>
                <Icon name="right" />
              </Link>
            </li>
          ))}
          {OVER.map(({ which, label, icon }) => (
            <li className="row" key={which}>
              <button type="button" className="row-a" onClick={() => openOver(which)}>
                <Icon name={icon} />
                <span className="t">
                  <b>{label}</b>
                </span>
              </button>
            </li>
          ))}
        </ul>
      </main>
    </>
  );
}
