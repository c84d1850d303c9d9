/** Every picture there is, and where it is shown; a search also finds the words that describe it. */
import { useCallback, useEffect, useState } from "react";
import { withoutDiacritics } from "../../../contract/slug.ts";
import type { PictureThere } from "../../pictures/where-used.ts";
import { ask, refusalOf } from "../client.ts";
import { PictureDialog } from "../form/picture-dialog.tsx";
import { pictureSource } from "../form/picture-input.tsx";
import { Bar } from "../frame/bar.tsx";
import { Icon } from "../parts/icon.tsx";
import { ListTools, useListTools } from "../parts/list-tools.tsx";
import { RefusalNote } from "../parts/refusal.tsx";
import { useToast } from "../parts/toasts.tsx";
import { PictureFacts } from "./picture-facts.tsx";
import { isUntold, isUnused, shownWhere } from "./shown-where.ts";
import "./gallery.css";

const DRAWERS = [
  { label: "Tất cả", holds: () => true },
  { label: "Chưa có lời tả", holds: isUntold },
  { label: "Chưa dùng", holds: isUnused },
] as const;

export function Gallery() {
  const say = useToast();
  const [pictures, setPictures] = useState<PictureThere[] | null>(null);
  const [refused, setRefused] = useState("");
  const tools = useListTools();
  const [open, setOpen] = useState<PictureThere | null>(null);
  const [adding, setAdding] = useState(false);
  const look = useCallback(async () => {
    try {
      setPictures((await ask<{ pictures: PictureThere[] }>("pictures")).pictures);
      setRefused("");
    } catch (error) {
      setRefused(refusalOf(error));
    }
  }, []);
  useEffect(() => {
    void look();
    // So nobody has to press anything after the desk was started again.
    addEventListener("focus", look);
    return () => removeEventListener("focus", look);
  }, [look]);
  const wanted = withoutDiacritics(tools.words.trim());
  const told = ({ file, uses }: PictureThere) =>
    withoutDiacritics([file, ...uses.flatMap(({ alt, page }) => [alt, page.title])].join(" "));
  const shown = (pictures ?? []).filter(
    (picture) => DRAWERS[tools.drawer]?.holds(picture) && (wanted === "" || told(picture).includes(wanted)),
  );
  return (
    <>
      <Bar title="Ảnh">
        <button type="button" className="btn main-act" onClick={() => setAdding(true)}>
          <Icon name="plus" />
          Thêm ảnh
        </button>
      </Bar>
      <main className="page">
        <RefusalNote>{refused}</RefusalNote>
        {refused && (
          <button type="button" className="btn" onClick={() => void look()}>
            Thử lại
          </button>
        )}
        <ListTools
          drawers={DRAWERS.map(({ label, holds }) => ({ label, count: (pictures ?? []).filter(holds).length }))}
          find="Tìm trong kho ảnh"
          placeholder="Tìm ảnh"
          tools={tools}
        />
        {pictures && shown.length === 0 && (
          <div className="empty" role="status">
            <h2>{wanted ? "Không thấy ảnh nào" : "Ngăn này đang trống"}</h2>
            <p>{wanted ? "Tìm theo chữ tả ảnh, tên bài hay tên tệp, không dấu cũng ra." : "Không có gì phải làm."}</p>
          </div>
        )}
        <ul className="gallery">
          {shown.map((picture) => (
            <li key={picture.file}>
              <button type="button" onClick={() => setOpen(picture)}>
                <img src={pictureSource(picture.file)} alt="" loading="lazy" />
                <b>{picture.file}</b>
                <small className={isUntold(picture) ? "warn" : ""}>{shownWhere(picture)}</small>
              </button>
            </li>
          ))}
        </ul>
      </main>
      {open && <PictureFacts picture={open} close={() => setOpen(null)} />}
      {adding && (
        <PictureDialog
          shape="landscape"
          onlyNew
          close={() => setAdding(false)}
          chosen={(file, _alt, left, known) => {
            if (left === 0) setAdding(false);
            if (!known) say(`${file} đã vào kho. Mở một trang, bấm “Đổi ảnh” là thấy.`);
            void look();
          }}
        />
      )}
    </>
  );
}
