import { describe, expect, it, vi } from 'vitest';
import { getConfig } from '@testing-library/react';
import '#app/test/patient-queries.ts';
import { WAIT_MS, waitBound } from './wait-bound.ts';

const BY_HAND = { ci: undefined, load: 0.5, isLong: false, given: undefined };

describe('how long a test waits', () => {
  it.each([
    ['by hand', BY_HAND, 5_000],
    ['by hand, where CI is switched off', { ...BY_HAND, ci: 'false' }, 5_000],
    ['on CI', { ...BY_HAND, ci: 'true' }, 60_000],
    ['on a busy machine', { ...BY_HAND, load: 3.5 }, 60_000],
    ['in a long file', { ...BY_HAND, isLong: true }, 60_000],
    ['where the run around it says so', { ...BY_HAND, given: '60000' }, 60_000],
    ['where the run around it says what is no bound', { ...BY_HAND, given: 'soon' }, 5_000],
  ])('%s', (_, circumstances, bound) => {
    expect(waitBound(circumstances)).toBe(bound);
  });

  it('is one bound for every kind of wait', async () => {
    expect(getConfig().asyncUtilTimeout).toBe(WAIT_MS);
    // On its own it gives up after one second.
    const came = performance.now() + 1_200;
    await vi.waitFor(() => expect(performance.now()).toBeGreaterThan(came));
  });
});
