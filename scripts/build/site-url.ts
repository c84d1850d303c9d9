/** Where the site stands, for what is written into the pages: the setting SITE_URL, looked at before anything is built. */

/** What is more than an origin, and would then stand in every page: quotes and line ends that a shell or another settings file has left, paths, names. */
const MORE_THAN_ORIGIN = /[\s"'`\\<>?#@]|[^/]\/+[^/]/;

/** `SITE_URL` is no origin; the message is for the owner, in Vietnamese, with the way to mend it. */
export class SiteUrlError extends Error {
  constructor(value: string) {
    const ending = value.includes("\r")
      ? " (\\r là dấu hết dòng của Windows: lưu lại tệp với dấu hết dòng của Unix)"
      : "";
    super(
      `SITE_URL phải là https://tên-miền, ví dụ https://inanhoanggia.vn: không có dấu nháy, khoảng trắng, hay gì sau tên miền; đang là ${JSON.stringify(value)}${ending}. Sửa ở nơi đặt nó (trên máy chủ: /etc/hoang-gia/site.env), rồi dựng lại.`,
    );
    this.name = "SiteUrlError";
  }
}

/**
 * @param value of SITE_URL, undefined or blank where it is not set
 * @returns e.g. `https://inan.example`, empty where it is not set
 * @throws SiteUrlError
 */
export function siteOrigin(value: string | undefined): string {
  if (value === undefined || value.trim() === "") return "";
  const url = URL.parse(value);
  const web = url?.protocol === "https:" || url?.protocol === "http:";
  if (!url || !web || MORE_THAN_ORIGIN.test(value.replace("://", ":"))) throw new SiteUrlError(value);
  return url.origin;
}
