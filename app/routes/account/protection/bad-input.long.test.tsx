// A worker of its own: the formats that modules keep stay in the time zone of their first use.
// @vitest-environment-options {"pretendToBeVisual": true, "storageQuota": 5000000}
import { act, fireEvent, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { api } from '#app/api/api.ts';
import { SlipPanel } from '#app/features/betting/slip/index.ts';
import { protectedApp, type ProtectedApp } from '#app/test/protected-app.tsx';

const MINUTE_MS = 60_000;
const YEAR_MS = 366 * 86_400_000;
const TIME_ZONE = process.env['TZ'];

let app: ProtectedApp;
afterEach(async () => {
  await app.close();
  vi.useRealTimers();
  if (TIME_ZONE === undefined) delete process.env['TZ'];
  else process.env['TZ'] = TIME_ZONE;
});

/** An hour's time-out of the demo player. */
function timeOut({ simulator }: Pick<ProtectedApp, 'simulator'>) {
  const world = simulator.world();
  const sinceMs = world.now();
  const exclusion = { kind: 'time_out', sinceMs, untilMs: sinceMs + 60 * MINUTE_MS };
  world.members.updateDoc('m-player', { exclusion });
}
const PAGE = { element: <SlipPanel title="Bet slip" />, before: timeOut };
const bets = () => app.simulator.world().bets.list({ memberId: 'm-player', start: 0, limit: 5 }).total;

describe('a break', () => {
  it.each([
    ['a year behind, in Pago Pago', -YEAR_MS, 'Pacific/Pago_Pago'],
    ['a year ahead, in Kiritimati', YEAR_MS, 'Pacific/Kiritimati'],
  ])('holds as long as the upstream says when the browser is %s', async (_, ahead, zone) => {
    process.env['TZ'] = zone;
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + ahead });
    app = await protectedApp('uk', '/', PAGE);
    const { slip, button } = await app.stake('1');
    expect((await slip.findByRole('alert')).textContent).toContain('You are taking a time-out until');
    expect(button.hasAttribute('disabled')).toBe(true);
    // Its end is the upstream's too: the browser's clock has not moved.
    app.simulator.world().clock.advance(61 * MINUTE_MS);
    await act(async () => void app.store.dispatch(api.util.invalidateTags(['Account', 'Protection'])));
    await waitFor(() => {
      // An hour moves odds.
      const accept = slip.queryByRole('button', { name: 'Accept new odds' });
      if (accept !== null) fireEvent.click(accept);
      expect(slip.getByRole('button', { name: /^Place bet/ }).hasAttribute('disabled')).toBe(false);
    });
  });

  it('asks for no stake', async () => {
    app = await protectedApp('br', '/', PAGE);
    const { slip } = await app.stake('');
    await slip.findByRole('alert');
    expect(slip.queryByText('Enter a stake.')).toBeNull();
  });

  it('begun in a second tab, before this one has read of it: the press is refused, with the reason', async () => {
    app = await protectedApp('uk', '/', { element: PAGE.element });
    const { slip, button } = await app.stake('1');
    await waitFor(() => expect(button.hasAttribute('disabled')).toBe(false));
    timeOut(app);
    fireEvent.click(button);
    expect(await slip.findByText(/You are taking a time-out until/)).toBeTruthy();
    expect(bets()).toBe(0);
  });

  it("on another brand's page, which knows no breaks: refused by the upstream, with the reason", async () => {
    app = await protectedApp('uk', '/', { ...PAGE, brand: 'harborlight' });
    const { slip, button } = await app.stake('1');
    await waitFor(() => expect(button.hasAttribute('disabled')).toBe(false));
    fireEvent.click(button);
    expect(await slip.findByText(/You are taking a time-out until/)).toBeTruthy();
    expect(bets()).toBe(0);
  });
});

describe('a limit that another tab has changed meanwhile', () => {
  const STILL = 'Saved. The present limit holds for another 24 hours.';
  /** The stake limit of a day, and what it was asked to rise to a day ago. */
  const stored = ({ simulator }: Pick<ProtectedApp, 'simulator'>, value: string, rise?: string) => {
    const world = simulator.world();
    const next = rise === undefined ? undefined : { value: rise, fromMs: world.now() - 1 };
    world.members.updateDoc('m-player', { limits: { 'stake:day': { value, currency: 'GBP', next } } });
  };
  const row = async () => within(await app.screen.findByTestId('limit-stake-day'));

  it('where the raise was withdrawn there, it is not said to be confirmed here', async () => {
    app = await protectedApp('uk', '/protection', { before: (world) => stored(world, '3', '50') });
    const confirm = await (await row()).findByRole('button', { name: /^Confirm the new limit/ });
    stored(app, '3');
    fireEvent.click(confirm);
    expect(await (await row()).findByText(STILL)).toBeTruthy();
  });

  it('where it was lowered there, a value above it is not said to hold', async () => {
    app = await protectedApp('uk', '/protection', { before: (world) => stored(world, '50') });
    fireEvent.click(await (await row()).findByRole('button', { name: /^Change/ }));
    stored(app, '3');
    const limit = await row();
    fireEvent.change(limit.getByLabelText('New limit'), { target: { value: '20' } });
    fireEvent.click(limit.getByRole('button', { name: 'Save limit' }));
    expect(await limit.findByText(STILL)).toBeTruthy();
  });
});
