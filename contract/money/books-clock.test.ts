import { expect, it } from 'vitest';
import { BooksClock } from './books-clock.ts';

const learnt = (...calls: readonly (readonly [sentAt: number, answeredAt: number, at: number])[]) => {
  const clock = new BooksClock();
  for (const [sentAt, answeredAt, at] of calls) clock.learn({ sentAt, answeredAt, at });
  return clock.earliest(100_000);
};

it.each([
  ['nothing before a call was answered', [], undefined],
  ['books that are right', [[10_000, 10_200, 10_100]], 97_900],
  ['books five seconds behind `date`', [[10_000, 10_200, 5_100]], 92_900],
  ['books five seconds ahead', [[10_000, 10_200, 15_100]], 102_900],
  [
    'a slow call, and a quick one that says more',
    [
      [10_000, 40_000, 20_000],
      [50_000, 50_200, 45_100],
    ],
    92_900,
  ],
  [
    'a clock that was set',
    [
      [10_000, 10_200, 10_100],
      [50_000, 50_200, -13_550_000],
    ],
    -13_502_200,
  ],
  ['an entry without a time', [[10_000, 10_200, Number.NaN]], undefined],
] as const)('%s', (_, calls, earliest) => expect(learnt(...calls)).toBe(earliest));
