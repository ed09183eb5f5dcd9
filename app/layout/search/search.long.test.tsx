import { fireEvent, waitFor, within } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DEMO_PLAYER } from '#app/test/demo-player.ts';
import { renderApp } from '#app/test/render-app.tsx';
import { Search } from './search.tsx';

function Address() {
  const { pathname, search } = useLocation();
  return <p data-testid="address">{pathname + search}</p>;
}

describe('the search', () => {
  let app: Awaited<ReturnType<typeof renderApp>>;
  const { prototype } = Element;
  // jsdom scrolls nothing.
  beforeEach(() => void Object.defineProperty(prototype, 'scrollIntoView', { configurable: true, value() {} }));
  afterEach(async () => {
    Reflect.deleteProperty(prototype, 'scrollIntoView');
    await app.close();
    localStorage.clear();
  });
  const open = async (options: Parameters<typeof renderApp>[1] = {}) => {
    const element = (
      <>
        <Search />
        <Address />
      </>
    );
    app = await renderApp('/?search=true', { ...options, element });
    return app.screen.findByRole('combobox', { name: /^Search sports/ });
  };
  const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });
  const titles = (group: HTMLElement) =>
    within(group)
      .getAllByRole('option')
      .map(({ textContent }) => textContent);
  const group = (name: string) => app.screen.findByRole('group', { name });
  const option = async (name: string | RegExp) =>
    expect((await app.screen.findAllByRole('option', { name })).length).toBeGreaterThan(0);
  const address = () => app.screen.getByTestId('address').textContent;

  it('finds leagues, teams and matches of every sport, with a typo and without accents, and says how many', async () => {
    const field = await open({ settings: () => ({ sports: ['soccer', 'cricket'], games: [] }) });
    await waitFor(() => expect(document.activeElement).toBe(field));
    type(field, 'nipon');
    await option('Nippon Super League Soccer');
    type(field, 'taskopru');
    await option('Taşköprü Yıldız Soccer');
    await option(/^(?=.*Taşköprü Yıldız).* – .* Soccer · Anadolu Ligi/);
    type(field, 'falcons deccan');
    await option('Deccan Falcons Cricket');
    const status = app.screen.getByRole('status');
    await waitFor(() => expect(status.textContent).toBe(`${app.screen.getAllByRole('option').length} results`));
  });

  it('finds games of providers, and leads to them', async () => {
    const field = await open();
    type(field, 'lantern');
    const found = await group('Games');
    const [first] = within(found).getAllByRole('option');
    fireEvent.click(first ?? found);
    expect(address()).toMatch(/^\/game\/play\/\w+\/[\w-]+$/);
  });

  it('is operated by keys: arrows go round, Enter opens the chosen result or the first', async () => {
    const field = await open();
    type(field, 'results');
    await group('Pages');
    const ids = app.screen.getAllByRole('option').map(({ id }) => id);
    const chosen = () => field.getAttribute('aria-activedescendant');
    expect(chosen()).toBeNull();
    for (const expected of [ids[0], ids[1]]) {
      fireEvent.keyDown(field, { key: 'ArrowDown' });
      expect(chosen()).toBe(expected);
    }
    for (const expected of [ids[0], ids.at(-1)]) {
      fireEvent.keyDown(field, { key: 'ArrowUp' });
      expect(chosen()).toBe(expected);
    }
    expect(app.screen.getAllByRole('option', { selected: true }).map(({ id }) => id)).toEqual([ids.at(-1)]);
    type(field, 'result');
    expect(chosen()).toBeNull();
    fireEvent.keyDown(field, { key: 'Enter' });
    expect(address()).toBe('/results');
  });

  it('offers the last searches again, and forgets them when asked', async () => {
    localStorage.setItem('slipway.recentSearches.v1', JSON.stringify(['results', 'nippon']));
    const field = await open();
    const recent = await group('Recent searches');
    expect(titles(recent)).toEqual(['results', 'nippon']);
    fireEvent.click(within(recent).getByText('nippon'));
    expect((field as HTMLInputElement).value).toBe('nippon');
    await option('Nippon Super League Soccer');
    type(field, '');
    fireEvent.click(await app.screen.findByRole('button', { name: 'Clear recent searches' }));
    expect(app.screen.queryAllByRole('option')).toEqual([]);
  });

  it('finds nothing that the brand has switched off, and asks for none of it', async () => {
    const field = await open({
      settings: ({ features }) => ({
        sports: ['basketball'],
        games: ['pk10'],
        features: { ...features, invite: false, chat: false },
      }),
      signedInAs: DEMO_PLAYER.email,
    });
    type(field, 'basketball');
    expect(titles(await group('Sports'))).toEqual(['Basketball Sports']);
    for (const gone of ['soccer', 'cricket', 'mark six', 'lantern', 'nippon', 'invite friends']) {
      type(field, gone);
      await app.screen.findByText(/^Nothing found/);
      expect(app.screen.queryAllByRole('option'), gone).toEqual([]);
      type(field, 'basketball');
      await group('Sports');
    }
    const asked = app.simulator.world().journal.list({});
    const gone = asked.filter(
      ({ row, path }) => /Cricket|Pg|Tada|Noah|LiveGames/.test(row ?? '') || /soccer/.test(path),
    );
    expect(gone.map(({ path }) => path)).toEqual([]);
  });

  it('shows pages of an account to players only', async () => {
    let field = await open();
    type(field, 'private messages');
    await app.screen.findByText(/^Nothing found/);
    await app.close();
    field = await open({ signedInAs: DEMO_PLAYER.email });
    type(field, 'private messages');
    expect(titles(await group('Pages'))).toEqual(['Private messages ']);
  });
});
