/** What a schema cannot see: whether the files of the content fit each other, and its pictures. */
import type { ContentFile, ContentFiles } from "./content-files.server.ts";
import { pictureExists, pictureFiles, shapeOf } from "./pictures.server.ts";
import { PICTURE_SHAPES, type PictureShape } from "./pictures.ts";
import type { ArticleFields } from "./schema/article.server.ts";
import type { HomeWords } from "./schema/home.server.ts";
import type { Introduction } from "./schema/introduction.server.ts";

/** Every picture is there and has the shape that its place asks for. */
export function checkPictures(
  files: ContentFiles,
  home: HomeWords | undefined,
  introduction: Introduction | undefined,
  entries: ContentFile<{ image: string }>[],
) {
  for (const { file, fields } of entries) checkPicture(files, file, "image", fields.image, "landscape");
  for (const { image } of home?.work.blocks ?? [])
    checkPicture(files, "content/home.md", "work.blocks", image, "landscape");
  for (const { image } of home?.samples.items ?? [])
    checkPicture(files, "content/home.md", "samples.items", image, "standee");
  if (introduction) checkPicture(files, "content/introduction.md", "lobby.image", introduction.lobby.image, "banner");
  for (const image of pictureFiles()) {
    if (!shapeOf(image)) {
      const shapes = Object.values(PICTURE_SHAPES).map(({ width, height }) => `${width} × ${height}`);
      files.add(`content/pictures/${image}`, "cỡ ảnh", `tỉ lệ ảnh phải như một trong: ${shapes.join(", ")} px`);
    }
  }
}

function checkPicture(files: ContentFiles, file: string, field: string, image: string, shape: PictureShape) {
  if (!pictureExists(image)) files.add(file, field, `ảnh "${image}" không có trong content/pictures/`);
  else if (shapeOf(image) !== shape) {
    const { width, height } = PICTURE_SHAPES[shape];
    files.add(file, field, `ảnh "${image}" phải có tỉ lệ ${width} × ${height} px`);
  }
}

/** Every article has a number of its own. */
export function checkArticles(files: ContentFiles, articles: ContentFile<ArticleFields>[]) {
  const owner = new Map<number, string>();
  const next = Math.max(0, ...articles.map(({ fields }) => fields.id)) + 1;
  for (const { file, fields } of articles) {
    const other = owner.get(fields.id);
    if (other) files.add(file, "id", `số ${fields.id} đã dùng ở ${other}; số còn trống: ${next}`);
    else owner.set(fields.id, file);
  }
}

/** Two of one folder cannot stand at the same place. */
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
