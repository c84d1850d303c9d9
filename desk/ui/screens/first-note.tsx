import { Link } from "react-router";
import { Icon } from "../parts/icon.tsx";
import { useFirstSteps } from "./first-run.tsx";

/** A note that leads to the five things before going online, as long as one of them is left. */
export function FirstNote() {
  const steps = useFirstSteps() ?? [];
  const left = steps.filter(({ done }) => !done).length;
  if (left === 0) return null;
  const online = steps.some(({ to, done }) => done && to === "/len-mang");
  return (
    <div className="note">
      <Icon name="pin" />
      <div>
        <b>
          {online
            ? `Trang đã lên mạng, còn ${left} trên 5 việc chưa xong.`
            : `Còn ${left} trên 5 việc trước khi lên mạng.`}
        </b>{" "}
        <Link className="link" to="/bat-dau">
          Xem năm việc
        </Link>
      </div>
    </div>
  );
}
