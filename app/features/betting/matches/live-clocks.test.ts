import { expect, it } from 'vitest';
import type { Match } from '#contract/entities';
import { LiveClocks } from './live-clocks.ts';
import { aMatch } from './test/a-match.ts';

const ALL = () => true;
const live = (minute: number, over: Partial<Match> = {}) => aMatch({ state: 'live', minute, score: '0:0', ...over });
/** Whether the clocks stand, as they were read every five seconds for so many. */
function standAfter(seconds: number, ...matches: readonly Match[]): boolean {
  const clocks = new LiveClocks();
  let stand = false;
  for (let at = 0; at <= seconds; at += 5) stand = clocks.stand(matches, ALL, at * 1_000);
  return stand;
}

it.each<[string, number, Match[], boolean]>([
  ['football, for 85 s', 85, [live(30)], false],
  ['football, for 90 s', 90, [live(30)], true],
  ['football at half time', 900, [live(45)], false],
  ['football that has not begun', 900, [aMatch()], false],
  ['basketball, for 295 s', 295, [live(30, { game: 'basketball' })], false],
  ['basketball, for 300 s', 300, [live(30, { game: 'basketball' })], true],
  ['nothing', 900, [], false],
])('whether the clocks stand in %s', (_, seconds, matches, stand) =>
  expect(standAfter(seconds, ...matches)).toBe(stand),
);

it('one match that goes on is enough, by its minute or its score', () => {
  const clocks = new LiveClocks();
  const other = live(30, { match_id: 'm-2' });
  clocks.stand([live(30), other], ALL, 0);
  for (let at = 20; at < 80; at += 20) clocks.stand([], ALL, at * 1_000);
  clocks.stand([live(30, { score: '1:0' })], ALL, 80_000);
  for (let at = 100; at < 170; at += 20) expect(clocks.stand([], ALL, at * 1_000)).toBe(false);
  expect(clocks.stand([], ALL, 170_000)).toBe(true);
});

it('matches that have left count no more', () => {
  const clocks = new LiveClocks();
  for (let at = 0; at <= 85; at += 5) clocks.stand([live(30)], ALL, at * 1_000);
  expect(clocks.stand([], () => false, 90_000)).toBe(false);
});

it('what no one read, as in a hidden page, has not stood', () => {
  const clocks = new LiveClocks();
  clocks.stand([live(30)], ALL, 0);
  expect(clocks.stand([live(30)], ALL, 600_000)).toBe(false);
  for (let at = 605; at < 690; at += 5) clocks.stand([live(30)], ALL, at * 1_000);
  expect(clocks.stand([live(30)], ALL, 690_000)).toBe(true);
});
