import { fireEvent, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { DEMO_PLAYER } from '#app/test/demo-player.ts';
import { openDialogs } from '#app/test/open-dialogs.ts';
import { renderApp } from '#app/test/render-app.tsx';

interface GameOfList {
  readonly id: string;
  readonly name: string;
  readonly pic: string;
}

describe('the lobbies of games', () => {
  let app: Awaited<ReturnType<typeof renderApp>>;
  afterEach(async () => {
    await app.close();
    localStorage.clear();
  });
  const gamesAt = async (path: string) => {
    const { data } = (await (await fetch(path)).json()) as { data: readonly GameOfList[] };
    return data;
  };

  it.each([
    ['/game/pgGame', 'pgGame', '/pggame/api/v1/pg/game_list'],
    ['/pggamelist', 'pgGame', '/pggame/api/v1/pg/game_list'],
    ['/game/tadaGame', 'tadaGame', '/tadaGame/api/v1/tada/game_list'],
    ['/game/noah', 'noah', '/3rd-game/api/v1/pg2/games/list'],
  ])('%s lists the games of the upstream, each a link with its name and picture', async (address, type, list) => {
    app = await renderApp(address);
    const wanted = await gamesAt(list);
    const [first] = wanted;
    if (first === undefined) throw new Error('the upstream has no games');
    const card = await app.screen.findByRole('link', { name: new RegExp(`^${first.name}`) });
    expect(card.getAttribute('href')).toBe(`/game/play/${type}/${first.id}`);
    expect(card.querySelector('img')?.getAttribute('src')).toContain(first.pic.split('/').at(-1));
    const names = app.screen.getAllByRole('link').map(({ textContent }) => textContent ?? '');
    expect(wanted.slice(0, 6).filter(({ name }) => !names.some((text) => text.startsWith(name)))).toEqual([]);
  });

  it('shows 24 games, and 24 more for each press; the address keeps how many', async () => {
    app = await renderApp('/game/pgGame?category=nothing&pages=x');
    const heard = () => app.screen.queryAllByRole('listitem').map((each) => each.getAttribute('aria-posinset'));
    const most = () => Math.max(...heard().map(Number));
    const more = await app.screen.findByRole('button', { name: 'Show more' });
    const height = () => Number.parseFloat(app.screen.getByRole('list', { name: 'Games' }).style.height);
    const before = height();
    expect(most()).toBeLessThanOrEqual(24);
    fireEvent.click(more);
    await waitFor(() => expect(height()).toBeGreaterThan(before * 1.9));
    await app.close();
    app = await renderApp('/game/pgGame?pages=2');
    await app.screen.findByRole('button', { name: 'Show more' });
    expect(height()).toBeGreaterThan(before * 1.9);
  });

  it('/live-games has cards with name and picture, and covers the page while one is launched', async () => {
    app = await renderApp('/live-games', {
      signedInAs: DEMO_PLAYER.email,
      before() {
        const reach = globalThis.fetch;
        vi.stubGlobal('fetch', (path: string, init?: RequestInit) =>
          path.includes('winfinity/login') ? new Promise(() => undefined) : reach(path, init),
        );
      },
    });
    const card = await app.screen.findByRole('button', { name: 'Roulette Azul' });
    for (const each of within(card.closest('ul') as HTMLElement).getAllByRole('listitem'))
      expect(each.querySelector('img')?.getAttribute('src'), each.textContent ?? '').toMatch(/\/\w/);
    fireEvent.click(card);
    expect(await app.screen.findByText('Starting Roulette Azul')).toBeTruthy();
    await waitFor(() => expect((card as HTMLButtonElement).disabled).toBe(true));
  });

  it('asks for the live games in the language of the page', async () => {
    const asked: string[] = [];
    app = await renderApp('/live-games', {
      before() {
        const reach = globalThis.fetch;
        vi.stubGlobal('fetch', (path: string, init?: RequestInit) => {
          if (path.includes('winfinity')) asked.push(path);
          return reach(path, init);
        });
      },
    });
    await app.screen.findByRole('button', { name: 'Roulette Azul' });
    expect(asked.map((path) => new URL(path, 'http://x').searchParams.get('language'))).toEqual(['en']);
  });

  it('a game that is played has its name on the page and in the title', async () => {
    app = await renderApp('/game/pgGame');
    const [game] = await gamesAt('/pggame/api/v1/pg/game_list');
    await app.close();
    app = await renderApp(`/game/play/pgGame/${game?.id}`, { signedInAs: DEMO_PLAYER.email });
    expect(await app.screen.findByRole('heading', { level: 1, name: game?.name ?? '' })).toBeTruthy();
    expect(document.title).toMatch(new RegExp(`^${game?.name} · `));
  });

  it('a game is not opened for a guest: home, with the sign-in dialog', async () => {
    openDialogs();
    app = await renderApp('/game/play/pgGame/1');
    await expect.poll(() => app.store.getState().overlay).toEqual({ kind: 'signIn', to: '/game/play/pgGame/1' });
    expect(await app.screen.findByRole('region', { name: 'Promotions' })).toBeTruthy();
  });

  it('a guest who presses a game stays in its lobby, and is in the game after signing in', async () => {
    openDialogs();
    app = await renderApp('/game/pgGame?pages=2');
    fireEvent.click(await app.screen.findByRole('link', { name: /^Jade Temple/ }));
    const password = await app.screen.findByLabelText('Password');
    expect(app.screen.getByRole('list', { name: 'Games' })).toBeTruthy();
    fireEvent.change(app.screen.getByLabelText('E-mail, mobile or user name'), {
      target: { value: DEMO_PLAYER.email },
    });
    fireEvent.change(password, { target: { value: DEMO_PLAYER.password } });
    fireEvent.click(within(password.closest('form') as HTMLElement).getByRole('button', { name: 'Sign in' }));
    // Its page; jsdom has no secure address to show.
    expect(await app.screen.findByRole('link', { name: 'Back to the games' })).toBeTruthy();
  });
});
