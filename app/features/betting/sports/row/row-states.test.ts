// @vitest-environment jsdom
// Own workers: another page that is left open would add its calls to those that are noted.
// @vitest-environment-options {"pretendToBeVisual": true}
import { createElement as h, type ReactNode } from 'react';
import { expect, it } from 'vitest';
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

it('each state of the parts of a match', async () => {
  const pressed: string[] = [];
  await statesOf(
    {},
    async (states) => {
      await states.draw(
        'clocks',
        each((one, words) => h(MatchClock, { match: one, words })),
      );
      await states.draw(
        'clocks with the day',
        each((one, words) => h(MatchClock, { match: one, words, withDay: true })),
      );
      const onStar = () => void pressed.push('star');
      await states.draw(
        'heads',
        each((one, words) =>
          h(MatchHead, { match: one, words, back: h('a', { href: '/' }, 'T'), isStarred: false, onStar }),
        ),
      );
      await states.press('Favourite match: Home against Away');
      const cells = (
        words: Words,
        over: { markets?: Market[]; state?: Match['state'] } & object,
        more: object = {},
      ) => {
        const { markets = [], state = 'scheduled' } = over;
        const props = {
          match: match({ markets, state }),
          kind: 'wl',
          words,
          isReadOnly: false,
          isLabelled: false,
        } as const;
        return h(MarketCells, { ...props, ...more });
      };
      await states.draw(
        'cells',
        parts((words) => ({
          'no-market': cells(words, {}),
          'no-market-any-more': cells(words, { state: 'live' }),
          closed: cells(words, { markets: [wl('closed')] }),
          open: cells(words, { markets: [wl('open')] }),
          'open-labelled': cells(words, { markets: [wl('open')] }, { isLabelled: true }),
          'open-read-only': cells(words, { markets: [wl('open')] }, { isReadOnly: true }),
          suspended: cells(words, { markets: [wl('suspended')] }),
          'suspended-labelled': cells(words, { markets: [wl('suspended')] }, { isLabelled: true }),
          handicap: cells(words, { markets: [handicap] }, { kind: 'handicap' }),
        })),
      );
      await states.draw(
        'markets',
        parts((words) => ({
          none: h(MarketList, { match: match({}), words }),
          all: h(MarketList, { match: match({ game: 'bd', markets: [wl('open'), handicap, halves] }), words }),
          suspended: h(MarketList, { match: match({ markets: [wl('suspended')] }), words }),
        })),
      );
      await states.press('Halves');
    },
    `
    # clocks
    "03:00 PM"
    "1st half"
    "2nd half"
    "Quarter 1"
    # clocks with the day
    "Mar 14"
    # heads
    "03:00 PM"
    "2"
    "1"
    "Half-time 0:0"
    # cells
    "No odds yet"
    "Closed"
    group "Match result, Home against Away"
    "−1"
    "+1"
    # markets
    button "All" [pressed]
    "Home (−1)"
    "Draw (−1)"
    "Away (+1)"
    # Halves pressed
    button "Halves" [pressed]
    button "All"
  `,
  );
  expect(pressed).toEqual(['star']);
});
