import { useState } from "react";
import type { Field } from "../../documents/form.ts";
import { DESK_PATH } from "../../paths.ts";
import { PictureDialog } from "./picture-dialog.tsx";
import "./picture-input.css";

/** Address of a picture for the window, the published or the new one. */
export const pictureSource = (file: string): string => `${DESK_PATH}/api/picture/${file}`;

/** The picture of a field and the way to another one: a press, or files that are dropped on it. */
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
  /** With what it shows; empty when nobody told yet. */
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
  /** Begins as it is written, for who speaks to the machine: a label's "Ảnh" would take its place. Of several it says which: "Đổi ảnh cho máy tính". */
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
