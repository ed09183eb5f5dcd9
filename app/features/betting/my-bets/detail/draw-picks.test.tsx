import { afterEach, beforeAll, expect, it } from 'vitest';
import type { LotteryBet, RaceBet } from '#contract/entities';
import { renderApp } from '#app/test/render-app.tsx';
import { DrawPicks } from './draw-picks.tsx';

const AT = '2026-03-14T20:00:00.000Z';
const SUMS = { currency: 'USDT', status: 16, result: 'won', max_payout: '0', payout: '0', bonus_amount: '0' } as const;
const OF_DRAW = { ...SUMS, bet_id: 'bet-3', draw_number: '31', draw_time: AT, placed_at: AT, settled_at: AT } as const;
/** Horse, goat and dog: 1 is a horse and 12 a goat in 2026, no ball is a dog. */
const LOTTERY: LotteryBet = {
  ...OF_DRAW,
  game: 'hkmarksix',
  match_id: 'd1',
  numbers: [1, 12, 2, 3, 4, 5],
  special: 49,
  bet_amount: '24',
  picks: [
    {
      kind: 'specialCodeCombinationZodiacs',
      selection: ['horse', 'goat', 'dog'],
      level: 2,
      amount: '5',
      odds: '4.00',
      result: 'win',
    },
    { kind: 'specialCodeSide', selection: 'big', amount: '7', odds: '1.97', result: 'tie' },
    { kind: 'specialCode', selection: 8, amount: '2', odds: '47', result: 'lose' },
  ],
};
const RACE: RaceBet = {
  ...OF_DRAW,
  game: 'pk10',
  race_id: 'r1',
  finish: [10, 2, 6, 4, 5, 3, 7, 8, 9, 1],
  bet_amount: '4',
  picks: [
    { market: 'place', place: 1, selection: 'big', amount: '2', odds: '1.985', result: 'win' },
    { market: 'place', place: 1, selection: 'small', amount: '2', odds: '1.985', result: 'lose' },
  ],
};

let app: Awaited<ReturnType<typeof renderApp>> | undefined;
beforeAll(async () => void (await import('#app/i18n/i18n.ts')));
afterEach(() => app?.close());

const rows = () =>
  [...document.querySelectorAll('li')].map(({ textContent }) => (textContent ?? '').replaceAll('\u00a0', ' '));

it('a selection of a draw has its amount, once for each set of animals, and what it has paid', async () => {
  app = await renderApp('/', { element: <DrawPicks bet={LOTTERY} /> });
  await app.screen.findByText(/Horse, Goat, Dog/);
  const [sets, tie, lost] = rows();
  expect(sets).toContain('5.00 USDT × 3');
  // One of the three sets has come, with the animal of the year: 15 % less.
  expect(sets).toContain('Pays 17.00 USDT');
  expect(tie).toContain('7.00 USDT · Pays 7.00 USDT');
  expect(lost).toContain('2.00 USDT');
  expect(lost).not.toContain('Pays');
});

it('a selection of a race has its amount and what it has paid', async () => {
  app = await renderApp('/', { element: <DrawPicks bet={RACE} /> });
  await app.screen.findByText(/Big/);
  expect(rows()).toEqual([expect.stringContaining('2.00 USDT · Pays 3.97 USDT'), expect.not.stringContaining('Pays')]);
});

it('an open ticket has the amounts alone, and what the engine does not know is shown as it is', async () => {
  const { numbers: _, special: __, ...open } = LOTTERY;
  const picks = open.picks.map((pick, at) =>
    at === 0 ? { ...pick, selection: ['horse'], level: 9 } : { ...pick, result: 'open' as const },
  );
  app = await renderApp('/', { element: <DrawPicks bet={{ ...open, picks }} /> });
  await app.screen.findByText(/Horse/);
  expect(rows().map((row) => /\d+\.00 USDT/.exec(row)?.[0])).toEqual(['5.00 USDT', '7.00 USDT', '2.00 USDT']);
  expect(rows().join()).not.toContain('Pays');
});
