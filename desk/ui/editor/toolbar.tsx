import { useRef, useState } from "react";
import type { WindowStock } from "../../drafts/stock.ts";
import { Icon } from "../parts/icon.tsx";
import type { IconName } from "../parts/icons.ts";
import type { DeskCommands } from "./commands.ts";
import type { DeskEditor } from "./open-editor.ts";

type Plain = Exclude<keyof DeskCommands, "link">;
const BUTTONS: { command: Plain; label: string; icon?: IconName; words?: string }[] = [
  { command: "undo", label: "Hoàn tác (Ctrl Z)", icon: "undo" },
  { command: "redo", label: "Làm lại (Ctrl Y)", words: "Làm lại" },
  { command: "bold", label: "Chữ đậm (Ctrl B)", icon: "bold" },
  { command: "paragraph", label: "Đoạn văn", icon: "text" },
  { command: "heading", label: "Đề mục", icon: "h2" },
  { command: "subheading", label: "Đề mục nhỏ", words: "Mục nhỏ" },
  { command: "bullets", label: "Gạch đầu dòng", icon: "list" },
  { command: "numbers", label: "Đánh số 1, 2, 3", words: "1, 2, 3" },
];

/** Buttons above the text. They act where the caret stands and leave it there. */
export function Toolbar({ editor, links }: { editor: DeskEditor; links: WindowStock["links"] }) {
  return (
    <div className="text-tools" role="toolbar" aria-label="Định dạng">
      {BUTTONS.map(({ command, label, icon, words }) => (
        <button
          key={command}
          type="button"
          className="btn small quiet"
          aria-label={label}
          title={label}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => editor.run(editor.commands[command])}
        >
          {icon ? <Icon name={icon} /> : words}
        </button>
      ))}
      <LinkChoice editor={editor} links={links} />
    </div>
  );
}

/**
 * Where the chosen words lead. Most browsers let the arrows walk through the closed list, and tell each entry on the way as chosen: nothing is done until
 * Enter. What is chosen in the open list, or by a finger, is done at once.
 */
function LinkChoice({ editor, links }: { editor: DeskEditor; links: WindowStock["links"] }) {
  const [walkedTo, setWalkedTo] = useState("");
  /** A key is just being handled: the closed list changes before its handling ends, an open one after it. */
  const byKey = useRef(false);
  const lead = (value: string) => {
    setWalkedTo("");
    if (value === "") return;
    const page = links.find(({ address }) => address === value);
    editor.run(editor.commands.link(page?.address ?? "", page?.title ?? ""));
  };
  return (
    <select
      className="in"
      aria-label="Dẫn chữ đang chọn sang trang"
      title="Dẫn chữ đang chọn sang trang: phím mũi tên để chọn, Enter để dẫn"
      value={walkedTo}
      onChange={({ target: { value } }) => (byKey.current ? setWalkedTo(value) : lead(value))}
      onKeyDown={(event) => {
        byKey.current = true;
        setTimeout(() => {
          byKey.current = false;
        });
        if (event.key !== "Enter" || walkedTo === "") return;
        event.preventDefault(); // otherwise it would open the list, or break the line in the text
        lead(walkedTo);
      }}
      onBlur={() => setWalkedTo("")}
    >
      <option value="">Dẫn sang…</option>
      <option value="-">Bỏ đường dẫn</option>
      {links.map(({ address, title, away }) => (
        <option key={address} value={address}>
          {away ? `${title} (chưa có trên trang)` : title}
        </option>
      ))}
    </select>
  );
}
