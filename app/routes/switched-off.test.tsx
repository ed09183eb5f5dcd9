import { useEffect } from 'react';
import { useLocation, useNavigate, type NavigateFunction } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Brand } from '#contract/brand';
import { renderApp } from '#app/test/render-app.tsx';
import { DEMO_ACCOUNTS } from '#fixtures/world';
import { AppRoutes } from './app-routes.tsx';

const PLAYER = DEMO_ACCOUNTS[0]?.email ?? '';
const off = (name: keyof Brand['features']) => (brand: Brand) => ({ features: { ...brand.features, [name]: false } });

/** Each switch, the calls that only it needs, and a link or words that only it has; empty where it is about no link. */
const SWITCHES: readonly (readonly [
  name: string,
  settings: (brand: Brand) => Partial<Brand>,
  calls: RegExp,
  links: RegExp,
])[] = [
  [
    'sports',
    () => ({ sports: [] }),
    /\/api\/v1\/(?:\?|soccer|basketball|bd|365sports|cricket)/,
    /^\/(?:sport|booking)/,
  ],
  ['games', () => ({ games: [] }), /\/(?:pk10|\w*marksix|game_list|pg2)/, /^\/(?:lottery|game|pggamelist|live-games)/],
  // Only the player's token: the chat of an earlier case continues as a guest's after that case has signed out.
  ['chat', off('chat'), /getChatToken|messagesync/, /chat/],
  ['invite', off('invite'), /invite/i, /invite|promo-3/],
  ['checkIn', off('checkIn'), /check_in/, /check/],
  ['bonus', off('bonus'), /bonus/i, /promo-1/],
];

let navigate: NavigateFunction = () => undefined;
/** Another one for each address that is shown. */
let placeKey = '';
function Go() {
  const go = useNavigate();
  const { key } = useLocation();
  useEffect(() => void (navigate = go), [go]);
  useEffect(() => void (placeKey = key), [key]);
  return null;
}

describe('what a brand has switched off', () => {
  let app: Awaited<ReturnType<typeof renderApp>>;
  beforeEach(() => {
    localStorage.clear();
    // jsdom has no dialogs: those that an address opens are shown in their place.
    HTMLDialogElement.prototype.showModal = function showModal() {
      this.open = true;
    };
    HTMLDialogElement.prototype.close = function close() {
      this.open = false;
    };
  });
  afterEach(() => app.close());

  it.each(SWITCHES)(
    '%s: no link leads to it, none to a page that does not exist, and nothing is asked for it',
    async (_, settings, calls, forbidden) => {
      const asked: string[] = [];
      app = await renderApp('/', {
        settings,
        signedInAs: PLAYER,
        isAllNear: true,
        element: (
          <>
            <Go />
            <AppRoutes />
          </>
        ),
        before() {
          const reach = globalThis.fetch;
          vi.stubGlobal('fetch', (path: string, init?: RequestInit) => {
            if (!path.startsWith('/locales/')) asked.push(path);
            return reach(path, init);
          });
        },
      });
      const { screen } = app;
      await screen.findByRole('region', { name: 'Promotions' });
      await screen.findByRole('link', { name: 'Terms and conditions', hidden: true });
      const linksHere = () =>
        screen
          .getAllByRole('link', { hidden: true })
          .map((link) => link.getAttribute('href') ?? '')
          // Every brand has the pages of plain text.
          .filter((address) => /^\/(?!pages\/|agreement)/.test(address));
      const links = [...new Set(linksHere())];
      expect(links.filter((address) => forbidden.test(address))).toEqual([]);
      for (const address of links) {
        // Not in `act`: it ends only when nothing on the page waits any more.
        const left = placeKey;
        void navigate(address);
        await expect.poll(() => placeKey).not.toBe(left);
        await expect.poll(() => screen.queryAllByLabelText('Loading')).toEqual([]);
        expect(screen.queryByText('Page not found'), address).toBeNull();
      }
      expect(asked.filter((path) => calls.test(path))).toEqual([]);
    },
    120_000,
  );
});
