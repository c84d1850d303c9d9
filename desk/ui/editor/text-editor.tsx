import { type RefObject, useRef, useState } from "react";
import type { WindowStock } from "../../drafts/stock.ts";
import { PictureDialog } from "../form/picture-dialog.tsx";
import { Icon } from "../parts/icon.tsx";
import { PARTS, type Part } from "./blocks.ts";
import type { DeskEditor } from "./open-editor.ts";
import { SlashMenu } from "./slash-menu.tsx";
import { Toolbar } from "./toolbar.tsx";
import type { LinePlace } from "./typing.ts";
import { useBroughtPictures, useEditorIn } from "./use-editor.ts";
import "./block-view.css";
import "./text-editor.css";

/** The text of a page, with its tools. It keeps its own state: a new text comes in by a new `key`. */
export function TextEditor({
  markdown,
  stock,
  changed,
  unheld,
  editor,
  choosePicture,
}: {
  markdown: string;
  stock: WindowStock;
  changed: () => void;
  /** Called with a line of the text, from 1, when the editor cannot hold the block there. */
  unheld: (line: number) => void;
  /** Filled while the editor is open. */
  editor: RefObject<DeskEditor | null>;
  choosePicture: (chosen: (file: string, alt: string) => void) => void;
}) {
  const box = useRef<HTMLDivElement>(null);
  const [slash, setSlash] = useState<LinePlace | null>(null);
  const [picturesLeft, setPicturesLeft] = useState(0);
  const ready = useEditorIn(box, {
    editor,
    first: { markdown, drawings: stock.drawings },
    changed,
    unheld,
    slash: setSlash,
    picturesLeft: (count) => setPicturesLeft((before) => before + count),
  });
  const [brought, nextBrought] = useBroughtPictures(ready ? box : null, editor, (count) =>
    setPicturesLeft((before) => Math.max(0, before - count)),
  );
  const add = (part: Part) => {
    const made = editor.current;
    if (!made) return;
    if (part.picture) {
      // The text gets the focus before the dialog opens, because the closing dialog returns the focus to where it was.
      made.view.focus();
      choosePicture((file, alt) => made.insertPicture(file, alt));
    } else if (part.command) made.begin(made.commands[part.command]);
    else made.insert(part.markdown ?? "");
  };
  return (
    <section className="text" aria-label="Nội dung" data-ready={ready}>
      {ready && editor.current && <Toolbar editor={editor.current} links={stock.links} />}
      <div ref={box} className="prose-edit" />
      <p className="left-behind" role="status">
        {picturesLeft > 0 && (
          <>
            Bỏ lại {picturesLeft} ảnh: kéo từng ảnh vào đây.
            <button type="button" className="btn small quiet" onClick={() => setPicturesLeft(0)}>
              Đã rõ
            </button>
          </>
        )}
      </p>
      <PartsBar add={add} />
      {slash && (
        <SlashMenu
          place={slash}
          pick={(part) => {
            setSlash(null);
            add(part);
          }}
          close={(typed) => {
            setSlash(null);
            const view = editor.current?.view;
            if (typed) view?.dispatch(view.state.tr.insertText(typed));
            view?.focus();
          }}
        />
      )}
      {brought[0] && (
        <PictureDialog
          key={brought.length}
          shape="landscape"
          brought={brought.slice(0, 1)}
          close={nextBrought}
          chosen={(file, alt) => {
            nextBrought();
            editor.current?.insertPicture(file, alt);
          }}
        />
      )}
    </section>
  );
}

/** What can be put into a text, as buttons below it. */
function PartsBar({ add }: { add: (part: Part) => void }) {
  return (
    <div className="parts">
      <h3>Thêm vào cuối chỗ đang đứng, hoặc gõ / ở dòng trống</h3>
      <div>
        {PARTS.map((part) => (
          <button key={part.label} type="button" title={part.hint} onClick={() => add(part)}>
            <Icon name={part.icon} />
            <b>{part.label}</b>
          </button>
        ))}
      </div>
    </div>
  );
}
