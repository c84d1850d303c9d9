import { policies } from "virtual:content/site";
import { policyAddress } from "../../../addresses.ts";
import { Link } from "../../../ui/link.tsx";

interface PolicyLinksProps {
  /** Slug of a policy to leave out: the one that is being read. */
  except?: string;
  className?: string | undefined;
}

/** The policies as a list of links; how it looks is up to where it stands. */
export function PolicyLinks({ except, className }: PolicyLinksProps) {
  return (
    <ul className={className}>
      {policies
        .filter(({ slug }) => slug !== except)
        .map(({ slug, title }) => (
          <li key={slug}>
            <Link to={policyAddress(slug)}>{title}</Link>
          </li>
        ))}
    </ul>
  );
}
