// @vitest-environment jsdom
// Own workers: another page that is left open would add its calls to those that are noted.
// @vitest-environment-options {"pretendToBeVisual": true}
import { createElement as h, type ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import type { Market, Match } from '#contract/entities';
import { statesOf } from '#app/test/markup/drawn-states.ts';
import { MarketList } from '#app/features/betting/sports/match/market-list.tsx';
import { MatchHead } from '#app/features/betting/sports/match/match-head.tsx';
import { MarketCells } from './market-cells.tsx';
import { MatchClock } from './match-clock.tsx';
import { useWords, type Words } from './use-words.ts';

const match = (over: Partial<Match>): Match => ({
  match_id: 'm1',
  game: 'soccer',
  league: { id: 'l1', name: 'League' },
  home: 'Home',
  away: 'Away',
  start_time: '2026-03-14T15:00:00.000Z',
  state: 'scheduled',
  markets: [],
  ...over,
});
const live = (minute: number | undefined, over: Partial<Match> = {}): Match =>
  match({ state: 'live', score: '1:0', ...(minute !== undefined && { minute }), ...over });
const basketball = (minute: number) => live(minute, { game: 'basketball' });
const half = { half_time_score: '0:0' };

const MATCHES: Readonly<Record<string, Match>> = {
  scheduled: match({}),
  finished: match({ state: 'finished', score: '2:1', ...half }),
  void: match({ state: 'void' }),
  'live-without-a-minute': live(undefined),
  'first-half': live(44),
  break: live(45, half),
  'second-half': live(46, half),
  'first-half-is-long': live(45),
  'quarter-1': basketball(11),
  'quarter-2': basketball(12),
  'quarter-4': basketball(47),
  'over-time': basketball(60),
};

const market = (over: Partial<Market>, outcomes: readonly string[]): Market => ({
  kind: 'wl',
  status: 'open',
  outcomes: outcomes.map((outcome) => ({ outcome, odds: '2' })),
  ...over,
});
const wl = (status: Market['status']) => market({ status }, ['w', 'd', 'l']);
const handicap = market({ kind: 'handicap', handicap_val: '-1' }, ['w', 'd', 'l']);
const sides = ['w', 'd', 'l'];
const halves = market(
  { kind: 'half' },
  sides.flatMap((first) => sides.map((second) => first + second)),
);

/** Parts that get their words from the page. */
const Parts = ({ of }: { readonly of: (words: Words) => Readonly<Record<string, ReactNode>> }) =>
  Object.entries(of(useWords())).map(([name, part]) => h('section', { key: name, className: name }, part));
const parts = (of: (words: Words) => Readonly<Record<string, ReactNode>>) => h(Parts, { of });
const each = (part: (one: Match, words: Words) => ReactNode) =>
  parts((words) => Object.fromEntries(Object.entries(MATCHES).map(([name, one]) => [name, part(one, words)])));

describe('a match', () => {
  it('has its time, or the period that is played', () =>
    statesOf({}, async (states) => {
      await states.draw(
        'clocks',
        each((one, words) => h(MatchClock, { match: one, words })),
      );
      states.shows('"03:00 PM"', '"1st half"', '"2nd half"', '"Quarter 1"');
      states.lacks('Mar 14');
      await states.draw(
        'clocks with the day',
        each((one, words) => h(MatchClock, { match: one, words, withDay: true })),
      );
      states.shows('"Mar 14"');
    }));

  it('has a head with its score, that of the first half, and a star', () =>
    statesOf({}, async (states) => {
      let stars = 0;
      const onStar = () => void (stars += 1);
      await states.draw(
        'heads',
        each((one, words) =>
          h(MatchHead, { match: one, words, back: h('a', { href: '/' }, 'T'), isStarred: false, onStar }),
        ),
      );
      states.shows('"03:00 PM"', '"2"', '"1"', '"Half-time 0:0"');
      await states.press('Favourite match: Home against Away');
      expect(stars).toBe(1);
    }));

  it('has a cell for each price, and says why there is none', () =>
    statesOf({}, async (states) => {
      const cells = (over: { markets?: Market[]; state?: Match['state'] }, more: object = {}) =>
        states.draw(
          'cells',
          parts((words) => ({
            cells: h(MarketCells, {
              match: match({ markets: [], ...over }),
              kind: 'wl',
              words,
              isReadOnly: false,
              isLabelled: false,
              ...more,
            }),
          })),
        );
      await cells({});
      states.shows('"No odds yet"');
      await cells({ state: 'live' });
      states.shows('"Closed"');
      await cells({ markets: [wl('closed')] });
      states.shows('"Closed"');
      for (const more of [{}, { isLabelled: true }, { isReadOnly: true }]) {
        await cells({ markets: [wl('open')] }, more);
        states.shows('group "Match result, Home against Away"');
        states.lacks('Closed', 'No odds yet');
      }
      // What is suspended keeps its prices in view.
      await cells({ markets: [wl('suspended')] });
      states.shows('group "Match result, Home against Away"');
      await cells({ markets: [handicap] }, { kind: 'handicap' });
      states.shows('"−1"', '"+1"');
    }));

  it('has all of its markets on its page, or one group of them', () =>
    statesOf({}, async (states) => {
      const all = match({ game: 'bd', markets: [wl('open'), handicap, halves] });
      await states.draw(
        'markets',
        parts((words) => ({ all: h(MarketList, { match: all, words }) })),
      );
      states.shows('button "All" [pressed]', '"Home (−1)"', '"Draw (−1)"', '"Away (+1)"');
      await states.press('Halves');
      states.shows('button "Halves" [pressed]', 'button "All"');
      states.lacks('(−1)');
    }));
});
