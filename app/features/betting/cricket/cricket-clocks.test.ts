import { expect, it } from 'vitest';
import type { CricketMatch } from '#contract/entities';
import { CricketClocks } from './cricket-clocks.ts';

const START = Date.parse('2026-03-14T12:00:00Z');
const match = (state: CricketMatch['state'], score?: string): CricketMatch => ({
  matchId: 'c1-0',
  league: 'League',
  home: 'A',
  away: 'B',
  startTime: new Date(START).toISOString(),
  state,
  ...(score !== undefined && { score }),
  bets: {},
});
/** Whether the list stands, as it was read every ten seconds for so many. */
function standAfter(seconds: number, shown: CricketMatch, gameMs = START): boolean {
  const clocks = new CricketClocks();
  let stand = false;
  for (let at = 0; at <= seconds; at += 10) stand = clocks.stand([shown], at * 1_000, gameMs);
  return stand;
}

it.each([
  ['is sold two minutes after its start', 120, match('scheduled'), true],
  ['is sold for less than that', 110, match('scheduled'), false],
  ['stands at one score through the longest break', 2_690, match('live', '120:0'), false],
  ['stands at one score for longer', 2_700, match('live', '120:0'), true],
  ['is over', 9_000, match('finished', '120:119'), false],
] as const)('a list whose match %s (%i s)', (_, seconds, shown, stand) =>
  expect(standAfter(seconds, shown)).toBe(stand),
);

it('a match that has not begun is no sign', () => expect(standAfter(9_000, match('scheduled'), START - 1)).toBe(false));

it('what no one read, as in a hidden page, has not stood', () => {
  const clocks = new CricketClocks();
  clocks.stand([match('scheduled')], 0, START);
  expect(clocks.stand([match('scheduled')], 600_000, START)).toBe(false);
});
