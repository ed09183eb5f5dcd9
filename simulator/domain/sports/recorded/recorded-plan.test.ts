import { expect, it } from 'vitest';
import { missingFacts, readable } from '#contract/testing';
import type { Market, Match, SportGame } from '#contract/entities';
import { IN_MEMORY, openStore } from '../../../core/store/open-store.ts';
import { Settings } from '../../../core/store/settings.ts';
import { FixturesBook } from '../fixtures-book.ts';
import type { Showing } from '../plan/match-plan.ts';
import { RecordedMatches } from './recorded-matches.ts';
import { recordedPlan } from './recorded-plan.ts';
import { RECORDED_PLANS, RECORDED_VIEWS } from './recorded-plan.facts.ts';

const START_MS = Date.parse('2026-03-14T12:00:00.000Z');
const MINUTE_MS = 60_000;

const market = (kind: Market['kind'], odds: readonly string[], over: object = {}): Market => ({
  kind,
  status: 'open',
  outcomes: odds.map((each, index) => ({ outcome: 'wdl'.charAt(index), odds: each })),
  ...over,
});
const matchOf = (game: SportGame, over: object = {}): Match =>
  ({
    match_id: `${game.charAt(0)}20260314-00`,
    game,
    league: { id: 'l', name: 'League' },
    home: 'Home',
    away: 'Away',
    start_time: new Date(START_MS).toISOString(),
    state: 'scheduled',
    markets: [market('wl', ['1.33', '4.50', '8.00'])],
    ...over,
  }) as Match;
const at = (minute: number, match: Match): Showing => ({ atMs: START_MS + minute * MINUTE_MS, match });
const live = (game: SportGame, minute: number, score: string, over: object = {}) =>
  at(minute, matchOf(game, { state: 'live', minute, score, ...over }));

/** What another upstream showed of a match, by name. */
const RECORDINGS: Readonly<Record<string, readonly [Showing, ...Showing[]]>> = {
  'never live': [at(-60, matchOf('soccer'))],
  'without prices': [at(-60, matchOf('soccer', { markets: [] }))],
  'a favourite away': [at(-60, matchOf('soccer', { markets: [market('wl', ['8.00', '4.50', '1.33'])] }))],
  'with lines': [
    at(-60, matchOf('soccer', { markets: [market('handicap', ['1.9', '1.9'], { handicap_val: '-2' })] })),
    at(-30, matchOf('soccer', { markets: [market('handicap', ['1.9', '1.9'], { handicap_val: '-1.5' })] })),
    at(-10, matchOf('soccer')),
  ],
  'goals, one of them taken away': [
    live('soccer', 10, '1:0'),
    live('soccer', 30, '2:1'),
    live('soccer', 32, '1:1'),
    live('soccer', 70, '3:1', { half_time_score: '2:1' }),
  ],
  'over when it was looked at': [
    at(200, matchOf('soccer', { state: 'finished', score: '4:2', half_time_score: '1:2' })),
  ],
  'over without a score': [live('soccer', 80, '1:0'), at(110, matchOf('soccer', { state: 'finished' }))],
  void: [at(-60, matchOf('soccer')), at(5, matchOf('soccer', { state: 'void' }))],
  'longer than usual': [live('soccer', 90, '0:0'), live('soccer', 150, '0:1')],
  'points, some of them taken away': [
    live('basketball', 12, '20:18'),
    live('basketball', 30, '50:44', { half_time_score: '40:30' }),
    live('basketball', 31, '48:41'),
  ],
  'basketball with lines': [
    at(
      -60,
      matchOf('basketball', {
        markets: [
          market('bs', ['1.9', '1.9'], { handicap_val: '171.5' }),
          market('handicap', ['1.9', '1.9'], { handicap_val: '-7.5' }),
        ],
      }),
    ),
  ],
  'basketball that is level': [live('basketball', 48, '80:80')],
  'basketball that ended': [
    at(130, matchOf('basketball', { state: 'finished', score: '80:79', half_time_score: '40:41' })),
  ],
};

it('a recorded match is planned from what was shown, and goes on by the seed', async () => {
  const text = Object.entries(RECORDINGS).map(([name, showings]) => {
    const { recorded, league: _, home: _home, away: _away, ...plan } = recordedPlan('recorded', showings);
    expect(recorded).toBe(showings);
    const scorings = plan.scorings.map(({ minute, side, points }) => `${minute} ${side} ${points}`).join(', ');
    return `${name}: ${readable({ ...plan, scorings })}`;
  });
  expect(missingFacts(text.join('\n'), RECORDED_PLANS)).toEqual([]);
});

it('a recorded match is shown as it was recorded, with what control calls change, then as the simulator sells it', async () => {
  const lines: string[] = [];
  for (const [name, showings] of Object.entries(RECORDINGS)) {
    const book = new FixturesBook('recorded', new Settings(openStore(IN_MEMORY)), 36);
    book.recorded.set(showings.toReversed());
    const id = showings[0].match.match_id;
    lines.push(`# ${name}`);
    for (const minute of [-90, -60, -20, 0, 11, 31, 33, 75, 111, 140, 152, 210]) {
      const plan = book.plan(id);
      if (plan === undefined) continue;
      const { match, untilMs } = book.view(plan, START_MS + minute * MINUTE_MS);
      const shown = match.markets.map(({ kind, status, handicap_val: line = '', outcomes }) =>
        [kind, status, line, ...outcomes.slice(0, 2).map(({ odds }) => odds)].filter((each) => each !== '').join(' '),
      );
      lines.push(
        `${minute}: ${match.state} ${match.score ?? '-'} (${match.half_time_score ?? '-'}), ${shown.slice(0, 3).join(', ')}; until ${(untilMs - START_MS) / MINUTE_MS}`,
      );
    }
    book.overrides.set(id, { suspended: ['wl'], odds: { 'wl:w': '9.99' }, handicap: '+3', total: '99.5' });
    const changed = book.plan(id);
    if (changed)
      lines.push(`changed: ${readable(book.view(changed, START_MS - 20 * MINUTE_MS).match.markets.slice(0, 2))}`);
  }
  expect(missingFacts(lines.join('\n'), RECORDED_VIEWS)).toEqual([]);
});

it('a game with recorded matches has no others, also after a restart', () => {
  const settings = new Settings(openStore(IN_MEMORY));
  const book = new FixturesBook('recorded', settings, 36);
  const before = ['soccer', 'basketball'].map((game) => book.onSale(game as SportGame, START_MS).length > 1);
  expect([before, book.recorded.version, new RecordedMatches('recorded', settings).version]).toEqual([
    [true, true],
    0,
    0,
  ]);
  book.recorded.set([at(-60, matchOf('soccer'))]);
  book.recorded.set([at(-30, matchOf('soccer', { home: 'Other' }))]);
  const again = new FixturesBook('recorded', settings, 36);
  expect([book.recorded.version, again.recorded.version]).toEqual([2, 1]);
  for (const each of [book, again]) {
    expect(each.onSale('soccer', START_MS - MINUTE_MS).map(({ match_id: id, home }) => [id, home])).toEqual([
      ['s20260314-00', 'Other'],
    ]);
    expect(each.onSale('basketball', START_MS).length).toBeGreaterThan(1);
    expect([each.plan('s20260314-01'), each.recorded.of('basketball')]).toEqual([undefined, undefined]);
  }
  settings.clear('recordedMatch');
  again.reload();
  expect([again.recorded.version, again.recorded.of('soccer')]).toEqual([2, undefined]);
});
