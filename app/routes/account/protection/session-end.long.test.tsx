import { act, fireEvent, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { api } from '#app/api/api.ts';
import { moneyRefused, moneySent } from '#app/api/money/money-slice.ts';
import { Watch } from '#app/layout/watch.tsx';
import { SessionStrip } from '#app/features/account/protection/index.ts';
import { tokensRefreshed } from '#app/store/session-slice.ts';
import { protectedApp, type ProtectedApp } from '#app/test/protected-app.tsx';

let app: ProtectedApp;
afterEach(() => app.close());

const MINUTE_MS = 60_000;
const TITLE = 'Your session is about to end';

/** Half an hour for each session, on a clock that only the test moves. */
function halfHours({ simulator }: Pick<ProtectedApp, 'simulator'>) {
  const world = simulator.world();
  world.clock.speed = 0;
  world.sessions.setLength(30 * MINUTE_MS);
}
/** Without the rest of a page: its size only takes time. */
const PAGE = {
  element: (
    <>
      <SessionStrip />
      <Watch />
    </>
  ),
  before: halfHours,
};

/** The virtual clock moves, and the page reads the session, as it does every 20 seconds. */
async function pass(ms: number) {
  app.simulator.world().clock.advance(ms);
  await act(async () => void app.store.dispatch(api.util.invalidateTags(['Protection'])));
}
const token = () => app.store.getState().session.player?.token;
const dialog = () => app.screen.queryByRole('dialog', { name: TITLE });

describe('the end of the session', () => {
  it('uk: is warned of two minutes before, and put off as often as the player likes', async () => {
    app = await protectedApp('uk', '/', PAGE);
    await app.screen.findAllByTestId('session-time');
    await pass(27 * MINUTE_MS);
    expect(dialog()).toBeNull();
    for (let time = 1; time <= 2; time++) {
      const before = token();
      await pass((time === 1 ? 1.5 : 28.5) * MINUTE_MS);
      await app.screen.findByRole('dialog', { name: TITLE });
      expect(app.screen.getByTestId('session-left').textContent).toMatch(/^0:01:(?:2\d|30|31)$/);
      const stay = app.screen.getByRole('button', { name: 'Stay signed in' });
      expect(document.getElementById(stay.getAttribute('aria-describedby') ?? '')?.textContent).toContain('signed out');
      fireEvent.click(stay);
      await waitFor(() => expect(dialog()).toBeNull());
      expect(token()).not.toBe(before);
    }
  });

  it('uk: no answer: the player is signed out at the end; Sign out does it at once', async () => {
    app = await protectedApp('uk', '/', PAGE);
    await app.screen.findAllByTestId('session-time');
    await pass(29 * MINUTE_MS);
    await app.screen.findByRole('dialog', { name: TITLE });
    await pass(1 * MINUTE_MS);
    await waitFor(() => expect([token(), dialog()]).toEqual([undefined, null]));
    await app.close();

    app = await protectedApp('uk', '/', PAGE);
    await app.screen.findAllByTestId('session-time');
    await pass(29 * MINUTE_MS);
    await app.screen.findByRole('dialog', { name: TITLE });
    fireEvent.click(app.screen.getByRole('button', { name: 'Sign out' }));
    await waitFor(() => expect([token(), dialog()]).toEqual([undefined, null]));
  });

  it('uk: staying signed in without an answer of the upstream: says so, and the next press tries again', async () => {
    app = await protectedApp('uk', '/', PAGE);
    await app.screen.findAllByTestId('session-time');
    await pass(29 * MINUTE_MS);
    await app.screen.findByRole('dialog', { name: TITLE });
    const { faults } = app.simulator.world();
    faults.add({ row: 'refreshSession', do: 'statusBeforeCommit', status: 503 });
    const before = token();
    const stay = app.screen.getByRole('button', { name: 'Stay signed in' });
    fireEvent.click(stay);
    expect((await app.screen.findByRole('alert')).textContent).toContain('took too long to answer');
    expect(token()).toBe(before);
    faults.clear();
    fireEvent.click(stay);
    await waitFor(() => expect(dialog()).toBeNull());
    expect(token()).not.toBe(before);
  });

  it('uk: waits for a bet that is being sent; another tab that stays signed in answers for this one', async () => {
    app = await protectedApp('uk', '/', PAGE);
    const [shown] = await app.screen.findAllByTestId('session-time');
    const named = { key: 'one', row: 'placeBet' } as const;
    act(() => void app.store.dispatch(moneySent(named)));
    await pass(29 * MINUTE_MS);
    await waitFor(() => expect(shown?.textContent).toMatch(/^0:29/));
    expect(dialog()).toBeNull();
    act(() => void app.store.dispatch(moneyRefused({ ...named, error: { kind: 'fetch' } })));
    await app.screen.findByRole('dialog', { name: TITLE });

    const world = app.simulator.world();
    const { freshToken = '' } = app.store.getState().session.player ?? {};
    const there = world.sessions.refresh(freshToken, world.now(), 1);
    if (there.is !== 'ok') throw new Error('The other tab got no tokens.');
    act(() => void app.store.dispatch(tokensRefreshed(there.tokens)));
    await waitFor(() => expect(dialog()).toBeNull());
    expect(token()).toBe(there.tokens.token);
  });

  it.each([true, false])(
    'none: is warned of only if the brand says that the upstream states it: %s',
    async (states) => {
      app = await protectedApp('none', '/', { ...PAGE, upstream: { tellsSessionEnd: states } });
      // The page watch is there once its chunk is.
      await import('#app/features/account/protection/index.ts');
      const journal = app.simulator.world().journal;
      const asked = () => journal.list({}).some(({ row }) => row === 'getSessionSummary');
      if (states) await waitFor(() => expect(asked()).toBe(true));
      await pass(29 * MINUTE_MS);
      if (states) await app.screen.findByRole('dialog', { name: TITLE });
      expect([asked(), dialog() !== null]).toEqual([states, states]);
    },
  );
});
