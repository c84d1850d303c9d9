import { catalogue } from "virtual:content/site";
import { type FocusEvent, type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { CATEGORIES, CONTACT, categoryAddress, HOME, INTRODUCTION, NEWS, type Place } from "../../addresses.ts";
import { ArrowLink } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { NavLink } from "../../ui/link.tsx";
import { ScalePictogram } from "../../ui/scale-pictogram.tsx";
import styles from "./navigation.module.css";

/** Pixels a metre in the menu: all nine share one scale. */
const MENU_SCALE = 26;

/** The navigation of wide screens, with the nine categories in a panel. */
export function Navigation() {
  return (
    <nav aria-label="Chính" className={styles.navigation}>
      <ul className={styles.menu}>
        <MenuLink {...HOME} />
        <MenuLink {...INTRODUCTION} />
        <CategoriesMenu />
        <MenuLink {...NEWS} />
        <MenuLink {...CONTACT} />
      </ul>
    </nav>
  );
}

function MenuLink({ to, title }: Place) {
  return (
    <li>
      <NavLink className={styles.item} to={to}>
        {title}
      </NavLink>
    </li>
  );
}

/**
 * A link with a panel of its own (W3C pattern "disclosure navigation with top-level links"): opens by hover and by keyboard focus,
 * the button toggles it, Escape closes it and leaves the focus on the button.
 */
function CategoriesMenu() {
  const [open, setOpen] = useState(false);
  const item = useRef<HTMLLIElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const pointer = useRef<string>("");
  const { pathname } = useLocation();

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new address closes the panel
  useEffect(() => setOpen(false), [pathname]);

  useEffect(() => {
    if (!open) return;
    const close = (event: globalThis.KeyboardEvent) => {
      if (event.key !== "Escape") return;
      if (item.current?.contains(document.activeElement)) button.current?.focus();
      setOpen(false);
    };
    document.addEventListener("keydown", close);
    return () => document.removeEventListener("keydown", close);
  }, [open]);

  const hover = (inside: boolean) => (event: PointerEvent) => {
    if (event.pointerType === "mouse") setOpen(inside);
  };
  function focus(event: FocusEvent<HTMLElement>) {
    // Coming from outside by keyboard opens; a click or the focus given back by Escape does not.
    const fromOutside = !item.current?.contains(event.relatedTarget);
    if (fromOutside && event.target.matches(":focus-visible")) setOpen(true);
  }
  function blur(event: FocusEvent<HTMLElement>) {
    if (event.relatedTarget && !item.current?.contains(event.relatedTarget)) setOpen(false);
  }
  function enter(event: KeyboardEvent) {
    if (event.key !== "ArrowDown") return;
    event.preventDefault();
    setOpen(true);
    requestAnimationFrame(() => item.current?.querySelector<HTMLElement>("#size-menu a")?.focus());
  }
  // A mouse has opened the panel by being over it: its click must not close it again.
  const toggle = () => setOpen((now) => (pointer.current === "mouse" ? true : !now));

  return (
    <li
      ref={item}
      className={styles.hasPanel}
      onPointerEnter={hover(true)}
      onPointerLeave={hover(false)}
      onFocus={focus}
      onBlur={blur}
    >
      <NavLink className={styles.item} to={CATEGORIES.to} data-open={open || undefined} onKeyDown={enter}>
        Danh mục in
      </NavLink>
      <button
        ref={button}
        type="button"
        className={styles.toggle}
        aria-expanded={open}
        aria-controls="size-menu"
        aria-label="Các danh mục in"
        onPointerDown={(event) => {
          pointer.current = event.pointerType;
        }}
        onKeyDown={(event) => {
          pointer.current = "";
          enter(event);
        }}
        onClick={toggle}
      >
        <Icon name="down" />
      </button>
      <div className={`${styles.panel} on-dark`} id="size-menu" hidden={!open}>
        <div className="wrap">
          <ul className={styles.grid}>
            {catalogue.map((category) => (
              <li key={category.slug}>
                <NavLink to={categoryAddress(category.slug)} onClick={() => setOpen(false)}>
                  <span>
                    <b>{category.title}</b>
                    <small>Ví dụ: {category.size.label}</small>
                  </span>
                  <ScalePictogram print={category} scale={MENU_SCALE} />
                </NavLink>
              </li>
            ))}
          </ul>
          <div className={styles.foot}>
            <small>Các hình vẽ cùng một tỉ lệ. Người trong hình cao 1,6 m.</small>
            <ArrowLink to={CATEGORIES.to}>Xem tất cả danh mục</ArrowLink>
          </div>
        </div>
      </div>
    </li>
  );
}
