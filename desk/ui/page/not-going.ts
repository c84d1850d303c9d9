/** Item of the menu of states that keeps a page which is about to leave the site; the page's note names it, too. */
export const NOT_GOING = "Thôi gỡ, để lại trên mạng";
