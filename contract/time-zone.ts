/** The shop's clock, by which days and hours are meant on the site, in its content and in its mails. */

/** IANA name. */
export const TIME_ZONE = "Asia/Ho_Chi_Minh";

/** Vietnam keeps no summer time: the same all the year (IANA, since 1975). */
export const UTC_OFFSET = "+07:00";
