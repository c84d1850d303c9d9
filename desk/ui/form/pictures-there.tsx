import { useState } from "react";
import type { PictureShape } from "../../../app/content/pictures.ts";
import type { PictureThere } from "../../pictures/where-used.ts";
import { hardToRead, type WordInk } from "../../pictures/words-on-banner.ts";
import { ask, refusalOf } from "../client.ts";
import { usePages } from "../pages.tsx";
import { Icon } from "../parts/icon.tsx";
import { readingOfPicture } from "../pictures/reading.ts";
import { pictureSource } from "./picture-input.tsx";

/** The existing pictures of a shape, of which one is chosen by a press. */
export function PicturesThere({
  shape,
  photograph,
  words,
  use,
  refuse,
}: {
  shape: PictureShape;
  /** Only photographs are offered. */
  photograph: boolean;
  /** Inks of the words that stand on the picture in its place: if they would be hard to read, the owner is asked once more. */
  words: WordInk | undefined;
  /** Called with the file and the description that it has where it is shown already; empty where it has none. */
  use: (file: string, alt: string) => void;
  /** Told in Vietnamese why a picture could not be taken. */
  refuse: (said: string) => void;
}) {
  const { stock } = usePages();
  /** A picture on which words would be hard to read, and why. */
  const [doubt, setDoubt] = useState<{ file: string; hard: string } | null>(null);
  const fitting = stock.pictures.filter((picture) => picture.shape === shape && (picture.photograph || !photograph));
  // An existing picture brings the description that it has where it is already shown.
  const choose = async (file: string) => {
    setDoubt(null);
    try {
      const hard = words && hardToRead(await readingOfPicture(pictureSource(file), words), words);
      if (hard) return setDoubt({ file, hard });
    } catch {
      // A picture that cannot be opened is taken all the same: the form and the site's check say what is wrong with it.
    }
    await takeThere(file);
  };
  const takeThere = async (file: string) => {
    try {
      const { pictures } = await ask<{ pictures: PictureThere[] }>("pictures");
      const uses = pictures.find((picture) => picture.file === file)?.uses ?? [];
      use(file, uses.find(({ alt }) => alt)?.alt ?? "");
    } catch (error) {
      refuse(refusalOf(error));
    }
  };
  return (
    <div className="pic-have">
      <h3>
        {photograph ? "Ảnh chụp đang có" : "Ảnh đang có"} <span className="muted num">{fitting.length}</span>
      </h3>
      {photograph && (
        <p className="hint">Việc đã làm phải có ảnh chụp thật, nên ở đây không có hình minh họa của trang.</p>
      )}
      {doubt && (
        <div className="note" role="status">
          <Icon name="warn" />
          <div>
            <p>
              <b>{doubt.file}:</b> {doubt.hard}
            </p>
            <div className="acts">
              <button type="button" className="btn small" onClick={() => void takeThere(doubt.file)}>
                Vẫn dùng ảnh ấy
              </button>
            </div>
          </div>
        </div>
      )}
      <ul>
        {fitting.map(({ file }) => (
          <li key={file}>
            <button type="button" aria-label={file} title={file} onClick={() => void choose(file)}>
              <img src={pictureSource(file)} alt="" loading="lazy" />
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
