/** The system's error codes, and what they mean for the desk. */

/** @returns e.g. `ENOENT`; empty for an error without a code */
export const codeOf = (error: unknown): string => (error as NodeJS.ErrnoException | null)?.code ?? "";

/** @returns whether the disk is full, or this user has used up what is allowed */
export const isFull = (error: unknown): boolean => ["ENOSPC", "EDQUOT"].includes(codeOf(error));

/** @returns whether writing is not allowed: another user's folder, a read-only disk, a file that another program holds */
export const isLocked = (error: unknown): boolean => ["EACCES", "EPERM", "EROFS"].includes(codeOf(error));
