import { type CliError, usageError } from './errors.ts';

/** The disk, a quota, or the largest allowed file. */
const FULL = new Set(['ENOSPC', 'EDQUOT', 'EFBIG']);
const LOCKED = new Set(['EACCES', 'EPERM', 'EROFS', 'ENOTDIR', 'EEXIST']);

const codeOf = (error: unknown): string => (error as NodeJS.ErrnoException | undefined)?.code ?? '';

/** Advice for a full disk; undefined for other errors. */
export function noSpace(error: unknown, place: string): CliError | undefined {
  if (!FULL.has(codeOf(error))) return undefined;
  return usageError(
    `There is no space left to write ${place}: ${(error as Error).message}`,
    [
      'Free some space there, or choose another folder (--out; TMPDIR for temporary files), then run the same command again.',
      'Files that were there before are unchanged.',
    ],
    error,
  );
}

/** Advice for a folder without write access; undefined for other errors. */
export function unwritable(error: unknown, folder: string): CliError | undefined {
  // Below /proc Linux reports a missing folder when one cannot be made.
  const isNowhere = codeOf(error) === 'ENOENT' && (error as NodeJS.ErrnoException).syscall === 'mkdir';
  if (!LOCKED.has(codeOf(error)) && !isNowhere) return noSpace(error, folder);
  return usageError(
    `${folder} is not writable: ${(error as Error).message}`,
    ['Choose a folder that you can write to.'],
    error,
  );
}
