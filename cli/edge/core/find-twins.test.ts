import { expect, it } from 'vitest';
import type { Rival } from './find-entry.ts';
import { findTwins, type DecidedKey } from './find-twins.ts';

const done = (entry?: string): DecidedKey => ({ is: 'accepted', pressedAt: 50_000, entry });
const refused: DecidedKey = { is: 'refused', pressedAt: 50_000 };
const rival = (over: Partial<Rival>): Rival => ({
  is: 'accepted',
  pressedAt: 50_100,
  sentMs: 50_100,
  decidedMs: 50_200,
  ...over,
});

it.each<[string, string, DecidedKey, Rival[], string]>([
  ['its own entry', 'a', done('a'), [], ''],
  ['one more than its own', 'a b', done('a'), [], 'b'],
  ['one, and its answer named none', 'a', done(), [], ''],
  ['one, and its answer named it by an id that the list does not have', 'a', done('bet-1'), [], ''],
  ['two, and its answer named none of them', 'a b', done('bet-1'), [], 'a b'],
  ['its own, and that of an equal call with another kind of id', 'a b', done('a'), [rival({ entry: 'bet-2' })], ''],
  ['two, and its answer named none', 'a b', done(), [], 'a b'],
  ['one of a refused call', 'a', refused, [], 'a'],
  ['one of a refused call, and of an equal one', 'a', refused, [rival({ entry: 'a' })], ''],
  ['one of an equal call whose answer named none', 'a b', done('a'), [rival({})], ''],
  ['one that an equal call may still have made', 'a b', done('a'), [rival({ is: 'sent', decidedMs: Infinity })], ''],
  ['one of an equal call, and one more', 'a b c', done('a'), [rival({ entry: 'b' })], 'c'],
  ['a twin of another key', 'a b', done('a'), [rival({ is: 'refused', twins: ['b'] })], ''],
  [
    'one more, after an equal call of long ago',
    'a b',
    done('a'),
    [rival({ pressedAt: 0, sentMs: 0, decidedMs: 9 })],
    'b',
  ],
])('%s', (_, ids, own, rivals, twins) => {
  const entries = ids.split(' ').map((id) => ({ id }));
  expect(findTwins(entries, own, rivals).join(' ')).toBe(twins);
});
