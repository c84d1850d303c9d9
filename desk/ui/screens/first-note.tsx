import { Link } from "react-router";
import { Icon } from "../parts/icon.tsx";
import { useFirstSteps } from "./first-run.tsx";

/** As long as one of the five things is left: where they are. */
export function FirstNote() {
  const left = useFirstSteps()?.filter(({ done }) => !done).length ?? 0;
  if (left === 0) return null;
  return (
    <div className="note">
      <Icon name="pin" />
      <div>
        <b>Còn {left} trên 5 việc trước khi lên mạng.</b>{" "}
        <Link className="link" to="/bat-dau">
          Xem năm việc
        </Link>
      </div>
    </div>
  );
}
