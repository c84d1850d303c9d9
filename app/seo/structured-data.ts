/** JSON-LD that is true to the page it stands on, typed by schema.org's own vocabulary. */

import { settings } from "virtual:content/site";
import type { BlogPosting, BreadcrumbList, LocalBusiness, Service, WebSite, WithContext } from "schema-dts";
import { categoryAddress, HOME } from "../addresses.ts";
import { internationalPhone } from "../content/site.ts";
import type { CatalogueEntry } from "../content/types.ts";
import { wholeAddress } from "./whole-address.ts";

const CONTEXT = "https://schema.org";
/** One business on all pages; without a whole address each page tells it by its name alone. */
const BUSINESS_ID = wholeAddress("/#business");
const HOME_ADDRESS = wholeAddress(HOME.to);

/** The business; on home and contact. */
export function businessData(): WithContext<LocalBusiness>[] {
  const { address, hours } = settings;
  return [
    {
      "@context": CONTEXT,
      "@type": "LocalBusiness",
      "@id": BUSINESS_ID,
      name: settings.name,
      url: HOME_ADDRESS,
      logo: wholeAddress("/icon-512.png"),
      image: wholeAddress("/icon-512.png"),
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

/** The site; on home. */
export function websiteData(): WithContext<WebSite>[] {
  if (!HOME_ADDRESS) return [];
  return [{ "@context": CONTEXT, "@type": "WebSite", name: settings.name, url: HOME_ADDRESS, inLanguage: "vi" }];
}

/** The way to a page, as its visible breadcrumbs show it; `Trang chủ` comes by itself. A list of addresses: none without whole ones. */
export function breadcrumbData(...steps: { title: string; to: string }[]): WithContext<BreadcrumbList>[] {
  if (!HOME_ADDRESS) return [];
  return [
    {
      "@context": CONTEXT,
      "@type": "BreadcrumbList",
      itemListElement: [HOME, ...steps].map(({ title, to }, index) => ({
        "@type": "ListItem",
        position: index + 1,
        name: title,
        item: wholeAddress(to),
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
      image: wholeAddress(article.image),
      mainEntityOfPage: wholeAddress(article.path),
      inLanguage: "vi",
      author: { "@type": "Organization", name: settings.name, url: HOME_ADDRESS },
      publisher: { "@id": BUSINESS_ID, "@type": "Organization", name: settings.name },
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
      url: wholeAddress(categoryAddress(slug)),
      image: wholeAddress(image),
      provider: { "@id": BUSINESS_ID, "@type": "LocalBusiness", name: settings.name },
      areaServed: { "@type": "City", name: settings.address.city },
    },
  ];
}
