/**
 * Windows that apps open links in. They save no file that a page has made and print nothing, and tell neither their visitor nor the page (Android's WebView
 * gives the app an address of a blob that only the page can read; react-native-webview, issue 2526).
 */

/** Android's WebView says `wv` (developer.chrome.com, "User-Agent in WebView"); on iOS only browsers name Safari. Facebook's and Zalo's say so besides. */
const APPS = /; wv\)|\bZalo\b|FBA[NV]|FB_IAB|Instagram|TikTok|musical_ly|\((?:iPhone|iPad|iPod)(?!.*\bSafari\/)/i;

/** Says what to do in such a window when nothing appears. */
export const OPEN_IN_BROWSER = "Không thấy gì hiện ra thì mở trang này bằng Chrome hay Safari rồi bấm lại.";

/** @param agent how the browser names itself */
export function isWithinApp(agent: string = navigator.userAgent): boolean {
  return APPS.test(agent);
}
