import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { digestSeeds, SEEDS_FILE } from './digest-seeds.ts';

it('the seeds produce what is written down (a change that was meant: npm run qa -- seeds)', () => {
  expect(digestSeeds()).toEqual(JSON.parse(readFileSync(SEEDS_FILE, 'utf8')));
});
