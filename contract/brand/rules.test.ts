import * as v from 'valibot';
import { expect, it } from 'vitest';
import { BrandRules, RULE_SETS } from './rules.ts';

const problems = (cap: object) =>
  (v.safeParse(BrandRules, { prizeCap: [cap] }).issues ?? []).map(({ message }) => message);

it.each<[object, readonly string[]]>([
  [{ from: 1, to: 1, cap: '0.01' }, []],
  [{ from: 1, to: 1, cap: '0' }, ['`cap` must be above 0: leave it out where nothing is capped']],
  [{ from: 1, to: 1, cap: '0.00' }, ['`cap` must be above 0: leave it out where nothing is capped']],
  [{ from: 2, to: 1, cap: '5' }, ['`from` must not be above `to`']],
])('the prize cap %j has the problems %j', (cap, wrong) => {
  expect(problems(cap)).toEqual(wrong);
});

it('the name of a set stands for its rules', () => {
  expect(v.parse(BrandRules, 'csl')).toEqual(RULE_SETS.csl);
  expect(v.parse(BrandRules, { postponedHours: 48 })).toEqual({ postponedHours: 48 });
  expect(v.safeParse(BrandRules, 'none').success).toBe(false);
});
