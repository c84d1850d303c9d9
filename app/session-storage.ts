/**
 * A stand-in for `sessionStorage` where the visitor has blocked it: there its very name throws, and the router says it outside of any `try`.
 * What is kept lasts until the next full load.
 *
 * Text, because it runs before all other scripts of the page, those included that the router writes into it; a built page has both in the file that starts
 * its scripts (scripts/build/page/page-data.ts).
 */
export const STORAGE_STAND_IN =
  'try{sessionStorage}catch{let k={};Object.defineProperty(window,"sessionStorage",{value:{getItem:n=>k[n]??null,setItem(n,v){k[n]=v},removeItem(n){delete k[n]}}})}';
