import { act, fireEvent, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { moneyRefused, moneySent } from '#app/api/money/money-slice.ts';
import { api } from '#app/api/api.ts';
import { GameFrame } from '#app/features/around/games/index.ts';
import { SlipPanel } from '#app/features/betting/slip/index.ts';
import { protectedApp, type ProtectedApp } from '#app/test/protected-app.tsx';

let app: ProtectedApp;
afterEach(() => app.close());
const MINUTE_MS = 60_000;

describe('protection: time, session, net position, reality check', () => {
  it.each(['uk', 'br'] as const)(
    '%s: local time, session as h:m:s and net position are in the header of every page',
    async (profile) => {
      app = await protectedApp(profile, '/announcements');
      expect(await app.text('local-time')).toMatch(/^\d\d:\d\d/);
      expect(await app.text('session-time')).toMatch(/^\d+:\d\d:\d\d$/);
      expect(await app.text('net-position')).toBe(profile === 'uk' ? '0.00\u00a0GBP' : '0.00\u00a0BRL');
      // An announcement has a header too.
      const header = app.screen.getByTestId('session-time').closest('header');
      expect([header?.tagName, header?.closest('main')]).toEqual(['HEADER', null]);
    },
  );

  it.each(['uk', 'br'] as const)('%s: and in the frame of a game', async (profile) => {
    const game = <GameFrame address={`${location.origin}/__play/pgGame/token`} back="/game" />;
    app = await protectedApp(profile, '/', { element: game });
    expect(await app.text('session-time')).toMatch(/^\d+:\d\d:\d\d$/);
    expect(await app.text('net-position')).toBe(profile === 'uk' ? '0.00\u00a0GBP' : '0.00\u00a0BRL');
  });

  it.each(['uk', 'br'] as const)(
    '%s: the reality check waits for money that is being sent, and stays until it is answered',
    async (profile) => {
      app = await protectedApp(profile, '/protection');
      fireEvent.change(await app.screen.findByLabelText('Reality check'), { target: { value: '30' } });
      await waitFor(() => expect((app.screen.getByLabelText('Reality check') as HTMLSelectElement).value).toBe('30'));
      const named = { key: 'one', row: 'placeBet' } as const;
      act(() => void app.store.dispatch(moneySent(named)));
      app.simulator.world().clock.advance(31 * MINUTE_MS);
      await act(async () => void app.store.dispatch(api.util.invalidateTags(['Account'])));
      await waitFor(() => expect(app.screen.getAllByTestId('session-time')[0]?.textContent).toMatch(/^0:3\d/));
      expect(app.screen.queryByRole('dialog')).toBeNull();
      act(() => void app.store.dispatch(moneyRefused({ ...named, error: { kind: 'fetch' } })));
      const dialog = await app.screen.findByRole('dialog', { name: 'Reality check' });
      expect(dialog.textContent).toContain('every 30 minutes');
      expect(app.screen.queryByRole('button', { name: 'Close' })).toBeNull();
      fireEvent.click(app.screen.getByRole('button', { name: 'Go on' }));
      await waitFor(() => expect(app.screen.queryByRole('dialog')).toBeNull());
    },
  );
});

describe('protection: time-out and self-exclusion', () => {
  it.each(['uk', 'br'] as const)(
    '%s: begins at once after a tick, has no way back, and bars bets and deposits',
    async (profile) => {
      app = await protectedApp(profile, '/protection');
      fireEvent.click(await app.screen.findByRole('button', { name: 'Exclude myself' }));
      const confirm = () => app.screen.getByRole('button', { name: 'Exclude me now' });
      expect(confirm().hasAttribute('disabled')).toBe(true);
      fireEvent.click(app.screen.getByRole('checkbox'));
      fireEvent.click(confirm());
      expect(await app.text('break')).toContain('You have excluded yourself until Sep 14, 2026');
      expect(app.screen.getByTestId('break').textContent).toContain('withdraw your money');
      expect(app.screen.queryByRole('button', { name: /end|undo|cancel/i })).toBeNull();
      const register = app.screen.queryByRole('link', { name: 'central self-exclusion register' });
      expect(register?.getAttribute('href')).toBe(
        profile === 'br' ? 'https://www.gov.br/autoexclusaoapostas' : undefined,
      );
    },
  );

  it.each(['uk', 'br'] as const)('%s: a time-out is shown before a bet, and ends by itself', async (profile) => {
    app = await protectedApp(profile, '/', {
      element: <SlipPanel title="Bet slip" />,
      before({ simulator }) {
        const world = simulator.world();
        const id = world.members.byAccount('player@demo.slipway.test')?.id ?? '';
        const now = world.now();
        world.members.updateDoc(id, { exclusion: { kind: 'time_out', sinceMs: now, untilMs: now + 60 * MINUTE_MS } });
      },
    });
    const { slip, button } = await app.stake('1');
    expect((await slip.findByRole('alert')).textContent).toContain('You are taking a time-out until');
    expect(button.hasAttribute('disabled')).toBe(true);
    app.simulator.world().clock.advance(61 * MINUTE_MS);
    await act(async () => void app.store.dispatch(api.util.invalidateTags(['Account', 'Protection'])));
    await waitFor(() => expect(slip.queryByText(/You are taking a time-out until/)).toBeNull());
    // In the hour that has passed the odds may have moved: then the player accepts them first.
    // The button that places is the last.
    const next = () => slip.getAllByRole('button', { name: /^(?:Place bet|Accept)/ }).at(-1);
    await waitFor(() => expect(next()?.hasAttribute('disabled')).toBe(false));
  });
});

describe('protection: time-out and self-exclusion', () => {
  it.each([
    ['uk', '/game/noah'],
    ['br', '/game/pgGame'],
  ] as const)('%s: a game stays closed, and says why', async (profile, address) => {
    app = await protectedApp(profile, address, {
      before({ simulator }) {
        const world = simulator.world();
        const id = world.members.byAccount('player@demo.slipway.test')?.id ?? '';
        const sinceMs = world.now();
        world.members.updateDoc(id, { exclusion: { kind: 'time_out', sinceMs, untilMs: sinceMs + 60 * MINUTE_MS } });
      },
    });
    await app.screen.findAllByRole('button', { name: /favourite/i });
    const [game] = [...document.querySelectorAll<HTMLElement>('main a[href^="/game/play/"]')];
    fireEvent.click(game as HTMLElement);
    await app.screen.findByRole('link', { name: 'Back to the games' });
    expect(app.screen.getAllByText(/^You are taking a time-out until /).length).toBeGreaterThan(0);
    expect(document.querySelector('iframe')).toBeNull();
  });
});

describe('protection: warning of dependency and loss', () => {
  it.each(['/registration', '/login'])('br: on %s; uk has none', async (address) => {
    app = await protectedApp('br', address, { isGuest: true });
    expect(await app.screen.findByText(/Gambling can be addictive/)).toBeTruthy();
    await app.close();
    app = await protectedApp('uk', address, { isGuest: true });
    await app.screen.findByLabelText(/E-mail/);
    expect(app.screen.queryByText(/Gambling can be addictive/)).toBeNull();
  });
});

describe('protection: last sign-in', () => {
  it.each(['uk', 'br'] as const)('%s: shown at the sign-in, until it is dismissed', async (profile) => {
    app = await protectedApp(profile, '/login', { isGuest: true });
    const type = (label: string | RegExp, value: string) =>
      fireEvent.change(app.screen.getByLabelText(label), { target: { value } });
    await app.screen.findByLabelText('Password');
    type(/E-mail/, 'player@demo.slipway.test');
    type('Password', 'Slipway-demo-1');
    const form = app.screen.getByLabelText('Password').closest('form');
    fireEvent.submit(form as HTMLFormElement);
    expect(await app.text('last-sign-in')).toBe('This is your first sign-in.');
    expect(app.screen.queryByTestId('warning') !== null).toBe(profile === 'br');
    fireEvent.click(app.screen.getByRole('button', { name: 'Understood' }));
    expect(app.screen.queryByTestId('last-sign-in')).toBeNull();
  });
});
