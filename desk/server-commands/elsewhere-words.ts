/**
 * @param so what follows from it
 * @returns that the site runs elsewhere and no way there is set ("elsewhere" of site-command.ts), and who mends it, for the owner
 */
export const elsewhereWords = (so: string): string =>
  `Trang chạy ở máy khác và bàn chưa có đường sang đó, nên ${so}. Nhờ người dựng trang nối giúp: cách làm ở docs/deploy.md, “Bàn làm việc với máy chủ này”.`;
