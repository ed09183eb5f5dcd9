import { LACKS_ROW, type ApiError } from '#app/api/api-error.ts';

/** What an upstream's answer to an optional row says it lacks: the row, or this match alone. Undefined for any other answer. */
export function lackOf(error: unknown): 'match' | 'row' | undefined {
  const failed = error as ApiError | undefined;
  if (failed === undefined || !('status' in failed) || !LACKS_ROW.has(failed.status)) return undefined;
  // A refusal in the upstream's envelope may be about this match only.
  return failed.kind === 'refused' && failed.reason === 'notFound' ? 'match' : 'row';
}
