import { expect, it } from 'vitest';
import { TRAIT } from './traits.ts';

it('each kind of characters has a bit of its own', () => {
  expect(Object.values(TRAIT)).toEqual(Object.keys(TRAIT).map((_, at) => 2 ** at));
});
