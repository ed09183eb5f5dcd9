import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { WORLD_TEXTS_FILE, worldTextsSource } from './world-texts.ts';

it('the table of the texts of a world has every language; npm run docs -- generate writes it', () => {
  expect(readFileSync(WORLD_TEXTS_FILE, 'utf8')).toBe(worldTextsSource());
});
