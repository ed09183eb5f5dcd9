import * as v from 'valibot';
import { expect, it } from 'vitest';
import { readValue } from './read-value.ts';

const Inner = v.strictObject({ note: v.optional(v.string()) });
const Whole = v.strictObject({
  strict: v.optional(Inner),
  loose: v.optional(v.looseObject({})),
  record: v.optional(v.record(v.string(), v.number())),
  either: v.optional(v.union([Inner, v.string()])),
  each: v.optional(v.array(v.object({ deep: v.optional(Inner) }))),
  list: v.optional(v.array(v.string())),
  any: v.optional(v.unknown()),
  other: v.optional(v.string(), 'default'),
});
const read = (value: unknown) => {
  const { success, output, issues } = readValue(Whole, value);
  return success ? output : issues.map((issue) => `${v.getDotPath(issue) ?? 'the whole'}: ${issue.message}`);
};
const SAYS = 'Invalid type: Expected Object but received Array';

it('a list is no object, wherever the schema has one', () => {
  for (const [value, place] of [
    [[], 'the whole'],
    [{ strict: [] }, 'strict'],
    [{ loose: [] }, 'loose'],
    [{ loose: [1] }, 'loose'],
    [{ record: [] }, 'record'],
    [{ record: [1, 2] }, 'record'],
    [{ either: [] }, 'either'],
    [{ each: [{}, []] }, 'each.1'],
    [{ each: [{}, { deep: [] }] }, 'each.1.deep'],
  ] as const)
    expect(read(value)).toEqual([`${place}: ${SAYS}`]);
});

it('of a list that misses properties, the list is named, once', () => {
  const Needs = v.object({ one: v.string(), two: v.string() });
  const wrong = (schema: v.GenericSchema, value: unknown) =>
    readValue(schema, value).issues?.map((issue) => `${v.getDotPath(issue) ?? 'the whole'}: ${issue.message}`);
  expect(wrong(Needs, [])).toEqual([`the whole: ${SAYS}`]);
  expect(wrong(v.strictObject({ deep: Needs, other: v.string() }), { deep: [1], other: 5 })).toEqual([
    `deep: ${SAYS}`,
    'other: Invalid type: Expected string but received 5',
  ]);
  expect(wrong(v.array(Needs), [[], []])).toEqual([`0: ${SAYS}`, `1: ${SAYS}`]);
  expect(wrong(v.variant('kind', [v.object({ kind: v.literal('a') })]), [])).toEqual([`the whole: ${SAYS}`]);
});

it('lists that are lists, and what the schema does not read, stay as they are', () => {
  expect(read({ list: ['a'], any: [[], { deep: [] }], each: [{ deep: {} }], strict: {}, record: { a: 1 } })).toEqual({
    list: ['a'],
    any: [[], { deep: [] }],
    each: [{ deep: {} }],
    strict: {},
    record: { a: 1 },
    other: 'default',
  });
  expect(readValue(v.array(Inner), [])).toMatchObject({ success: true, output: [] });
});

it('what the schema refuses is refused in its words', () => {
  expect(read({ list: [5], strict: { note: 5 } })).toEqual([
    'strict.note: Invalid type: Expected string but received 5',
    'list.0: Invalid type: Expected string but received 5',
  ]);
  expect(readValue(Whole, { list: [5, 6] }, { abortEarly: true }).issues).toHaveLength(1);
});
