import { useState } from "react";
import type { Field } from "../../documents/form.ts";
import { DESK_PATH } from "../../paths.ts";
import { PictureDialog } from "./picture-dialog.tsx";
import "./picture-input.css";

/** Address at which the window loads a picture, whether it is published or new. */
export const pictureSource = (file: string): string => `${DESK_PATH}/api/picture/${file}`;

/** The picture of a field. Pressing it, or dropping files on it, leads to another one. */
export function PictureInput({
  field,
  id,
  file,
  set,
  described,
}: {
  field: Field;
  id: string;
  file: string;
  /** Called with the file and its description, which is empty when nobody has written one yet. */
  set: (file: string, alt: string) => void;
  described: string | undefined;
}) {
  const { shape = "landscape", told = false, photograph, words, hint } = field;
  const [choosing, setChoosing] = useState(false);
  const [brought, setBrought] = useState<readonly File[]>();
  const take = (files: readonly File[]) => {
    if (files.length === 0) return;
    setBrought(files);
    setChoosing(true);
  };
  const close = () => {
    setChoosing(false);
    setBrought(undefined);
  };
  const does = file ? "Đổi ảnh" : "Chọn ảnh";
  /**
   * The button's name begins with the words on it, for people who control the machine by voice: the label alone would replace them by "Ảnh". Where there
   * are several pictures, the name says which one: "Đổi ảnh cho máy tính".
   */
  const name = field.label.startsWith("Ảnh") ? `${does}${field.label.slice("Ảnh".length)}` : does;
  return (
    <>
      <button
        type="button"
        id={id}
        aria-label={name}
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
        <span>{does}</span>
      </button>
      {choosing && (
        <PictureDialog
          shape={shape}
          told={told}
          photograph={photograph}
          words={words}
          hint={hint}
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
