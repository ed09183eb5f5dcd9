import { expect, it } from 'vitest';
import { findTwins, type LikePress } from './find-twins.ts';

const own = (entry?: string): LikePress => ({ is: 'accepted', pressedAt: 50_000, entry });
const REFUSED: LikePress = { is: 'refused', pressedAt: 50_000 };
/** An equal press a moment later. */
const after = (over: Partial<LikePress> = {}): LikePress => ({
  is: 'accepted',
  pressedAt: 50_100,
  decidedMs: 50_200,
  ...over,
});
/** One that was answered just before: its entry may be older than the press, and is seen all the same. */
const before = (over: Partial<LikePress> = {}) => after({ pressedAt: 49_000, decidedMs: 49_900, ...over });
const LONG_AGO = { pressedAt: 0, decidedMs: 9 };
const OPEN = { is: 'sent', decidedMs: undefined } as const;
/** Ids of a list, the entries from before the press first; `?` of a list that shows bets of other kinds as well. */
const entriesOf = (ids: string) =>
  (ids.match(/\S+/g) ?? []).map((id) => ({
    id: id.replace('?', ''),
    ...(id.endsWith('?') && { isVague: true as const }),
  }));

/** The list, with the ids that fit; `older | since`. What is said of it. */
it.each<[string, string, LikePress, LikePress[], string]>([
  // Its own entry by name, in the list.
  ['its own', 'a', own('a'), [], 'none'],
  ['its own, and one more', 'a b', own('a'), [], 'twins b'],
  ['its own, and two more', 'a b c', own('a'), [], 'twins b c'],
  ['its own, and that of an equal press', 'a b', own('a'), [after({ entry: 'b' })], 'none'],
  ['its own, that of an equal press, and one more', 'a b c', own('a'), [after({ entry: 'b' })], 'twins c'],
  ['its own, and a twin of an equal press', 'a b', own('a'), [after({ is: 'refused', twins: ['b'] })], 'none'],
  ['its own, and one of an equal press by another id', 'a b', own('a'), [after({ entry: 'x' })], 'unclear b'],
  ['its own, and two beside an equal press with another id', 'a b c', own('a'), [after({ entry: 'x' })], 'twins b c'],
  ['its own, and one of an equal press without an id', 'a b', own('a'), [after()], 'none'],
  ['its own, and two beside an equal press without an id', 'a b c', own('a'), [after()], 'twins b c'],
  ['its own alone, with an equal press without an id', 'a', own('a'), [after()], 'none'],
  ['its own, and one of a press just before', 'a b', own('a'), [before()], 'none'],
  ['its own, and two beside a press just before', 'a b c', own('a'), [before()], 'twins b c'],
  ['its own, and one that an open press may have made', 'a b', own('a'), [after(OPEN)], 'unclear b'],
  ['its own, and two beside one that an open press may have made', 'a b c', own('a'), [after(OPEN)], 'twins b c'],
  ['its own, one more, and an equal press of long ago', 'a b', own('a'), [after(LONG_AGO)], 'twins b'],
  ['its own before the press, by a clock that is behind, and one since', 'a | b', own('a'), [], 'twins b'],
  ['its own, and one that may be of another kind', 'a b?', own('a'), [], 'unclear b'],
  ['its own by an id that two entries have', 'a? a?', own('a'), [], 'unclear a'],
  ['those of two presses by one id', 'a? a?', own('a'), [after({ entry: 'a' })], 'none'],
  // By a name that the list does not show: it is late, or calls the entry something else.
  ['nothing yet', '', own('x'), [], 'none'],
  ['one, and its own is not shown', 'a', own('x'), [], 'unclear a'],
  ['two, and its own is not shown', 'a b', own('x'), [], 'twins a b'],
  ['that of an equal press, and its own is not shown', 'b', own('x'), [after({ entry: 'b' })], 'none'],
  ['that of an equal press and one more; its own is not shown', 'a b', own('x'), [after({ entry: 'b' })], 'unclear a'],
  ['one, and neither is shown', 'a', own('x'), [after({ entry: 'y' })], 'unclear a'],
  ['two, and neither is shown', 'a b', own('x'), [after({ entry: 'y' })], 'unclear a b'],
  ['three, and neither is shown', 'a b c', own('x'), [after({ entry: 'y' })], 'twins a b c'],
  ['one; its own is not shown, the equal press has none', 'a', own('x'), [after()], 'none'],
  ['two; its own is not shown, the equal press has none', 'a b', own('x'), [after()], 'unclear a b'],
  ['three; its own is not shown, the equal press has none', 'a b c', own('x'), [after()], 'twins a b c'],
  // Without a name: a transfer, or a cricket bet, of which the list has the movement.
  ['nothing yet, and its answer named none', '', own(), [], 'none'],
  ['one, and its answer named none', 'a', own(), [], 'none a'],
  ['two, and its answer named none', 'a b', own(), [], 'twins a b'],
  ['one and that of an equal press; its answer named none', 'a b', own(), [after({ entry: 'b' })], 'none a'],
  ['two and that of an equal press; its answer named none', 'a b c', own(), [after({ entry: 'b' })], 'twins a c'],
  ['two, an equal press with another id', 'a b', own(), [after({ entry: 'y' })], 'unclear a b'],
  ['two, and neither answer named one: the older one is its own', 'a b', own(), [after()], 'none a'],
  ['three, and neither answer named one', 'a b c', own(), [after()], 'twins a b c'],
  ['two, one of a press just before: the younger one is its own', 'a b', own(), [before()], 'none b'],
  ['one of two presses, and neither answer named one', 'a', own(), [after()], 'none'],
  ['three, one of a press just before', 'a b c', own(), [before()], 'twins a b c'],
  ['two, an open press may have made one', 'a b', own(), [after(OPEN)], 'unclear a b'],
  ['one, an open press may have made it', 'a', own(), [after(OPEN)], 'none'],
  ['two that may be of another kind', 'a? b?', own(), [], 'unclear a b'],
  ['one that may be of another kind', 'a?', own(), [], 'none a'],
  // Without a name, and the clock of the books is behind.
  ['one before the press', 'a |', own(), [], 'none'],
  ['two before the press', 'a b |', own(), [], 'unclear a b'],
  ['two before the press, one of them of an earlier press', 'a b |', own(), [after(LONG_AGO)], 'none'],
  // Refused.
  ['one of a refused press', 'a', REFUSED, [], 'twins a'],
  ['one of a refused press, or of another kind', 'a?', REFUSED, [], 'unclear a'],
  ['that of an equal press', 'a', REFUSED, [after({ entry: 'a' })], 'none'],
  ['one of an equal press without an id', 'a', REFUSED, [after()], 'none'],
  ['one that an open press may have made', 'a', REFUSED, [after(OPEN)], 'unclear a'],
  ['one of an equal press by another id', 'a', REFUSED, [after({ entry: 'x' })], 'unclear a'],
])('%s: "%s"', (_, list, press, others, said) => {
  const [since = '', older = ''] = list.split('|').toReversed();
  const { is, free, own: named } = findTwins({ entries: entriesOf(since), older: entriesOf(older) }, press, others);
  expect([is, ...(is === 'none' ? [named ?? []] : free)].flat().join(' ')).toBe(said);
});

it('an entry that a press of before has taken is no twin', () => {
  const entries = entriesOf('a b');
  expect(findTwins({ entries }, own('a'), [], (id) => id === 'b').is).toBe('none');
});
