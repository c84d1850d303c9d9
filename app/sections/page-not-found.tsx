import { ButtonLink } from "../ui/button.tsx";
import { Icon } from "../ui/icon.tsx";

/** Title and heading of a category or an article that does not exist (specification §8). */
export const NOT_FOUND_TITLE = "Page not found";

/** All that stands in the place of a body that does not exist. */
export function WayHome() {
  return (
    <ButtonLink to="/" large>
      <Icon name="left" /> Về trang chủ
    </ButtonLink>
  );
}
