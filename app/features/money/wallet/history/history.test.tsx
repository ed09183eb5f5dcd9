import { fireEvent, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { PRODUCT_IDS } from '#contract/entities';
import { RowClient } from '#simulator/testing';
import { renderApp } from '#app/test/render-app.tsx';
import { History } from './history.tsx';

const PLAYER = 'player@demo.slipway.test';
const MOVED = 70;
const GAMES = [
  { id: PRODUCT_IDS.soccer, name: 'Soccer' },
  { id: PRODUCT_IDS.cricket, name: 'Cricket' },
  { id: PRODUCT_IDS.pk10, name: 'PK10' },
  { id: PRODUCT_IDS.hkmarksix, name: 'Mark Six' },
];

/** jsdom's blobs have no `text`. */
const textOf = (blob: Blob) =>
  new Promise<string>((resolve) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(String(reader.result)));
    reader.readAsText(blob);
  });

describe('the history', () => {
  let app: Awaited<ReturnType<typeof renderApp>>;
  const entries = () => app.screen.queryAllByTestId('history-entry');
  const press = (name: string) => fireEvent.click(app.screen.getByRole('button', { name }));
  const move = async (amount: string) => {
    const response = await fetch(`/__sim/members/${PLAYER}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ adjust: amount }),
    });
    expect(response.ok).toBe(true);
  };
  /** Opens the history of an account in which so much has happened. */
  const open = async (amounts: readonly string[] = []) => {
    app = await renderApp('/', {
      signedInAs: PLAYER,
      element: <History games={GAMES} />,
      before: async () => {
        for (const amount of amounts) await move(amount);
      },
    });
    await app.screen.findAllByTestId('history-entry');
  };
  afterEach(async () => {
    await app.close();
    vi.restoreAllMocks();
  });

  it('goes back page by page to the first movement, and shows nothing twice though more happens meanwhile', async () => {
    await open(Array.from({ length: MOVED }, (_, at) => `${at + 1}.00`));
    press('Deposits');
    expect(await app.screen.findByText('Nothing here yet.')).toBeTruthy();
    press('All');
    await waitFor(() => expect(entries().length).toBeGreaterThanOrEqual(50));
    // Shifts entries that were read onto the next page.
    await move('1000.00');
    const more = () => app.screen.queryByRole('button', { name: 'Show more' }) as HTMLButtonElement | null;
    // Not while anything is being read.
    for (;;) {
      await waitFor(() => expect(more()?.disabled).not.toBe(true));
      if (more() === null) break;
      press('Show more');
    }
    const shown = entries().map((entry) => entry.textContent ?? '');
    expect(new Set(shown).size).toBe(shown.length);
    for (let number = 1; number <= MOVED; number++)
      expect(shown.filter((text) => text.includes(`+${number}.00\u00a0USDT`))).toHaveLength(1);
    expect(shown.at(-1)).toContain('Opening balance');
  });

  it('filters by day, reports days in the wrong order, and an empty result', async () => {
    await open();
    await waitFor(() => expect(entries()).toHaveLength(1));
    fireEvent.change(app.screen.getByLabelText('To'), { target: { value: '2026-03-13' } });
    expect(await app.screen.findByText('Nothing matches these filters.')).toBeTruthy();
    fireEvent.change(app.screen.getByLabelText('From'), { target: { value: '2026-03-14' } });
    expect(app.screen.getByText('The first day is after the last one.')).toBeTruthy();
    press('Clear filters');
    await waitFor(() => expect(entries()).toHaveLength(1));
  });

  it('filters by game, where the upstream names one; deposits have no such filter', async () => {
    await open();
    const gameField = () => app.screen.queryByLabelText('Game');
    await waitFor(() => expect(entries()).toHaveLength(1));
    expect(gameField()).toBeNull();
    const player = new RowClient({ ...app.simulator, url: '' }, app.simulator.world()).signIn();
    for (const row of ['placeBet', 'placeCricketBet', 'placeRaceBet', 'placeLotteryBet'] as const)
      await player.send(row, await player.sample(row));
    press('Withdrawals');
    await app.screen.findByText('Nothing here yet.');
    expect(gameField()).toBeNull();
    press('Bets');
    press('All');
    await waitFor(() => expect(entries()).toHaveLength(5));
    const shown = () => entries().map((entry) => GAMES.find(({ name }) => entry.textContent?.includes(name))?.name);
    expect(shown().slice(1, 4)).toEqual(['PK10', 'Cricket', 'Soccer']);
    for (const { id, name } of GAMES.slice(0, 3)) {
      fireEvent.change(gameField() as HTMLElement, { target: { value: String(id) } });
      await waitFor(() => expect(shown()).toEqual([name]));
    }
    press('Clear filters');
    await waitFor(() => expect(entries()).toHaveLength(5));
  });

  it('shows each state that a withdrawal goes through by itself, to a payment that fails and comes back', async () => {
    await open();
    const player = new RowClient({ ...app.simulator, url: '' }, app.simulator.world()).signIn();
    const send = (row: 'savePayoutAccount' | 'openWithdrawal', body: object) =>
      player.send(row, { params: {}, query: {}, headers: {}, body });
    const account = { account_type: 'crypto', country: 'BR', account_name: 'Pat Player', network: 'TRC20' };
    const { json } = await send('savePayoutAccount', { ...account, account_number: 'fail-me' });
    const order = { channel_id: 'out-trc20', amount: '20', payment_password: '246810' };
    await send('openWithdrawal', { ...order, info_id: json.data['info_id'] });
    for (const [minutes, state, approval] of [
      [0, 'Created', 'Waiting for approval'],
      [15, 'Approved', 'Approved, being paid'],
      [5, 'Processing', 'Approved, being paid'],
      [5, 'Failed', 'Payment failed'],
    ] as const) {
      app.simulator.world().clock.advance(minutes * 60_000);
      press('Deposits');
      await app.screen.findByText('Nothing here yet.');
      press('Withdrawals');
      // What was read before is shown until it is read again.
      await waitFor(() => expect(entries()[0]?.textContent).toMatch(new RegExp(`Approval: ${approval}.*${state}`)));
    }
    press('All');
    await waitFor(() => expect(entries()).toHaveLength(3));
    expect(entries()[0]?.textContent).toMatch(/^Withdrawal returned.*Refunded/);
  });

  it('keeps its entries when a later request fails, and can retry', async () => {
    await open();
    await waitFor(() => expect(entries()).toHaveLength(1));
    const { faults } = app.simulator.world();
    faults.add({ row: 'listDeposits', do: 'statusBeforeCommit', status: 400 });
    press('Deposits');
    // In the server's words.
    expect(await app.screen.findByText(/^Something in what you entered is missing or wrong\./)).toBeTruthy();
    faults.clear();
    press('Try again');
    expect(await app.screen.findByText('Nothing here yet.')).toBeTruthy();
  });

  it('exports everything that matches, not only what is shown, and no cell of it is a formula', async () => {
    await open(Array.from({ length: 60 }, () => '1.00'));
    press('Withdrawals');
    await app.screen.findByText('Nothing here yet.');
    press('All');
    await waitFor(() => expect(entries().length).toBeGreaterThanOrEqual(50));
    const saved: Blob[] = [];
    vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      saved.push(blob as Blob);
      return 'blob:x';
    });
    vi.spyOn(URL, 'revokeObjectURL').mockReturnValue(undefined);
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    press('Export as CSV');
    await waitFor(() => expect(saved).toHaveLength(1));
    const text = await textOf(saved[0] ?? new Blob());
    const lines = text.trimEnd().split('\r\n');
    expect(lines).toHaveLength(62);
    expect(lines[0]).toContain('"Date","Kind","Amount","Currency"');
    expect(lines[1]).toContain('"Correction","1.000000","USDT","Done","1060.000000"');
    expect(text).not.toMatch(/"[=+@]/);
  });
});
