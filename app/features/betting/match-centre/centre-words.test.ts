import { afterEach, expect, it, vi } from 'vitest';
import type { DetailedGame, MatchEvent } from '#contract/entities';
import { valueOf } from '#app/test/markup/value-of.ts';
import { scoreText, useCentreWords } from './centre-words.ts';

const event = (over: Partial<MatchEvent>): MatchEvent => ({
  id: 'e',
  seq: 1,
  kind: 'goal',
  period: 1,
  minute: 12,
  side: 'home',
  ...over,
});
const wordsOf = (game: DetailedGame) => valueOf(() => useCentreWords({ game, home: 'Vale', away: 'Aster' }));

it.each([
  ['soccer', 1, '1st half'],
  ['soccer', 2, '2nd half'],
  ['basketball', 1, 'Quarter 1'],
  ['basketball', 4, 'Quarter 4'],
  ['cricket', 2, 'Innings 2'],
] as const)('%s names its period %i “%s”', (game, period, text) => {
  expect(wordsOf(game).period(period)).toBe(text);
});

it.each<[Partial<MatchEvent>, string, string]>([
  [{ kind: 'goal' }, 'Goal', '12′'],
  [{ kind: 'goal', cancelled: true }, 'Goal disallowed', '12′'],
  [{ kind: 'yellow' }, 'Yellow card', '12′'],
  [{ kind: 'red' }, 'Red card', '12′'],
  [{ kind: 'corner' }, 'Corner', '12′'],
  [{ kind: 'shot' }, 'Shot off target', '12′'],
  [{ kind: 'save' }, 'Shot saved', '12′'],
  [{ kind: 'timeout' }, 'Timeout', '12′'],
  [{ kind: 'points', points: 3 }, 'Points: +3', '12′'],
  [{ kind: 'points' }, 'Points: +0', '12′'],
  [{ kind: 'over', points: 8 }, 'Over 12, runs: 8', ''],
  [{ kind: 'over' }, 'Over 12, runs: 0', ''],
])('the event %j is “%s” at “%s”', (over, text, minute) => {
  const words = wordsOf('soccer');
  expect([words.event(event(over)), words.minute(event(over))]).toEqual([text, minute]);
});

afterEach(() => vi.unstubAllGlobals());

it('the mark of a minute stays behind its number on a page from the right, as that of the match has it', () => {
  vi.stubGlobal('document', { documentElement: { dir: 'rtl', getAttribute: () => null } });
  expect(wordsOf('soccer').minute(event({}))).toMatch(/^\u2066[^\u2066]*12[^\u2066]*′\u2069$/u);
});

it('names the teams, the language and a score', () => {
  const { team, language } = wordsOf('soccer');
  expect([team('home'), team('away'), language, scoreText({ home: 2, away: 1 })]).toEqual([
    'Vale',
    'Aster',
    'en',
    '2:1',
  ]);
});
