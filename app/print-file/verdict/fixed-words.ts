/** Sentences that stand with every file check, whatever the file: apart from the others, which come with the first file. */

/** Said wherever a file is chosen. */
export const STAYS_HERE = "File nằm yên trong máy bạn, trang này không gửi đi đâu.";
/** Said below every verdict. */
export const SHOP_LOOKS_AGAIN = "Ở đây chỉ kiểm được chừng ấy. Xưởng vẫn xem lại trước khi in.";
