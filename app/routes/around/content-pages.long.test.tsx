import { fireEvent, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { openVault } from '#app/store/vault.ts';
import { renderApp } from '#app/test/render-app.tsx';

const PLAYER = 'player@demo.slipway.test';

describe("pages of the operator's content", () => {
  let app: Awaited<ReturnType<typeof renderApp>>;
  afterEach(async () => {
    await app.close();
    localStorage.clear();
    await openVault('test');
  });

  it('/announcements numbers all of them, loading more as the player scrolls; HTML in one is text', async () => {
    app = await renderApp('/announcements', {
      isAllNear: true,
      before: ({ simulator }) => {
        simulator.world().content.announcements = Array.from({ length: 45 }, (_, place) => ({
          id: `a-${place}`,
          content: place === 0 ? '<img src=x onerror=alert(1)>' : `News ${place + 1}`,
          at: '2026-03-01T08:00:00.000Z',
        }));
      },
    });
    expect(await app.screen.findByRole('heading', { level: 1, name: 'Announcements' })).toBeTruthy();
    await waitFor(() => expect(document.title).toBe('Announcements · Harborlight'));
    expect((await app.screen.findByText('News 45')).closest('li')?.textContent).toBe('45News 45March 1, 2026');
    const list = within(app.screen.getByRole('main')).getAllByRole('listitem');
    expect(list).toHaveLength(45);
    expect(list[0]?.textContent).toContain('<img src=x onerror=alert(1)>');
    expect(app.screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  });

  it('/announcements says that they could not be loaded, and tries again', async () => {
    const down = vi.fn<() => boolean>(() => true);
    app = await renderApp('/announcements', {
      before: () => {
        const reach = globalThis.fetch;
        vi.stubGlobal('fetch', (path: string, init?: RequestInit) =>
          path.includes('/notice/public') && down()
            ? Promise.resolve(new Response('', { status: 404 }))
            : reach(path, init),
        );
      },
    });
    const retry = await app.screen.findByRole('button', { name: 'Try again' });
    expect(app.screen.getByText('The announcements could not be loaded.')).toBeTruthy();
    down.mockReturnValue(false);
    fireEvent.click(retry);
    expect(await app.screen.findByText(/Withdrawals are paid/)).toBeTruthy();
  });

  it('/promotions lists them, each leads to its page, and an expired one says so', async () => {
    app = await renderApp('/promotions');
    fireEvent.click(await app.screen.findByRole('link', { name: /Bring a friend/ }));
    expect(await app.screen.findByRole('heading', { level: 1, name: 'Bring a friend' })).toBeTruthy();
    expect(await app.screen.findByText('Both of you get 5 USDT.')).toBeTruthy();
    await waitFor(() => expect(document.title).toBe('Bring a friend · Harborlight'));
    await app.close();
    app = await renderApp('/promotions/none');
    expect(await app.screen.findByText('This promotion has ended or never existed.')).toBeTruthy();
  });

  it('/private-messages counts unread messages, and remembers opened ones', async () => {
    app = await renderApp('/private-messages', { signedInAs: PLAYER });
    expect(await app.screen.findByText('2 unread messages')).toBeTruthy();
    // The header counts the same ones.
    // The first one: the slip beside the page has a header of its own.
    const header = within(app.screen.getAllByRole('banner')[0] ?? document.body);
    expect((await header.findByRole('link', { name: 'Private messages: 2 unread messages' })).textContent).toBe('2');
    const message = (await app.screen.findByText('Welcome')).closest('details');
    if (message === null) throw new Error('the message cannot be opened');
    message.open = true;
    fireEvent(message, new Event('toggle'));
    expect(await app.screen.findByText('1 unread message')).toBeTruthy();
    expect(await header.findByRole('link', { name: 'Private messages: 1 unread message' })).toBeTruthy();
    await app.close();
    app = await renderApp('/private-messages', { signedInAs: PLAYER });
    expect(await app.screen.findByText('1 unread message')).toBeTruthy();
  });

  it('the header of a phone counts them at the account, and for a guest there is nothing to count', async () => {
    app = await renderApp('/', { signedInAs: PLAYER, width: 390 });
    const header = async () => within((await app.screen.findAllByRole('banner'))[0] ?? document.body);
    expect(await (await header()).findByText('2 unread messages')).toBeTruthy();
    await app.close();
    app = await renderApp('/', { width: 390 });
    expect(await (await header()).findByRole('button', { name: 'Sign in' })).toBeTruthy();
    expect((await header()).queryByText(/unread/)).toBeNull();
  });
});
