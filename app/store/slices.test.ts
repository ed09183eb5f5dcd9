import { expect, it } from 'vitest';
import { overlayClosed, overlayOpened, overlaySlice } from './overlay-slice.ts';
import { preferencesChanged, preferencesSlice } from './preferences-slice.ts';
import { balancePushed, frameIgnored, pushRetryAsked, pushSlice, pushStatusChanged } from './push-slice.ts';
import { sessionSlice, signedIn, signedOut, tokensRefreshed } from './session-slice.ts';
import { toastClosed, toastShown, toastSlice } from './toast-slice.ts';

const PLAYER = { token: 't1', freshToken: 'f1', userId: 'u1', role: 3 } as const;
const IN = signedIn(PLAYER);
const OUT = signedOut({ because: 'left' });

/** The state at the start, and after each action. */
function states<State, Action>(reducer: (state: State | undefined, action: Action) => State, ...actions: Action[]) {
  const seen: State[] = [reducer(undefined, { type: 'start' } as Action)];
  for (const action of actions) seen.push(reducer(seen.at(-1), action));
  return seen;
}

it('a session has a number of its own, and takes fresh tokens only while it lasts', () => {
  const fresh = tokensRefreshed({ token: 't2', freshToken: 'f2' });
  expect(states(sessionSlice.reducer, fresh, IN, fresh, OUT, fresh)).toEqual([
    { number: 0 },
    { number: 0 },
    { number: 1, player: PLAYER, owner: PLAYER.userId },
    { number: 1, owner: PLAYER.userId, player: { ...PLAYER, token: 't2', freshToken: 'f2' } },
    { number: 2 },
    { number: 2 },
  ]);
});

it('one overlay is open at a time', () => {
  const slip = { kind: 'slip' } as const;
  const wallet = { kind: 'wallet', type: 'deposit' } as const;
  expect(states(overlaySlice.reducer, overlayOpened(slip), overlayOpened(wallet), overlayClosed())).toEqual([
    { kind: 'none' },
    slip,
    wallet,
    { kind: 'none' },
  ]);
});

it('a preference changes alone', () => {
  const start = { oddsFormat: 'decimal', acceptOdds: 'none', keepsSlip: false };
  expect(
    states(preferencesSlice.reducer, preferencesChanged({ keepsSlip: true }), preferencesChanged({ alsoIn: 'EUR' })),
  ).toEqual([start, { ...start, keepsSlip: true }, { ...start, keepsSlip: true, alsoIn: 'EUR' }]);
});

it('what was pushed belongs to one session', () => {
  const start = { status: 'off', ignored: 0 };
  const hint = { balance: '5', at: 7 };
  for (const ofAnother of [IN, OUT])
    expect(
      states(
        pushSlice.reducer,
        pushStatusChanged('connected'),
        balancePushed(hint),
        frameIgnored(),
        frameIgnored(),
        pushRetryAsked(),
        ofAnother,
      ),
    ).toEqual([
      start,
      { status: 'connected', ignored: 0 },
      { status: 'connected', ignored: 0, hint },
      { status: 'connected', ignored: 1, hint },
      { status: 'connected', ignored: 2, hint },
      { status: 'connected', ignored: 2, hint },
      start,
    ]);
});

it('three toasts are shown, twenty can be read again', () => {
  const show = () => toastShown({ kind: 'info', text: 'toast.betSettled' });
  const [start, ...shown] = states(toastSlice.reducer, ...Array.from({ length: 22 }, show), toastClosed(21));
  const toasts = (...ids: number[]) => ids.map((id) => ({ kind: 'info', text: 'toast.betSettled', id }));
  expect(start).toEqual({ shown: [], past: [], next: 1 });
  expect(shown.slice(0, 4)).toEqual([
    { shown: toasts(1), past: toasts(1), next: 2 },
    { shown: toasts(1, 2), past: toasts(2, 1), next: 3 },
    { shown: toasts(1, 2, 3), past: toasts(3, 2, 1), next: 4 },
    { shown: toasts(2, 3, 4), past: toasts(4, 3, 2, 1), next: 5 },
  ]);
  const past = toasts(...Array.from({ length: 20 }, (_, at) => 22 - at));
  expect(shown.slice(-2)).toEqual([
    { shown: toasts(20, 21, 22), past, next: 23 },
    { shown: toasts(20, 22), past, next: 23 },
  ]);
});

it('a toast that stays gives way to no passing one, only to a fourth that stays', () => {
  const passing = () => toastShown({ kind: 'info', text: 'toast.betSettled' });
  const staying = () => toastShown({ kind: 'error', text: 'toast.moneyTwice' });
  const seen = states(toastSlice.reducer, staying(), passing(), passing(), passing(), staying(), staying(), staying());
  expect(seen.map(({ shown }) => shown.map(({ id }) => id))).toEqual([
    [],
    [1],
    [1, 2],
    [1, 2, 3],
    [1, 3, 4],
    [1, 4, 5],
    [1, 5, 6],
    [5, 6, 7],
  ]);
});
