import * as v from 'valibot';
import { expect, it } from 'vitest';
import { matchesSchema } from './matches-schema.ts';

const text = v.string();
const VALUES = [undefined, null, '', 'ab', 'abc', 0, 2, Number.NaN, true, false, [], ['a'], ['a', 1], {}] as const;
const object = v.object({ a: v.string(), b: v.optional(v.number()) });
const variant = v.variant('kind', [
  v.object({ kind: v.picklist(['x', 'y']), a: v.string() }),
  v.object({ kind: v.literal('z'), b: v.number() }),
]);

/** Of these values, those that a schema takes as they stand. */
it.each<[string, v.GenericSchema, readonly unknown[]]>([
  ['string', text, ['', 'ab', 'abc']],
  ['number', v.number(), [0, 2]],
  ['boolean', v.boolean(), [true, false]],
  ['unknown', v.unknown(), VALUES],
  ['literal', v.literal('ab'), ['ab']],
  ['picklist', v.picklist(['', 'abc']), ['', 'abc']],
  ['optional', v.optional(v.number()), [undefined, 0, 2]],
  ['optional with a default', v.optional(v.number(), 1), [0, 2]],
  ['array', v.array(text), [[], ['a']]],
  ['min_length', v.pipe(text, v.minLength(2)), ['ab', 'abc']],
  ['max_length', v.pipe(text, v.maxLength(2)), ['', 'ab']],
  ['both lengths', v.pipe(text, v.minLength(1), v.maxLength(2)), ['ab']],
  ['min_length of an array', v.pipe(v.array(text), v.minLength(1)), [['a']]],
  ['max_length of an array', v.pipe(v.array(text), v.maxLength(0)), [[]]],
  ['an action that is not known', v.pipe(v.number(), v.minValue(1)), []],
  ['a schema that is not known', v.bigint(), []],
  ['optional of one that is not known', v.optional(v.bigint()), [undefined]],
  ['array of one that is not known', v.array(v.bigint()), [[]]],
  ['object without properties', v.object({}), [{}]],
  ['object of optional ones', v.object({ a: v.optional(text) }), [{}]],
  ['variant', variant, []],
])('%s', (_, schema, taken) => {
  expect(VALUES.filter((value) => matchesSchema(schema)(value))).toEqual(taken);
});

it.each<[object | string, boolean]>([
  [{ a: 'x' }, true],
  [{ a: 'x', b: 1, c: 2 }, true],
  [{ a: 'x', b: undefined }, true],
  [{ a: 'x', b: '1' }, false],
  [{ a: 1, b: 1 }, false],
  [{ b: 1 }, false],
  [Object.assign([], { a: 'x' }), false],
])('the object %j: %s', (value, isTaken) => {
  expect(matchesSchema(object)(value)).toBe(isTaken);
});

it.each<[object, boolean]>([
  [{ kind: 'x', a: 'x' }, true],
  [{ kind: 'y', a: 'x' }, true],
  [{ kind: 'z', b: 1 }, true],
  [{ kind: 'x', b: 1 }, false],
  [{ kind: 'z', a: 'x' }, false],
  [{ kind: 'w', a: 'x', b: 1 }, false],
  [{ a: 'x', b: 1 }, false],
])('the variant %j: %s', (value, isTaken) => {
  expect(matchesSchema(variant)(value)).toBe(isTaken);
});
