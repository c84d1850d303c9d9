import type { Tray } from "../../publishing/routes.ts";
import { usePages } from "../pages.tsx";
import { Icon } from "../parts/icon.tsx";

/** What other pages would lack once the chosen ones are online; nothing where they lack nothing. */
export function BesideNote({ beside }: Pick<Tray, "beside">) {
  const { pages } = usePages();
  if (beside.length === 0) return null;
  return (
    <div className="note bad" role="status">
      <Icon name="warn" />
      <div>
        <b>Đưa lên thế này thì trang khác chưa ổn</b>
        <ul>
          {beside.map(({ file, message }) => (
            <li key={file + message}>
              {pages.find((page) => file === `content/${page.file}`)?.title ?? file}, {message}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
