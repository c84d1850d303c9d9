import { Link } from "react-router";
import type { Tray } from "../../publishing/routes.ts";
import { usePages } from "../pages.tsx";
import { Icon } from "../parts/icon.tsx";
import { screenOf } from "../screens.ts";

/** What other pages would lack once the chosen pages are online; nothing is shown where they would lack nothing. */
export function BesideNote({ beside }: Pick<Tray, "beside">) {
  const { pages } = usePages();
  if (beside.length === 0) return null;
  return (
    <div className="note bad" role="status">
      <Icon name="warn" />
      <div>
        <b>Đưa lên thế này thì trang khác chưa ổn</b>
        <ul>
          {beside.map(({ file, message }) => {
            const page = pages.find((one) => file === `content/${one.file}`);
            return (
              <li key={file + message}>
                {page ? (
                  <Link className="link" to={screenOf(page)}>
                    {page.title}
                  </Link>
                ) : (
                  file
                )}
                , {message}
              </li>
            );
          })}
        </ul>
      </div>
    </div>
  );
}
