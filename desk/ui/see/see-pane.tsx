import { useEffect, useRef, useState } from "react";
import type { PictureShape } from "../../../app/content/pictures.ts";
import { Icon } from "../parts/icon.tsx";
import { morph } from "./morph.ts";
import "./see-pane.css";

/** Without a doctype the frame would lay its page out as browsers did in 1998. */
const BLANK = '<!doctype html><html lang="vi"><head><title>Trang thật</title></head><body></body></html>';
/** Milliseconds after which a page whose styles cannot be had is shown bare: better than none. */
const STYLES_AT_MOST = 10_000;
/** One of several that stand side by side in a track within their viewport (app/ui/carousel). */
const SLIDE = '[aria-roledescription="tấm"]';
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
 * @param note what is not yet as customers will see it; empty where nothing is
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
  /** Heading under which it stands on the page of something else; empty where the page is its own. */
  part: string;
  close: () => void;
}) {
  const [styled, setStyled] = useState(false);
  const frame = useRef<HTMLIFrameElement>(null);
  const box = useRef<HTMLDivElement>(null);
  /** Parts of the page that were written on last. */
  const touched = useRef<Element[]>([]);
  useEffect(() => {
    if (html && show(frame.current, html, part, touched) && !hasStyles(frame.current)) setStyled(false);
  }, [html, part]);
  // A page without its styles is a fright: the frame stays empty until they are there, the first time and where another page needs others.
  useEffect(() => {
    if (styled || !html) return;
    const since = performance.now();
    let next = 0;
    const look = () => {
      if (hasStyles(frame.current) || performance.now() - since > STYLES_AT_MOST) setStyled(true);
      else next = requestAnimationFrame(look);
    };
    next = requestAnimationFrame(look);
    return () => cancelAnimationFrame(next);
  }, [styled, html]);
  // Where it stands is known with the styles.
  useEffect(() => {
    if (!styled) return;
    bringIntoView(frame.current?.contentDocument, part);
    follow(frame.current?.contentDocument, touched.current);
  }, [styled, part]);
  useEffect(() => {
    const outer = box.current;
    if (!outer) return;
    const fit = () => {
      const inner = frame.current;
      if (!inner) return;
      const scale = Math.min(1, outer.clientWidth / WIDTHS[size]);
      inner.style.width = `${WIDTHS[size]}px`;
      inner.style.height = `${outer.clientHeight / scale}px`;
      inner.style.transform = scale < 1 ? `scale(${scale})` : "";
      inner.style.marginLeft = scale === 1 ? `${(outer.clientWidth - WIDTHS[size]) / 2}px` : "0";
      // It was away while they were written on, or they stand elsewhere at this width.
      follow(inner.contentDocument, touched.current);
    };
    const watched = new ResizeObserver(fit);
    watched.observe(outer);
    fit();
    return () => watched.disconnect();
  }, [size]);
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
          onLoad={() => html && show(frame.current, html, part, touched)}
        />
      </div>
    </aside>
  );
}

/** @param touched is given what was written on, of a page that stood there before @returns whether it is another page now */
function show(frame: HTMLIFrameElement | null, html: string, part: string, touched: { current: Element[] }): boolean {
  const page = frame?.contentDocument;
  // On a busy machine its blank page may have begun and hold nothing yet: whoever listens for its end shows the page then.
  if (!page?.documentElement) return false;
  const wanted = new DOMParser().parseFromString(html, "text/html");
  // They would not run in this frame; without them there is less to compare.
  for (const script of wanted.querySelectorAll("script,link[rel=modulepreload],link[rel=manifest]")) script.remove();
  const slides = () => [...page.querySelectorAll<HTMLElement>(SLIDE)];
  const changed = slides().findIndex((slide, at) => !slide.isEqualNode(wanted.querySelectorAll(SLIDE)[at] ?? null));
  // Another page, or the same under another title, which stands at its top.
  const isOther = page.title !== wanted.title;
  const changes = morph(page.documentElement, wanted.documentElement);
  if (isOther) {
    page.defaultView?.scrollTo(0, 0);
    touched.current = [];
    bringIntoView(page, part);
  } else if (changes.length > 0) {
    touched.current = changes;
    follow(page, changes);
  }
  // In this frame nothing turns the slides: the one that was written on comes by itself.
  const slide = slides()[changed];
  slide?.parentElement?.parentElement?.scrollTo({ left: slide.offsetLeft });
  return isOther;
}

const headingOf = (page: Document, part: string): HTMLElement | undefined =>
  part === ""
    ? undefined
    : [...page.querySelectorAll<HTMLElement>("main :is(h2,h3)")].find((one) => one.textContent?.trim() === part);

/** Not `scrollIntoView`: that would move the window around the frame as well. */
function bringIntoView(page: Document | null | undefined, part: string): void {
  const place = page && headingOf(page, part);
  const view = page?.defaultView;
  if (!place || !view) return;
  view.scrollBy({ top: place.getBoundingClientRect().bottom - view.innerHeight * 0.7 });
}

/** The share of the frame's height between the bars that stand over the page, at its top and below. */
const BETWEEN = { from: 0.1, to: 0.85 };

/** What was written far down the form is seen far down the page: unless some of it is in view already, the first of it comes there. */
function follow(page: Document | null | undefined, touched: readonly Element[]): void {
  const view = page?.defaultView;
  if (!view) return;
  const places = touched.map((one) => one.getBoundingClientRect()).filter(({ height }) => height > 0);
  const isSeen = ({ top, bottom }: DOMRect) =>
    bottom > view.innerHeight * BETWEEN.from && top < view.innerHeight * BETWEEN.to;
  const [first] = places;
  if (first && !places.some(isSeen)) view.scrollBy({ top: first.top - view.innerHeight * 0.3 });
}

/**
 * Whether a page has its styles and its letters. Looked at, not listened for: in a frame without scripts WebKit runs no listener, be it of the page around it. A sheet that is on its way leaves the one that its
 * link had before in its place.
 */
function hasStyles(frame: HTMLIFrameElement | null): boolean {
  const page = frame?.contentDocument;
  if (!page?.body?.hasChildNodes()) return false;
  const links = [...page.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet]")];
  if (!links.every(({ sheet, href }) => sheet?.href === href)) return false;
  page.body.getBoundingClientRect(); // laid out it asks for its letters: in others its lines break elsewhere
  return page.fonts.status === "loaded";
}
