import { useEffect, useState } from "react";
import { useNavigate } from "react-router";
import { withoutDiacritics } from "../../../contract/slug.ts";
import { findLetters } from "../letters/find-letters.ts";
import { ago, inShort } from "../letters/in-short.ts";
import { useLetters } from "../letters/letters.tsx";
import { usePages } from "../pages.tsx";
import { Icon } from "../parts/icon.tsx";
import type { IconName } from "../parts/icons.ts";
import { useModal } from "../parts/use-modal.ts";
import { SCREENS, screenOf } from "../screens.ts";
import { useWordsFound } from "./use-words-found.ts";
import "./palette.css";

interface Target {
  label: string;
  kind: string;
  icon: IconName;
  to: string;
}

const MOST = 9;
/** At most this many of them are letters, if other things are found as well. */
const MOST_LETTERS = 4;

/** At most this many places on pages where the words stand; they are listed below the others. */
const MOST_FOUND = 30;

/** Jump: type a few letters of a page, a job or a customer, or words that stand on a page, with or without accents. */
export function Palette({ close }: { close: () => void }) {
  const { pages } = usePages();
  const { inbox } = useLetters();
  const navigate = useNavigate();
  const box = useModal();
  const [words, setWords] = useState("");
  const [at, setAt] = useState(0);
  // The focus stays in the field, so no browser scrolls to the line that the keys have come to.
  useEffect(() => {
    document.getElementById(`pal-${at}`)?.scrollIntoView({ block: "nearest" });
  }, [at]);
  const all: Target[] = [
    ...SCREENS.map(({ label, icon, path }) => ({ label, icon, kind: "Ngăn", to: path })),
    { label: "Đưa lên mạng", icon: "up", kind: "Việc", to: "/len-mang" },
    { label: "Đổi số điện thoại", icon: "phone", kind: "Việc", to: "/cua-hang#phones" },
    { label: "Đổi giờ mở cửa", icon: "clock", kind: "Việc", to: "/cua-hang#hours" },
    ...pages.map(
      (page): Target => ({ label: page.title, icon: "doc", kind: page.address ?? "bản nháp", to: screenOf(page) }),
    ),
  ];
  const wanted = withoutDiacritics(words.trim());
  const places = all.filter(({ label, kind }) => withoutDiacritics(`${label} ${kind}`).includes(wanted));
  const letters = (wanted === "" ? [] : findLetters(words, inbox?.letters ?? [])).map(
    (letter): Target => ({
      ...{ label: letter.from_name, icon: "inbox", to: `/thu-khach/${letter.id}` },
      kind: `Thư ${ago(letter.receivedAt)}: ${inShort(letter)}`,
    }),
  );
  const placesShown = places.slice(0, MOST - Math.min(letters.length, MOST_LETTERS));
  const found = useWordsFound(words);
  const inPages = found.slice(0, MOST_FOUND).flatMap(({ file, field, place, words: said }): Target[] => {
    const page = pages.find((one) => one.file === file);
    if (!page) return [];
    const where = field ?? new URLSearchParams({ chu: words, trong: said }).toString();
    return [{ label: page.title, icon: "text", kind: `${place}: ${said}`, to: `${screenOf(page)}#${where}` }];
  });
  const hits = [...placesShown, ...letters.slice(0, MOST - placesShown.length), ...inPages];
  const go = (target: Target | undefined) => {
    if (!target) return;
    close();
    navigate(target.to);
  };
  return (
    <dialog
      ref={box}
      className="pal"
      aria-label="Tìm, nhảy đến"
      onCancel={(event) => {
        event.preventDefault();
        close();
      }}
    >
      <input
        aria-label="Tìm, nhảy đến"
        placeholder="Tên bài, tên ngăn, khách, hay chữ trong trang như 65.000"
        role="combobox"
        aria-expanded="true"
        aria-controls="pal"
        aria-activedescendant={hits[at] ? `pal-${at}` : undefined}
        value={words}
        onChange={(event) => {
          setWords(event.target.value);
          setAt(0);
        }}
        onKeyDown={(event) => {
          if (!["Enter", "ArrowDown", "ArrowUp"].includes(event.key)) return;
          // For Enter, too: closing returns the focus before the browser acts on the key, which would then press a button there.
          event.preventDefault();
          if (event.key === "Enter") return go(hits[at]);
          setAt(Math.min(Math.max(0, at + (event.key === "ArrowDown" ? 1 : -1)), hits.length - 1));
        }}
      />
      <div id="pal" className="hits" role="listbox" aria-label="Tìm thấy">
        {hits.map((target, index) => (
          <button
            key={target.to + target.label + target.kind}
            id={`pal-${index}`}
            type="button"
            role="option"
            aria-selected={index === at}
            tabIndex={-1}
            onClick={() => go(target)}
          >
            <Icon name={target.icon} />
            <span>{target.label}</span>
            <small>{target.kind}</small>
          </button>
        ))}
      </div>
      <p className="none" role="status">
        {hits.length === 0 && "Không thấy bài, ngăn hay thư khách nào có chữ ấy."}
        {found.length > MOST_FOUND && `Còn ${found.length - MOST_FOUND} chỗ nữa có chữ ấy: gõ thêm cho gọn.`}
      </p>
      <footer>
        <span>
          <kbd>↑</kbd> <kbd>↓</kbd> chọn
        </span>
        <span>
          <kbd>Enter</kbd> mở
        </span>
        <span>
          <kbd>Esc</kbd> đóng
        </span>
      </footer>
    </dialog>
  );
}
