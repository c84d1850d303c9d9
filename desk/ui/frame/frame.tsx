/** The frame of every screen: the sidebar with its tape, the tabs at the bottom of a phone, the link to the main part. */
import { useState } from "react";
import { Link, NavLink, Outlet, useLocation } from "react-router";
import { NewLetters } from "../letters/new-letters.tsx";
import { usePages } from "../pages.tsx";
import { Icon } from "../parts/icon.tsx";
import { holds, WAITING } from "../parts/state-drawers.ts";
import { samplesOf } from "../samples.ts";
import { ON_PHONE, SCREENS } from "../screens.ts";
import { useShopName } from "../shop-name.ts";
import { BrokenScreen } from "./broken-screen.tsx";
import { KeyboardHelp } from "./keyboard-help.tsx";
import { Palette } from "./palette.tsx";
import { useDoubleClicks } from "./use-double-clicks.ts";
import { useFocusKept } from "./use-focus-kept.ts";
import { useKeys } from "./use-keys.ts";
import { useTopOfScreen } from "./use-top-of-screen.ts";
import "./frame.css";
import "./side.css";

/** What opens over any screen; where the sidebar has no room, a screen opens it (`useOutletContext`). */
type Over = "palette" | "keys";
export type OpenOver = (which: Over) => void;

export function Frame() {
  const [open, setOpen] = useState<Over | null>(null);
  const { pages } = usePages();
  const shop = useShopName();
  useTopOfScreen();
  useFocusKept();
  useDoubleClicks();
  useKeys({ palette: () => setOpen("palette"), keys: () => setOpen("keys") });
  const waiting = pages.filter((page) => holds(WAITING, page)).length;
  // On a phone a screen without a tab of its own is one of those under "Thêm".
  const { pathname } = useLocation();
  const underMore =
    [...SCREENS, { path: "/huong-dan" }].some(({ path }) => !ON_PHONE.includes(path) && pathname.startsWith(path)) ||
    undefined;
  const missing = samplesOf(pages.find(({ kind }) => kind === "settings")?.fields).length;
  return (
    <>
      <a className="skip" href="#chinh">
        Đến phần chính
      </a>
      <div className="app">
        <aside className="side" aria-label="Ngăn bàn">
          <NavLink className="brand" to="/hom-nay" aria-label={`Bàn làm việc, ${shop}`}>
            <span className="seal" aria-hidden="true">
              Ấ
            </span>
            <div>
              <b>Bàn làm việc</b>
              <small>{shop}</small>
            </div>
          </NavLink>
          <button
            type="button"
            className="jump"
            aria-label="Tìm và nhảy đến, Ctrl K"
            onClick={() => setOpen("palette")}
          >
            <Icon name="search" />
            <span>Tìm…</span>
            <kbd>Ctrl K</kbd>
          </button>
          <nav className="nav" aria-label="Các ngăn">
            {SCREENS.map(({ path, label, icon, apart }) => [
              apart && <hr key={`${path}-line`} />,
              <NavLink key={path} to={path} title={label}>
                <Icon name={icon} />
                <span>{label}</span>
                {path === "/thu-khach" && <NewLetters />}
                {path === "/cua-hang" && missing > 0 && (
                  <span className="count wait">
                    {missing}
                    <span className="vh"> mục còn là mẫu</span>
                  </span>
                )}
              </NavLink>,
            ])}
          </nav>
          <div className="side-foot">
            <NavLink to="/huong-dan" title="Hướng dẫn">
              <Icon name="file" />
              <span>Hướng dẫn</span>
            </NavLink>
            <button type="button" title="Phím tắt" onClick={() => setOpen("keys")}>
              <Icon name="key" />
              <span>Phím tắt</span>
            </button>
          </div>
        </aside>
        <nav className="tabbar" aria-label="Các ngăn">
          {SCREENS.filter(({ path }) => ON_PHONE.includes(path)).map(({ path, label, icon }) => (
            <NavLink key={path} to={path}>
              <Icon name={icon} />
              {label}
              {path === "/thu-khach" && <NewLetters />}
            </NavLink>
          ))}
          <NavLink to="/len-mang">
            <Icon name="up" />
            Lên mạng
            {waiting > 0 && <span className="count wait">{waiting}</span>}
          </NavLink>
          <Link to="/them" aria-current={pathname === "/them" ? "page" : underMore}>
            <Icon name="menu" />
            Thêm
          </Link>
        </nav>
        <div className="main" id="chinh" tabIndex={-1}>
          <BrokenScreen screen={pathname}>
            <Outlet context={setOpen satisfies OpenOver} />
          </BrokenScreen>
        </div>
      </div>
      {open === "palette" && <Palette close={() => setOpen(null)} />}
      {open === "keys" && <KeyboardHelp close={() => setOpen(null)} />}
    </>
  );
}
