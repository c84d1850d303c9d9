import { type ReactNode, useId } from "react";
import { Icon } from "./icon.tsx";
import { useModal } from "./use-modal.ts";
import "./dialog.css";

/** A question or a choice on top of the screen; Esc and "Đóng" leave things as they are, and the focus goes back where it was. */
export function Dialog({
  title,
  close,
  width = "32rem",
  foot,
  children,
}: {
  title: string;
  close: () => void;
  width?: string;
  foot?: ReactNode;
  children: ReactNode;
}) {
  const box = useModal();
  const name = useId();
  return (
    <dialog
      ref={box}
      aria-labelledby={name}
      style={{ width }}
      // Handles Esc before the browser does: the browser's own `cancel` asks once, then the dialog closes whatever was said; and it asks two dialogs at a time.
      onKeyDown={(event) => {
        if (event.key !== "Escape" || event.nativeEvent.isComposing) return;
        event.preventDefault();
        event.stopPropagation();
        close();
      }}
      onCancel={(event) => {
        event.preventDefault();
        close();
      }}
    >
      <div className="dlg-head">
        <h2 id={name}>{title}</h2>
        <button type="button" className="btn icon small quiet" aria-label="Đóng" onClick={close}>
          <Icon name="close" />
        </button>
      </div>
      <div className="dlg-body">{children}</div>
      {foot && <div className="dlg-foot">{foot}</div>}
    </dialog>
  );
}
