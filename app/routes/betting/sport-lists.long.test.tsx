import { waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderApp } from '#app/test/render-app.tsx';

const ROUTES = [
  ['/sport/soccer', 'Soccer'],
  ['/sport/basketball', 'Basketball'],
  ['/sport/bd', 'BD soccer'],
  ['/sport/365sports', '365 Sports'],
  ['/sport/all', 'All sports'],
] as const;

const NOTE = /^Scores and odds of the 365sports feed/;

describe('the lists of the sports', () => {
  let app: Awaited<ReturnType<typeof renderApp>>;
  beforeEach(() => localStorage.clear());
  afterEach(() => app.close());

  it.each(ROUTES)('%s lists matches and says how many there are', async (address, title) => {
    app = await renderApp(address);
    const list = await app.screen.findByRole('list', { name: /^\d+ match/ });
    expect(app.screen.getByRole('heading', { level: 1, name: title })).toBeTruthy();
    await waitFor(() =>
      expect(list.getAttribute('aria-label')).toBe(
        `${within(list).getAllByRole('listitem')[0]?.getAttribute('aria-setsize')} matches`,
      ),
    );
    // All lists have come: one more at the top would have moved the first.
    const rows = within(list).getAllByRole('listitem');
    expect(rows[0]?.getAttribute('aria-posinset')).toBe('1');
    // Only those near the screen exist.
    expect(rows.length).toBeLessThan(Number(list.getAttribute('aria-label')?.split(' ')[0]));
    const buttons = within(list).queryAllByRole('button', { name: /, \d+\.\d+$/ });
    if (address === '/sport/365sports') expect(buttons).toHaveLength(0);
    else expect(buttons).not.toHaveLength(0);
  });

  it('of several sports none is shown before each has answered: a later one would push the others down', async () => {
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    const asked: string[] = [];
    const holdBasketball = () => {
      const send = globalThis.fetch;
      vi.stubGlobal('fetch', async (path: string, init?: RequestInit) => {
        asked.push(path);
        if (path.includes('/v1/basketball?')) await held;
        const response = await send(path, init);
        if (path.includes('/v1/soccer?')) asked.push('answered');
        return response;
      });
    };
    app = await renderApp('/sport/all', { before: holdBasketball });
    await expect.poll(() => asked.filter((each) => each === 'answered').length).toBeGreaterThan(1);
    expect(app.screen.queryByRole('list', { name: /match/i })).toBeNull();
    release();
    const list = await app.screen.findByRole('list', { name: /^\d+ match/ });
    expect(within(list).getAllByText(/^Basketball/).length).toBeGreaterThan(0);
  });

  it('rows of 365sports take no bets, and it is said once where they are taken', async () => {
    app = await renderApp('/sport/365sports');
    const list = await app.screen.findByRole('list', { name: /^\d+ match/ });
    expect(app.screen.getByText(NOTE)).toBeTruthy();
    expect(within(list).queryByRole('button', { name: / to win,/ })).toBeNull();
    for (const row of list.querySelectorAll<HTMLElement>('li[data-match]')) {
      const [match, more] = within(row).getAllByRole('link');
      expect(match?.getAttribute('href')?.split('/').at(-1)).toBe(row.dataset['match']);
      expect(more?.getAttribute('href')).toBe(match?.getAttribute('href'));
    }
    await app.close();
    app = await renderApp('/sport/soccer');
    await app.screen.findByRole('list', { name: /^\d+ match/ });
    expect(app.screen.queryByText(NOTE)).toBeNull();
  });
});
