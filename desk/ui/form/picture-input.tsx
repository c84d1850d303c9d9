import { useState } from "react";
import type { PictureShape } from "../../../app/content/pictures.ts";
import { DESK_PATH } from "../../paths.ts";
import { useToast } from "../parts/toasts.tsx";
import { PictureDialog } from "./picture-dialog.tsx";
import "./picture-input.css";

/** Address of a picture for the window, the published or the new one. */
export const pictureSource = (file: string): string => `${DESK_PATH}/api/picture/${file}`;

/** The picture of a field and the way to another one: a press, or a file that is dropped on it. */
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
  const say = useToast();
  const [choosing, setChoosing] = useState(false);
  const [brought, setBrought] = useState<File>();
  const take = (files: File[]) => {
    const [first, ...others] = files;
    if (!first) return;
    setBrought(first);
    setChoosing(true);
    if (others.length > 0) say(`Ô này giữ một ảnh: máy mở ${first.name}, bỏ lại ${others.length} ảnh.`);
  };
  const close = () => {
    setChoosing(false);
    setBrought(undefined);
  };
  return (
    <>
      <button
        type="button"
        id={id}
        className="cover-p"
        data-shape={shape}
        aria-describedby={described}
        onClick={() => setChoosing(true)}
        onDragOver={(event) => event.preventDefault()}
        onDrop={(event) => {
          event.preventDefault();
          take([...event.dataTransfer.files]);
        }}
      >
        {file && <img src={pictureSource(file)} alt="" />}
        <span>{file ? "Đổi ảnh" : "Chọn ảnh"}</span>
      </button>
      {choosing && (
        <PictureDialog
          shape={shape}
          {...(brought && { brought })}
          close={close}
          chosen={(next, alt) => {
            close();
            set(next, alt);
          }}
        />
      )}
    </>
  );
}
