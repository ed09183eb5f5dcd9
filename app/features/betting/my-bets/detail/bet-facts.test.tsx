import { within } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { LotteryBet } from '#contract/entities';
import { aBet, aMatch } from '#app/features/betting/my-bets/test/a-bet.ts';
import { renderApp } from '#app/test/render-app.tsx';
import { BetTotals } from './bet-totals.tsx';
import { DrawnNumbers } from './drawn-numbers.tsx';
import { MatchDetails } from './match-details.tsx';

/** The second is for lines that this bet cannot have. */
const CAPS = [
  { from: 1, to: 1, cap: '10200' },
  { from: 50, to: 60, cap: '6100' },
];
beforeAll(() => void vi.stubEnv('TZ', 'UTC'));
const AT = '2026-03-14T12:00:00.000Z';

describe('the detail of a bet', () => {
  let app: Awaited<ReturnType<typeof renderApp>>;
  afterEach(() => app.close());
  /** Names and values of the facts in a part of the page. */
  const facts = (part: HTMLElement = document.body) =>
    Object.fromEntries(
      within(part)
        .getAllByRole('term')
        .map((term) => [term.textContent, term.nextElementSibling?.textContent?.replaceAll('\u00a0', ' ')]),
    );

  it('has teams, winner, scores, line, and each pick with its odds and result', async () => {
    const match = {
      ...aMatch('7', [
        { odds: '2.10', result: 'won' },
        { odds: '3.40', result: 'lost' },
      ]),
      score: '2:1',
      half_time_score: '0:1',
      handicap_val: '-1',
      banker: true,
    };
    app = await renderApp('/', { element: <MatchDetails bet={aBet({ matches: [match] })} /> });
    const section = within((await app.screen.findByText('Matches')).closest('section') ?? document.body);
    expect(section.getByRole('time').parentElement?.textContent).toMatch(/^League · Mar 14, 2026/);
    expect(section.getByText('2:1')).toBeTruthy();
    expect(facts()).toEqual({ Winner: 'Home 7', 'Half time': '0:1', Handicap: 'Home 7 −1', Banker: '✓' });
    const picks = section
      .getAllByRole('listitem')
      .filter((item) => within(item).queryAllByRole('listitem').length === 0)
      .map(({ textContent }) => textContent);
    expect(picks).toEqual(['Home 7 to winMatch result2.10Won', 'DrawMatch result3.40Lost']);
  });

  it('has the bonus that it can still get, what each selection pays alone, and bonuses in a currency of their own', async () => {
    const [match] = [aMatch('7', [{ odds: '2.10', result: 'open' }])];
    const [pick] = match.picks;
    const priced = pick && { ...match, picks: [{ ...pick, prize: '21' }] };
    const bet = aBet({
      lines: '2',
      max_extra_bonus: '3',
      bonus_currency: 'BRL',
      total_currency: 'INR',
      matches: priced ? [priced, aMatch('8', [{ odds: '2.00', result: 'open' }])] : [],
    });
    app = await renderApp('/', { element: <BetTotals bet={bet} /> });
    await app.screen.findByText('Bet number');
    expect(facts()).toMatchObject({ 'Possible extra bonus': '3.00 BRL', 'Total stake': '10.00 USDT' });
    await app.close();
    const settled = { ...bet, status: 16, result: 'won', payout: '40', bonus_amount: '25' } as const;
    app = await renderApp('/', { element: <BetTotals bet={settled} /> });
    await app.screen.findByText('Bet number');
    expect(facts()).toMatchObject({ Winnings: '25.00 BRL', 'Settled amount': '40.00 INR' });
    await app.close();
    // What a selection would pay alone is sold by no line of this bet.
    app = await renderApp('/', { element: <MatchDetails bet={bet} /> });
    expect(await app.screen.findAllByText('Match result')).toHaveLength(2);
    expect(app.screen.queryByText(/21\.00/)).toBeNull();
  });

  it('of a bet of which parts were sold says what was staked at first, what is left and what was paid', async () => {
    const part = { part_id: 'p', stake: '5', bet_amount: '5', payout: '6.10', at: AT };
    const matches = [aMatch('7', [{ odds: '2.10', result: 'open' }])];
    const bet = aBet({ stake: '2.5', bet_amount: '2.5', parts: [part, { ...part, bet_amount: '2.5' }], matches });
    app = await renderApp('/', { element: <BetTotals bet={bet} /> });
    await app.screen.findByText('Bet number');
    expect(facts()).toMatchObject({
      'Total stake': '2.50 USDT',
      'Total stake when placed': '10.00 USDT',
      'Cashed out so far': '12.20 USDT',
    });
  });

  it('has number, lines, multiple, amounts, and rules of a sports bet', async () => {
    const bet = aBet({
      multiple: 3,
      status: 16,
      result: 'won',
      payout: '40',
      bonus_amount: '25',
      extra_bonus_amount: '5',
      settled_at: AT,
      rules: { longest_line: 8, postponed_hours: 48, prize_cap: CAPS },
      matches: [aMatch('7', [{ odds: '2.10', result: 'won' }])],
    });
    app = await renderApp('/', { element: <BetTotals bet={bet} /> });
    await app.screen.findByText('Bet number');
    expect(facts()).toMatchObject({
      'Bet number': 'bet-1',
      'Bet type': 'Single',
      'Stake per line': '10.00 USDT',
      Multiplier: '× 3',
      Lines: '1',
      'Total odds': '2.10',
      'Total stake': '10.00 USDT',
      'Highest possible return': '20.00 USDT',
      Winnings: '25.00 USDT',
      'Extra bonus': '5.00 USDT',
      'Settled amount': '40.00 USDT',
    });
    const rules = await app.screen.findByTestId('bet-rules');
    expect([...rules.querySelectorAll('li')].map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '))).toEqual([
      'A line with these markets has at most 8 matches.',
      'A single pays at most 10,200.00 USDT.',
      'These caps are for a multiplier of 1; a higher multiplier raises them by as much.',
      'Nothing is withheld from prizes.',
      'A match postponed by more than 48 hours is void: it counts with odds of 1.',
    ]);
  });

  it('has draw number, time and numbers of a lottery bet', async () => {
    const bet: LotteryBet = {
      bet_id: 'bet-2',
      game: 'hkmarksix',
      match_id: 'd1',
      draw_number: '2026031',
      draw_time: AT,
      numbers: [1, 2, 3, 4, 5, 6],
      special: 49,
      bet_amount: '2',
      currency: 'USDT',
      status: 16,
      result: 'lost',
      max_payout: '94',
      payout: '0',
      bonus_amount: '0',
      placed_at: AT,
      settled_at: AT,
      picks: [],
    };
    const element = (
      <>
        <DrawnNumbers bet={bet} />
        <BetTotals bet={bet} />
      </>
    );
    app = await renderApp('/', { element });
    const numbers = within(await app.screen.findByRole('group', { name: 'Lottery numbers' }));
    expect(numbers.getAllByRole('img').map((ball) => [ball.textContent, ball.dataset['color']])).toEqual([
      ['1', 'red'],
      ['2', 'red'],
      ['3', 'blue'],
      ['4', 'blue'],
      ['5', 'green'],
      ['6', 'green'],
      ['49', 'green'],
    ]);
    expect(facts()).toMatchObject({ 'Draw number': '2026031', 'Total stake': '2.00 USDT' });
  });
});
