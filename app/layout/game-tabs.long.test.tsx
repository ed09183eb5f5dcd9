import { fireEvent, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { GAME_STATUS, PRODUCT_IDS } from '#contract/entities';
import { openVault } from '#app/store/vault.ts';
import { openDialogs } from '#app/test/open-dialogs.ts';
import { renderApp } from '#app/test/render-app.tsx';

describe('the tabs of the navigation', () => {
  let app: Awaited<ReturnType<typeof renderApp>>;
  afterEach(async () => {
    await app.close();
    localStorage.clear();
    await openVault('test');
  });

  /** Sets the upstream's answer before the first request, and waits for the shell. */
  const open = async (address: string, options: Parameters<typeof renderApp>[1], change?: () => void) => {
    app = await renderApp(address, options);
    change?.();
    await app.screen.findByRole('navigation', { name: 'Main' });
  };
  const nav = () => within(app.screen.getByRole('navigation', { name: 'Main' }));
  const names = () =>
    nav()
      .getAllByRole('link')
      .map(({ textContent }) => textContent);
  const set = (...games: readonly (keyof typeof PRODUCT_IDS)[]) => ({
    to: (status: 2 | 3) => {
      const world = app.simulator.world();
      for (const game of games) world.change(() => world.availability.set(PRODUCT_IDS[game], status));
    },
  });

  it('list sports and games, hidden ones left out and disabled ones marked', async () => {
    await open('/', {}, () => {
      set('basketball').to(GAME_STATUS.hidden);
      set('bd').to(GAME_STATUS.disabled);
    });
    await expect
      .poll(names)
      .toEqual([
        'Home',
        'My bets',
        'JC sports',
        'Soccer',
        'BD sports',
        'BD socceroff',
        'Cricket',
        '365 Sports',
        'Results',
        'How to play',
        'Reports',
        'Announcements',
        'Private messages',
        'Live support',
        'Invite friends',
        'Promotions',
      ]);
    expect(nav().getByRole('link', { name: 'JC sports' }).getAttribute('href')).toBe('/sport');
    expect(nav().getByRole('link', { name: 'BD sports' }).getAttribute('href')).toBe('/sport/bd');
    fireEvent.click(nav().getByRole('button', { name: 'Games' }));
    expect(names()).toEqual(expect.arrayContaining(['Galloping Mark Six', 'PK10 racing', 'PG Games', 'Live games']));
    expect(nav().getByRole('link', { name: 'PG Games' }).getAttribute('href')).toBe('/game/pgGame');
    expect(nav().getByRole('link', { name: 'Live games' }).getAttribute('href')).toBe('/live-games');
  });

  it('are only there where there is something in them', async () => {
    await open('/', { brand: 'pennygate' });
    expect(await nav().findByRole('button', { name: 'Games' })).toBeTruthy();
    await app.close();
    await open('/', { brand: 'pennygate' }, () => set('noah').to(GAME_STATUS.hidden));
    expect(await nav().findByRole('button', { name: 'Sports' })).toBeTruthy();
    await expect.poll(() => nav().queryByRole('button', { name: 'Games' })).toBeNull();
    // The phone's navigation has one fewer, too.
    await app.close();
    await open('/', { brand: 'pennygate', width: 390 }, () => set('noah').to(GAME_STATUS.hidden));
    await expect.poll(() => names()).toEqual(['Sports', 'My bets', 'Support']);
  });

  it.each([
    // Seven lotteries have no room in a dock, and have in a column.
    ['koiparade', '/lottery'],
    ['harborlight', undefined],
  ])('of %s name the page of all lotteries: %s', async (brand, to) => {
    await open('/', { brand });
    fireEvent.click(await nav().findByRole('button', { name: 'Games' }));
    expect(nav().getByRole('link', { name: 'PG Games' })).toBeTruthy();
    expect(nav().queryByRole('link', { name: 'Lotteries' })?.getAttribute('href')).toBe(to);
  });

  it('opens on games if the address belongs to one', async () => {
    await open('/gameArcade', {});
    expect(await nav().findByRole('link', { name: 'TADA' })).toBeTruthy();
    expect(nav().getByRole('button', { name: 'Games' }).getAttribute('aria-pressed')).toBe('true');
  });

  it('do not open on games for a guest who is sent home from a lottery', async () => {
    openDialogs();
    const seen = new Set<string>();
    const observer = new MutationObserver(() => {
      for (const pressed of document.querySelectorAll('nav [aria-pressed="true"]')) seen.add(pressed.textContent);
    });
    observer.observe(document.body, { childList: true, subtree: true, attributes: true });
    await open('/lottery/hkmarksix', {});
    await app.screen.findByRole('dialog', { name: 'Sign in' });
    observer.disconnect();
    expect([...seen]).toEqual(['Sports']);
  });
});
