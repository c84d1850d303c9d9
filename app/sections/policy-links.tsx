import { policies } from "virtual:content/site";
import { Link } from "react-router";

/** The four policies as a list of links; how it looks is up to where it stands. */
export function PolicyLinks() {
  return (
    <ul>
      {policies.map(({ slug, title }) => (
        <li key={slug}>
          <Link to={`/chinh-sach/${slug}`} prefetch="intent">
            {title}
          </Link>
        </li>
      ))}
    </ul>
  );
}
