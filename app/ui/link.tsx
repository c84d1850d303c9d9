/**
 * Links within the site: plain ones, to addresses that a route answers (app/addresses.ts). Clicks on them are followed by one component of the
 * frame (link-following.tsx), so that a link costs a page no more than its text.
 */
import type { AnchorHTMLAttributes } from "react";
import { useLocation, useNavigation } from "react-router";
import type { Address } from "../addresses.ts";

type LinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, "href"> & { to: Address };

/** A link to an address that a route answers. */
export function Link({ to, ...link }: LinkProps) {
  return <a href={to} {...link} />;
}

/**
 * A link that is marked when it leads to the screen in view, and is `pending` while its screen is on its way. It also counts for the screens
 * below its address, unless `end` is true. The link to the front page counts for that page only.
 */
export function NavLink({ to, end = to === "/", className, ...link }: LinkProps & { end?: boolean }) {
  const here = useLocation();
  const { location: ahead } = useNavigation();
  const leadsTo = ({ pathname }: { pathname: string }) => {
    const path = pathname.replace(/(.)\/$/, "$1"); // the build renders `/tin-tuc/`
    return path === to || (!end && path.startsWith(`${to}/`));
  };
  const classes = [className, ahead && leadsTo(ahead) && "pending"].filter(Boolean).join(" ");
  return <Link to={to} aria-current={leadsTo(here) ? "page" : undefined} className={classes || undefined} {...link} />;
}
