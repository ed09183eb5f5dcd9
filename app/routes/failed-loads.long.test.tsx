import { fireEvent } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { DEMO_PLAYER } from '#app/test/demo-player.ts';
import { renderApp } from '#app/test/render-app.tsx';
import { Failed } from './failed.tsx';

describe('a page whose list cannot be loaded', () => {
  let app: Awaited<ReturnType<typeof renderApp>>;
  afterEach(async () => {
    await app.close();
    localStorage.clear();
  });

  it.each([
    ['/results/soccer', /soccer\/history/, 'The results could not be loaded.', 'Results: Soccer'],
    ['/results/cricket', /matchData\/history/, 'The results could not be loaded.', 'Results: Cricket'],
    ['/results/pk10', /pk10\/history/, 'The results could not be loaded.', 'Results: PK10 racing'],
    ['/my-bets', /\/mybet\?|betData\/list/, 'Your bets could not be loaded.', 'My bets'],
    ['/private-messages', /notice\/private/, 'Your messages could not be loaded.', 'Private messages'],
  ])('%s says so below its title, and tries again', async (address, path, text, title) => {
    const down = vi.fn<() => boolean>(() => true);
    app = await renderApp(address, {
      signedInAs: DEMO_PLAYER.email,
      before() {
        const reach = globalThis.fetch;
        vi.stubGlobal('fetch', (url: string, init?: RequestInit) =>
          path.test(url) && down() ? Promise.resolve(new Response('', { status: 404 })) : reach(url, init),
        );
      },
    });
    expect(await app.screen.findByText(text)).toBeTruthy();
    expect(app.screen.getByRole('heading', { level: 1, name: title })).toBeTruthy();
    down.mockReturnValue(false);
    fireEvent.click((await app.screen.findAllByRole('button', { name: 'Try again' }))[0] as HTMLElement);
    await expect.poll(() => app.screen.queryByText(text)).toBeNull();
  });

  it('that throws has a way home that loads the page anew, and says what happened', async () => {
    app = await renderApp('/', { element: <Failed title="Oh" text="Sorry" retry="Again" goHome="Home" /> });
    const home = app.screen.getByRole('link', { name: 'Home' });
    expect(home.getAttribute('href')).toBe('/');
    // A link of the router would keep the page, with its chunk that failed to load.
    const press = new MouseEvent('click', { bubbles: true, cancelable: true });
    home.addEventListener('click', (event) => expect(event.defaultPrevented).toBe(false));
    home.addEventListener('click', (event) => event.preventDefault());
    home.dispatchEvent(press);
    expect(app.screen.getByRole('alert').textContent).toBe('OhSorryAgainHome');
  });
});
