import { fireEvent, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { renderApp } from '#app/test/render-app.tsx';

const PLAYER = 'player@demo.slipway.test';

describe('profile and reports', () => {
  let app: Awaited<ReturnType<typeof renderApp>>;
  afterEach(() => app.close());

  it('/profile begins with the rewards: a claimed day is paid, and the list says so', async () => {
    app = await renderApp('/profile', { signedInAs: PLAYER });
    fireEvent.click(await app.screen.findByRole('button', { name: 'Claim' }));
    expect(await app.screen.findByText('The reward is in your wallet.')).toBeTruthy();
    expect(await app.screen.findByText('Claimed')).toBeTruthy();
    expect(app.screen.queryByRole('button', { name: 'Claim' })).toBeNull();
  });

  it('a nickname of five characters is refused in words and kept; one of six is saved', async () => {
    app = await renderApp('/profile?tab=account', { signedInAs: PLAYER });
    const input = (await app.screen.findByLabelText('Nickname')) as HTMLInputElement;
    fireEvent.change(input, { target: { value: 'sail5' } });
    fireEvent.click(app.screen.getByRole('button', { name: 'Save' }));
    expect(await app.screen.findByText('A nickname has at least 6 characters.')).toBeTruthy();
    expect(input.value).toBe('sail5');
    expect(document.activeElement).toBe(input);
    fireEvent.change(input, { target: { value: 'sailor6' } });
    fireEvent.click(app.screen.getByRole('button', { name: 'Save' }));
    expect(await app.screen.findByText('Saved.')).toBeTruthy();
  });

  it('the VIP levels stand with their amounts, and how many are reached', async () => {
    app = await renderApp('/profile?tab=vip', { signedInAs: PLAYER });
    const reached = await app.screen.findByRole('progressbar', { name: 'Levels reached' });
    expect(Number(reached.getAttribute('max'))).toBeGreaterThan(1);
    expect(within(app.screen.getByRole('main')).getAllByText(/^From .* USDT$/).length).toBeGreaterThan(1);
  });

  it('/reports shows the win or loss first, and asks anew for another game', async () => {
    app = await renderApp('/reports', { signedInAs: PLAYER });
    expect((await app.screen.findByTestId('report-total')).textContent).toMatch(/^-?[\d.,]+ [A-Z]+$/);
    fireEvent.change(app.screen.getByLabelText('Game'), { target: { value: '28' } });
    expect(await app.screen.findByText('No bets in this period.')).toBeTruthy();
  });
});
