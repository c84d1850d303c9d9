import { useState } from "react";
import type { PictureShape } from "../../../app/content/pictures.ts";
import { DESK_PATH } from "../../paths.ts";
import { PictureDialog } from "./picture-dialog.tsx";
import "./picture-input.css";

/** Address of a picture for the window, the published or the new one. */
export const pictureSource = (file: string): string => `${DESK_PATH}/api/picture/${file}`;

/** The picture of a field and the way to another one. */
export function PictureInput({
  id,
  file,
  shape,
  set,
  described,
}: {
  id: string;
  file: string;
  shape: PictureShape;
  /** With what it shows; empty when nobody told yet. */
  set: (file: string, alt: string) => void;
  described: string | undefined;
}) {
  const [choosing, setChoosing] = useState(false);
  return (
    <>
      <button
        type="button"
        id={id}
        className="cover-p"
        data-shape={shape}
        aria-describedby={described}
        onClick={() => setChoosing(true)}
      >
        {file && <img src={pictureSource(file)} alt="" />}
        <span>{file ? "Đổi ảnh" : "Chọn ảnh"}</span>
      </button>
      {choosing && (
        <PictureDialog
          shape={shape}
          close={() => setChoosing(false)}
          chosen={(next, alt) => {
            setChoosing(false);
            set(next, alt);
          }}
        />
      )}
    </>
  );
}
