import { catalogue } from "virtual:content/site";
import { type FocusEvent, type KeyboardEvent, type PointerEvent, useRef } from "react";
import {
  CATEGORIES,
  CONTACT,
  categoryAddress,
  HOME,
  INTRODUCTION,
  NEWS,
  type Place,
  TRY_SIZE,
} from "../../addresses.ts";
import { PERSON_SAID } from "../../content/person.ts";
import { ArrowLink } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { NavLink } from "../../ui/link.tsx";
import { ScalePictogram } from "../../ui/marks/scale-pictogram.tsx";
import { useAddressChange } from "../../ui/window/use-address-change.ts";
import styles from "./navigation.module.css";

/** Pixels a metre in the menu: all categories share one scale. */
const MENU_SCALE = 26;

const PANEL_ID = "size-menu";

/** Milliseconds a mouse must stay before the panel opens: otherwise a press right after arriving at the button would close what the hovering had opened. */
const HOVER_DELAY = 100;

/** The navigation of wide screens, with the categories in a panel. */
export function Navigation() {
  return (
    <nav aria-label="Chính" className={styles.navigation}>
      <ul className={styles.menu}>
        <MenuLink {...HOME} />
        <MenuLink {...INTRODUCTION} />
        <CategoriesMenu />
        <MenuLink {...TRY_SIZE} />
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
 * the button toggles it, Escape closes it and leaves the focus on the button. The panel is a popover, so that the button and Escape
 * work before the script has come; until then, and always in browsers without popovers, hover and focus work by the style sheet.
 */
function CategoriesMenu() {
  const item = useRef<HTMLLIElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const hovering = useRef<ReturnType<typeof setTimeout>>(undefined);

  function show(open: boolean) {
    clearTimeout(hovering.current);
    panel.current?.togglePopover?.(open);
  }
  useAddressChange(() => show(false));

  const hover = (inside: boolean) => (event: PointerEvent) => {
    if (event.pointerType !== "mouse") return;
    clearTimeout(hovering.current);
    if (inside) hovering.current = setTimeout(show, HOVER_DELAY, true);
    else show(false);
  };
  function focus(event: FocusEvent<HTMLElement>) {
    // A focus that comes from outside by keyboard opens the panel; a click, or the focus given back by Escape, does not.
    const fromOutside = !item.current?.contains(event.relatedTarget);
    if (fromOutside && event.target.matches(":focus-visible")) show(true);
  }
  function blur(event: FocusEvent<HTMLElement>) {
    if (event.relatedTarget && !item.current?.contains(event.relatedTarget)) show(false);
  }
  function key(event: KeyboardEvent) {
    if (event.key === "Escape" && panel.current?.getClientRects().length) {
      show(false);
      button.current?.focus();
    }
    if (event.key === "ArrowDown" && !panel.current?.contains(event.target as Node)) {
      event.preventDefault();
      show(true);
      panel.current?.querySelector("a")?.focus();
    }
  }

  return (
    <li
      ref={item}
      className={styles.hasPanel}
      onPointerEnter={hover(true)}
      onPointerLeave={hover(false)}
      onFocus={focus}
      onBlur={blur}
      onKeyDown={key}
    >
      <NavLink className={styles.item} to={CATEGORIES.to}>
        {CATEGORIES.title}
      </NavLink>
      <button
        ref={button}
        type="button"
        className={styles.toggle}
        popoverTarget={PANEL_ID}
        aria-label="Các danh mục in"
        onClick={() => clearTimeout(hovering.current)}
      >
        <Icon name="down" />
      </button>
      <div ref={panel} className={`${styles.panel} on-dark`} id={PANEL_ID} popover="auto">
        <div className="wrap">
          <ul className={styles.grid}>
            {catalogue.map((category) => (
              <li key={category.slug}>
                <NavLink to={categoryAddress(category.slug)} onClick={() => show(false)}>
                  <span>
                    <b>{category.title}</b>
                    <small>{`Hay in: ${category.size.label}`}</small>
                  </span>
                  <ScalePictogram print={category} scale={MENU_SCALE} />
                </NavLink>
              </li>
            ))}
          </ul>
          <div className={styles.foot}>
            <small>{`Các hình vẽ cùng một tỉ lệ. Người trong hình cao ${PERSON_SAID}.`}</small>
            <ArrowLink to={CATEGORIES.to}>Xem tất cả danh mục</ArrowLink>
          </div>
        </div>
      </div>
    </li>
  );
}
