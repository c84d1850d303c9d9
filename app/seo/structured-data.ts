/** JSON-LD that is true to the page it stands on, typed by schema.org's own vocabulary. */

import { settings } from "virtual:content/site";
import type { BlogPosting, BreadcrumbList, LocalBusiness, Service, WebSite, WithContext } from "schema-dts";
import { categoryAddress, HOME } from "../addresses.ts";
import { internationalPhone } from "../content/site.ts";
import type { CatalogueEntry } from "../content/types.ts";
import { SITE_URL } from "./page-meta.ts";

const CONTEXT = "https://schema.org";
const BUSINESS_ID = `${SITE_URL}/#business`;

/** The business; on home and contact. */
export function businessData(): WithContext<LocalBusiness>[] {
  const { address, hours } = settings;
  return [
    {
      "@context": CONTEXT,
      "@type": "LocalBusiness",
      "@id": BUSINESS_ID,
      name: settings.name,
      url: `${SITE_URL}/`,
      logo: `${SITE_URL}/icon-512.png`,
      image: `${SITE_URL}/icon-512.png`,
      telephone: settings.phones.map(internationalPhone),
      email: settings.email,
      foundingDate: "2016",
      address: {
        "@type": "PostalAddress",
        ...(address.street ? { streetAddress: address.street } : {}),
        addressLocality: address.district,
        addressRegion: address.city,
        addressCountry: "VN",
      },
      openingHoursSpecification: {
        "@type": "OpeningHoursSpecification",
        dayOfWeek: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"],
        opens: hours.opens,
        closes: hours.closes,
      },
      sameAs: [settings.links.facebook],
    },
  ];
}

/** The site and its search; on home. */
export function websiteData(): WithContext<WebSite>[] {
  return [{ "@context": CONTEXT, "@type": "WebSite", name: settings.name, url: `${SITE_URL}/`, inLanguage: "vi" }];
}

/** The way to a page, as its visible breadcrumbs show it; `Trang chủ` comes by itself. */
export function breadcrumbData(...steps: { title: string; to: string }[]): WithContext<BreadcrumbList>[] {
  return [
    {
      "@context": CONTEXT,
      "@type": "BreadcrumbList",
      itemListElement: [HOME, ...steps].map(({ title, to }, index) => ({
        "@type": "ListItem",
        position: index + 1,
        name: title,
        item: `${SITE_URL}${to}`,
      })),
    },
  ];
}

/** An article. `image` is the JPEG address of its picture. */
export function articleData(article: {
  title: string;
  description: string;
  date: string;
  image: string;
  path: string;
}): WithContext<BlogPosting>[] {
  return [
    {
      "@context": CONTEXT,
      "@type": "BlogPosting",
      headline: article.title,
      description: article.description,
      datePublished: article.date,
      image: `${SITE_URL}${article.image}`,
      mainEntityOfPage: `${SITE_URL}${article.path}`,
      inLanguage: "vi",
      author: { "@type": "Organization", name: settings.name, url: `${SITE_URL}/` },
      publisher: { "@id": BUSINESS_ID },
    },
  ];
}

/** A category: a service of the business. */
export function categoryData({ title, slug, description, image }: CatalogueEntry): WithContext<Service>[] {
  return [
    {
      "@context": CONTEXT,
      "@type": "Service",
      name: title,
      description,
      url: `${SITE_URL}${categoryAddress(slug)}`,
      image: `${SITE_URL}${image}`,
      provider: { "@id": BUSINESS_ID, "@type": "LocalBusiness", name: settings.name },
      areaServed: { "@type": "City", name: settings.address.city },
    },
  ];
}
