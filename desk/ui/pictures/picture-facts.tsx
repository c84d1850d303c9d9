import { Link } from "react-router";
import { formatNumber } from "../../../app/try-size/figures.ts";
import type { PictureThere } from "../../pictures/where-used.ts";
import { pictureSource } from "../form/picture-input.tsx";
import { Dialog } from "../parts/dialog.tsx";
import { screenOf } from "../screens.ts";
import "./picture-facts.css";

const SHAPES: Record<string, string> = {
  landscape: "ngang 4:3",
  banner: "tấm lớn",
  phone: "tấm lớn trên điện thoại",
  standee: "mẫu standee",
};

/** One picture, large: its size, and each place that shows it, with the words that describe it there. */
export function PictureFacts({ picture, close }: { picture: PictureThere; close: () => void }) {
  const { file, size, shape, fresh, uses } = picture;
  const pixels = size && `${formatNumber(size.width)} × ${formatNumber(size.height)} điểm`;
  return (
    <Dialog title={file} close={close} width="44rem">
      <div className="pic-facts">
        <img src={pictureSource(file)} alt="" />
        <p className="muted">
          {[shape && SHAPES[shape], pixels, fresh && "chưa lên mạng, đi cùng trang dùng nó"]
            .filter(Boolean)
            .join(" · ")}
        </p>
        {uses.length === 0 && (
          <p>Chưa trang nào dùng ảnh này. Để đó cũng được: ảnh không trang nào dùng thì khách không phải tải.</p>
        )}
        {uses.length > 0 && (
          <ul className="mini flat">
            {uses.map(({ page, place, field, alt }, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: one picture may stand twice in one text, and their order does not change
              <li key={page.file + place + at}>
                <Link to={screenOf(page) + (field ? `#${field}` : "")}>
                  <b>
                    {page.title}, {place.toLocaleLowerCase("vi")}
                  </b>
                  <small className={alt === "" ? "warn" : ""}>
                    {alt === null ? "Nằm dưới chữ, không cần lời tả." : alt || "Chưa có lời tả, bấm để thêm."}
                  </small>
                </Link>
              </li>
            ))}
          </ul>
        )}
      </div>
    </Dialog>
  );
}
