import { useRef, useState } from "react";
import { PICTURE_SHAPES, type PictureShape } from "../../../app/content/pictures.ts";
import { formatNumber } from "../../../app/try-size/figures.ts";
import { DESK_PATH } from "../../paths.ts";
import { freePictureName } from "../../pictures/picture-slug.ts";
import type { PictureInHand } from "../../pictures/take-in.ts";
import { sharpFor, tooSmall } from "../../pictures/too-small.ts";
import { ask, refusalOf } from "../client.ts";
import { TextBox } from "../form/text-box.tsx";
import { usePages } from "../pages.tsx";
import { Icon } from "../parts/icon.tsx";
import { FIRST_FRAMING, type Framing, kept, MOST_ZOOM, moved, turned } from "./frame.ts";
import "./cut-picture.css";

/** Of the frame, for one press of an arrow. */
const STEP = 0.03;

/** Of the frame: a press that moves less is a tap. */
const SLOP = 0.01;

const ARROWS: Record<string, { across: number; down: number }> = {
  ArrowLeft: { across: -STEP, down: 0 },
  ArrowRight: { across: STEP, down: 0 },
  ArrowUp: { across: 0, down: -STEP },
  ArrowDown: { across: 0, down: STEP },
};

/** A picture is turned, moved in its frame, told of, and used. */
export function CutPicture({
  picture,
  shape,
  use,
  back,
  close,
}: {
  picture: PictureInHand;
  shape: PictureShape;
  use: (file: string, alt: string) => void;
  back: () => void;
  close: () => void;
}) {
  const { stock } = usePages();
  const there = new Set(stock.pictures.map(({ file }) => file));
  const wanted = PICTURE_SHAPES[shape];
  const [framing, setFraming] = useState<Framing>(FIRST_FRAMING);
  const [alt, setAlt] = useState("");
  const [reminded, setReminded] = useState(false);
  const [refused, setRefused] = useState("");
  const [busy, setBusy] = useState(false);
  const from = useRef<{ x: number; y: number; taps: boolean } | null>(null);
  const part = kept(picture, wanted, framing);
  const small = tooSmall(shape, part.pixels);
  const change = (next: Partial<Framing>) => {
    setRefused("");
    setFraming((last) => ({ ...last, ...next }));
  };
  const finish = async () => {
    if (small) return setRefused(small);
    if (!alt.trim() && !reminded) return setReminded(true);
    setBusy(true);
    try {
      const { left, top, width } = part;
      const body = { shape, turns: framing.turns, left, top, width, called: alt.trim() || picture.name };
      const { file } = await ask<{ file: string }>(`pictures-in-hand/${picture.id}/cut`, { method: "POST", body });
      use(file, alt.trim());
    } catch (error) {
      setRefused(refusalOf(error));
      setBusy(false);
    }
  };
  const { width, height } = turned(picture, framing.turns);
  return (
    <>
      <div className="pic-cut">
        <div className="cut">
          <div
            className="cut-frame"
            role="application"
            // biome-ignore lint/a11y/noNoninteractiveTabindex: arrows move the picture in it
            tabIndex={0}
            aria-label="Khung ảnh. Kéo, chạm chỗ muốn vào giữa, hoặc dùng phím mũi tên để chuyển ảnh trong khung."
            style={{ aspectRatio: `${wanted.width} / ${wanted.height}` }}
            onKeyDown={(event) => {
              const by = ARROWS[event.key];
              if (!by) return;
              event.preventDefault();
              setFraming((last) => moved(picture, wanted, last, by));
            }}
            onPointerDown={(event) => {
              event.currentTarget.setPointerCapture(event.pointerId);
              from.current = { x: event.clientX, y: event.clientY, taps: true };
            }}
            onPointerMove={(event) => {
              const start = from.current;
              if (!start) return;
              const box = event.currentTarget.getBoundingClientRect();
              const by = {
                across: (start.x - event.clientX) / box.width,
                down: (start.y - event.clientY) / box.height,
              };
              if (start.taps && Math.hypot(by.across, by.down) < SLOP) return;
              from.current = { x: event.clientX, y: event.clientY, taps: false };
              setFraming((last) => moved(picture, wanted, last, by));
            }}
            // A tap brings what is tapped into the middle: nobody has to drag (WCAG 2.2, 2.5.7).
            onPointerUp={(event) => {
              const box = event.currentTarget.getBoundingClientRect();
              const by = {
                across: (event.clientX - box.left) / box.width - 0.5,
                down: (event.clientY - box.top) / box.height - 0.5,
              };
              if (from.current?.taps) setFraming((last) => moved(picture, wanted, last, by));
              from.current = null;
            }}
          >
            <div
              className="cut-picture"
              style={{
                left: `${(-part.left / part.width) * 100}%`,
                top: `${(-part.top / part.height) * 100}%`,
                width: `${100 / part.width}%`,
                height: `${100 / part.height}%`,
              }}
            >
              <img
                src={`${DESK_PATH}/api/pictures-in-hand/${picture.id}`}
                alt=""
                draggable={false}
                style={{
                  width: framing.turns % 2 ? `${(height / width) * 100}%` : "100%",
                  height: framing.turns % 2 ? `${(width / height) * 100}%` : "100%",
                  transform: `translate(-50%, -50%) rotate(${framing.turns * 90}deg)`,
                }}
              />
            </div>
          </div>
          <div className="cut-t" aria-hidden="true" />
        </div>
        <div className="cut-f">
          <div className="cut-tools">
            <label>
              Phóng to
              <input
                type="range"
                min="1"
                max={MOST_ZOOM}
                step="0.01"
                value={framing.zoom}
                onChange={(event) => change({ zoom: Number(event.target.value) })}
              />
            </label>
            <button
              type="button"
              className="btn small"
              onClick={() => change({ turns: (framing.turns + 1) % 4, across: 0.5, down: 0.5 })}
            >
              <Icon name="rotate" />
              Xoay
            </button>
          </div>
          {small ? (
            <p className="say" id="anh-nho">
              <Icon name="warn" />
              <span>{small}</span>
            </p>
          ) : (
            <p className="ok-line">
              <Icon name="check" />
              <span>
                {picture.name}, {formatNumber(picture.width)} × {formatNumber(picture.height)} điểm.{" "}
                {sharpFor(shape, part.pixels)}
              </span>
            </p>
          )}
          <div className="f" data-bad={reminded && !alt.trim() ? "" : undefined}>
            <label htmlFor="ta-anh">Trong ảnh có gì?</label>
            <TextBox
              id="ta-anh"
              data-first
              className="in"
              rows={3}
              placeholder="Ví dụ: Ba standee cuốn đứng trong sảnh khách sạn"
              aria-describedby="ta-anh-goi-y"
              value={alt}
              onChange={(event) => setAlt(event.target.value)}
            />
            <p className="hint" id="ta-anh-goi-y">
              Người khiếm thị nghe câu này thay cho ảnh, Google cũng đọc. Kể như tả qua điện thoại.
            </p>
            {reminded && !alt.trim() && (
              <p className="say" role="alert">
                <Icon name="warn" />
                <span>
                  Thêm một câu tả ảnh nhé. Vội thì bấm lần nữa, điền sau cũng được, nhưng trang chưa lên mạng được.
                </span>
              </p>
            )}
          </div>
          <p className="hint">
            Tên tệp: <b>{freePictureName(alt.trim() || picture.name, (name) => there.has(name))}</b>
          </p>
          {refused && refused !== small && (
            <p className="say" role="alert">
              {refused}
            </p>
          )}
        </div>
      </div>
      <div className="dlg-foot">
        <button type="button" className="btn quiet" onClick={back}>
          <Icon name="left" />
          Chọn ảnh khác
        </button>
        <button type="button" className="btn quiet push" onClick={close}>
          Thôi
        </button>
        <button
          type="button"
          className="btn main-act"
          aria-disabled={small !== null}
          aria-describedby={small ? "anh-nho" : undefined}
          disabled={busy}
          onClick={() => void finish()}
        >
          Dùng ảnh này
        </button>
      </div>
    </>
  );
}
