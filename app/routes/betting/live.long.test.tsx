import { fireEvent, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aMatch } from '#app/features/betting/matches/test/a-match.ts';
import { DEMO_PLAYER } from '#app/test/demo-player.ts';
import { renderApp } from '#app/test/render-app.tsx';

const LIVE = 2_000;

/** The upstream's soccer list is of as many live matches as one asks for. */
function manyLive(): void {
  const reach = globalThis.fetch;
  const matches = Array.from({ length: LIVE }, (_, index) =>
    aMatch({
      match_id: `many-${index}`,
      home: `Home side ${index}`,
      away: `Away side ${index}`,
      league: { id: `l${index % 40}`, name: `League ${index % 40}` },
      state: 'live',
      minute: index % 90,
      score: '1:0',
    }),
  );
  vi.stubGlobal('fetch', (path: string, init?: RequestInit) => {
    const url = new URL(path, 'https://own.invalid');
    if (url.pathname !== '/sports/api/v1/soccer') return reach(path, init);
    const start = Number(url.searchParams.get('start'));
    const part = matches.slice(start, start + Number(url.searchParams.get('limit')));
    return Promise.resolve(Response.json({ code: 0, msg: '', data: { total: LIVE, matches: part } }));
  });
}

describe('the live centre', () => {
  let app: Awaited<ReturnType<typeof renderApp>>;
  beforeEach(() => localStorage.clear());
  afterEach(() => app.close());
  // By text: names of roles are computed for hundreds of odds.
  const button = (text: RegExp) =>
    app.screen.findByText((_, element) => element?.localName === 'button' && text.test(element.textContent ?? ''));
  const section = (label: string) => app.screen.findByLabelText(label, { selector: 'section' });
  const states = () =>
    new Set([...document.querySelectorAll<HTMLElement>('li[data-match]')].map(({ dataset }) => dataset['state']));

  it('has what is live in every sport in one list, and beside it what starts soon', async () => {
    app = await renderApp('/sport/live', { settings: () => ({ sports: ['cricket', 'soccer'] }) });
    const list = await app.screen.findByRole('list', { name: /^\d+ match/ });
    expect(within(list).getAllByText('Soccer', { selector: 'h2 span' }).length).toBeGreaterThan(0);
    expect(
      new Set([...list.querySelectorAll<HTMLElement>('li[data-match]')].map(({ dataset }) => dataset['state'])),
    ).toEqual(new Set(['live']));
    // Below it what starts next, so that a quiet hour shows more than a handful.
    const next = app.screen.getByRole('list', { name: 'Starting soon' });
    expect(list.compareDocumentPosition(next)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(within(next).getAllByText('Starting soon')).toHaveLength(1);
    expect(await section('Cricket')).toBeTruthy();
    fireEvent.click(await button(/^Starting soon \d+$/));
    expect((await app.screen.findAllByText(/^Soccer · /)).length).toBeGreaterThan(0);
    expect(states()).toEqual(new Set(['scheduled']));
    fireEvent.click(await button(/^Cricket \d+$/));
    await vi.waitFor(() => expect(states()).toEqual(new Set()));
  });

  it('has favourites of all sports, cricket too', async () => {
    app = await renderApp('/sport/live', { settings: () => ({ sports: ['soccer', 'cricket'] }) });
    const list = await app.screen.findByRole('list', { name: /^\d+ match/ });
    const cricket = await section('Cricket');
    for (const part of [list, cricket]) fireEvent.click(within(part).getAllByLabelText(/^Favourite match/)[0] ?? part);
    fireEvent.click(await button(/^Favourites 2$/));
    const stars = await app.screen.findAllByLabelText(/^Favourite match/);
    expect(stars.map((star) => star.getAttribute('aria-pressed'))).toEqual(['true', 'true']);
  });

  it('shows and asks for no sport that is switched off, here or at the upstream', async () => {
    app = await renderApp('/sport/live', { settings: () => ({ sports: ['basketball', '365sports'] }) });
    await app.screen.findByRole('heading', { level: 1, name: 'Live centre' });
    await button(/^Live \d+$/);
    await vi.waitFor(() =>
      expect(app.simulator.world().journal.list({ row: 'listMatches' }).length).toBeGreaterThan(0),
    );
    expect(app.screen.queryByText(/^(?:Soccer|BD|Cricket) /, { selector: 'button' })).toBeNull();
    const asked = app.simulator.world().journal.list({});
    expect(asked.filter(({ row, path }) => /Cricket/.test(row) || /\/(?:soccer|bd)$/.test(path))).toEqual([]);
    await app.close();
    app = await renderApp('/sport/live', { settings: () => ({ sports: ['365sports'] }) });
    expect(await app.screen.findByRole('heading', { level: 1, name: 'Page not found' })).toBeTruthy();
  });

  it("leaves out a sport that takes no bets from the player's region, and says which", async () => {
    app = await renderApp('/sport/live', {
      signedInAs: DEMO_PLAYER.email,
      settings: ({ rules }) => ({
        sports: ['soccer', 'basketball'],
        rules: { ...rules, disabledRegions: { soccer: ['BR'] } },
      }),
    });
    expect(await app.screen.findByText('Soccer: This game is not offered in your region.')).toBeTruthy();
    await button(/^Live \d+$/);
    expect(app.screen.queryByText('Soccer', { selector: 'h2 span' })).toBeNull();
  });

  it('has what many players bet on, where the upstream says so', async () => {
    const without = () => {
      const reach = globalThis.fetch;
      vi.stubGlobal('fetch', (path: string, init?: RequestInit) =>
        path.endsWith('/api/v1/popular') ? Promise.resolve(new Response('', { status: 404 })) : reach(path, init),
      );
    };
    app = await renderApp('/sport/live', { settings: () => ({ sports: ['soccer'] }) });
    const popular = await section('Popular now');
    const prices = within(popular).getAllByRole('button', { name: /to win, .* odds \d/ });
    fireEvent.click(prices[0] ?? popular);
    await vi.waitFor(() => expect(prices[0]?.getAttribute('aria-pressed')).toBe('true'));
    // None of a sport that the brand does not have.
    const ids = new Set(
      within(popular)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')?.split('/')[2]),
    );
    expect([...ids]).toEqual(['soccer']);
    await app.close();
    app = await renderApp('/sport/live', { settings: () => ({ sports: ['soccer'] }), before: without });
    await app.screen.findByRole('list', { name: /^\d+ match/ });
    expect(app.screen.queryByRole('region', { name: 'Popular now' })).toBeNull();
  });

  it('of 2,000 live matches renders those near the screen', async () => {
    app = await renderApp('/sport/live', { settings: () => ({ sports: ['soccer'] }), before: manyLive });
    const list = await app.screen.findByRole('list', { name: '2,000 matches' });
    const rows = within(list).getAllByRole('listitem');
    expect(rows.length).toBeLessThan(60);
    expect(rows[0]?.getAttribute('aria-setsize')).toBe('2000');
    expect(await button(/^Live 2,000$/)).toBeTruthy();
  }, 30_000);
});
