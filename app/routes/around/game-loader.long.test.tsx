import { fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { PRODUCT_IDS } from '#contract/entities';
import { pickToggled } from '#app/features/betting/slip/index.ts';
import { aPick } from '#app/features/betting/slip/test/a-pick.ts';
import { renderApp } from '#app/test/render-app.tsx';
import { DEMO_ACCOUNTS } from '#fixtures/world';

const signedInAs = DEMO_ACCOUNTS[0]?.email ?? '';
const loader = (url: string) => `/game-loader?iframeUrl=${encodeURIComponent(url)}`;

describe('the loader of games', () => {
  let app: Awaited<ReturnType<typeof renderApp>>;
  afterEach(async () => {
    await app.close();
    localStorage.clear();
  });

  it('frames an allowed address with the least permissions, says Loading until it is there, and shows the time', async () => {
    app = await renderApp(loader('https://games.harborlight.example/play?ticket=1'), { signedInAs });
    const frame = await screen.findByTitle<HTMLIFrameElement>('Game');
    expect(frame.src).toBe('https://games.harborlight.example/play?ticket=1');
    expect(frame.getAttribute('height')).toBe('800');
    expect(frame.getAttribute('referrerpolicy')).toBe('no-referrer');
    expect(frame.getAttribute('allow')).toBe('fullscreen; autoplay');
    expect(frame.getAttribute('sandbox')?.split(' ').toSorted()).toEqual([
      'allow-forms',
      'allow-pointer-lock',
      'allow-same-origin',
      'allow-scripts',
    ]);
    expect(frame.parentElement?.textContent).toBe('Loading');
    fireEvent.load(frame);
    expect(frame.parentElement?.textContent).toBe('');
    await expect.poll(() => screen.getByRole('timer').textContent).toMatch(/^0:0[1-9]/);
    fireEvent.click(screen.getByRole('link', { name: 'Close the game' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Live games' })).toBeTruthy();
    expect(document.querySelector('iframe')).toBeNull();
  });

  it('has no bar of the slip over it on a phone; the page behind it has', async () => {
    app = await renderApp(loader('https://games.harborlight.example/play'), { signedInAs, width: 390 });
    await screen.findByTitle('Game');
    for (const matchId of ['m1', 'm2']) app.store.dispatch(pickToggled(aPick({ matchId })));
    expect(screen.queryByRole('button', { name: /Bet slip/ })).toBeNull();
    fireEvent.click(screen.getByRole('link', { name: 'Close the game' }));
    expect(await screen.findByRole('button', { name: /Bet slip/ })).toBeTruthy();
  });

  it.each(['/game-loader', '/game-loader?iframeUrl=', '/game-loader?iframeUrl=undefined'])(
    '%s leads back to the live games',
    async (address) => {
      app = await renderApp(address, { signedInAs });
      expect(await screen.findByRole('button', { name: 'Roulette Azul' })).toBeTruthy();
    },
  );

  it.each([
    ['http://games.harborlight.example/play', 'The address of the game is not secure.'],
    ['javascript:alert(1)', 'The address of the game is not secure.'],
    ['https://evil.example/play', 'The address of the game is not one that Harborlight allows.'],
    ['https://player:pass@games.harborlight.example/', 'The address of the game contains sign-in details.'],
    ['not an address', 'The address of the game cannot be read.'],
  ])('refuses %s and says why', async (url, why) => {
    app = await renderApp(loader(url), { signedInAs });
    expect(await screen.findByText('This game cannot be shown')).toBeTruthy();
    expect(screen.getByText(why)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Back to the games' }).getAttribute('href')).toBe('/live-games');
    expect(document.querySelector('iframe')).toBeNull();
  });

  it('shows that a game that does not start is gone', async () => {
    app = await renderApp('/game/play/pgGame/none', { signedInAs });
    expect(await screen.findByText(/This game no longer exists/)).toBeTruthy();
  });

  it('shows that a game that does not start was disabled meanwhile', async () => {
    app = await renderApp('/game/play/pgGame/pg-1', {
      signedInAs,
      before: ({ simulator }) => {
        const world = simulator.world();
        const list = world.availability.list();
        world.change(() => world.availability.set(PRODUCT_IDS.pgGames, 2));
        // The app's own list is older than that.
        world.availability.list = () => list;
      },
    });
    expect(await screen.findByText(/This game is switched off at the moment/)).toBeTruthy();
  });

  it('shows that this account may not play', async () => {
    app = await renderApp('/game/play/cardGame/0', {
      signedInAs,
      before: ({ simulator }) => {
        const world = simulator.world();
        const member = world.members.byAccount(signedInAs);
        if (member === undefined) throw new Error('No demo player.');
        world.change(() => world.members.setBans(member.id, ['games']));
      },
    });
    expect(await screen.findByText(/^This account may not play/)).toBeTruthy();
  });
});
