/** What a disk says that takes nothing, whichever system says it. */

const codeOf = (error: unknown): string => (error as NodeJS.ErrnoException | null)?.code ?? "";

/** @returns whether there is no room, on the disk or of what is allowed to this user */
export const isFull = (error: unknown): boolean => ["ENOSPC", "EDQUOT"].includes(codeOf(error));

/** @returns whether writing is not allowed: a folder of somebody else, a disk that is only read, a file that another program holds */
export const isLocked = (error: unknown): boolean => ["EACCES", "EPERM", "EROFS"].includes(codeOf(error));
