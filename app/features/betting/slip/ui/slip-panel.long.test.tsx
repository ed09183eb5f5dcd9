import { fireEvent, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Match, SportGame } from '#contract/entities';
import { multiplyAmounts, truncateAmount } from '#engine/money';
import { DEMO_PLAYER } from '#app/test/player.ts';
import { openDialogs } from '#app/test/open-dialogs.ts';
import { renderApp } from '#app/test/render-app.tsx';
import { aPick } from '#app/features/betting/slip/test/a-pick.ts';
import type { SlipItem } from '#app/features/betting/slip/model/slip-item.ts';
import { pickToggled } from '#app/features/betting/slip/model/slip-slice.ts';

/** The tests of the slip that need no layout; journeys/slip.long.browser.test.ts has the others. */
describe('the bet slip beside the page', () => {
  let app: Awaited<ReturnType<typeof renderApp>>;
  let slip: ReturnType<typeof within>;

  beforeEach(async () => {
    localStorage.clear();
    // A page with little content: the slip is beside every page.
    app = await renderApp('/coming-soon', { signedInAs: DEMO_PLAYER.email });
    slip = within(await app.screen.findByRole('region', { name: 'Bet slip' }));
    await slip.findByText('Your bet slip is empty');
  });
  afterEach(async () => {
    await app.close();
    localStorage.clear();
  });

  /** Home wins of matches that have not begun, as the lobby would hand them over. */
  async function takeWins(game: SportGame, count: number, except = 0): Promise<readonly SlipItem[]> {
    const response = await fetch(`/sports/api/v1/${game}?start=0&limit=200`);
    const { data } = (await response.json()) as { data: { matches: readonly Match[] } };
    const wins = data.matches.flatMap((match) => {
      const win = match.markets.find(({ kind, status }) => kind === 'wl' && status === 'open');
      const odds = win?.outcomes.find(({ outcome }) => outcome === 'w')?.odds;
      if (match.state !== 'scheduled' || odds === undefined) return [];
      const { match_id: matchId, home, away, start_time: startTime } = match;
      return [
        { game, matchId, home, away, league: match.league.name, startTime, market: 'wl', outcome: 'w', odds } as const,
      ];
    });
    const taken = wins.slice(except, except + count);
    for (const win of taken) app.store.dispatch(pickToggled(win));
    return taken;
  }

  const stakes = () => slip.findAllByLabelText('Stake per line');
  const typeIn = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });
  const placeButton = async (name: RegExp) => {
    const button = await slip.findByRole('button', { name });
    await waitFor(() => expect((button as HTMLButtonElement).disabled).toBe(false));
    return button;
  };
  const openSettings = () => fireEvent.click(slip.getByRole('button', { name: 'Slip settings' }));
  const moveOdds = (item: SlipItem | undefined, odds: string) =>
    fetch(`/__sim/matches/${item?.matchId}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ odds: { 'wl:w': odds } }),
    });

  it('bets on two games are combined apart and placed by one press, each with its number', async () => {
    await takeWins('soccer', 2);
    await takeWins('basketball', 1);
    const [soccer, basketball] = await stakes();
    if (soccer === undefined || basketball === undefined) throw new Error('a coupon is missing');
    typeIn(soccer, '2');
    typeIn(basketball, '3.5');
    await waitFor(() => expect(slip.getByTestId('total-stake').textContent).toBe('5.50\u00a0USDT'));
    fireEvent.click(await placeButton(/^Place 2 bets for 5\.50\sUSDT/));
    await waitFor(() => expect(slip.getAllByTestId('receipt-id')).toHaveLength(2));
    const ids = slip.getAllByTestId('receipt-id').map((id: HTMLElement) => id.textContent);
    expect(new Set(ids).size).toBe(2);
    expect(slip.queryAllByTestId('slip-pick')).toHaveLength(0);
  });

  it('a total that is entered is placed as its lines, and the choice is still there after it', async () => {
    await takeWins('soccer', 3);
    fireEvent.click(await slip.findByRole('button', { name: /^Double/ }));
    fireEvent.click(await slip.findByRole('button', { name: 'Total' }));
    typeIn(await slip.findByLabelText('Total stake'), '10');
    await slip.findByText('10.00 USDT is 3.33 for each line: 9.99 USDT will be placed.');
    fireEvent.click(await placeButton(/^Place bet for 9\.99\sUSDT/));
    await slip.findByTestId('receipt-id');
    expect(slip.getByText('9.99 USDT')).toBeTruthy();
    expect(JSON.parse(localStorage.getItem('slipway.preferences.v1') ?? '')).toMatchObject({ stakeBy: 'total' });
    await takeWins('soccer', 3, 3);
    fireEvent.click(await slip.findByRole('button', { name: /^Double/ }));
    fireEvent.click(await slip.findByRole('button', { name: /^Last stake: 10\sUSDT/ }));
    expect((slip.getByLabelText('Total stake') as HTMLInputElement).value).toBe('10');
  });

  it('a bet on bd is placed, and its estimate is 65 % of its odds', async () => {
    const [win] = await takeWins('bd', 1);
    typeIn((await stakes())[0] as HTMLElement, '10');
    const most = truncateAmount(multiplyAmounts(multiplyAmounts('10', win?.odds ?? '0'), '0.65'), 2);
    await waitFor(() =>
      expect(slip.getByTestId('max-payout').textContent?.replaceAll(',', '')).toBe(`${most}\u00a0USDT`),
    );
    fireEvent.click(await placeButton(/^Place bet for 10\.00\sUSDT/));
    await slip.findByTestId('receipt-id');
    expect(slip.getByTestId('receipt-leg').textContent).toContain(`${win?.home} – ${win?.away}`);
  });

  it('keeps the selections after placing where the player wants it', async () => {
    await takeWins('soccer', 2);
    openSettings();
    fireEvent.click(await slip.findByRole('checkbox', { name: 'Keep the selections after placing' }));
    typeIn((await stakes())[0] as HTMLElement, '1');
    fireEvent.click(await placeButton(/^Place bet for 1\.00\sUSDT/));
    await slip.findByTestId('receipt-id');
    expect(slip.getAllByTestId('slip-pick')).toHaveLength(2);
  });

  it.each([
    ['none', 'up', 'asks'],
    ['better', 'up', 'places'],
    ['better', 'down', 'asks'],
    ['any', 'down', 'places'],
  ] as const)('odds that move while the bet is sent: policy %s, %s, %s', async (policy, way, then) => {
    const [item] = await takeWins('soccer', 1, way === 'up' ? 3 : 4);
    openSettings();
    fireEvent.change(await slip.findByRole('combobox', { name: 'When odds change' }), { target: { value: policy } });
    typeIn((await stakes())[0] as HTMLElement, '1');
    const place = await placeButton(/^Place bet for 1\.00\sUSDT/);
    await moveOdds(item, way === 'up' ? '29.5' : '1.01');
    fireEvent.click(place);
    if (then === 'places') {
      await slip.findByTestId('receipt-id');
      return;
    }
    await slip.findByText('Your bet was not placed: the odds have changed meanwhile.');
    expect(slip.queryByTestId('receipt-id')).toBeNull();
    expect(slip.getAllByTestId('slip-pick')).toHaveLength(1);
  });

  it('accepts moved odds and places in one press, at the return that the button shows', async () => {
    const [item] = await takeWins('soccer', 1, 5);
    typeIn((await stakes())[0] as HTMLElement, '10');
    await placeButton(/^Place bet for 10\.00\sUSDT/);
    await moveOdds(item, '1.50');
    const accept = await slip.findByRole('button', {
      name: /^Accept and place 10\.00\sUSDT\s*returns up to 15\.00\sUSDT/,
    });
    // Not by a press that was meant for the old odds.
    fireEvent.click(accept);
    expect(slip.queryByText('Placing your bet …')).toBeNull();
    await waitFor(() => expect(accept.getAttribute('aria-disabled')).toBeNull());
    fireEvent.click(accept);
    await slip.findByTestId('receipt-id');
    expect(slip.getByTestId('receipt-leg').textContent).toMatch(/1\.50$/);
  });

  it('names maximum and balance together, and one press sets the stake to what is allowed', async () => {
    await takeWins('soccer', 1, 6);
    const [field] = (await stakes()) as HTMLInputElement[];
    typeIn(field as HTMLElement, '100000');
    const reasons = within(await slip.findByTestId('reasons'));
    await reasons.findByText(/^The total stake can be at most [\d,.]+\sUSDT\.$/);
    reasons.getByText(/^Your balance of [\d,.]+\sUSDT does not cover this stake\.$/);
    fireEvent.click(await slip.findByRole('button', { name: /^Set the stake to [\d,.]+\sUSDT$/ }));
    await placeButton(/^Place bet for/);
    expect(slip.queryByRole('button', { name: /^Set the stake to/ })).toBeNull();
  });

  it('has picks, odds, number, time and rules on the receipt; it can be bet again, and makes room for the next pick', async () => {
    const [win] = await takeWins('soccer', 1, 7);
    typeIn((await stakes())[0] as HTMLElement, '2');
    fireEvent.click(await placeButton(/^Place bet for 2\.00\sUSDT/));
    await slip.findByTestId('receipt-id');
    expect(slip.getByTestId('receipt-leg').textContent).toBe(
      `${win?.home} to win${win?.home} – ${win?.away}${win?.odds}`,
    );
    expect(slip.getByTestId('receipt-time').textContent).toMatch(/\d/);
    expect((await slip.findByTestId('bet-rules')).textContent).toBe(
      [
        'Rules of this bet',
        'A line with these markets has at most 15 matches.',
        'No line has a cap on its prize; the highest return of each game still applies.',
        'Nothing is withheld from prizes.',
        'A match postponed by more than 36 hours is void: it counts with odds of 1.',
      ].join(''),
    );
    expect(slip.getByRole('button', { name: 'Share' })).toBeTruthy();
    fireEvent.click(slip.getByRole('button', { name: 'Bet again' }));
    await waitFor(() => expect(slip.queryByTestId('receipt-id')).toBeNull());
    fireEvent.click(await placeButton(/^Place bet for 2\.00\sUSDT/));
    await slip.findByTestId('receipt-id');
    await takeWins('soccer', 1, 8);
    await waitFor(() => expect(slip.queryByTestId('receipt-id')).toBeNull());
    expect(slip.getAllByTestId('slip-pick')).toHaveLength(1);
  });

  it('shows no line count, minimum or combined odds of one pick, and all of an accumulator', async () => {
    await takeWins('soccer', 1, 9);
    typeIn((await stakes())[0] as HTMLElement, '2');
    await slip.findByTestId('max-payout');
    expect(['lines', 'min-payout', 'combined-odds'].filter((id) => slip.queryByTestId(id) !== null)).toEqual([]);
    await takeWins('soccer', 1, 10);
    expect((await slip.findByTestId('combined-odds')).textContent).toMatch(/^\d+\.\d\d$/);
    expect(slip.queryByTestId('lines')).toBeNull();
    expect(slip.getAllByTestId('leg-time')).toHaveLength(2);
    expect(slip.getByRole('button', { name: /^Double/ }).getAttribute('aria-pressed')).toBe('true');
  });

  it('bets one type at a time, and another one only where it is added', async () => {
    await takeWins('soccer', 3);
    typeIn((await stakes())[0] as HTMLElement, '10');
    const chosen = () =>
      slip
        .getAllByRole('button', { name: /^(Single(?!s)|Double|Treble)/, pressed: true })
        .map((button: HTMLElement) => /^[A-Z][a-z]+e/.exec(button.textContent)?.[0]);
    expect(chosen()).toEqual(['Treble']);
    fireEvent.click(slip.getByRole('button', { name: /^Double/ }));
    await waitFor(() => expect(slip.getByTestId('total-stake').textContent).toBe('30.00\u00a0USDT'));
    expect(chosen()).toEqual(['Double']);
    fireEvent.click(slip.getByRole('button', { name: /^Single(?!s)/ }));
    expect(chosen()).toEqual(['Single']);
    expect(slip.queryAllByTestId('chosen-type')).toEqual([]);
    fireEvent.click(slip.getByRole('button', { name: /^Treble/ }));
    await waitFor(() => expect(slip.getByTestId('total-stake').textContent).toBe('10.00\u00a0USDT'));
    fireEvent.click(slip.getByText('Add another type'));
    fireEvent.click(await slip.findByRole('button', { name: /^\+ Single/ }));
    await waitFor(() => expect(slip.getByTestId('total-stake').textContent).toBe('40.00\u00a0USDT'));
    const types = slip.getAllByTestId('chosen-type').map((type: HTMLElement) => type.textContent);
    expect(types).toEqual([
      expect.stringMatching(/^Single3 lines · 30\.00\sUSDT · returns up to [\d.]+\sUSDT$/),
      expect.stringMatching(/^Treble \(3 String 1\)1 line · 10\.00\sUSDT · returns up to [\d.,]+\sUSDT$/),
    ]);
    // A type that contains the others replaces them.
    fireEvent.click(slip.getByRole('button', { name: 'Remove Single' }));
    fireEvent.click(await slip.findByRole('button', { name: /^\+ Double/ }));
    await waitFor(() => expect(slip.queryAllByTestId('chosen-type')).toEqual([]));
    await waitFor(() => expect(slip.getByTestId('total-stake').textContent).toBe('40.00\u00a0USDT'));
  });

  it('has quick stakes of the player, kept on the device, and gives back those of the brand', async () => {
    await takeWins('soccer', 1);
    const [field] = (await stakes()) as HTMLInputElement[];
    fireEvent.click(slip.getByRole('button', { name: '+10' }));
    fireEvent.click(slip.getByRole('button', { name: '+10' }));
    expect(field?.value).toBe('20');
    fireEvent.click(slip.getByRole('button', { name: 'Change the quick stakes' }));
    const first = slip.getByRole('textbox', { name: 'Quick stake 1' });
    typeIn(first, 'much');
    expect((slip.getByRole('button', { name: 'Save' }) as HTMLButtonElement).disabled).toBe(true);
    slip.getByText('Enter an amount in digits, such as 12.50.');
    typeIn(first, '7.5');
    fireEvent.click(slip.getByRole('button', { name: 'Save' }));
    fireEvent.click(slip.getByRole('button', { name: '+7.5' }));
    expect(field?.value).toBe('27.50');
    fireEvent.click(slip.getByRole('button', { name: 'Change the quick stakes' }));
    fireEvent.click(slip.getByRole('button', { name: 'Default amounts' }));
    expect(slip.queryByRole('button', { name: '+7.5' })).toBeNull();
  });
});

it('the slip of a guest says that signing in completes the bet, and its button opens the sign-in', async () => {
  openDialogs();
  const app = await renderApp('/coming-soon');
  await app.screen.findByText('Your bet slip is empty');
  app.store.dispatch(pickToggled(aPick()));
  expect(await app.screen.findByText('Sign in to complete your bet. Your selections are kept.')).toBeTruthy();
  const slip = within(app.screen.getByRole('region', { name: 'Bet slip' }));
  fireEvent.click(slip.getByRole('button', { name: 'Sign in' }));
  expect(app.store.getState().overlay).toEqual({ kind: 'signIn' });
  await app.close();
});
