import { fireEvent, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderApp } from '#app/test/render-app.tsx';
import { ReportsRoute } from './reports.tsx';

const PLAYER = 'player@demo.slipway.test';
/** The upstream's answers; its clock is stopped at 14 March 2026. */
const REPORT = {
  game_id: 10,
  bets: 4,
  bet_amount: '1235.50',
  payout: '12.50',
  profit: '-1223.00',
  currency: 'BRL',
  days: [
    { date: '2026-02-27', bets: 1, bet_amount: '0.50', payout: '0.00' },
    { date: '2026-03-10', bets: 1, bet_amount: '5.00', payout: '0.00' },
    { date: '2026-03-14', bets: 2, bet_amount: '1230.00', payout: '12.50' },
  ],
};

describe('reports', () => {
  let app: Awaited<ReturnType<typeof renderApp>>;
  let queries: URLSearchParams[];
  beforeEach(() => {
    localStorage.clear();
    queries = [];
  });
  afterEach(() => app.close());

  const world = () => app.simulator.world();
  /** Each request of a report, answered by the test's answer if there is one. */
  const answerWith = (report: object | undefined) => () => {
    const reach = globalThis.fetch;
    vi.stubGlobal('fetch', (path: string, init?: RequestInit) => {
      if (!path.includes('statistics')) return reach(path, init);
      queries.push(new URL(path, 'http://x').searchParams);
      return report === undefined
        ? reach(path, init)
        : Promise.resolve(Response.json({ code: 0, msg: 'ok', data: report }));
    });
  };

  it('begin with the win or loss; games 28 and 29 have calls of their own; a failed one can be retried', async () => {
    app = await renderApp('/reports', { signedInAs: PLAYER });
    expect((await app.screen.findByTestId('report-total')).textContent).toBe('0.00\u00a0USDT');
    expect(app.screen.getAllByRole('term')[0]?.textContent).toBe('Win / loss');
    for (const game of ['28', '29']) {
      fireEvent.change(app.screen.getByLabelText('Game'), { target: { value: game } });
      expect(await app.screen.findByText('No bets in USDT in this period.')).toBeTruthy();
    }
    const asked = world()
      .journal.list({})
      .map(({ row }) => row ?? '');
    expect([...new Set(asked.filter((row) => row.endsWith('Statistics')))]).toEqual([
      'getBetStatistics',
      'getNoahStatistics',
      'getLiveStatistics',
    ]);
    world().faults.add({ row: 'getBetStatistics', nth: 1, do: 'statusBeforeCommit', status: 400 });
    fireEvent.change(app.screen.getByLabelText('Game'), { target: { value: '11' } });
    // In the server's words.
    expect(await app.screen.findByText(/^Something in what you entered is missing or wrong\./)).toBeTruthy();
    // No number of another game is shown meanwhile.
    expect(app.screen.queryByTestId('report-total')).toBeNull();
    fireEvent.click(app.screen.getByRole('button', { name: 'Try again' }));
    expect(await app.screen.findByText('No bets in USDT in this period.')).toBeTruthy();
  });

  it('show a loss as one, and the numbers behind the picture by day, week and month', async () => {
    app = await renderApp('/reports', { signedInAs: PLAYER, element: <ReportsRoute />, before: answerWith(REPORT) });
    const total = await app.screen.findByTestId('report-total');
    expect([total.textContent, total.dataset['sign']]).toEqual(['-1,223.00\u00a0BRL', 'loss']);
    const lines = () =>
      within(app.screen.getByRole('table'))
        .getAllByRole('row')
        .map((row) => [...row.children].map((cell) => cell.textContent).join(' | '));
    expect(lines()).toEqual([
      'Day | Bets | Total stakes | Payouts',
      'Mar 14 | 2 | 1,230.00 | 12.50',
      'Mar 10 | 1 | 5.00 | 0.00',
      'Feb 27 | 1 | 0.50 | 0.00',
    ]);
    fireEvent.click(app.screen.getByRole('button', { name: '3 months' }));
    await expect.poll(() => lines()[0]).toBe('Week from | Bets | Total stakes | Payouts');
    expect(lines().slice(1)).toEqual(['Mar 9 | 3 | 1,235.00 | 12.50', 'Feb 23 | 1 | 0.50 | 0.00']);
    fireEvent.click(app.screen.getByRole('button', { name: '12 months' }));
    await expect.poll(() => lines()[1]).toBe('Mar 2026 | 3 | 1,235.00 | 12.50');
    expect(queries.map((query) => [query.get('start_date'), query.get('end_date')])).toEqual([
      ['2026-02-13', '2026-03-14'],
      ['2025-12-15', '2026-03-14'],
      ['2025-03-15', '2026-03-14'],
    ]);
  });

  it('show a win with its sign', async () => {
    app = await renderApp('/reports', {
      signedInAs: PLAYER,
      element: <ReportsRoute />,
      before: answerWith({ ...REPORT, profit: '7.25' }),
    });
    expect((await app.screen.findByTestId('report-total')).textContent).toBe('+7.25\u00a0BRL');
  });
});
