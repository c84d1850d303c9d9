/** What the menu of states calls the way back of a page that is about to leave the site; its note names it, too. */
export const NOT_GOING = "Thôi gỡ, để lại trên mạng";
