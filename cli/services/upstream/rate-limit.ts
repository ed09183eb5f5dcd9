import type { Received } from './send.ts';

const TOO_MANY = 429;

export const isTooMany = ({ status }: Pick<Received, 'status'>): boolean => status === TOO_MANY;

/** In words, for an answer that says so. */
export function rateLimitOf({ status, headers = {} }: Pick<Received, 'status' | 'headers'>): string | undefined {
  if (status !== TOO_MANY) return undefined;
  const after = headers['retry-after'];
  return `the upstream limits the rate (429, ${after === undefined ? 'no retry-after' : `retry-after ${after}`})`;
}
