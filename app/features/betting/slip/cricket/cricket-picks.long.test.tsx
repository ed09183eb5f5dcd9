import { fireEvent, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Match } from '#contract/entities';
import { pickOf, pickToggled, startSlip } from '#app/features/betting/slip/index.ts';
import { signedOut } from '#app/store/session-slice.ts';
import { DEMO_PLAYER } from '#app/test/player.ts';
import { aPick } from '#app/features/betting/slip/test/a-pick.ts';
import { renderApp } from '#app/test/render-app.tsx';

type App = Awaited<ReturnType<typeof renderApp>>;

describe('cricket picks in the bet slip', () => {
  let app: App;
  beforeEach(() => localStorage.clear());
  afterEach(async () => {
    await app.close();
    localStorage.clear();
  });

  const slipOf = (screen: App['screen']) => screen.findByRole('region', { name: 'Bet slip' });
  /** What can be pressed on the winner of a match. */
  const winnersOf = async (screen: App['screen']) =>
    (await screen.findAllByRole('group', { name: /^Match winner/ }))
      .flatMap((group) => within(group).getAllByRole<HTMLButtonElement>('button'))
      .filter(({ disabled }) => !disabled);
  const oddsOf = async (screen: App['screen']) => (await winnersOf(screen))[0];

  it('a pick in the lobby is on the slip, survives a reload and a sign-out, and is placed from any page', async () => {
    app = await renderApp('/sport/cricket', { signedInAs: DEMO_PLAYER.email });
    startSlip(app.store.dispatch);
    const { screen } = app;
    const odds = await oddsOf(screen);
    if (odds === undefined) throw new Error('no odds');
    fireEvent.click(odds);
    const panel = await slipOf(screen);
    const part = await within(panel).findByRole('region', { name: 'Cricket slip' });
    expect(odds.getAttribute('aria-pressed')).toBe('true');
    expect(within(panel).queryByText('Your bet slip is empty')).toBeNull();
    const name = (await within(part).findByRole('textbox')).getAttribute('aria-label');
    expect(name).toMatch(/^Stake for .+ \(Match winner\)$/);
    fireEvent.change(within(part).getByRole('textbox'), { target: { value: '12' } });
    await within(panel).findByRole('button', { name: /^Place bet for 12\.00\sUSDT/ });
    app.store.dispatch(signedOut({ because: 'left' }));
    await within(panel).findByText('Sign in to complete your bet. Your selections are kept.');
    await app.close();

    // A new page that shows no other cricket.
    app = await renderApp('/coming-soon', { signedInAs: DEMO_PLAYER.email });
    startSlip(app.store.dispatch);
    const again = await slipOf(app.screen);
    const section = await within(again).findByRole('region', { name: 'Cricket slip' });
    const stake = await within(section).findByRole<HTMLInputElement>('textbox');
    expect([stake.getAttribute('aria-label'), stake.value]).toEqual([name, '12']);
    const place = await within(again).findByRole<HTMLButtonElement>('button', { name: /^Place bet for 12\.00\sUSDT/ });
    await waitFor(() => expect(place.disabled).toBe(false));
    fireEvent.click(place);
    expect((await within(again).findByTestId('receipt-id')).textContent).toMatch(/^\w/);
    expect(name).toContain(within(again).getByTestId('receipt-leg').querySelector('b')?.textContent);
    // Once placed, its pick is removed here and in storage.
    expect(within(again).queryByTestId('cricket-pick')).toBeNull();
    expect(JSON.parse(localStorage.getItem('slipway.slip.v3') ?? '')).toMatchObject({ items: [], cricket: {} });
    fireEvent.click(within(again).getByRole('button', { name: 'Done' }));
    expect(await within(await slipOf(app.screen)).findByText('Your bet slip is empty')).toBeTruthy();
  });

  it('on a phone the bar counts it, and picks of a match that is no more can be removed', async () => {
    localStorage.setItem(
      'slipway.slip.v3',
      JSON.stringify({
        items: [],
        mode: 'combined',
        coupons: {},
        stakes: {},
        cricket: {
          gone: {
            home: 'A',
            away: 'B',
            picks: [{ id: 'x', categoryLabel: 'Match winner', slipLabel: 'A', odd: '1.63', typed: '5' }],
          },
        },
      }),
    );
    app = await renderApp('/coming-soon', { signedInAs: DEMO_PLAYER.email, width: 390 });
    startSlip(app.store.dispatch);
    await app.screen.findByText('1 selection on the bet slip');
    await app.close();

    app = await renderApp('/coming-soon', { signedInAs: DEMO_PLAYER.email });
    startSlip(app.store.dispatch);
    const part = await slipOf(app.screen);
    await within(part).findAllByText('1 selection is no longer on offer. Remove it to place the bet.');
    fireEvent.click(within(part).getByRole('button', { name: 'Remove what is gone' }));
    expect(await within(await slipOf(app.screen)).findByText('Your bet slip is empty')).toBeTruthy();
    fireEvent.click(within(part).getByRole('button', { name: 'Undo' }));
    expect(await within(part).findByTestId('cricket-pick')).toBeTruthy();
  });

  it('a mixed slip says before placing what it is split into, and is placed by one press', async () => {
    app = await renderApp('/sport/cricket', { signedInAs: DEMO_PLAYER.email });
    const odds = await oddsOf(app.screen);
    if (odds === undefined) throw new Error('no odds');
    fireEvent.click(odds);
    const response = await fetch('/sports/api/v1/soccer?start=0&limit=200');
    const { data } = (await response.json()) as { data: { matches: readonly Match[] } };
    const match = data.matches.find(
      ({ state, markets }) =>
        state === 'scheduled' && markets.some(({ kind, status }) => kind === 'wl' && status === 'open'),
    );
    const market = match?.markets.find(({ kind }) => kind === 'wl');
    const win = market?.outcomes.find(({ outcome }) => outcome === 'w');
    if (match === undefined || market === undefined || win === undefined) throw new Error('no match');
    app.store.dispatch(pickToggled(pickOf(match, market, win)));
    const panel = within(await slipOf(app.screen));
    fireEvent.change(await panel.findByLabelText('Stake per line'), { target: { value: '2' } });
    const section = within(await panel.findByRole('region', { name: 'Cricket slip' }));
    fireEvent.change(section.getByRole('textbox'), { target: { value: '3' } });
    await waitFor(() => expect(panel.getByTestId('total-stake').textContent).toBe('5.00\u00a0USDT'));
    expect(panel.getByTestId('split').textContent).toMatch(/^Placed as 2 bets: Soccer \+ .+ – .+$/);
    const place = await panel.findByRole<HTMLButtonElement>('button', { name: /^Place 2 bets for 5\.00\sUSDT/ });
    await waitFor(() => expect(place.disabled).toBe(false));
    fireEvent.click(place);
    await waitFor(() => expect(panel.getAllByTestId('receipt-id')).toHaveLength(2));
    expect(panel.queryByTestId('cricket-pick')).toBeNull();
    expect(panel.queryByTestId('slip-pick')).toBeNull();
  });

  it('on a phone the first press opens the tray: a quick stake, one button, the receipt; a second pick takes the bar', async () => {
    app = await renderApp('/sport/cricket', { signedInAs: DEMO_PLAYER.email, width: 390 });
    const { screen } = app;
    const odds = await oddsOf(screen);
    if (odds === undefined) throw new Error('no odds');
    fireEvent.click(odds);
    const tray = within(await screen.findByTestId('quick-bet'));
    fireEvent.click(await tray.findByRole('button', { name: '+10' }));
    const place = await tray.findByRole<HTMLButtonElement>('button', {
      name: /^Place 10\.00 – returns [\d,.]+\sUSDT$/,
    });
    await waitFor(() => expect(place.disabled).toBe(false));
    fireEvent.click(place);
    await tray.findByTestId('receipt-id');
    expect(tray.queryByTestId('quick-pick')).toBeNull();

    // The next pick takes the receipt's place; a second one makes the tray the bar.
    fireEvent.click(odds);
    await tray.findByTestId('quick-pick');
    expect(tray.queryByTestId('receipt-id')).toBeNull();
    const others = (await winnersOf(screen)).filter((button) => button !== odds);
    fireEvent.click(others[0] as HTMLElement);
    await screen.findByText(/: added to the bet slip\. 2 selections on the bet slip$/);
    expect(screen.queryByTestId('quick-bet')).toBeNull();
  });

  it('clearing a mixed slip is undone in one press, and so is the removal of one pick', async () => {
    app = await renderApp('/sport/cricket', { signedInAs: DEMO_PLAYER.email });
    const odds = await oddsOf(app.screen);
    if (odds === undefined) throw new Error('no odds');
    fireEvent.click(odds);
    app.store.dispatch(pickToggled(aPick()));
    const panel = within(await slipOf(app.screen));
    const shown = () => [panel.queryAllByTestId('cricket-pick').length, panel.queryAllByTestId('slip-pick').length];
    await waitFor(() => expect(shown()).toEqual([1, 1]));
    fireEvent.click(panel.getByRole('button', { name: 'Remove all' }));
    expect(panel.getByText('2 selections removed')).toBeTruthy();
    fireEvent.click(panel.getByRole('button', { name: 'Undo' }));
    expect(shown()).toEqual([1, 1]);
    fireEvent.click(within(panel.getByTestId('cricket-pick')).getByRole('button', { name: /^Remove / }));
    expect(shown()).toEqual([0, 1]);
    fireEvent.click(panel.getByRole('button', { name: 'Undo' }));
    expect(shown()).toEqual([1, 1]);
  });

  it('stored picks that are not picks cost nothing but themselves', async () => {
    localStorage.setItem(
      'slipway.slip.v3',
      '{"items":[],"mode":"combined","coupons":{},"stakes":{},"cricket":{"a":{"home":1}}}',
    );
    app = await renderApp('/coming-soon', { signedInAs: DEMO_PLAYER.email });
    startSlip(app.store.dispatch);
    expect(await within(await slipOf(app.screen)).findByText('Your bet slip is empty')).toBeTruthy();
  });
});
