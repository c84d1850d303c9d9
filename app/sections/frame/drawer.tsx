import { catalogue, phoneHours, policies, settings } from "virtual:content/site";
import { type MouseEvent, type ReactNode, type SyntheticEvent, useEffect, useRef } from "react";
import {
  CATEGORIES,
  CONTACT,
  categoryAddress,
  HOME,
  INTRODUCTION,
  NEWS,
  type Place,
  policyAddress,
  TRY_SIZE,
} from "../../addresses.ts";
import { emailLink, telephoneLink } from "../../content/site.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { Hours } from "../../ui/hours.tsx";
import { Icon } from "../../ui/icon.tsx";
import { NavLink } from "../../ui/link.tsx";
import { Logo } from "../../ui/marks/logo.tsx";
import { ScalePictogram } from "../../ui/marks/scale-pictogram.tsx";
import { useAddressAhead, useAddressChange } from "../../ui/window/use-address-change.ts";
import styles from "./drawer.module.css";

const DRAWER_ID = "drawer";
/** The drawer lists all categories but backdrop (specification §2). */
const LEFT_OUT = "in-backdrop";
/** Pixels a metre of the drawer's pictograms. */
const DRAWER_SCALE = 15;

/**
 * Opens the drawer. Without script the browser opens it as a popover; with script it is a modal dialog, which keeps the
 * focus inside, closes on Escape and gives the focus back: all of it the platform's own work.
 */
export function DrawerButton({ className }: { className?: string | undefined }) {
  const ahead = useAddressAhead();
  function open(event: MouseEvent) {
    const drawer = document.getElementById(DRAWER_ID);
    if (!(drawer instanceof HTMLDialogElement)) return;
    event.preventDefault();
    close(drawer); // showModal() throws on a drawer that was opened as a popover before the script had come
    drawer.dataset.on = ahead;
    drawer.showModal();
    if (event.detail === 0) return; // opened by a key: the first link keeps the focus, and its ring
    drawer.tabIndex = -1; // opened by a finger: Safari would draw that ring then, too
    drawer.focus();
  }
  return (
    <button
      type="button"
      className={className}
      aria-label="Mở menu"
      aria-haspopup="dialog"
      popoverTarget={DRAWER_ID}
      onClick={open}
    >
      <Icon name="menu" />
    </button>
  );
}

/** The navigation of narrow screens. */
export function Drawer() {
  const drawer = useRef<HTMLDialogElement>(null);
  // The screen that was on its way as the drawer was opened leaves it open.
  useAddressChange((key) => drawer.current?.dataset.on !== key && close(drawer.current));

  useEffect(() => {
    const wide = window.matchMedia("(min-width: 64em)");
    const leave = () => wide.matches && close(drawer.current);
    wide.addEventListener("change", leave);
    return () => wide.removeEventListener("change", leave);
  }, []);

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a click on the backdrop closes; the keyboard has Escape, which the dialog itself handles
    <dialog
      ref={drawer}
      id={DRAWER_ID}
      popover="auto"
      className={styles.drawer}
      aria-label="Menu"
      onClick={(event) => event.target === event.currentTarget && close(drawer.current)}
    >
      <div className={styles.inside}>
        <div className={styles.head}>
          <Logo />
          <button
            type="button"
            className={styles.close}
            aria-label="Đóng"
            popoverTarget={DRAWER_ID}
            popoverTargetAction="hide"
            onClick={(event) => {
              event.preventDefault();
              close(drawer.current);
            }}
          >
            <Icon name="close" />
          </button>
        </div>
        <ul className={styles.list}>
          <DrawerLink {...HOME} />
          <DrawerLink {...INTRODUCTION} />
          <DrawerGroup title={CATEGORIES.title}>
            <li>
              <NavLink to={CATEGORIES.to} end>
                Xem tất cả danh mục
              </NavLink>
            </li>
            {catalogue
              .filter(({ kind }) => kind !== LEFT_OUT)
              .map((category) => (
                <li key={category.slug}>
                  <NavLink to={categoryAddress(category.slug)}>
                    <span>
                      {category.title}
                      <small>{category.size.label}</small>
                    </span>
                    <ScalePictogram print={category} scale={DRAWER_SCALE} />
                  </NavLink>
                </li>
              ))}
          </DrawerGroup>
          <DrawerLink {...TRY_SIZE} />
          <DrawerLink {...NEWS} />
          <DrawerGroup title="Chính sách">
            {policies.map(({ slug, title }) => (
              <li key={slug}>
                <NavLink to={policyAddress(slug)}>{title}</NavLink>
              </li>
            ))}
          </DrawerGroup>
          <DrawerLink {...CONTACT} />
        </ul>
        <DrawerContacts />
      </div>
    </dialog>
  );
}

function DrawerLink({ to, title }: Place) {
  return (
    <li>
      <NavLink to={to}>{title}</NavLink>
    </li>
  );
}

/** Links that unfold under a name. At most one group is open at a time. */
function DrawerGroup({ title, children }: { title: string; children: ReactNode }) {
  return (
    <li>
      <details name="drawer" onToggle={closeOthers}>
        <summary>
          {title} <Icon name="down" />
        </summary>
        <ul className={`${styles.sub} on-dark`}>{children}</ul>
      </details>
    </li>
  );
}

/** For browsers that do not see to it by the name of the groups (Safari before 17.2, Chrome before 120, Firefox before 130). */
function closeOthers({ currentTarget: group }: SyntheticEvent<HTMLDetailsElement>) {
  if (!group.open) return;
  for (const other of document.querySelectorAll<HTMLDetailsElement>(`#${DRAWER_ID} details`))
    other.open = other === group;
}

/** Phones, e-mail and the hours of the phones. */
function DrawerContacts() {
  const [firstPhone, ...otherPhones] = settings.phones;
  return (
    <div className={`${styles.contacts} on-dark`}>
      <ButtonLink href={telephoneLink(firstPhone)} large>
        <Icon name="call" /> {firstPhone}
      </ButtonLink>
      {otherPhones.map((phone) => (
        <a key={phone} href={telephoneLink(phone)}>
          <Icon name="call" /> {phone}
        </a>
      ))}
      <a href={emailLink}>
        <Icon name="mail" /> {settings.email}
      </a>
      <p>
        <Icon name="clock" />{" "}
        <span>
          Nghe máy <Hours lines={phoneHours} within />
        </span>
      </p>
    </div>
  );
}

function close(drawer: HTMLDialogElement | null) {
  drawer?.close(); // does nothing where the drawer is not open as a dialog
  // Does nothing where the drawer is not shown as a popover. Safari before 17 lacks the method, and takes ":popover-open" for a mistake in a selector.
  drawer?.hidePopover?.();
}
