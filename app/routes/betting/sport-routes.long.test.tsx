import { fireEvent, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { GAME_STATUS, PRODUCT_IDS } from '#contract/entities';
import { renderApp } from '#app/test/render-app.tsx';

describe('the sports', () => {
  let app: Awaited<ReturnType<typeof renderApp>>;
  beforeEach(() => localStorage.clear());
  afterEach(() => app.close());

  it('cricket is in the row of sports, and is filtered as they are', async () => {
    app = await renderApp('/sport/cricket');
    const cards = async () => app.screen.findAllByTestId('cricket-match');
    const all = (await cards()).length;
    const tabs = app.screen.getByRole('navigation', { name: 'Sports' });
    expect(within(tabs).getByRole('link', { current: 'page' }).textContent).toBe('Cricket');
    const [team = ''] = (await cards()).map((card) => card.querySelector('a bdi')?.textContent ?? '');
    // A favourite is found by its filter.
    fireEvent.click(app.screen.getAllByRole('button', { name: /^Favourite match/ })[0] ?? tabs);
    fireEvent.click(app.screen.getByRole('button', { name: 'Favourites' }));
    await waitFor(async () => expect(await cards()).toHaveLength(1));
    await app.close();
    app = await renderApp(`/sport/cricket?q=${encodeURIComponent(team.toUpperCase())}`);
    await waitFor(async () => expect((await cards()).length).toBeLessThan(all));
    for (const card of await cards()) expect(card.textContent).toContain(team);
    await app.close();
    app = await renderApp('/sport/cricket?q=no+such+team');
    expect(await app.screen.findByText('No match fits your filters.')).toBeTruthy();
  });

  it('/sport leads to the first sport that the brand shows', async () => {
    app = await renderApp('/sport');
    expect(await app.screen.findByRole('heading', { level: 1, name: /Soccer|Basketball|BD/ })).toBeTruthy();
    expect(await app.screen.findByRole('list', { name: /^\d+ match/ })).toBeTruthy();
  });

  it('shows what the search of a link finds, and says when nothing fits', async () => {
    app = await renderApp('/sport/soccer?q=nippon');
    await waitFor(() => expect(app.screen.getByRole('list', { name: /^\d{1,2} match/ })).toBeTruthy());
    await app.close();
    app = await renderApp('/sport/soccer?q=no+such+team');
    expect(await app.screen.findByText('No match fits your filters.')).toBeTruthy();
    fireEvent.click(app.screen.getByRole('button', { name: 'Clear filters' }));
    expect(await app.screen.findByRole('list', { name: /^\d{3} matches$/ })).toBeTruthy();
  });

  it('a match has a page with all its markets, and the 0.65 of bd is said on it', async () => {
    app = await renderApp('/sport/bd?phase=pre');
    const list = await app.screen.findByRole('list', { name: /^\d+ match/ });
    const [link] = within(list).getAllByRole('link', { name: /^All markets/ });
    if (link === undefined) throw new Error('no way to a match');
    fireEvent.click(link);
    const names = ['Match result', 'Correct score', 'Total goals', 'Half time / full time', 'Goals and parity'];
    for (const name of names) {
      expect(await app.screen.findByRole('heading', { level: 2, name: new RegExp(`^${name}`) })).toBeTruthy();
    }
    const scores = app.screen.getByRole('region', { name: /^Correct score/ });
    expect(within(scores).getAllByRole('button')).toHaveLength(25);
    const halves = app.screen.getByRole('table');
    expect(within(halves).getAllByRole('button')).toHaveLength(9);
    expect(app.screen.getByText(/0\.65/)).toBeTruthy();
  });

  it('says that a match is gone, and that an address is none', async () => {
    app = await renderApp('/sport/soccer/no-such-match');
    expect(await app.screen.findByText('This match is no longer on offer.')).toBeTruthy();
    await app.close();
    app = await renderApp('/sport/curling/m-1');
    expect(await app.screen.findByRole('heading', { name: 'Page not found' })).toBeTruthy();
  });

  it('shows that a sport is switched off', async () => {
    app = await renderApp('/sport/basketball', {
      before: ({ simulator }) => {
        const world = simulator.world();
        world.change(() => world.availability.set(PRODUCT_IDS.basketball, GAME_STATUS.disabled));
      },
    });
    expect(await app.screen.findByRole('heading', { level: 1, name: 'This game is switched off' })).toBeTruthy();
  });
});
