import { useState } from "react";
import { PICTURE_SHAPES, type PictureShape } from "../../../app/content/pictures.ts";
import { formatNumber } from "../../../app/try-size/figures.ts";
import type { CutOut } from "../../pictures/cut.ts";
import { freePictureName } from "../../pictures/picture-slug.ts";
import type { PictureInHand } from "../../pictures/take-in.ts";
import { sharpFor, tooSmall } from "../../pictures/too-small.ts";
import { hardToRead, type Reading, type WordInk } from "../../pictures/words-on-banner.ts";
import { ask, refusalOf } from "../client.ts";
import { TextBox } from "../form/text-box.tsx";
import { usePages } from "../pages.tsx";
import { Icon } from "../parts/icon.tsx";
import { useToast } from "../parts/toasts.tsx";
import { typedIn } from "../parts/typed-in.ts";
import { useOneAtATime } from "../parts/use-one-at-a-time.ts";
import { CutFrame, inHandSource } from "./cut-frame.tsx";
import { FIRST_FRAMING, type Framing, isFirst, kept, MOST_ZOOM, moved } from "./frame.ts";
import { useReading } from "./reading.ts";
import "./cut-picture.css";

/** Where a picture is turned, moved in its frame, described, and used. */
export function CutPicture({
  picture,
  shape,
  told,
  words,
  hint,
  alt,
  setAlt,
  use,
  back,
  close,
}: {
  picture: PictureInHand;
  shape: PictureShape;
  /** Whether its place has words that describe the picture. */
  told: boolean;
  /** Inks of the words that stand on the picture in its place; undefined where none do. */
  words: WordInk | undefined;
  /** What its place asks of a picture. */
  hint: string | undefined;
  /** The description, as it is being written. */
  alt: string;
  setAlt: (alt: string) => void;
  /** @param known true for a picture that already existed, which the owner has been told */
  use: (file: string, known: boolean) => void;
  /** Back to choosing. @param worked the picture was moved in its frame or described: that work would be lost */
  back: (worked: boolean) => void;
  /** @param worked as for `back` */
  close: (worked: boolean) => void;
}) {
  const say = useToast();
  const { stock } = usePages();
  const there = new Set(stock.pictures.map(({ file }) => file));
  const wanted = PICTURE_SHAPES[shape];
  const [framing, setFraming] = useState<Framing>(FIRST_FRAMING);
  const [reminded, setReminded] = useState(false);
  const [refused, setRefused] = useState("");
  const [busy, setBusy] = useState(false);
  const part = kept(picture, wanted, framing);
  const called = alt.trim() || picture.name;
  const [first, name] = [freePictureName(called, () => false), freePictureName(called, (one) => there.has(one))];
  const worked = alt.trim() !== "" || !isFirst(framing);
  const small = tooSmall(shape, part.pixels, kept(picture, wanted, { ...framing, zoom: 1 }).pixels);
  const reading = useReading(inHandSource(picture), { ...part, turns: framing.turns }, words);
  const change = (next: Partial<Framing>) => {
    setRefused("");
    setFraming((last) => ({ ...last, ...next }));
  };
  const finish = useOneAtATime(async () => {
    if (small) return setRefused(small);
    if (told && !alt.trim() && !reminded) return setReminded(true);
    setBusy(true);
    try {
      const { left, top, width } = part;
      const body = { shape, turns: framing.turns, left, top, width, called };
      const { file, known } = await ask<CutOut>(`pictures-in-hand/${picture.id}/cut`, { method: "POST", body });
      if (known) say(`Ảnh này đã có trong kho, tên là ${file}. Không cất thêm.`);
      use(file, known);
    } catch (error) {
      setRefused(refusalOf(error));
      setBusy(false);
    }
  });
  return (
    <>
      <div className="pic-cut">
        <div className="cut">
          <CutFrame
            picture={picture}
            shape={wanted}
            framing={framing}
            words={words}
            move={(by) => setFraming((last) => moved(picture, wanted, last, by))}
          />
          <div className="cut-t" aria-hidden="true" />
        </div>
        <div className="cut-f">
          {hint && <p className="hint">{hint}</p>}
          <CutTools framing={framing} change={change} />
          <Sharpness small={small} enough={sharpFor(shape, part.pixels)} picture={picture} />
          {words && reading && <WordsSaid reading={reading} words={words} />}
          {told && <AltField alt={alt} set={setAlt} lacking={reminded && !alt.trim()} />}
          <p className="hint">
            Tên tệp: <b>{name}</b>
            {name !== first &&
              `. Kho đã có ${first}: nếu vẫn là tấm ấy, cắt y như cũ thì máy dùng lại, không cất thêm.`}
          </p>
          {refused && refused !== small && (
            <p className="say" role="alert">
              {refused}
            </p>
          )}
        </div>
      </div>
      <CutFoot
        small={small !== null}
        busy={busy}
        back={() => back(worked)}
        close={() => close(worked)}
        finish={() => void finish()}
      />
    </>
  );
}

/** Enlarges the picture in its frame, and turns it. */
function CutTools({ framing, change }: { framing: Framing; change: (next: Partial<Framing>) => void }) {
  return (
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
  );
}

/** The id of the sentence that says why a picture is too small: the button that uses the picture refers to it. */
const SMALL_ID = "anh-nho";

/**
 * Whether the part within the frame has enough pixels.
 *
 * @param small why it has not; null where it has
 * @param enough how sharp it will be, said where it has
 */
function Sharpness({ small, enough, picture }: { small: string | null; enough: string; picture: PictureInHand }) {
  if (small)
    return (
      <p className="say" id={SMALL_ID}>
        <Icon name="warn" />
        <span>{small}</span>
      </p>
    );
  return (
    <p className="ok-line">
      <Icon name="check" />
      <span>
        {picture.name}, {formatNumber(picture.width)} × {formatNumber(picture.height)} điểm. {enough}
      </span>
    </p>
  );
}

/** @param small the part within the frame is too small to be used */
function CutFoot({
  small,
  busy,
  back,
  close,
  finish,
}: {
  small: boolean;
  busy: boolean;
  back: () => void;
  close: () => void;
  finish: () => void;
}) {
  return (
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
        aria-disabled={small || busy} // a disabled button would lose the focus, which stays here if the desk refuses
        aria-describedby={small ? SMALL_ID : undefined}
        onClick={finish}
      >
        Dùng ảnh này
      </button>
    </div>
  );
}

/** Says, while the picture is cut, whether the words that stand on it will be readable; it does not forbid the picture. */
function WordsSaid({ reading, words }: { reading: Reading; words: WordInk }) {
  const hard = hardToRead(reading, words);
  return hard ? (
    <div className="note" role="status">
      <Icon name="warn" />
      <p>{hard} Vẫn dùng được ảnh này.</p>
    </div>
  ) : (
    <p className="ok-line" role="status">
      <Icon name="check" />
      <span>Chữ trên ảnh đọc rõ.</span>
    </p>
  );
}

/** @param lacking the description was asked for and is still missing */
function AltField({ alt, set, lacking }: { alt: string; set: (alt: string) => void; lacking: boolean }) {
  return (
    <div className="f" data-bad={lacking || undefined}>
      <label htmlFor="ta-anh">Trong ảnh có gì?</label>
      <TextBox
        id="ta-anh"
        data-first
        className="in"
        rows={3}
        placeholder="Ví dụ: Ba standee cuốn đứng trong sảnh khách sạn"
        aria-describedby="ta-anh-goi-y"
        value={alt}
        onChange={(event) => set(typedIn(event.target, event.nativeEvent))}
      />
      <p className="hint" id="ta-anh-goi-y">
        Người khiếm thị nghe câu này thay cho ảnh, Google cũng đọc. Kể như tả qua điện thoại.
      </p>
      {lacking && (
        <p className="say" role="alert">
          <Icon name="warn" />
          <span>Thêm một câu tả ảnh nhé. Vội thì bấm lần nữa, điền sau cũng được, nhưng trang chưa lên mạng được.</span>
        </p>
      )}
    </div>
  );
}
