/**
 * JSON-LD that is true to the page it stands on, typed by schema.org's own vocabulary. It is written at build only: the machines that read it
 * load each page whole, so a visitor's browser need not carry the words for it (`import.meta.env` is Vite's; a test has none).
 */

import { openingHours, settings } from "virtual:content/site";
import type { BlogPosting, BreadcrumbList, LocalBusiness, Service, WebSite, WithContext } from "schema-dts";
import { categoryAddress, HOME } from "../addresses.ts";
import type { OpenDays, Times } from "../content/calendar/opening-hours.ts";
import { internationalPhone } from "../content/phone.ts";
import type { KnownCategory } from "../content/types.ts";
import { wholeAddress } from "./whole-address.ts";

const CONTEXT = "https://schema.org";
/** Identifies the business across all pages; without whole addresses each page only names it. */
const BUSINESS_ID = wholeAddress("/#business");
const HOME_ADDRESS = wholeAddress(HOME.to);

/** Hours in schema.org's words; a day ends a minute before midnight, as Google writes it (developers.google.com/search/docs, "Local business"). */
function hoursOfDay({ opens, closes }: Times) {
  return { "@type": "OpeningHoursSpecification" as const, opens, closes: closes === "24:00" ? "23:59" : closes };
}

/** Days and hours. Empty where the hours of an open day are not told, because a search engine that reads only the other days takes that day for closed. */
function hoursData(hours: OpenDays[]) {
  if (hours.some(({ times }) => times.length === 0)) return [];
  return hours.flatMap(({ days, times }) =>
    times.map((one) => ({ ...hoursOfDay(one), dayOfWeek: days.map((day) => DAY_NAMES[day]) })),
  );
}

/** Particular days in the same words; closed is from midnight to midnight, as Google reads it (the same page). */
function otherHoursData(of: "phone" | "workshop") {
  return openingHours.otherHours.flatMap(({ from, to, [of]: day }) => {
    if (!day || day === "open") return [];
    const times = day === "closed" ? [{ opens: "00:00", closes: "00:00" }] : day;
    return times.map((one) => ({ ...hoursOfDay(one), validFrom: from, validThrough: to }));
  });
}

const DAY_NAMES = {
  monday: "Monday",
  tuesday: "Tuesday",
  wednesday: "Wednesday",
  thursday: "Thursday",
  friday: "Friday",
  saturday: "Saturday",
  sunday: "Sunday",
} as const;

/** The business; on home and contact. */
export function businessData(): WithContext<LocalBusiness>[] {
  if (import.meta.env && !import.meta.env.SSR) return [];
  const { address } = settings;
  const { hours } = openingHours;
  const workshop = hoursData(hours.workshop);
  const otherDays = otherHoursData("workshop");
  const telephone = settings.phones.map(internationalPhone);
  return [
    {
      "@context": CONTEXT,
      "@type": "LocalBusiness",
      "@id": BUSINESS_ID,
      name: settings.name,
      url: HOME_ADDRESS,
      logo: wholeAddress("/icon-512.png"),
      image: wholeAddress("/icon-512.png"),
      telephone,
      email: settings.email,
      foundingDate: String(settings.founded),
      address: {
        "@type": "PostalAddress",
        ...(address.street ? { streetAddress: address.street } : {}),
        addressLocality: address.district,
        addressRegion: address.city,
        addressCountry: address.country,
      },
      // The workshop's days; the telephone is answered longer, which `contactPoint` below says.
      ...(workshop.length > 0 ? { openingHoursSpecification: workshop } : {}),
      ...(otherDays.length > 0 ? { specialOpeningHoursSpecification: otherDays } : {}),
      contactPoint: telephone.map((number) => ({
        "@type": "ContactPoint",
        contactType: "customer service",
        telephone: number,
        availableLanguage: "vi",
        hoursAvailable: [...hoursData(hours.phone), ...otherHoursData("phone")],
      })),
      sameAs: [settings.links.facebook],
    },
  ];
}

/** The site; on home. */
export function websiteData(): WithContext<WebSite>[] {
  if (import.meta.env && !import.meta.env.SSR) return [];
  if (!HOME_ADDRESS) return [];
  return [{ "@context": CONTEXT, "@type": "WebSite", name: settings.name, url: HOME_ADDRESS, inLanguage: "vi" }];
}

/** The way to a page, as its visible breadcrumbs show it; `Trang chủ` is added. The list consists of whole addresses: without them it is left out. */
export function breadcrumbData(...steps: { title: string; to: string }[]): WithContext<BreadcrumbList>[] {
  if (import.meta.env && !import.meta.env.SSR) return [];
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
  if (import.meta.env && !import.meta.env.SSR) return [];
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
export function categoryData({ title, slug, description, image }: KnownCategory): WithContext<Service>[] {
  if (import.meta.env && !import.meta.env.SSR) return [];
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
