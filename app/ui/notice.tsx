import { type FocusEvent, type MouseEvent, type ReactNode, useEffect, useEffectEvent, useState } from "react";
import { NOTICE_DURATION } from "../limits.ts";
import { Icon } from "./icon.tsx";
import { Seal } from "./marks/seal.tsx";
import styles from "./notice.module.css";

interface NoticeProps {
  kind: "success" | "failure";
  children: ReactNode;
  /** Called after {@link NOTICE_DURATION}, or by the close button, then with the press on it. */
  onClose: (press?: MouseEvent) => void;
}

/**
 * What came of an action, with a tape that winds in while the time runs. The time is held while the mouse or the focus is on it
 * (WCAG 2.2.1) and starts anew when they leave. Spoken when its place is a live region, see {@link NoticePlace}.
 */
export function Notice({ kind, children, onClose }: NoticeProps) {
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  const held = pointed || focused;
  const close = useEffectEvent(onClose);

  useEffect(() => {
    if (held) return;
    const timer = setTimeout(close, NOTICE_DURATION);
    return () => clearTimeout(timer);
  }, [held]);

  const leave = (event: FocusEvent<HTMLElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget)) setFocused(false);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the handlers only hold the time; the button inside is the control
    <div
      className={styles.notice}
      data-kind={kind}
      data-held={held || undefined}
      onPointerEnter={() => setPointed(true)}
      onPointerLeave={() => setPointed(false)}
      onFocus={() => setFocused(true)}
      onBlur={leave}
    >
      <Seal sign={kind === "failure" ? "!" : "Ấ"} />
      <div className={styles.words}>{children}</div>
      <button type="button" aria-label="Đóng thông báo" onClick={onClose}>
        <Icon name="close" />
      </button>
    </div>
  );
}

/**
 * Where notices appear: over the top of the block it is the first child of, and under the site's header once that top has scrolled
 * away. It takes no room, so nothing moves. Both live regions stand from the start; screen readers miss those that come with their text.
 */
export function NoticePlace({ success, failure }: { success: ReactNode; failure: ReactNode }) {
  return (
    <div className={styles.place}>
      <div role="status">{success}</div>
      <div role="alert">{failure}</div>
    </div>
  );
}
