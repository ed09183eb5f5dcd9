import { expect, it } from 'vitest';
import { aBet, aMatch } from '#app/features/betting/my-bets/test/a-bet.ts';
import { valueOf } from '#app/test/markup/value-of.ts';
import type { AnyBet } from './any-bet.ts';
import { useSummaryPicks } from './summary-picks.ts';

const picksOf = (bet: unknown) => valueOf(useSummaryPicks)(bet as AnyBet);

it('the picks of matches, with their match while they are open, and their bankers', () => {
  const open = { ...aMatch('m1', [{ odds: '2.00', result: 'open' }]), banker: true };
  const [pick] = open.picks;
  const settled = {
    ...aMatch('m2', []),
    handicap_val: '-1',
    total_val: '2.5',
    picks: [
      { ...pick, kind: 'handicap', outcome: 'w', odds: '1.50', result: 'won' },
      { ...pick, kind: 'bs', outcome: 'big', odds: '1.90', result: 'lost' },
    ],
  };
  expect(picksOf(aBet({ matches: [open, settled as never] }))).toEqual([
    {
      key: 'm1 wl w',
      title: 'Home m1 to win',
      detail: 'Home m1 – Away m1 · Match result',
      odds: '2.00',
      result: 'open',
      isBanker: true,
      match: open,
    },
    {
      key: 'm2 handicap w',
      title: 'Home m2 (−1)',
      detail: 'Home m2 – Away m2 · Handicap',
      odds: '1.50',
      result: 'won',
      isBanker: false,
    },
    {
      key: 'm2 bs big',
      title: 'Over 2.5',
      detail: 'Home m2 – Away m2 · Over / under',
      odds: '1.90',
      result: 'lost',
      isBanker: false,
    },
  ]);
});

const RESULTS = [
  ['open', 'open'],
  ['win', 'won'],
  ['lose', 'lost'],
  ['tie', 'void'],
] as const;

it.each(RESULTS)('the result %s of a draw or race is %s', (result, wanted) => {
  const first = { kind: 'specialCode', selection: 8, odds: '47', result: 'open' };
  const draw = { game: 'hkmarksix', match_id: 'd', picks: [first, { ...first, selection: 9, result }] };
  expect(picksOf(draw)).toEqual([
    { key: '0', title: '8', detail: 'Special number', odds: '47', result: 'open' },
    { key: '1', title: '9', detail: 'Special number', odds: '47', result: wanted },
  ]);
  const race = { game: 'pk10', race_id: 'r', picks: [{ market: 'sum', selection: 'odd', odds: '1.9', result }] };
  expect(picksOf(race)).toEqual([
    { key: '0', title: 'Odd', detail: 'Champion + runner-up', odds: '1.9', result: wanted },
  ]);
});

it('the picks of a cricket bet, by the texts of the upstream', () => {
  const offer = { categoryLabel: 'Winner', slipLabel: 'Vale wins', odd: '1.7', result: 'won' };
  expect(picksOf({ game: 'cricket', home: 'Vale', away: 'Aster', bets: { o1: offer } })).toEqual([
    { key: 'o1', title: 'Vale wins', detail: 'Vale – Aster · Winner', odds: '1.7', result: 'won' },
  ]);
});

it('sets with the animal of the year show the odds that they pay', () => {
  const set = { kind: 'specialCodeCombinationZodiacs', odds: '4.05', result: 'open', level: 2 };
  const picks = [
    { ...set, selection: ['horse', 'rat'] },
    { ...set, selection: ['ox', 'rat'] },
    { ...set, selection: ['horse', 'ox', 'rat'] },
  ];
  const draw = { game: 'hkmarksix', match_id: 'd', draw_time: '2026-03-14T13:00:00.000Z', picks };
  expect(picksOf(draw).map(({ odds, paidOdds }) => [odds, paidOdds])).toEqual([
    ['4.05', ['3.4425']],
    ['4.05', ['4.05']],
    ['4.05', ['4.05', '3.4425']],
  ]);
});
