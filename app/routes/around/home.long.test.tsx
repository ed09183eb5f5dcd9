import { fireEvent, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { renderApp } from '#app/test/render-app.tsx';

describe('the home page', () => {
  let app: Awaited<ReturnType<typeof renderApp>>;
  afterEach(async () => {
    await app.close();
    localStorage.clear();
  });

  it('shows banners, numbered announcements, two promotions, the download offer, and what the brand has', async () => {
    app = await renderApp('/', {
      isAllNear: true,
      before({ simulator }) {
        const last = simulator.world().content.banners.at(-1);
        Object.assign(last ?? {}, { url: 'https://example.com/made', alt: 'How this site is made' });
      },
    });
    const { screen } = app;
    // Not by its role: jsdom computes the styles of the whole page for that, so long that the app's calls run out of time.
    const banners = await screen.findByLabelText('Banners');
    await waitFor(() => expect(within(banners).getByText('1 / 6')).toBeTruthy());
    const [outside] = within(banners).getAllByRole('link', { name: 'How this site is made', hidden: true });
    expect([outside?.getAttribute('href'), outside?.getAttribute('target'), outside?.getAttribute('rel')]).toEqual([
      'https://example.com/made',
      '_blank',
      'noopener noreferrer',
    ]);

    const notices = await screen.findByRole('region', { name: 'Announcements' });
    expect((await within(notices).findAllByRole('listitem')).map(({ textContent }) => textContent?.[0])).toEqual([
      '1',
      '2',
      '3',
    ]);
    expect(within(notices).getByRole('link', { name: 'All announcements' }).getAttribute('href')).toBe(
      '/announcements',
    );

    const promotions = await screen.findByRole('region', { name: 'Promotions' });
    await waitFor(() =>
      expect(
        within(promotions)
          .getAllByRole('link')
          .map((link) => link.getAttribute('href')),
      ).toEqual(['/promotions/promo-1', '/promotions/promo-2']),
    );
    const offer = await screen.findByRole('region', { name: 'Take us along' });
    expect(within(offer).getByRole('link', { name: 'Download' }).getAttribute('href')).toBe('/promotions/download');

    // Whether each of the many elements of the page is hidden takes jsdom seconds; here it does not matter.
    const hidden = true;
    const drawn = await screen.findByRole('link', { name: /PK10 racing/, hidden });
    await waitFor(() => expect(drawn.textContent).toMatch(/Closes in \d\d:\d\d/));
    expect(await screen.findByRole('link', { name: 'View all: PG Games', hidden })).toBeTruthy();
    // By its words: naming every link of the whole page once more takes longer than the bound on a busy machine.
    const game = await screen.findByText('Jade Temple');
    expect(game.closest('a')?.getAttribute('href')).toBe('/game/pgGame');
    expect(await screen.findByRole('heading', { name: 'Cricket', hidden })).toBeTruthy();
  });

  it('shows the matches of another sport when that is chosen', async () => {
    app = await renderApp('/');
    const { screen } = app;
    const basketball = await screen.findByRole('button', { name: 'Basketball' });
    await screen.findAllByRole('group', { name: /^Match result/ });
    const firstRow = () => screen.container.querySelector<HTMLElement>('main li[data-match]');
    const before = firstRow()?.dataset['match'];
    fireEvent.click(basketball);
    await waitFor(() => {
      expect(firstRow()).toBeTruthy();
      expect(firstRow()?.dataset['match']).not.toBe(before);
    });
    expect(screen.getByRole('link', { name: 'View all: Basketball' }).getAttribute('href')).toBe('/sport/basketball');
    // Basketball has no draw: its rows sell two outcomes, as in the lobby.
    const rows = [...screen.container.querySelectorAll<HTMLElement>('main li[data-match]')];
    const first = within(rows[0] ?? screen.container);
    const result = await first.findByRole('group', { name: /^Match result/ });
    const prices = within(result).getAllByRole('button');
    expect(prices).toHaveLength(2);
    expect(rows.filter(({ textContent }) => textContent?.includes('No odds yet'))).toEqual([]);
    fireEvent.click(prices[0] as HTMLElement);
    await waitFor(() => expect(prices[0]?.getAttribute('aria-pressed')).toBe('true'));
  });

  it('leaves out what the operator lacks, and refuses unsafe addresses', async () => {
    app = await renderApp('/nowhere');
    const { content } = app.simulator.world();
    content.banners = [{ id: 'b', url: 'javascript:alert(1)', src: 'https://x.example/"onerror=1', alt: 'A banner' }];
    content.promotions = [];
    content.marquee = [];
    fireEvent.click(await app.screen.findByRole('link', { name: 'Go to the home page' }));
    const banner = await app.screen.findByText('A banner');
    expect(banner.closest('a')).toBeNull();
    expect(await app.screen.findByText('No announcements right now.')).toBeTruthy();
    await waitFor(() => expect(app.screen.queryByRole('region', { name: 'Promotions' })).toBeNull());
    expect(app.screen.queryByRole('link', { name: 'Download' })).toBeNull();
  });
});
