import { expect, it } from 'vitest';
import { search } from './search.ts';
import { staged } from './sessions.fixture.ts';

it('finds nothing where all is sound', async () => {
  const { runs, failure, parts } = await staged((world) => search(world, { runs: 25, seed: 11 }));
  expect(failure).toBeUndefined();
  expect(runs).toBe(25);
  expect(parts.reduce((sum, { sessions }) => sum + sessions, 0)).toBe(25);
}, 120_000);
