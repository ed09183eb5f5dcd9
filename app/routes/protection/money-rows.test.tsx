import { fireEvent, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { setLimit } from '#simulator/protection/player-limits.ts';
import { SlipPanel } from '#app/features/slip/index.ts';
import { protectedApp, type ProtectedApp } from '#app/test/protected-app.tsx';

let app: ProtectedApp;
afterEach(() => app.close());
const STAKE_10 = { kind: 'stake', period: 'day', value: '10' } as const;
const WIDE = [
  { kind: 'deposit', period: 'week', value: '30' },
  { kind: 'loss', period: 'month', value: '500' },
  { kind: 'session', period: 'day', value: '600' },
] as const;
const SLIP = <SlipPanel title="Bet slip" />;
const isOff = (button: HTMLElement) => button.hasAttribute('disabled');

describe('protection: balance in view', () => {
  it.each(['/sport/soccer', '/reports', '/protection'])('uk, br: on %s', async (address) => {
    for (const profile of ['uk', 'br'] as const) {
      app = await protectedApp(profile, address);
      expect(await app.text('balance')).toMatch(/^1,000\.00/);
      if (profile === 'uk') await app.close();
    }
  });
});

describe('protection: history', () => {
  it('uk, br: three months in the app, twelve on request, the win or loss of the period first', async () => {
    app = await protectedApp('uk', '/reports');
    const total = await app.screen.findByTestId('report-total');
    const terms = [...(total.closest('dl')?.querySelectorAll('dt') ?? [])].map((term) => term.textContent);
    expect(terms[0]).toBe('Win / loss');
    const pressed = (name: string) => app.screen.getByRole('button', { name }).getAttribute('aria-pressed');
    fireEvent.click(app.screen.getByRole('button', { name: '3 months' }));
    expect(pressed('3 months')).toBe('true');
    fireEvent.click(app.screen.getByRole('button', { name: '12 months' }));
    await waitFor(() => expect(pressed('12 months')).toBe('true'));
    expect(await app.screen.findByTestId('report-total')).toBeTruthy();
  });
});

describe('protection: net deposits', () => {
  it('uk: of the whole life of the account, with the day it began; br and none show none', async () => {
    app = await protectedApp('uk', '/protection');
    expect(await app.text('net-deposits')).toMatch(/^\+?[\d.,]+ [A-Z]+$/);
    expect(app.screen.getByText(/^Net deposits since [A-Z]/)).toBeTruthy();
    await app.close();
    app = await protectedApp('br', '/protection');
    await app.screen.findByText('Last sign-in');
    expect(app.screen.queryByTestId('net-deposits')).toBeNull();
  });
});

describe('protection: odds changes', () => {
  it('uk, br: the player chooses between none, better ones and any; at first none', async () => {
    app = await protectedApp('br', '/', { element: SLIP });
    const { slip } = await app.stake('1');
    expect(app.store.getState().preferences.acceptOdds).toBe('none');
    fireEvent.click(slip.getByRole('button', { name: 'Slip settings' }));
    const choice = (await slip.findByLabelText('When odds change')) as HTMLSelectElement;
    expect([...choice.options].map(({ value }) => value)).toEqual(['none', 'better', 'any']);
    expect(choice.value).toBe('none');
  });
});

describe('protection: limits', () => {
  it.each(['uk', 'br'] as const)(
    '%s: what is left stands beside the stake; beyond it the bet is refused with the number',
    async (profile) => {
      app = await protectedApp(profile, '/', { element: SLIP, limits: [...WIDE, STAKE_10] });
      const { slip, button } = await app.stake('10.01');
      expect((await slip.findByTestId('limit-left')).textContent).toBe('Stake limit (24 hours): 10.00 USDT left');
      expect((await slip.findByRole('alert')).textContent).toContain(
        'Your stake limit of 10.00 USDT (24 hours) leaves 10.00 USDT.',
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
    setLimit(app.simulator.world(), app.member(), 'stake', 'day', '5');
    fireEvent.click(button);
    expect(await slip.findByText('Your stake limit of 5.00 USDT (24 hours) leaves 5.00 USDT.')).toBeTruthy();
  });

  it.each(['uk', 'br'] as const)(
    '%s: lower holds at once, higher after 24 hours, and what waits can be withdrawn',
    async (profile) => {
      app = await protectedApp(profile, '/protection', { limits: [...WIDE, STAKE_10] });
      const row = within(await app.screen.findByTestId('limit-stake-day'));
      const save = async (value: string) => {
        fireEvent.click(row.getByRole('button', { name: /^Change/ }));
        fireEvent.change(row.getByLabelText('New limit'), { target: { value } });
        fireEvent.click(row.getByRole('button', { name: 'Save limit' }));
      };
      await save('8');
      expect(await row.findByText('Saved. The limit holds now.')).toBeTruthy();
      expect(await row.findByText('8.00 USDT')).toBeTruthy();
      await save('20');
      expect(await row.findByText('Saved. The present limit holds for another 24 hours.')).toBeTruthy();
      expect(await row.findByText(/^From Mar 15, 2026.*: 20\.00 USDT$/)).toBeTruthy();
      fireEvent.click(row.getByRole('button', { name: /^Keep the present limit/ }));
      expect(await row.findByText('The present limit stays.')).toBeTruthy();
      await waitFor(() => expect(row.queryByText(/^From/)).toBeNull());
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
