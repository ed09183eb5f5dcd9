import { usageError } from '#cli/terminal/errors.ts';

/** @throws CliError unless it is http without a password */
export function checkedUrl(url: string): string {
  const read = URL.canParse(url) ? new URL(url) : undefined;
  if (read && /^https?:$/.test(read.protocol) && read.username === '' && read.password === '') return url;
  throw usageError('--against must be an http address without a password, for example http://127.0.0.1:8787');
}

const LOOPBACK: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]']);

/** An upstream on this machine belongs to the caller. */
export const isOfThisMachine = (url: string): boolean => LOOPBACK.has(new URL(url).hostname);
