import { fireEvent, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { limitIn } from '#contract/entities';
import { overrideMatch, setLimit } from '#simulator/testing';
import { SlipPanel } from '#app/features/betting/slip/index.ts';
import { protectedApp, type ProtectedApp } from '#app/test/protected-app.tsx';

let app: ProtectedApp;
afterEach(() => app.close());
const CURRENCY = { uk: 'GBP', br: 'BRL' } as const;
const STAKE_10 = { kind: 'stake', period: 'day', value: '10' } as const;
const WIDE = [
  { kind: 'deposit', period: 'week', value: '30' },
  { kind: 'loss', period: 'month', value: '500' },
  { kind: 'session', period: 'day', value: '600' },
] as const;
const SLIP = <SlipPanel title="Bet slip" />;
/** The first day of each report that is requested from now on. */
function askedFrom(): readonly string[] {
  const asked: string[] = [];
  const reach = globalThis.fetch;
  vi.stubGlobal('fetch', (address: string, init?: RequestInit) => {
    const from = /start_date=([\d-]+)/.exec(address)?.[1];
    if (from !== undefined) asked.push(from);
    return reach(address, init);
  });
  return asked;
}
const isOff = (button: HTMLElement) => button.hasAttribute('disabled');

describe('protection: balance in view', () => {
  it('uk, br: on every page, also over the wallet and at both widths', async () => {
    for (const profile of ['uk', 'br'] as const) {
      for (const [address, width] of [
        ['/sport/soccer', 1280],
        ['/game', 390],
        ['/reports', 390],
        ['/protection', 1280],
      ] as const) {
        app = await protectedApp(profile, address, { width });
        expect(await app.text('balance'), `${profile} ${address}`).toMatch(/^1,000\.00/);
        // The page's, which comes first: a slip beside it has a header too.
        const header = app.screen.getAllByRole('banner')[0];
        expect(header?.contains(app.screen.getByTestId('balance'))).toBe(true);
        expect(header?.textContent).toContain(CURRENCY[profile]);
        if (address !== '/protection' || profile !== 'br') await app.close();
      }
    }
  });
});

describe('protection: history', () => {
  it.each([
    ['uk', '2025-12-15', '2025-03-15'],
    ['br', '2025-12-15', '2025-03-15'],
  ] as const)(
    '%s: three months in the app, twelve on request, the win or loss of the period first',
    async (profile, threeMonths, twelve) => {
      app = await protectedApp(profile, '/reports');
      const asked = askedFrom();
      const total = await app.screen.findByTestId('report-total');
      const terms = [...(total.closest('dl')?.querySelectorAll('dt') ?? [])].map((term) => term.textContent);
      expect(terms[0]).toBe('Win / loss');
      const pressed = (name: string) => app.screen.getByRole('button', { name }).getAttribute('aria-pressed');
      fireEvent.click(app.screen.getByRole('button', { name: '3 months' }));
      expect(pressed('3 months')).toBe('true');
      // The request to the upstream, not only the pressed button.
      await waitFor(() => expect(asked.at(-1)).toBe(threeMonths));
      fireEvent.click(app.screen.getByRole('button', { name: '12 months' }));
      await waitFor(() => expect(pressed('12 months')).toBe('true'));
      await waitFor(() => expect(asked.at(-1)).toBe(twelve));
      expect(await app.screen.findByTestId('report-total')).toBeTruthy();
    },
  );
});

describe('protection: net deposits', () => {
  it('uk: of the whole life of the account, with the day it began; br and none show none', async () => {
    app = await protectedApp('uk', '/protection');
    expect(await app.text('net-deposits')).toMatch(/^\+?[\d.,]+\u00A0[A-Z]+$/);
    expect(app.screen.getByText(/^Net deposits since [A-Z]/)).toBeTruthy();
    await app.close();
    app = await protectedApp('br', '/protection');
    await app.screen.findByText('Last sign-in');
    expect(app.screen.queryByTestId('net-deposits')).toBeNull();
  });
});

describe('protection: odds changes', () => {
  it.each(['uk', 'br'] as const)(
    '%s: the player chooses between none, better ones and any; at first none',
    async (profile) => {
      app = await protectedApp(profile, '/', { element: SLIP });
      const { slip } = await app.stake('1');
      expect(app.store.getState().preferences.acceptOdds).toBe('none');
      fireEvent.click(slip.getByRole('button', { name: 'Slip settings' }));
      const choice = (await slip.findByLabelText('When odds change')) as HTMLSelectElement;
      expect([...choice.options].map(({ value }) => value)).toEqual(['none', 'better', 'any']);
      expect(choice.value).toBe('none');
      expect(choice.closest('[hidden], details:not([open])')).toBeNull();
    },
  );

  it.each(['uk', 'br'] as const)(
    '%s: odds that moved meanwhile are refused, shown, and wait for the player',
    async (profile) => {
      app = await protectedApp(profile, '/', { element: SLIP });
      const { slip, button, pick } = await app.stake('1');
      await waitFor(() => expect(isOff(button)).toBe(false));
      overrideMatch(app.simulator.world(), pick.matchId, { odds: { 'wl:w': '1.01' } });
      fireEvent.click(button);
      expect(await slip.findByText('Your bet was not placed: the odds have changed meanwhile.')).toBeTruthy();
      expect(slip.queryByTestId('receipt-id')).toBeNull();
      expect(await slip.findByRole('button', { name: 'Accept new odds' })).toBeTruthy();
    },
  );
});

describe('protection: limits', () => {
  it.each(['uk', 'br'] as const)(
    '%s: the remaining amount is beside the stake; beyond it the bet is refused with the amount',
    async (profile) => {
      app = await protectedApp(profile, '/', { element: SLIP, limits: [...WIDE, STAKE_10] });
      const { slip, button } = await app.stake('10.01');
      expect((await slip.findByTestId('limit-left')).textContent).toBe(
        `Stake limit (24 hours): 10.00\u00A0${CURRENCY[profile]} left`,
      );
      expect((await slip.findByRole('alert')).textContent).toContain(
        `Your stake limit of 10.00\u00A0${CURRENCY[profile]} (24 hours) leaves 10.00\u00A0${CURRENCY[profile]}.`,
      );
      expect(isOff(button)).toBe(true);
      fireEvent.change(slip.getByLabelText('Stake per line'), { target: { value: '10' } });
      await waitFor(() => expect(isOff(slip.getByRole('button', { name: /^Place bet/ }))).toBe(false));
      fireEvent.click(slip.getByRole('button', { name: /^Place bet/ }));
      expect(await slip.findByTestId('receipt-id')).toBeTruthy();
    },
  );

  it('uk: the upstream refuses with the number too, in the words of the page, where the limit was lowered elsewhere', async () => {
    app = await protectedApp('uk', '/', { element: SLIP, limits: [...WIDE, STAKE_10] });
    const { slip, button } = await app.stake('8');
    await slip.findByTestId('limit-left');
    await waitFor(() => expect(isOff(button)).toBe(false));
    setLimit(
      app.simulator.world(),
      app.member(),
      limitIn(app.member().currency, { kind: 'stake', period: 'day', value: '5' }),
    );
    fireEvent.click(button);
    expect(await slip.findByText(/Your stake limit of 5\.00 GBP \(24 hours\) leaves 5\.00 GBP\.$/)).toBeTruthy();
  });

  it.each(['uk', 'br'] as const)(
    '%s: lower applies at once, higher after 24 hours, and a pending change can be withdrawn',
    async (profile) => {
      app = await protectedApp(profile, '/protection', { limits: [...WIDE, STAKE_10] });
      const row = within(await app.screen.findByTestId('limit-stake-day'));
      const save = async (value: string) => {
        fireEvent.click(await row.findByRole('button', { name: /^Change/, busy: false }));
        fireEvent.change(row.getByLabelText('New limit'), { target: { value } });
        fireEvent.click(await row.findByRole('button', { name: 'Save limit', busy: false }));
      };
      await save('8');
      expect(await row.findByText('Saved. The limit holds now.')).toBeTruthy();
      expect(await row.findByText(`8.00 ${CURRENCY[profile]}`)).toBeTruthy();
      await save('20');
      expect(await row.findByText('Saved. The present limit holds for another 24 hours.')).toBeTruthy();
      expect(await row.findByText(/^From Mar 15, 2026.*: 20\.00 [A-Z]{3}$/)).toBeTruthy();
      fireEvent.click(row.getByRole('button', { name: /^Keep the present limit/ }));
      expect(await row.findByText('The present limit stays.')).toBeTruthy();
      await waitFor(() => expect(row.queryByText(/^From/)).toBeNull());
    },
  );

  it.each(['uk', 'br'] as const)(
    '%s: lower applies at once also while the outcome of a bet is unknown, which is polled and shown all the same',
    async (profile) => {
      app = await protectedApp(profile, '/protection', { limits: [...WIDE, STAKE_10] });
      const { faults } = app.simulator.world();
      const { slip, button } = await app.stake('4');
      await waitFor(() => expect(isOff(button)).toBe(false));
      faults.add({ row: 'placeBet', do: 'resetAfterCommit' });
      faults.add({ row: 'getOutcome', do: 'statusBeforeCommit', status: 503 });
      fireEvent.click(button);
      expect(await slip.findByText('We are checking this bet.')).toBeTruthy();
      const row = within(await app.screen.findByTestId('limit-stake-day'));
      fireEvent.click(row.getByRole('button', { name: /^Change/ }));
      fireEvent.change(row.getByLabelText('New limit'), { target: { value: '4.5' } });
      fireEvent.click(row.getByRole('button', { name: 'Save limit' }));
      expect(await row.findByText('Saved. The limit holds now.')).toBeTruthy();
      expect(await row.findByText(`4.50 ${CURRENCY[profile]}`)).toBeTruthy();
      // The outcome is unknown, and the limit applies: neither waited for the other.
      expect(slip.getByText('We are checking this bet.')).toBeTruthy();
      expect(slip.queryByTestId('receipt-id')).toBeNull();
      faults.clear();
      expect(await slip.findByTestId('receipt-id')).toBeTruthy();
      await waitFor(() => expect(app.store.getState().toast.past[0]?.text).toBe('toast.betPlaced'));
      const { total } = app.simulator.world().bets.list({ memberId: app.member().id, start: 0, limit: 5 });
      expect(total).toBe(1);
      await waitFor(() => expect(row.getByText(/0\.50 [A-Z]{3} left$/)).toBeTruthy());
    },
  );

  it('br: without a limit of each kind nothing is bet, and the last of a kind stays', async () => {
    app = await protectedApp('br', '/', { element: SLIP, limits: [STAKE_10] });
    const { slip, button } = await app.stake('1');
    expect((await slip.findByRole('alert')).textContent).toContain('Deposit limit, Loss limit, Time limit');
    expect(isOff(button)).toBe(true);
    expect(slip.getByRole('link', { name: 'Your limits' }).getAttribute('href')).toBe('/protection');
    await app.close();
    app = await protectedApp('br', '/protection', { limits: [STAKE_10] });
    const row = within(await app.screen.findByTestId('limit-stake-day'));
    fireEvent.click(row.getByRole('button', { name: /^Change/ }));
    expect(row.queryByRole('button', { name: 'Remove limit' })).toBeNull();
    expect(row.getByText(/mandatory here/)).toBeTruthy();
  });
});
