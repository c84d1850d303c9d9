import { useEffect, useState } from "react";
import { Link } from "react-router";
import type { Told } from "../../drafts/problems.ts";
import { ask } from "../client.ts";
import { usePages } from "../pages.tsx";
import { Icon } from "../parts/icon.tsx";
import { screenOf } from "../screens.ts";

/** Files of the content that were broken outside of the desk, each with its place and its sentence; nothing where all are in order. */
export function ToMend() {
  const { pages } = usePages();
  const [told, setTold] = useState<Told[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked anew whenever the pages were read anew
  useEffect(() => {
    let open = true;
    void ask<{ problems: Told[] }>("problems")
      .then(({ problems }) => open && setTold(problems))
      .catch(() => {}); // the frame says that the desk does not answer
    return () => {
      open = false;
    };
  }, [pages]);
  if (told.length === 0) return null;
  return (
    <div className="note bad" role="alert">
      <Icon name="warn" />
      <div>
        <b>Có tệp phải sửa lại, do sửa ở ngoài bàn.</b> Khách vẫn thấy bản đang trên mạng. Chưa sửa xong thì chưa đưa
        lên mạng được.
        <ul>
          {told.map(({ file, line, sentence }) => {
            const page = pages.find((one) => one.file === file);
            return (
              <li key={`${file}${line}${sentence}`}>
                {page ? (
                  <Link className="link" to={screenOf(page)}>
                    content/{file}
                  </Link>
                ) : (
                  `content/${file}`
                )}
                {line !== null && `, dòng ${line}`}: {sentence}
              </li>
            );
          })}
        </ul>
      </div>
    </div>
  );
}
