import { afterEach, describe, expect, it, vi } from 'vitest';
import { openDialogs } from '#app/test/open-dialogs.ts';
import { renderApp } from '#app/test/render-app.tsx';

openDialogs();

/** A server that does not answer, and who asks it for so long. */
const never = (signal: AbortSignal | null | undefined) =>
  new Promise<Response>((_, fail) => {
    if (signal?.aborted === true) fail(signal.reason);
  });

/** A page that was loaded at an address, of a site whose home page is answered with a status. */
async function openMyBets(loadedAt: string, status: number | 'none') {
  const value = () => [{ name: `http://localhost${loadedAt}` }];
  Object.defineProperty(performance, 'getEntriesByType', { configurable: true, value });
  const asked: string[] = [];
  const app = await renderApp('/my-bets', {
    before() {
      const reach = globalThis.fetch;
      vi.stubGlobal('fetch', (path: string, init?: RequestInit) => {
        if (init?.method !== 'HEAD') return reach(path, init);
        asked.push(path);
        if (status === 'none') return never(init.signal);
        return Promise.resolve(new Response(null, { status }));
      });
    },
  });
  return { app, asked };
}

describe('a guest at my bets', () => {
  let opened: Awaited<ReturnType<typeof openMyBets>>;
  afterEach(async () => {
    await opened.app.close();
    Reflect.deleteProperty(performance, 'getEntriesByType');
  });

  it('of a closed site is asked to sign in there: no other page is to be had', async () => {
    opened = await openMyBets('/my-bets', 503);
    const { screen, store } = opened.app;
    await vi.waitFor(() => expect(store.getState().overlay).toMatchObject({ kind: 'signIn' }));
    expect(screen.getByRole('heading', { level: 1, name: 'My bets' })).toBeTruthy();
  });

  it('sees that my bets load until the server has said whether the site is closed', async () => {
    opened = await openMyBets('/my-bets', 'none');
    const { screen } = opened.app;
    expect(await screen.findByRole('heading', { level: 1, name: 'My bets' })).toBeTruthy();
    expect(await screen.findByText('Loading your bets')).toBeTruthy();
  });

  it('is asked to sign in over the home page where the server does not say it in time', async () => {
    const within = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort());
    opened = await openMyBets('/my-bets', 'none');
    await vi.waitFor(() => expect(opened.app.store.getState().overlay).toMatchObject({ kind: 'signIn' }));
    expect(opened.app.screen.queryByRole('heading', { level: 1, name: 'My bets' })).toBeNull();
    within.mockRestore();
  });

  it.each([
    ['of an open site', '/my-bets', 200, ['/']],
    ['that was reached from another page', '/sport/soccer', 503, []],
  ])('%s is asked over the home page', async (_, loadedAt, status, calls) => {
    opened = await openMyBets(loadedAt, status);
    const { screen } = opened.app;
    await vi.waitFor(() => expect(screen.getByRole('heading', { level: 1 }).textContent).not.toBe('My bets'));
    expect(opened.asked).toEqual(calls);
  });
});
