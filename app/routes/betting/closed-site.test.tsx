import { afterEach, describe, expect, it, vi } from 'vitest';
import { openDialogs } from '#app/test/open-dialogs.ts';
import { renderApp } from '#app/test/render-app.tsx';

openDialogs();

/** A page that was loaded at an address, of a site whose home page is answered with a status. */
async function openMyBets(loadedAt: string, status: number) {
  const value = () => [{ name: `http://localhost${loadedAt}` }];
  Object.defineProperty(performance, 'getEntriesByType', { configurable: true, value });
  const asked: string[] = [];
  const app = await renderApp('/my-bets', {
    before() {
      const reach = globalThis.fetch;
      vi.stubGlobal('fetch', (path: string, init?: RequestInit) => {
        if (init?.method !== 'HEAD') return reach(path, init);
        asked.push(path);
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
    expect(await screen.findByRole('heading', { level: 1, name: 'My bets' })).toBeTruthy();
    expect(store.getState().overlay).toEqual({ kind: 'signIn' });
  });

  it.each([
    ['of an open site', '/my-bets', 200, ['/']],
    ['that was reached from another page', '/sport/soccer', 503, []],
  ])('%s is asked over the home page', async (_, loadedAt, status, calls) => {
    opened = await openMyBets(loadedAt, status);
    const { screen } = opened.app;
    expect(await screen.findByRole('heading', { level: 1 })).toBeTruthy();
    expect(screen.queryByRole('heading', { level: 1, name: 'My bets' })).toBeNull();
    expect(opened.asked).toEqual(calls);
  });
});
