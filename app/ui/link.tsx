/**
 * Links within the site: React Router's, but only to addresses that a route answers (app/addresses.ts), and with the screen's script
 * fetched as soon as a visitor means to follow one. Nothing else imports React Router's own.
 */
import { type LinkProps, type NavLinkProps, Link as RouterLink, NavLink as RouterNavLink } from "react-router";
import type { Address } from "../addresses.ts";

export function Link({ to, ...link }: LinkProps & { to: Address }) {
  return <RouterLink to={to} prefetch="intent" discover="none" {...link} />;
}

/** A link that knows when it leads to where one is; the front page only where it is itself shown. */
export function NavLink({ to, ...link }: NavLinkProps & { to: Address }) {
  return <RouterNavLink to={to} end={to === "/"} prefetch="intent" discover="none" {...link} />;
}
