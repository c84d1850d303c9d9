/** Names that Windows keeps for devices: a file so called, whatever its ending, can be neither copied nor deleted there by most programs, nor checked out. */

/** https://learn.microsoft.com/en-us/windows/win32/fileio/naming-a-file; of a slug, so in small letters. */
const DEVICE = /^(?:con|prn|aux|nul|com\d|lpt\d)$/;

/** @param slug what a file is to be called, without its ending */
export const isDeviceName = (slug: string): boolean => DEVICE.test(slug);
