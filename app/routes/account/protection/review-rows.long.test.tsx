import { act, fireEvent, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { api } from '#app/api/api.ts';
import { overlayClosed, overlayOpened } from '#app/store/overlay-slice.ts';
import { ProtectionFrame } from '#app/features/account/protection/index.ts';
import { protectedApp, type ProtectedApp } from '#app/test/protected-app.tsx';

let app: ProtectedApp | undefined;
afterEach(async () => {
  await app?.close();
  app = undefined;
});

type Before = NonNullable<NonNullable<Parameters<typeof protectedApp>[2]>['before']>;
const DAY_MS = 86_400_000;
/** The limits were last looked at so long ago. */
const seenDaysAgo =
  (days: number): Before =>
  ({ simulator }) => {
    const world = simulator.world();
    world.members.updateDoc('m-player', { limitsReview: { seenMs: world.now() - days * DAY_MS } });
  };
const STAKE = [{ kind: 'stake', period: 'day', value: '20' }] as const;

describe('protection: limits are looked at', () => {
  it('uk: after half a year the page asks, until the player has answered', async () => {
    app = await protectedApp('uk', '/my-bets', { limits: STAKE, before: seenDaysAgo(185) });
    const { screen } = app;
    expect(await app.text('limits-review')).toBe('Do your limits still fit? Have a look at them.');
    fireEvent.click(screen.getByRole('button', { name: 'They still fit' }));
    await waitFor(() => expect(screen.queryByTestId('limits-review')).toBeNull());
  });

  it('uk: without a limit after a year', async () => {
    app = await protectedApp('uk', '/my-bets', { limits: [], before: seenDaysAgo(367) });
    expect(await app.text('limits-review')).toBe('You have no limits. Would you like to set one?');
    fireEvent.click(app.screen.getByRole('button', { name: 'No limits for now' }));
    await waitFor(() => expect(app?.screen.queryByTestId('limits-review')).toBeNull());
  });

  it('uk: not before, and not while a break is on', async () => {
    app = await protectedApp('uk', '/my-bets', { limits: STAKE, before: seenDaysAgo(185) });
    const { screen, simulator, store } = app;
    await screen.findByTestId('limits-review');
    const world = simulator.world();
    const untilMs = world.now() + DAY_MS;
    world.members.updateDoc('m-player', { exclusion: { kind: 'time_out', sinceMs: world.now(), untilMs } });
    // On another device: the player comes back to this page.
    act(() => void store.dispatch(api.internalActions.onFocus()));
    await screen.findByTestId('break');
    await waitFor(() => expect(screen.queryByTestId('limits-review')).toBeNull());
  });

  it('uk: as often as the player chooses', async () => {
    app = await protectedApp('uk', '/protection', { limits: STAKE });
    const often = await app.screen.findByLabelText('Ask me to look at my limits every');
    expect(within(often).getAllByRole('option')).toHaveLength(4);
    fireEvent.change(often, { target: { value: '1' } });
    const { simulator } = app;
    await waitFor(() =>
      expect(simulator.world().members.doc('m-player')).toMatchObject({ limitsReview: { months: 1 } }),
    );
  });

  it('uk: one press leads there from every page', async () => {
    app = await protectedApp('uk', '/sport/soccer');
    fireEvent.click(await app.screen.findByRole('link', { name: 'Your limits' }));
    expect(await app.screen.findByRole('heading', { level: 1, name: 'Player protection' })).toBeTruthy();
  });
});

describe('protection: marketing by choice', () => {
  it('uk: nothing is ticked, and a choice by product and channel is stored', async () => {
    app = await protectedApp('uk', '/protection');
    const form = within(await app.screen.findByRole('form', { name: 'What we may send you' }));
    const boxes = form.getAllByRole('checkbox') as HTMLInputElement[];
    expect(boxes.map(({ checked }) => checked)).toEqual(boxes.map(() => false));
    for (const name of ['Sports bets', 'E-mail']) fireEvent.click(form.getByRole('checkbox', { name }));
    fireEvent.click(form.getByRole('button', { name: 'Save the choice' }));
    expect(await form.findByText('Saved.')).toBeTruthy();
    expect(app.simulator.world().members.doc('m-player')).toMatchObject({
      marketing: { products: ['bets'], channels: ['email'] },
    });
    fireEvent.click(form.getByRole('checkbox', { name: 'Lotteries and races' }));
    expect(form.queryByText('Saved.')).toBeNull();
  });

  it('uk: once a break has begun there is nothing to choose, and no word that one may play', async () => {
    app = await protectedApp('uk', '/protection');
    const { screen, simulator, store } = app;
    await screen.findByRole('form', { name: 'What we may send you' });
    await screen.findByText(/You can pay in and play/);
    const sinceMs = simulator.world().now();
    const exclusion = { kind: 'time_out', sinceMs, untilMs: sinceMs + DAY_MS };
    simulator.world().members.updateDoc('m-player', { exclusion });
    act(() => void store.dispatch(api.internalActions.onFocus()));
    await screen.findByTestId('break');
    await waitFor(() => expect(screen.queryByRole('form', { name: 'What we may send you' })).toBeNull());
    expect(screen.queryByText(/You can pay in and play/)).toBeNull();
  });

  it('uk: who has not chosen is asked after signing in, and may want nothing', async () => {
    app = await protectedApp('uk', '/my-bets', { element: <ProtectionFrame isFresh /> });
    expect(await app.text('marketing-prompt')).toBe('You have not chosen yet what we may send you.');
    fireEvent.click(app.screen.getByRole('button', { name: 'Nothing, please' }));
    await waitFor(() => expect(app?.screen.queryByTestId('marketing-prompt')).toBeNull());
  });
});

describe('protection: national register', () => {
  it.each([
    ['uk', 'gamstop', /GAMSTOP/],
    ['br', 'gov_br', /autoexclusaoapostas/],
  ] as const)('%s: is named where a break would be, and nothing can be paid in (%s)', async (profile, _, name) => {
    app = await protectedApp(profile, '/my-bets', {
      before({ simulator }) {
        // It is asked at sign-in.
        simulator.world().members.updateDoc('m-player', { isInRegister: true });
      },
    });
    expect(await app.text('break')).toMatch(name);
    expect(await app.screen.findByRole('button', { name: 'Withdraw' })).toBeTruthy();
  });

  it.each([
    ['uk', 'GAMSTOP'],
    ['br', 'gov.br/autoexclusaoapostas'],
  ] as const)(
    '%s: where it does not answer, the player reads what waits for it, and asks again',
    async (profile, name) => {
      app = await protectedApp(profile, '/my-bets', {
        before({ simulator }) {
          simulator.world().members.updateDoc('m-player', { isInRegister: 'silent' });
        },
      });
      const { screen, simulator, store } = app;
      expect(await app.text('register-unanswered')).toBe(
        `${name} has not answered yet whether you have excluded yourself there. Until it does: no bets and no deposits.`,
      );
      expect(screen.getByText('You can still sign in, see your history and withdraw your money.')).toBeTruthy();
      act(() => void store.dispatch(overlayOpened({ kind: 'wallet', type: 'deposit' })));
      const wallet = within(await screen.findByRole('dialog', { name: 'Wallet' }));
      expect(await wallet.findByText(new RegExp(`^${name} has not answered yet`))).toBeTruthy();
      act(() => void store.dispatch(overlayClosed()));
      simulator.world().members.updateDoc('m-player', { isInRegister: false });
      fireEvent.click(screen.getByRole('button', { name: 'Ask again' }));
      await waitFor(() => expect(screen.queryByTestId('register-unanswered')).toBeNull());
    },
  );

  it.each([
    ['uk', 1],
    ['none', 0],
  ] as const)('%s: is asked after signing in (%i)', async (profile, times) => {
    app = await protectedApp(profile, '/my-bets', { element: <ProtectionFrame isFresh /> });
    const { simulator } = app;
    const asked = (row: string) => simulator.world().journal.list({ row }).length;
    // Whether the player is on a break is asked in any case, at the same moment.
    await waitFor(() => expect(asked('getExclusion')).toBeGreaterThan(0));
    await waitFor(() => expect(asked('askExclusionRegister')).toBe(times));
  });
});
