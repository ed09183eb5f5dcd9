// @vitest-environment jsdom
// Own workers: another page that is left open would add its calls to those that are noted.
// @vitest-environment-options {"pretendToBeVisual": true}
import { createElement as h } from 'react';
import { it } from 'vitest';
import { statesOf } from '#app/test/markup/drawn-states.ts';
import { Reports } from './reports.tsx';

const REPORT = {
  game_id: 10,
  bets: 1_004,
  bet_amount: '1235.50',
  payout: '12.50',
  profit: '-1223.00',
  currency: 'BRL',
  days: [
    { date: '2026-02-27', bets: 1, bet_amount: '0.50', payout: '0.00' },
    { date: '2026-03-10', bets: 1, bet_amount: '5.00', payout: '0.00' },
    { date: '2026-03-14', bets: 1_002, bet_amount: '1230.00', payout: '12.50' },
  ],
};
const NOW = Date.UTC(2026, 2, 14, 12);

it('each state of the reports', async () => {
  await statesOf(
    { notesOverlays: true },
    async (states) => {
      const games = [
        { id: 10, name: 'Soccer' },
        { id: 28, name: 'Cricket' },
      ] as const;
      const page = h(Reports, { games, nowMs: NOW });
      const answers = (profit: string, answer: object = {}) =>
        Object.fromEntries(
          ['2026-02-13', '2025-12-15', '2025-03-15'].flatMap((start) =>
            ['10', '28'].map((id) => [
              `statistics?game_id=${id}&start_date=${start}&end_date=2026-03-14`,
              { data: { ...REPORT, profit, ...answer } },
            ]),
          ),
        );
      await states.explore('no bets', page);
      await states.explore('a loss', page, { answers: answers('-1223.00') });
      await states.draw('a win', page, { answers: answers('7.25') });
      await states.draw('even', page, { answers: answers('0.00') });
    },
    `
    # no bets
    button "30 days" [pressed]
    "0.00 USDT"
    "Game"
    combobox "Game" = "Soccer"
    # a loss
    "-1,223.00 BRL"
    "1,004"
    "1,235.50 BRL"
    "12.50 BRL"
    # a win
    "+7.25 BRL"
    # even
    "0.00 BRL"
    # no bets: nothing in its lists
    "No bets in USDT in this period."
    "0"
    # no bets: refused
    alert "The report could not be loaded. Try again"
    button "Try again"
    # no bets: not answered
    status "Loading"
    # no bets: a phone
    "Win / loss"
    "Only settled bets in USDT count here."
    # a loss: a phone
    "Mar 14"
    "1,002"
  `,
  );
});
