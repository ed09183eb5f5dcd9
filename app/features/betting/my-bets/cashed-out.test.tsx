import { fireEvent, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DEMO_ACCOUNTS } from '#fixtures/world';
import { subtractAmounts } from '#engine/money';
import { renderApp } from '#app/test/render-app.tsx';
import { usdt } from '#app/test/expected-texts.ts';
import { openMatches, placeWins } from '#app/test/place.ts';
import { callAs, type Caller } from '#app/test/call-as.ts';
import { MyBets } from './my-bets.tsx';

const money = (amount: string) => usdt(amount).replaceAll('\u00a0', ' ');
const PLAYER = { email: '', password: '', ...DEMO_ACCOUNTS[0] };

describe('my bets', () => {
  let app: Awaited<ReturnType<typeof renderApp>>;
  let caller: Caller;
  beforeEach(async () => {
    app = await renderApp('/', { signedInAs: PLAYER.email, element: <MyBets />, isAllNear: true });
    // The page's own way to the simulator.
    caller = await callAs('', PLAYER);
  });
  afterEach(() => app.close());

  const press = (name: string) => fireEvent.click(app.screen.getByRole('button', { name }));
  const card = () => app.screen.findByTestId('bet');
  /** Names and values of the facts in a part of the page. */
  const facts = (part: HTMLElement) =>
    Object.fromEntries(
      within(part)
        .getAllByRole('term')
        .map((term) => [term.textContent, term.nextElementSibling?.textContent?.replaceAll('\u00a0', ' ')]),
    );

  it('show a bet that was cashed out as that, with what it paid and what came of it', async () => {
    const bet = await placeWins(caller, (await openMatches(caller)).slice(0, 1), ['single'], '10');
    const at = `/sports/api/v1/soccer/mybet/${bet.bet_id}/cash_out`;
    const { amount } = (await caller.get(at)) as { amount: string };
    await caller.post(at, { amount });
    press('Settled');
    const shown = await card();
    // One precision, so that the three amounts of the card subtract.
    const lost = subtractAmounts('10', amount);
    expect(lost).toMatch(/\.\d\d\d/);
    expect(within(shown).getByTestId('bet-state').textContent).toBe('CASHED OUT');
    const named = (role: string, name: string) => within(shown).getAllByRole(role, { name });
    expect(named('heading', 'Soccer · Single')).toHaveLength(1);
    expect(await within(shown).findByRole('button', { name: `Share: ${bet.bet_id}` })).toBeTruthy();
    expect(named('button', `Bet again: ${bet.bet_id}`)).toHaveLength(1);
    expect(facts(shown)).toEqual({ 'Total stake': '10.00 USDT', Payout: money(amount), Result: `-${money(lost)}` });
    fireEvent.click(within(shown).getByRole('link', { name: `Details of bet ${bet.bet_id}` }));
    const detail = facts(await app.screen.findByTestId('bet-detail'));
    expect(detail).toMatchObject({ Payout: money(amount), Result: `-${money(lost)}` });
    expect(Object.keys(detail)).not.toContain('Winnings');
    expect(app.screen.queryByText(/^Can pay/)).toBeNull();
  });

  it('are saved as a file, each with its state and what it paid', async () => {
    const [first, second] = await openMatches(caller);
    if (first === undefined || second === undefined) throw new Error('no two matches are open');
    const bet = await placeWins(caller, [first], ['single'], '10');
    await placeWins(caller, [second], ['single'], '3');
    const { amount } = (await caller.get(`/sports/api/v1/soccer/mybet/${bet.bet_id}/cash_out`)) as { amount: string };
    await caller.post(`/sports/api/v1/soccer/mybet/${bet.bet_id}/cash_out`, { amount });
    const saved: string[] = [];
    vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:x');
    vi.spyOn(URL, 'revokeObjectURL').mockReturnValue(undefined);
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue(undefined);
    vi.stubGlobal('Blob', function ([text = '']: readonly string[]) {
      saved.push(text);
    });
    try {
      press('Settled');
      await card();
      press('Export as CSV');
      await waitFor(() => expect(saved).toHaveLength(1));
    } finally {
      vi.unstubAllGlobals();
      vi.restoreAllMocks();
    }
    const [, ...bets] = saved[0]?.trimEnd().split('\r\n') ?? [];
    expect(bets).toHaveLength(1);
    expect(bets[0]).toContain(`"${bet.bet_id}"`);
    expect(bets[0]).toContain(`"CASHED OUT","10.000000","USDT","${amount}"`);
  });

  it('say why a bet cannot be cashed out now', async () => {
    const [match] = await openMatches(caller);
    if (match === undefined) throw new Error('no match is open');
    await placeWins(caller, [match], ['single'], '10');
    await fetch(`/__sim/matches/${match.match_id}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ suspended: ['wl'] }),
    });
    press('Settled');
    press('Active');
    const shown = within(await card());
    const why = 'No cash out now: one of the selections takes no bets at the moment.';
    expect(await shown.findByText(why)).toBeTruthy();
    expect(shown.queryByRole('link', { name: 'Cash out' })).toBeNull();
  });
});
