import { expect, it } from 'vitest';
import type { Market, Match } from '#contract/entities';
import type { Words } from '#app/features/betting/sports/row/use-words.ts';
import { chartMarkets, chartPrices, keyOfTrack } from './chart-markets.ts';

const market = (kind: Market['kind'], odds: Readonly<Record<string, string>>, line?: string): Market => ({
  kind,
  status: 'open',
  outcomes: Object.entries(odds).map(([outcome, price]) => ({ outcome, odds: price })),
  ...(line !== undefined && { handicap_val: line }),
});
const match = (game: Match['game'], ...markets: readonly Market[]): Match => ({
  match_id: 'm1',
  game,
  league: { id: 'l1', name: 'League' },
  home: 'Reds',
  away: 'Blues',
  start_time: '2026-03-01T15:00:00.000Z',
  state: 'live',
  markets: [...markets],
});
const words = {
  t: (key: string) => `<${key}>`,
  outcome: ({ market: kind, outcome, home, away, line }: Record<string, string>) =>
    `${kind} ${outcome} ${home} ${away} ${line ?? '-'}`,
} as unknown as Words;

const SOCCER = match(
  'soccer',
  market('goals', { 0: '9.00' }),
  market('handicap', { w: '2.00', d: '3.40', l: '1.90' }, '-1'),
  market('wl', { w: '1.50', d: '3.00', l: '6.00' }),
);

it('main markets are drawn in the order of the rules, each on its line', () => {
  expect(chartMarkets(SOCCER, words)).toEqual([
    {
      key: 'wl',
      title: '<markets:market.wl>',
      outcomes: [
        { key: 'wl  w', label: 'wl w Reds Blues -' },
        { key: 'wl  d', label: 'wl d Reds Blues -' },
        { key: 'wl  l', label: 'wl l Reds Blues -' },
      ],
    },
    {
      key: 'handicap',
      title: '<markets:market.handicap> −1',
      outcomes: [
        { key: 'handicap -1 w', label: 'handicap w Reds Blues -1' },
        { key: 'handicap -1 d', label: 'handicap d Reds Blues -1' },
        { key: 'handicap -1 l', label: 'handicap l Reds Blues -1' },
      ],
    },
  ]);
  const total = market('bs', { big: '1.80', small: '1.95' }, '168.5');
  expect(chartMarkets(match('basketball', total), words).map(({ title }) => title)).toEqual([
    '<markets:market.bs> 168.5',
  ]);
});

it('a market without all its prices is not drawn, and its prices are recorded', () => {
  const short = match('soccer', market('wl', { w: '1.50', d: '3.00' }));
  expect(chartMarkets(short, words)).toEqual([]);
  expect([...chartPrices(short)]).toEqual([
    ['wl  w', '1.50'],
    ['wl  d', '3.00'],
  ]);
});

it('prices are recorded under the keys of the chart and of the history', () => {
  expect([...chartPrices(SOCCER)]).toEqual([
    ['handicap -1 w', '2.00'],
    ['handicap -1 d', '3.40'],
    ['handicap -1 l', '1.90'],
    ['wl  w', '1.50'],
    ['wl  d', '3.00'],
    ['wl  l', '6.00'],
  ]);
  expect(keyOfTrack({ kind: 'handicap', handicap_val: '-1', outcome: 'w' })).toBe('handicap -1 w');
  expect(keyOfTrack({ kind: 'wl', outcome: 'd' } as never)).toBe('wl  d');
});
