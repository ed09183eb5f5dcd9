import { useEffect } from 'react';
import { useLocation, useNavigate, type NavigateFunction } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openDialogs } from '#app/test/open-dialogs.ts';
import { renderApp } from '#app/test/render-app.tsx';
import { SWITCHES } from '#app/test/switches.ts';
import { brandIds } from '#cli/build/brand/brand-id.ts';
import { readBrand } from '#cli/build/brand/read-brand.ts';
import { type Brand, HOME_BLOCKS } from '#contract/brand';
import { DEMO_ACCOUNTS } from '#fixtures/world';
import { AppRoutes } from './app-routes.tsx';

/** Matches no address. */
const NOTHING = /(?!)/;
const PLAYER = DEMO_ACCOUNTS[0]?.email ?? '';
/** Walked in full, some together: every link that is left is opened. The wallet's switches are in brand-settings.long.test.tsx. */
const WALKED = [['sports'], ['games', 'chat', 'checkIn'], ['lotteries', 'invite', 'bonus']];

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
    openDialogs();
  });
  afterEach(() => app.close());

  it.each(WALKED.map((names) => ({ names })))(
    '$names: no link leads there, none to a page that does not exist, and nothing is asked for it',
    async ({ names }) => {
      const switches = SWITCHES.filter(({ name }) => names.includes(name));
      const asked: string[] = [];
      app = await renderApp('/', {
        settings: (brand) =>
          switches.reduce((settings, { off }) => ({ ...settings, ...off({ ...brand, ...settings }) }), {}),
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
      for (const { name, links: forbidden = NOTHING } of switches)
        expect(
          links.filter((address) => forbidden.test(address)),
          name,
        ).toEqual([]);
      expect(document.querySelector('aside#slip') === null, 'no slip').toBe(names.includes('sports'));
      for (const address of links) {
        // Not in `act`: it ends only when nothing on the page waits any more.
        const left = placeKey;
        void navigate(address);
        await expect.poll(() => placeKey).not.toBe(left);
        await expect.poll(() => screen.queryAllByLabelText('Loading')).toEqual([]);
        expect(screen.queryByText('Page not found'), address).toBeNull();
      }
      for (const { name, calls = NOTHING } of switches)
        expect(
          asked.filter((path) => calls.test(path)),
          name,
        ).toEqual([]);
    },
    120_000,
  );

  it.each(['/lottery', '/lottery/hkmarksix', '/lottery/pk10'])(
    'lotteries: %s is not found, and nothing is asked for it by its slip either',
    async (address) => {
      const asked: string[] = [];
      app = await renderApp(address, {
        settings: ({ games }) => ({ games: games.filter((game) => !/marksix$|^pk10$/.test(game)) }),
        signedInAs: PLAYER,
        before() {
          const reach = globalThis.fetch;
          vi.stubGlobal('fetch', (path: string, init?: RequestInit) => {
            if (!path.startsWith('/locales/')) asked.push(path);
            return reach(path, init);
          });
        },
      });
      await app.screen.findByText('Page not found', { selector: 'h1' });
      expect(asked.filter((path) => /marksix|pk10/.test(path))).toEqual([]);
    },
  );

  it.each(brandIds(process.cwd()))(
    '%s: the home page has no link to what it is without, and calls nothing for it',
    async (id) => {
      const brand: Brand = await readBrand(process.cwd(), id);
      const asked: string[] = [];
      app = await renderApp('/', {
        brand: id,
        profile: brand.profile,
        isAllNear: true,
        before() {
          const reach = globalThis.fetch;
          vi.stubGlobal('fetch', (path: string, init?: RequestInit) => {
            if (!path.startsWith('/locales/')) asked.push(path);
            return reach(path, init);
          });
        },
      });
      const { screen } = app;
      const blocks = brand.layout.home ?? HOME_BLOCKS;
      if (blocks.includes('promotions')) await screen.findByRole('region', { name: 'Promotions' });
      await screen.findByRole('link', { name: 'Terms and conditions', hidden: true });
      await expect.poll(() => screen.queryAllByLabelText('Loading')).toEqual([]);
      const links = screen.getAllByRole('link', { hidden: true }).map((link) => link.getAttribute('href') ?? '');
      for (const { name, isOn, calls = NOTHING, links: leads = NOTHING } of SWITCHES) {
        if (isOn(brand)) continue;
        expect(
          links.filter((address) => leads.test(address)),
          name,
        ).toEqual([]);
        expect(
          asked.filter((path) => calls.test(path)),
          name,
        ).toEqual([]);
      }
    },
  );
});
