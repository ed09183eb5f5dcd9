import { fireEvent, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { pickToggled } from '#app/features/betting/slip/index.ts';
import { aPick } from '#app/features/betting/slip/test/a-pick.ts';
import { renderApp } from '#app/test/render-app.tsx';

const PLAYER = 'player@demo.slipway.test';

describe('the routes', () => {
  let app: Awaited<ReturnType<typeof renderApp>>;
  afterEach(() => app.close());

  it('/ shows the next matches, /sport/soccer all of them', async () => {
    app = await renderApp('/');
    expect(await app.screen.findByRole('heading', { level: 1, name: 'Welcome to Harborlight' })).toBeTruthy();
    expect(await app.screen.findAllByRole('group', { name: /^Match result/ })).not.toHaveLength(0);
    await waitFor(() => expect(document.title).toBe('Welcome to Harborlight · Harborlight'));
    await app.close();
    app = await renderApp('/sport/soccer');
    const list = await app.screen.findByRole('list', { name: /^\d{3} matches$/ });
    expect(within(list).getAllByRole('group', { name: /^Match result/ })).not.toHaveLength(0);
  });

  it('a pick moves to the slip, and its possible return is computed while typing', async () => {
    app = await renderApp('/sport/soccer', { signedInAs: PLAYER });
    const odds = (await app.screen.findAllByRole('button', { name: /to win,/ })).filter(
      (each) => !each.hasAttribute('disabled'),
    );
    const [button] = odds;
    if (button === undefined) throw new Error('no odds to press');
    fireEvent.click(button);
    expect(button.getAttribute('aria-pressed')).toBe('true');
    const slip = await app.screen.findByRole('region', { name: 'Bet slip' });
    fireEvent.change(await within(slip).findByLabelText('Stake per line'), { target: { value: '10' } });
    const shown = button.textContent ?? '';
    const cents = BigInt(shown.replace('.', '')) * 10n;
    const expected = `${cents / 100n}.${String(cents % 100n).padStart(2, '0')}`;
    await waitFor(() =>
      expect(within(slip).getByTestId('max-payout').textContent?.replaceAll(',', '')).toBe(`${expected}\u00a0USDT`),
    );
    fireEvent.click(button);
    expect(within(slip).getByText('Your bet slip is empty')).toBeTruthy();
  });

  it('/my-bets is for players: theirs are read from the upstream', async () => {
    app = await renderApp('/my-bets', { signedInAs: PLAYER });
    expect(await app.screen.findByText('You have no active bets.')).toBeTruthy();
  });

  it('any other address says that there is nothing', async () => {
    app = await renderApp('/nowhere');
    expect(await app.screen.findByRole('heading', { name: 'Page not found' })).toBeTruthy();
  });

  it('keeps the old matches on screen when they cannot be refreshed, and says so', async () => {
    app = await renderApp('/sport/soccer');
    await app.screen.findAllByRole('group', { name: /^Match result/ });
    await app.simulator.close();
    expect(await app.screen.findByText(/could not be refreshed/)).toBeTruthy();
    expect(app.screen.getAllByRole('group', { name: /^Match result/ })).not.toHaveLength(0);
  });

  it('has the other navigation on a phone', async () => {
    app = await renderApp('/', { width: 390 });
    const main = await app.screen.findByRole('navigation', { name: 'Main' });
    expect(within(main).getByRole('link', { name: 'My bets' })).toBeTruthy();
    expect(app.screen.queryByRole('complementary')).toBeNull();
    // The bar of the slip is there once it holds a pick.
    expect(app.screen.queryByRole('button', { name: /Bet slip/ })).toBeNull();
    for (const matchId of ['m1', 'm2']) app.store.dispatch(pickToggled(aPick({ matchId })));
    expect(await app.screen.findByRole('button', { name: /^2\s*Bet slip/ })).toBeTruthy();
  });
});
