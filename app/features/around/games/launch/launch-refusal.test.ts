import { expect, it } from 'vitest';
import type { ApiError } from '#app/api/api-error.ts';
import { launchRefusal } from './launch-refusal.ts';

it('says why a game does not start', () => {
  const refused = (error: object): ApiError => ({ kind: 'refused', status: 403, ...error }) as ApiError;
  const failed = { own: 'launchFailed' };
  expect(
    [
      undefined,
      { kind: 'timeout' } as const,
      { kind: 'server', status: 500 } as const,
      refused({ reason: 'gameDisabled' }),
      refused({ reason: 'excluded' }),
      refused({ reason: 'notFound' }),
      refused({ reason: 'forbidden', detail: { ban: 'x' } }),
      refused({ reason: 'forbidden', detail: {} }),
    ].map(launchRefusal),
  ).toEqual([
    failed,
    failed,
    failed,
    { own: 'switchedOff' },
    { own: 'excluded' },
    { own: 'gone' },
    { own: 'barred' },
    { key: 'refused.forbidden' },
  ]);
});
