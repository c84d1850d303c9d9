import type { Health } from "../../health/routes.ts";
import type { Coming } from "../../publishing/wait.ts";
import { elsewhereWords } from "../../server-commands/elsewhere-words.ts";
import { usePages } from "../pages.tsx";
import { Icon } from "../parts/icon.tsx";
import { MachineWords } from "../parts/machine-words.tsx";
import { useTold } from "../parts/use-told.ts";
import { comingName, comingWords, isStuck, waits } from "../publish/coming-words.ts";
import "./site-health.css";

/**
 * The health of the machine that runs the site, and scheduled changes for which no release waits yet. What has to be done on the machine is addressed to
 * whoever built the site.
 */
export function SiteHealth({ coming }: { coming: Coming[] | null }) {
  const { pages } = usePages();
  const health = useTold<Health>("health", pages); // read anew when the window gets the focus, and on a new day
  const unready = coming?.filter((one) => !waits(one)) ?? [];
  if (!health && unready.length === 0) return null;
  const { findings, away } = health ?? { findings: null, away: null };
  const ill = findings?.filter(({ state }) => state === "ill").length ?? 0;
  return (
    <section className="card" aria-labelledby="health">
      <div className="card-head">
        <h2 id="health">Tình trạng trang</h2>
        {ill > 0 && <span className="count wait num">{ill}</span>}
      </div>
      {away === "elsewhere" && <p className="pad muted">{elsewhereWords("chưa xem được máy ấy")}</p>}
      {away !== null && away !== "elsewhere" && (
        <div className="pad">
          <p>Chưa hỏi được máy chạy trang. Mạng ở đây còn thì báo người dựng trang.</p>
          <MachineWords said={away.said} />
        </div>
      )}
      {findings?.length === 0 && unready.length === 0 && <p className="pad muted">Mọi thứ đang ổn.</p>}
      {findings && findings.length > 0 && (
        <ul className="mini health">
          {findings.map(({ subject, state, says, mend }) => (
            <li key={subject + says} data-state={state}>
              <Icon name={state === "ill" ? "warn" : "pin"} />
              <div>
                <b>{subject}</b>
                <small>{says}</small>
                {mend && (
                  <details>
                    <summary>Cách sửa, cho người dựng trang</summary>
                    <code>{mend}</code>
                  </details>
                )}
              </div>
            </li>
          ))}
        </ul>
      )}
      {unready.length > 0 && (
        <ul className="mini health">
          {unready.map((one) => (
            <li key={one.file + one.what + one.at} data-state={isStuck(one) ? "ill" : "look"}>
              <Icon name={isStuck(one) ? "warn" : "clock"} />
              <div>
                <b>Hẹn giờ</b>
                <small>
                  {comingName(one)} {comingWords(one)}
                </small>
              </div>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
