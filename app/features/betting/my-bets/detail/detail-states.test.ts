// @vitest-environment jsdom
// Own workers: another page that is left open would add its calls to those that are noted.
// @vitest-environment-options {"pretendToBeVisual": true}
import { createElement as h, type ReactNode } from 'react';
import { it } from 'vitest';
import type { Bet, BetMatch } from '#contract/entities';
import { statesOf } from '#app/test/markup/drawn-states.ts';
import { BetCard } from '#app/features/betting/my-bets/list/bet-card.tsx';
import type { AnyBet } from '#app/features/betting/my-bets/model/any-bet.ts';
import { PickRow } from '#app/features/betting/my-bets/list/pick-row.tsx';
import { aBet, aMatch } from '#app/features/betting/my-bets/test/a-bet.ts';
import { BetLines } from './bet-lines-list.tsx';
import { BetTotals } from './bet-totals.tsx';
import { DrawnNumbers } from './drawn-numbers.tsx';
import { MatchDetails } from './match-details.tsx';

type Result = 'open' | 'won' | 'lost' | 'void';
const of = (result: Result, id = '1', over: Partial<BetMatch> = {}): BetMatch => ({
  ...aMatch(id, [{ odds: '2', result }]),
  ...over,
});
const AT = '2026-03-14T13:00:00.000Z';
const over = (matches: readonly BetMatch[], more: Partial<Bet> = {}): Bet =>
  aBet({ status: 16, settled_at: AT, matches: [...matches], ...more });
const double = { passes: ['single', '2-string-1'], lines: '3', bet_amount: '30' };
const part = { part_id: 'p1', stake: '4', bet_amount: '4', payout: '3.5', at: AT };
const drawn = {
  bet_id: 'm1',
  game: 'hkmarksix',
  match_id: 'd1',
  draw_number: '20525',
  draw_time: AT,
  bet_amount: '5',
  currency: 'USDT',
  max_payout: '10',
  status: 16,
  payout: '0',
  bonus_amount: '0',
  placed_at: AT,
  picks: [],
};

const BETS: Readonly<Record<string, Bet>> = {
  open: aBet({ matches: [of('open')] }),
  won: over([of('won')], { payout: '20', bonus_amount: '10' }),
  'won-with-extra': over([of('won')], { payout: '22', bonus_amount: '10', extra_bonus_amount: '2' }),
  lost: over([of('lost')]),
  void: over([of('void', '1', { state: 'void' })], { payout: '10' }),
  'half-won': over([of('won'), of('lost', '2')], { ...double, payout: '20', bonus_amount: '0' }),
  'won-with-void': over([of('won'), of('void', '2')], { ...double, payout: '50', bonus_amount: '20' }),
  'open-and-won': aBet({ ...double, matches: [of('won'), of('open', '2')] }),
  sold: over([of('open')], { payout: '8', cashed_out: true }),
  'a-part-sold': aBet({ matches: [of('open')], parts: [part] }),
  'a-part-sold-then-lost': over([of('lost')], { parts: [part] }),
  'with-rules': aBet({ matches: [of('open')], rules: { longest_line: 3, postponed_hours: 48 } }),
  times: aBet({ matches: [of('open')], multiple: 3 }),
};
const beside = (parts: Readonly<Record<string, ReactNode>>) =>
  Object.entries(parts).map(([name, shown]) => h('section', { key: name, className: name }, shown));
const each = <One>(all: Readonly<Record<string, One>>, part: (one: One) => ReactNode) =>
  beside(Object.fromEntries(Object.entries(all).map(([name, one]) => [name, part(one)])));

it('each state of the parts of a bet', async () => {
  await statesOf(
    {},
    async (states) => {
      await states.draw(
        'cards',
        each(BETS, (bet) => h(BetCard, { bet })),
      );
      await states.draw(
        'totals',
        each(BETS, (bet) => h(BetTotals, { bet })),
      );
      await states.draw(
        'lines',
        each(BETS, (bet) => h(BetLines, { bet })),
      );
      const matches: Readonly<Record<string, BetMatch>> = {
        home: of('won', '1', { score: '2:1', half_time_score: '0:0', banker: true }),
        away: of('lost', '1', { score: '1:2', handicap_val: '-1.5', total_val: '2.5', banker: false }),
        draw: of('lost', '1', { score: '1:1', handicap_val: '1' }),
        'no-score': of('open'),
        'a-bad-score': of('open', '1', { score: 'abandoned' }),
        live: of('open', '1', { state: 'live', score: '1:0' }),
        void: of('void', '1', { state: 'void', score: '1:0' }),
        scheduled: of('open', '1', { state: 'scheduled' }),
      };
      await states.draw(
        'matches',
        each(matches, (match) => h(MatchDetails, { bet: aBet({ matches: [match] }) })),
      );
      const picks = { now: undefined, ...matches } as Readonly<Record<string, BetMatch | undefined>>;
      const pick = { title: 'Home to win', detail: 'Match result', odds: '2', result: 'open' } as const;
      await states.draw(
        'picks',
        each(picks, (match) => h(PickRow, { pick: { ...pick, isBanker: match?.banker === true, match } as never })),
      );
      const numbers = [1, 9, 17, 26, 38, 49];
      const finish = [10, 9, 8, 7, 6, 5, 4, 3, 2, 1];
      const others = {
        'a-draw-to-come': drawn,
        'a-draw': { ...drawn, numbers, special: 7 },
        'a-draw-without-its-special-number': { ...drawn, numbers },
        'a-race-to-come': { ...drawn, game: 'pk10' },
        'a-race': { ...drawn, game: 'pk10', finish },
      } as unknown as Readonly<Record<string, AnyBet>>;
      await states.draw(
        'numbers, and totals',
        each(others, (bet) => [h(DrawnNumbers, { key: 1, bet }), h(BetTotals, { key: 2, bet })]),
      );
    },
    `
    # cards
    "Mar 14, 2026, 12:00 PM"
    "Home 1 to win"
    "Home 1 – Away 1 · Match result"
    "2.00"
    # totals
    "bet-1"
    "Mar 14, 2026, 1:00 PM"
    "2.00 USDT"
    "22.00 USDT"
    # lines
    "Line 1"
    "Home 1 to win Home 1 – Away 1 · Match result"
    "Total odds 2.00"
    "Can pay 20.00 USDT"
    # matches
    "League · Mar 14, 2026, 12:00 PM"
    "Home 1 – Away 1"
    "Home 1"
    "Away 1"
    # picks
    "Mar 14, 12:00 PM"
    "Home to win"
    "Live"
    # numbers, and totals
    "20525"
    "5.00 USDT"
    "10.00 USDT"
    "0.00 USDT"
  `,
  );
});
