import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { Brand } from '#contract/brand';
import { keysOf, unmatched } from './brand-keys.ts';
import { faultsOf, rowsOf } from './table-of-tests.ts';

describe('docs/qa/brand-settings.md', () => {
  const rows = rowsOf(readFileSync('docs/qa/brand-settings.md', 'utf8'), 'key');
  const named = rows.flatMap(([keys = '']) => [...keys.matchAll(/`([^`]+)`/g)].map(([, key = '']) => key));
  const keys = keysOf(Brand);

  it('has a row for every setting there is, and none for one that is not', () => {
    expect(keys.length).toBeGreaterThan(90);
    expect(unmatched(keys, named)).toEqual({ untold: [], about: [] });
  });

  it('names a file and a test that exist, in every row', () => {
    // What a key does is in docs/operators/settings.md.
    expect(rows.flatMap(([key = '', ...cells]) => faultsOf([key, key, ...cells]))).toEqual([]);
  });

  it('would notice a setting that comes, at any depth, and one that goes', () => {
    const more = v.strictObject({ ...Brand.entries, extra: v.optional(v.array(v.strictObject({ deep: v.string() }))) });
    expect(unmatched(keysOf(more), named)).toEqual({ untold: ['extra.deep'], about: [] });
    const { tagline: _, ...less } = Brand.entries;
    expect(unmatched(keysOf(v.strictObject(less)), named)).toEqual({ untold: [], about: ['tagline'] });
    const features = v.strictObject({ ...Brand.entries.features.entries, tips: v.boolean() });
    expect(unmatched(keysOf(v.strictObject({ ...Brand.entries, features })), named).untold).toEqual(['features.tips']);
  });
});
