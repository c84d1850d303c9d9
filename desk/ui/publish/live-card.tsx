import type { Tray } from "../../publishing/routes.ts";
import { usePages } from "../pages.tsx";
import { Icon } from "../parts/icon.tsx";
import { whenWords } from "../parts/words.ts";

/**
 * What is online now, and the way back to the release before it.
 *
 * @param staysHere the site's server is another machine, to which nothing goes: it is online nowhere
 */
export function LiveCard({
  last,
  staysHere,
  built,
  giveBack,
}: Pick<Tray, "last" | "built"> & { staysHere: boolean; giveBack: () => void }) {
  const { pages } = usePages();
  const names = (last?.pages ?? []).map(
    (file) => pages.find((page) => page.file === file)?.title ?? last?.titles[file],
  );
  return (
    <section className="card">
      <div className="card-head">
        <h2>{staysHere ? "Đã dựng trên máy này" : "Đang trên mạng"}</h2>
      </div>
      <div className="pad live">
        {last ? (
          <>
            <p>
              {!staysHere && <i className="lamp" />}
              Bản {whenWords(last.at)}
              {last.pages.length > 0 && `, ${last.pages.length} trang`}
            </p>
            {names.length > 0 && <p className="hint muted">{names.join(", ")}</p>}
            {last.former ? (
              <button type="button" className="btn small" onClick={giveBack}>
                <Icon name="undo" />
                Trả lại bản trước đó
              </button>
            ) : (
              <p className="hint muted">
                Bản đầu tiên dựng trên máy này, trước nó chưa có bản nào để trả lại. Từ lần sau thì có.
              </p>
            )}
          </>
        ) : (
          <p>{built ? "Bản có từ trước khi bàn này đưa trang lên." : "Máy này chưa dựng trang lần nào."}</p>
        )}
      </div>
    </section>
  );
}
