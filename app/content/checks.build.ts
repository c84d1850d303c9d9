/** What a schema cannot see: whether the files of the content fit each other, and its pictures. */
import type * as v from "valibot";
import { tidyPhone } from "../../contract/phone-number.ts";
import { slugOf } from "../../contract/slug.ts";
import type { ContentFile, ContentFiles } from "./files/content-files.build.ts";
import {
  pictureAddress,
  pictureExists,
  pictureFiles,
  pictureSize,
  shapeOf,
  strayFiles,
  UnusablePicture,
  whyIllustrationsUnknown,
} from "./pictures.build.ts";
import { isPhotograph, LEAST_WIDTH, PICTURE_SHAPES, type PictureShape } from "./pictures.ts";
import type { ArticleFields } from "./schema/article.build.ts";
import { picturesIn } from "./schema/read-schema.build.ts";
import type { Settings } from "./schema/settings.build.ts";

/** Every picture is there, can be read, is large enough and has the shape that its place asks for (its schema says which). */
export function checkPictures(
  files: ContentFiles,
  written: { schema: v.GenericSchema; files: Pick<ContentFile<unknown>, "file" | "fields">[] }[],
) {
  for (const { schema, files: ofKind } of written)
    for (const { file, fields } of ofKind)
      for (const { place, image, shape } of picturesIn(schema, fields)) checkPicture(files, file, place, image, shape);
  for (const image of pictureFiles()) checkSource(files, image);
  const unknown = whyIllustrationsUnknown();
  if (unknown) files.add(unknown.file, "tệp", unknown.reason);
  for (const name of strayFiles()) files.add(`content/pictures/${name}`, "tên tệp", whyStray(name));
}

function checkSource(files: ContentFiles, image: string) {
  const file = `content/pictures/${image}`;
  try {
    const { width, height } = pictureSize(image);
    const found = shapeOf(image);
    if (!found) {
      const shapes = Object.values(PICTURE_SHAPES).map((shape) => `${shape.width} × ${shape.height}`);
      files.add(
        file,
        "cỡ ảnh",
        `ảnh ${width} × ${height} px quá dài; tỉ lệ phải như một trong: ${shapes.join(", ")} px`,
      );
      return;
    }
    const { shape, cut } = found;
    const least = LEAST_WIDTH[shape];
    const ratio = PICTURE_SHAPES[shape].height / PICTURE_SHAPES[shape].width;
    const used = Math.round(Math.min(width, height / ratio));
    if (used < least) {
      const wanted = `${least} × ${Math.round(least * ratio)} px`;
      files.add(
        file,
        "cỡ ảnh",
        `ảnh chỉ có ${width} × ${height} px, phóng lên sẽ vỡ; cỡ này chỉ nét khi hiện rộng ${used} px, trang cần ít nhất ${wanted}: hãy lấy ảnh gốc trong máy, đừng lấy ảnh tải về từ Zalo hay Facebook`,
      );
    } else if (cut)
      files.remarks.push(
        `${file}: ảnh ${width} × ${height} px được cắt còn tỉ lệ 4:3 quanh chỗ nổi nhất; muốn tự chọn chỗ cắt thì cắt sẵn rồi chép đè.`,
      );
  } catch (error) {
    if (!(error instanceof UnusablePicture)) throw error;
    files.add(file, "ảnh", error.message);
  }
}

function checkPicture(files: ContentFiles, file: string, field: string, image: string, shape: PictureShape) {
  if (!pictureExists(image)) return files.add(file, field, `ảnh "${image}" không có trong content/pictures/`);
  try {
    if (shapeOf(image)?.shape === shape) return;
  } catch (error) {
    if (error instanceof UnusablePicture) return; // reported at the picture itself
    throw error;
  }
  const { width, height } = PICTURE_SHAPES[shape];
  files.add(file, field, `ảnh "${image}" phải có tỉ lệ ${width} × ${height} px`);
}

/** A job done is shown by a photograph of it, never by one of our illustrations. */
export function checkJobs(files: ContentFiles, jobs: ContentFile<{ image: string }>[]) {
  for (const { file, fields } of jobs) {
    if (pictureExists(fields.image) && !isPhotograph(pictureAddress(fields.image)))
      files.add(file, "image", `ảnh "${fields.image}" là hình minh họa của trang; việc đã làm phải có ảnh chụp thật`);
  }
}

function whyStray(name: string): string {
  if (/\.hei[cf]$/i.test(name)) return "ảnh iPhone dạng HEIC, trình duyệt không mở được; hãy lưu thành JPEG (.jpg)";
  if (/\.(?:png|webp|avif|gif|bmp|tiff?)$/i.test(name))
    return "trang chỉ nhận ảnh JPEG; hãy mở ảnh, lưu thành .jpg rồi xóa tệp này";
  if (/\.jpe?g$/i.test(name))
    return `tên ảnh phải không dấu, chữ thường, nối bằng gạch ngang, đuôi .jpg: hãy đổi thành "${slugOf(name.replace(/\.jpe?g$/i, "").replace(/[_.]/g, " "))}.jpg"`;
  return "tệp này không phải ảnh của trang; hãy chuyển đi chỗ khác";
}

/** Every article has a number of its own. @param remembered numbers of all articles that have been online, also of those that are gone */
export function checkArticles(files: ContentFiles, articles: ContentFile<ArticleFields>[], remembered: number[]) {
  const owner = new Map<number, string>();
  const next = Math.max(0, ...remembered, ...articles.map(({ fields }) => fields.id)) + 1;
  for (const { file, fields } of articles) {
    const other = owner.get(fields.id);
    if (other) files.add(file, "id", `số ${fields.id} đã dùng ở ${other}; số còn trống: ${next}`);
    else owner.set(fields.id, file);
  }
}

/** Every category that a file names exists. @param categories those that are shown */
export function checkCategories(
  files: ContentFiles,
  entries: ContentFile<{ category: string }>[],
  categories: { slug: string }[],
) {
  if (files.incomplete.has("categories")) return;
  const known = categories.map(({ slug }) => slug);
  for (const { file, fields } of entries)
    if (!known.includes(fields.category))
      files.add(file, "category", `không có danh mục "${fields.category}"; chọn một trong: ${known.join(", ")}`);
}

/** No two files of a folder have the same place in its order. */
export function checkOrders(files: ContentFiles, folders: ContentFile<{ order: number }>[][]) {
  for (const folder of folders) {
    const owner = new Map<number, string>();
    for (const { file, fields } of folder) {
      const other = owner.get(fields.order);
      if (other) files.add(file, "order", `thứ tự ${fields.order} đã dùng ở ${other}; hãy đổi một trong hai`);
      else owner.set(fields.order, file);
    }
  }
}

/** Zalo may have a number that is not among the phones; but when a phone number changes, the one of Zalo is easily forgotten, so the owner is told. */
export function remarksOn({ links, phones }: Settings): string[] {
  const own = /^https:\/\/zalo\.me\/(0\d{9})$/.exec(links.zalo ?? "")?.[1];
  if (!own || phones.some((phone) => phone.replace(/\D/g, "") === own)) return [];
  return [
    `content/settings.yml: Zalo dẫn đến số ${tidyPhone(own)}, không có trong phones. Đúng vậy thì thôi; đổi số rồi thì để zalo: null.`,
  ];
}
