import { useRef } from "react";
import type { PictureShape } from "../../../app/content/pictures.ts";
import { Icon } from "../parts/icon.tsx";
import { useFrameFit, useRealPage } from "./use-real-page.ts";
import "./see-pane.css";

/** Without a doctype the frame would lay its page out as browsers did in 1998. */
const BLANK = '<!doctype html><html lang="vi"><head><title>Trang thật</title></head><body></body></html>';
/** Widths of the two screens, in pixels. */
const WIDTHS = { phone: 390, wide: 1280 } as const;

/** The screen on which the page is looked at. */
export type SeenAs = keyof typeof WIDTHS;

/** @param shape of a picture that was just chosen @returns the only screen that shows it; undefined where both do */
export function seenAs(shape: PictureShape | undefined): SeenAs | undefined {
  if (shape === "banner") return "wide";
  return shape === "phone" ? "phone" : undefined;
}

/**
 * The real page beside the form. It stands in a frame without scripts that the desk itself fills, so that typing changes just what differs.
 *
 * @param html the page as the site's renderer made it; empty while there is none
 * @param resting the preview does not answer; writing goes on
 * @param note a sentence about what is not yet as customers will see it; empty where everything is
 */
export function SeePane({
  html,
  resting,
  saved,
  width: size,
  setWidth: setSize,
  note,
  part,
  close,
}: {
  html: string;
  resting: boolean;
  /** What was typed is on the disk, or on its way there. */
  saved: boolean;
  width: SeenAs;
  setWidth: (width: SeenAs) => void;
  note: string;
  /** Heading under which the written part stands on the page of something else; empty where it has a page of its own. */
  part: string;
  close: () => void;
}) {
  const box = useRef<HTMLDivElement>(null);
  const { frame, styled, load, followWriting } = useRealPage(html, part);
  useFrameFit(box, frame, WIDTHS[size], followWriting);
  return (
    <aside className="see" id="xem-truoc" tabIndex={-1} aria-label="Xem trước" data-size={size}>
      <div className="see-h">
        <fieldset className="seg">
          <legend className="vh">Cỡ màn hình</legend>
          <button type="button" aria-pressed={size === "phone"} onClick={() => setSize("phone")}>
            <Icon name="mobile" />
            Điện thoại
          </button>
          <button type="button" aria-pressed={size === "wide"} onClick={() => setSize("wide")}>
            <Icon name="screen" />
            Máy tính
          </button>
        </fieldset>
        <span className="muted live-tag">{resting ? "Đang nghỉ" : "Trang thật"}</span>
        <button
          type="button"
          className="btn icon small quiet"
          aria-label="Cất phần xem trước"
          title="Cất phần xem trước"
          onClick={close}
        >
          <Icon name="close" />
        </button>
      </div>
      {note && html && (
        <p className="see-note" role="status">
          {note}
        </p>
      )}
      <div className="see-b" ref={box}>
        {resting && (
          <div className="empty" role="status">
            <h2>Phần xem trước đang nghỉ</h2>
            <p>
              {saved ? "Chữ vẫn lưu như thường, chỉ là chưa nhìn được trang." : "Chưa nhìn được trang."} Gõ tiếp là máy
              thử lại.
            </p>
          </div>
        )}
        {!(html && styled) && !resting && (
          <div className="empty" role="status">
            <p>Đang dựng trang, lần đầu mất vài giây…</p>
          </div>
        )}
        <iframe
          ref={frame}
          title="Trang thật, xem trước"
          sandbox="allow-same-origin"
          hidden={!html}
          style={{ visibility: styled ? "visible" : "hidden" }}
          srcDoc={BLANK}
          onLoad={load}
        />
      </div>
    </aside>
  );
}
