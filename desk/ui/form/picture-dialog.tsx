import type { PictureShape } from "../../../app/content/pictures.ts";
import { usePages } from "../pages.tsx";
import { Dialog } from "../parts/dialog.tsx";
import { pictureSource } from "./picture-input.tsx";

/** Pictures that have the shape a place needs. */
export function PictureDialog({
  shape,
  chosen,
  close,
}: {
  shape: PictureShape;
  chosen: (file: string) => void;
  close: () => void;
}) {
  const { stock } = usePages();
  const fitting = stock.pictures.filter((picture) => picture.shape === shape);
  return (
    <Dialog title="Chọn ảnh" close={close} width="52rem">
      <div className="pic-have">
        <ul>
          {fitting.map(({ file }) => (
            <li key={file}>
              <button type="button" aria-label={file} title={file} onClick={() => chosen(file)}>
                <img src={pictureSource(file)} alt="" loading="lazy" />
              </button>
            </li>
          ))}
        </ul>
      </div>
    </Dialog>
  );
}
