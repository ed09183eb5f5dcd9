import { expect, it } from 'vitest';
import { StoreFailed } from './edge-store.ts';

it('a failure of the store has its name in a log, what failed, and its cause', () => {
  const cause = new Error('disk full');
  const failure = new StoreFailed('The store cannot be written: disk full', cause);
  expect([String(failure), failure.cause]).toEqual(['StoreFailed: The store cannot be written: disk full', cause]);
  expect('cause' in new StoreFailed('No replica has the record')).toBe(false);
});
