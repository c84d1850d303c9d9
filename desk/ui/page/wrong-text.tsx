import type { Wrong } from "../../documents/check.ts";
import { Icon } from "../parts/icon.tsx";

/** What the site's check calls the text of a file. */
const TEXT = "nội dung";

/**
 * Mistakes in the text, in the page as a whole, or in what the machine keeps: they have no field to stand beside.
 *
 * @param open nothing has been written yet, which is no mistake
 */
export function WrongText({ wrong, form, open }: { wrong: Wrong[]; form: string[]; open: boolean }) {
  const loose = wrong.filter(({ path }) => !form.includes(path.split(".")[0] ?? "") && !(open && path === TEXT));
  if (loose.length === 0) return open ? <p className="hint muted">Nội dung còn trống.</p> : null;
  return (
    <div className="note bad" role="status">
      <Icon name="warn" />
      <div>
        <b>Còn chỗ phải sửa</b>
        <ul>
          {[...new Set(loose.map(({ message }) => message))].map((message) => (
            <li key={message}>{message}</li>
          ))}
        </ul>
      </div>
    </div>
  );
}
