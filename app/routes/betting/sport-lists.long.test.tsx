import { waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { renderApp } from '#app/test/render-app.tsx';

const ROUTES = [
  ['/sport/soccer', 'Soccer'],
  ['/sport/basketball', 'Basketball'],
  ['/sport/bd', 'BD soccer'],
  ['/sport/365sports', '365 Sports'],
  ['/sport/all', 'All sports'],
] as const;

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
    const buttons = within(list).queryAllByRole('button', { name: /, odds \d/ });
    if (address === '/sport/365sports') expect(buttons).toHaveLength(0);
    else expect(buttons).not.toHaveLength(0);
  });

  it('rows of 365sports take no bets, and say where they are taken', async () => {
    app = await renderApp('/sport/365sports');
    const list = await app.screen.findByRole('list', { name: /^\d+ match/ });
    for (const row of within(list).getAllByRole('listitem')) {
      const where = within(row).getByText('Bets on the match page').closest('a');
      expect(where?.getAttribute('href')).toBe(
        within(row)
          .getByRole('link', { name: /^All markets/ })
          .getAttribute('href'),
      );
    }
    app.close();
    app = await renderApp('/sport/soccer');
    await app.screen.findByRole('list', { name: /^\d+ match/ });
    expect(app.screen.queryByText('Bets on the match page')).toBeNull();
  });
});
