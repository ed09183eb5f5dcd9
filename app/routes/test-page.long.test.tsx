import { act, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { BrandProvider, useBrand } from '#app/brand/brand-context.ts';
import { renderApp } from '#app/test/render-app.tsx';
import { DEMO_ACCOUNTS } from '#fixtures/world';
import { ChatRoute } from './around/chat.tsx';
import { TestPageRoute } from './test-page.tsx';

const ORIGIN = 'https://try.example.com';

function Framed({ url, origins = [ORIGIN] }: { readonly url: string; readonly origins?: readonly string[] }) {
  const brand = { ...useBrand(), testPages: { bets: url }, frameOrigins: [...origins] };
  return (
    <BrandProvider value={brand}>
      <Suspense>
        <TestPageRoute name="bets" />
      </Suspense>
    </BrandProvider>
  );
}

function WithoutChat() {
  const brand = useBrand();
  return (
    <BrandProvider value={{ ...brand, features: { ...brand.features, chat: false } }}>
      <Suspense>
        <ChatRoute />
      </Suspense>
    </BrandProvider>
  );
}

describe('pages that not every brand has', () => {
  let app: Awaited<ReturnType<typeof renderApp>>;
  afterEach(() => app.close());

  it.each(['/test-bets', '/test-wallet', '/test-my-bets'])('%s is not found', async (address) => {
    app = await renderApp(address);
    await screen.findByRole('heading', { level: 1, name: 'Page not found' });
    expect(document.querySelector('iframe')).toBeNull();
  });

  it('nor is a chat where the brand has none', async () => {
    app = await renderApp('/', { element: <WithoutChat /> });
    await screen.findByRole('heading', { level: 1, name: 'Page not found' });
    expect(screen.queryByRole('log')).toBeNull();
  });

  it('only the framed page gets the token, when it asks, at its own origin', async () => {
    app = await renderApp('/', {
      element: <Framed url={`${ORIGIN}/bets`} />,
      signedInAs: DEMO_ACCOUNTS[0]?.email ?? '',
    });
    const frame = await screen.findByTitle<HTMLIFrameElement>('Test page: bets');
    expect(frame.src).toBe(`${ORIGIN}/bets`);
    const post = vi.fn<(message: unknown, origin: string) => void>();
    const source = frame.contentWindow;
    if (source === null) throw new Error('No frame.');
    Object.defineProperty(source, 'postMessage', { value: post });
    const say = (origin: string, data: unknown, from: Window) =>
      act(() => dispatchEvent(new MessageEvent('message', { origin, data, source: from })));
    // The page listens a moment after the frame is there.
    await vi.waitFor(() => {
      say(ORIGIN, { slipway: 'ready' }, source);
      expect(post).toHaveBeenCalled();
    });
    post.mockClear();
    say('https://evil.example.com', { slipway: 'ready' }, source);
    say(ORIGIN, { slipway: 'ready' }, globalThis.window);
    say(ORIGIN, 'ready', source);
    expect(post).not.toHaveBeenCalled();
    say(ORIGIN, { slipway: 'ready' }, source);
    expect(post.mock.calls.map(([, origin]) => origin)).toEqual([ORIGIN]);
    expect(post.mock.calls[0]?.[0]).toMatchObject({ slipway: 'token' });
  });

  it.each([
    ['an origin that is not listed', 'https://other.example.com/bets', [ORIGIN]],
    ['an origin that only a star allows', `${ORIGIN}/bets`, ['https://*.example.com']],
    // A sandbox would not isolate it, and listed it is allowed otherwise.
    ['our own origin', `${location.origin}/bets`, [location.origin]],
  ])('%s is refused', async (_, url, origins) => {
    app = await renderApp('/', { element: <Framed url={url} origins={origins} /> });
    await screen.findByText(/not on an allowed origin/);
    expect(document.querySelector('iframe')).toBeNull();
  });
});
