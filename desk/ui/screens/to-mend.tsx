import { Link } from "react-router";
import type { Told } from "../../drafts/problems.ts";
import { usePages } from "../pages.tsx";
import { Icon } from "../parts/icon.tsx";
import { useTold } from "../parts/use-told.ts";
import { screenOf } from "../screens.ts";

/**
 * Files of the content that were broken outside of the desk, and pages that do not fit together, each with its place and a sentence; nothing where all are in
 * order. What may have been written on the desk is told as the desk tells it, not by files and lines.
 */
export function ToMend() {
  const { pages } = usePages();
  const told = useTold<{ problems: Told[] }>("problems", pages)?.problems ?? [];
  const outside = told.filter(({ fromDesk }) => !fromDesk);
  const among = told.filter(({ fromDesk }) => fromDesk);
  return (
    <>
      {outside.length > 0 && (
        <div className="note bad" role="alert">
          <Icon name="warn" />
          <div>
            <b>Có tệp phải sửa lại, do sửa ở ngoài bàn.</b> Khách vẫn thấy bản đang trên mạng. Chưa sửa xong thì chưa
            đưa lên mạng được.
            <Places told={outside} />
          </div>
        </div>
      )}
      {among.length > 0 && (
        <div className="note" role="status">
          <Icon name="warn" />
          <div>
            <b>Có trang chưa khớp với trang khác</b>, do một trang đang viết trên bàn hoặc do sửa ở ngoài bàn. Khách vẫn
            thấy bản đang trên mạng.
            <Places told={among} />
          </div>
        </div>
      )}
    </>
  );
}

function Places({ told }: { told: Told[] }) {
  const { pages } = usePages();
  return (
    <ul>
      {told.map(({ file, line, sentence, fromDesk }) => {
        const page = pages.find((one) => one.file === file);
        return (
          <li key={`${file}${line}${sentence}`}>
            {page ? (
              <Link className="link" to={screenOf(page)}>
                {fromDesk ? page.title : `content/${file}`}
              </Link>
            ) : (
              `content/${file}`
            )}
            {line !== null && `, dòng ${line}`}: {sentence}
          </li>
        );
      })}
    </ul>
  );
}
