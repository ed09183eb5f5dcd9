import { waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ProtectionFrame, SessionStrip } from '#app/features/account/protection/index.ts';
import { SlipPanel } from '#app/features/betting/slip/index.ts';
import { protectedApp, type ProtectedApp } from '#app/test/protected-app.tsx';

let app: ProtectedApp;
afterEach(() => app.close());

/** Every call below /protection/ is answered with this status, from the first one on. */
const answering = (status: number) => () => {
  const reach = globalThis.fetch as (path: string, init?: RequestInit) => Promise<Response>;
  vi.stubGlobal('fetch', (path: string, init?: RequestInit) =>
    path.includes('/protection/')
      ? Promise.resolve(Response.json({ code: 1501, msg: '' }, { status }))
      : reach(path, init),
  );
};

/** Without the rest of a page: its size only takes time. */
const element = (
  <>
    <SessionStrip />
    <ProtectionFrame isFresh={false} />
    <SlipPanel title="Bet slip" />
  </>
);
const isOff = (button: HTMLElement) => button.hasAttribute('disabled');
const NO_BETS = /^Betting is not possible: this site cannot keep your limits and breaks/;

describe('an upstream without the calls for protection', () => {
  it.each([
    ['uk', 501],
    ['br', 404],
  ] as const)('%s, %i: the page says that betting is not possible, and no bet is offered', async (profile, status) => {
    app = await protectedApp(profile, '/', { element, before: answering(status) });
    const { slip, button } = await app.stake('10');
    await waitFor(() => expect(isOff(button)).toBe(true));
    expect(await slip.findByText(NO_BETS)).toBeTruthy();
    // And on every page, in the place of the session.
    await waitFor(() => expect(app.screen.getAllByText(NO_BETS)).toHaveLength(2));
  });

  it('none: nothing is missing where no jurisdiction has rules', async () => {
    app = await protectedApp('none', '/', { element, limits: [], before: answering(501) });
    const { button } = await app.stake('10');
    await waitFor(() => expect(isOff(button)).toBe(false));
    expect(app.screen.queryByText(NO_BETS)).toBeNull();
  });
});

it('uk: an upstream that fails for a moment is not one without protection', async () => {
  app = await protectedApp('uk', '/', { element, before: answering(503) });
  const { button } = await app.stake('10');
  await waitFor(() => expect(isOff(button)).toBe(false));
  expect(app.screen.queryByText(NO_BETS)).toBeNull();
});
