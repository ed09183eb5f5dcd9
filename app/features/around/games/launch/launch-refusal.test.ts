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
      { kind: 'server', status: 503, message: 'Back at noon' } as const,
      refused({ reason: 'gameDisabled', message: 'Closed for the night' }),
      refused({ reason: 'forbidden', detail: { ban: 'x' }, message: 'No.' }),
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
    { message: 'Back at noon' },
    { own: 'switchedOff', message: 'Closed for the night' },
    { own: 'barred', message: 'No.' },
  ]);
});
