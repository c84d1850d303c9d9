/**
 * A stand-in for `sessionStorage` where the visitor has blocked it: there even reading `sessionStorage` throws, and the router reads it outside of any `try`.
 * What is kept lasts until the next full load.
 *
 * Source text, because it runs before all other scripts of the page, including those that the router writes into it; in a built page, the stand-in and those
 * scripts are in the file that starts the page's scripts (scripts/build/page/page-data.ts).
 */
export const STORAGE_STAND_IN =
  'try{sessionStorage}catch{let k={};Object.defineProperty(window,"sessionStorage",{value:{getItem:n=>k[n]??null,setItem(n,v){k[n]=v},removeItem(n){delete k[n]}}})}';
