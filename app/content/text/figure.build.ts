/** A picture in a text, with its caption. */
import type { Element } from "hast";
import { h } from "hastscript";
import {
  ILLUSTRATION_NOTE,
  isPhotograph,
  jpegAddress,
  PHONE_WIDTH,
  PICTURE_FORMATS,
  PICTURE_SHAPES,
  srcSet,
} from "../pictures.ts";
import { attribute, type BlockContext, type Reason, type Report } from "./block.build.ts";

/**
 * @param image as Markdown gives it: file, description and caption
 * @param report takes what is wrong with the image; a figure is returned all the same
 */
export function figure(image: Element, context: BlockContext, report: Report): Element {
  const source = attribute(image, "src");
  const caption = attribute(image, "title");
  const alt = attribute(image, "alt");
  const picture = context.pictureOf(source);
  if (!picture) report(missingPicture(source), image);
  else if (picture.shape && picture.shape !== "landscape") report(misshapenPicture(source), image);
  if (!alt)
    report(
      {
        file: `ảnh "${source}" cần lời mô tả: ![mô tả ảnh](${source} "chú thích")`,
        desk: `Ảnh "${source}" chưa có lời tả: ghi vào ô “Ảnh có gì?” dưới ảnh`,
      },
      image,
    );
  const address = picture?.address ?? "";
  const { width, height } = PICTURE_SHAPES.landscape;
  const sizes = `(min-width: 64em) 44rem, ${PHONE_WIDTH}`;
  return h(
    "figure",
    { className: ["picture", "wide"] },
    h(
      "picture",
      {},
      ...PICTURE_FORMATS.map((format) =>
        h("source", { type: `image/${format}`, srcSet: srcSet(address, "landscape", format, sizes), sizes }),
      ),
      h("img", { src: jpegAddress(address), alt, width, height, loading: "lazy", decoding: "async" }),
    ),
    h(
      "figcaption",
      {},
      h("span", {}, caption),
      ...(picture && !isPhotograph(address) ? [h("span", {}, ILLUSTRATION_NOTE)] : []),
    ),
  );
}

function missingPicture(source: string): Reason {
  if (/\.hei[cf]$/i.test(source))
    return `ảnh "${source}" là ảnh iPhone dạng HEIC, trình duyệt không mở được; hãy lưu thành JPEG rồi chép vào content/pictures/`;
  if (/^https?:/i.test(source))
    return `ảnh "${source}" nằm ở trang khác; hãy chép ảnh vào content/pictures/ rồi ghi tên tệp`;
  return {
    file: `ảnh "${source}" không có trong content/pictures/`,
    desk: `Ảnh "${source}" không còn nữa: bấm “Bỏ ảnh” ở chỗ ấy, rồi bấm nút “Ảnh” ở dưới phần chữ mà chọn ảnh khác`,
  };
}

/** Of another shape none of the files that a figure names are made. */
function misshapenPicture(source: string): Reason {
  const { width, height } = PICTURE_SHAPES.landscape;
  return {
    file: `ảnh "${source}" phải có tỉ lệ ${width} × ${height} px`,
    desk: `Ảnh "${source}" không phải ảnh ngang 4:3: bấm “Bỏ ảnh” ở chỗ ấy, rồi bấm nút “Ảnh” ở dưới phần chữ mà chọn ảnh khác`,
  };
}
