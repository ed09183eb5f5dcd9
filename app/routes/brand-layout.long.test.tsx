import { fireEvent, within } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Brand, Layout } from '#contract/brand';
import { Footer } from '#app/layout/footer/footer.tsx';
import { MobileMenu } from '#app/layout/mobile-menu.tsx';
import { openDialogs } from '#app/test/open-dialogs.ts';
import { renderApp } from '#app/test/render-app.tsx';

/** The effect of the layout's settings on the order of the document; what they look like is CSS. */
describe('layouts of a brand', () => {
  let app: Awaited<ReturnType<typeof renderApp>>;
  beforeEach(() => localStorage.clear());
  afterEach(() => app.close());

  const show = async (layout: Partial<Layout>, width = 1280, isAllNear = false) => {
    const settings = (brand: Brand) => ({ layout: { ...brand.layout, ...layout } });
    app = await renderApp('/', { width, isAllNear, settings });
    await app.screen.findByLabelText('View all: Soccer');
  };
  /** Navigation, page and slip in the order in which the keyboard and a screen reader come to them. */
  const parts = () =>
    [...document.querySelectorAll('nav, main, aside, #slip')].map(({ localName, id }) => id || localName);

  it.each([
    ['side', 'column', ['nav', 'main', 'slip']],
    ['top', 'column', ['nav', 'main', 'slip']],
    ['bottom', 'column', ['main', 'slip', 'nav']],
    ['side', 'drawer', ['nav', 'main', 'slip']],
    ['bottom', 'drawer', ['main', 'slip', 'nav']],
  ] as const)('layout.navigation %s: the order of navigation, page and slip on a wide screen', async (...expected) => {
    const [navigation, slip, order] = expected;
    await show({ navigation, slip });
    expect(parts()).toEqual(order);
    expect(document.querySelectorAll('aside')).toHaveLength(slip === 'column' ? 1 : 0);
  });

  it.each([
    ['side', ['main', 'slip', 'nav']],
    ['top', ['nav', 'main', 'slip']],
    ['bottom', ['main', 'slip', 'nav']],
  ] as const)('layout.navigation %s: on a phone', async (navigation, order) => {
    await show({ navigation }, 390);
    expect(parts()).toEqual(order);
  });

  it.each([
    ['drawer', 1280],
    ['column', 390],
  ] as const)(
    'layout.slip %s at %i pixels: an empty slip is one press away, to enter a booking code',
    async (slip, width) => {
      openDialogs();
      await show({ slip }, width, true);
      // By their texts: jsdom computes the styles of the whole page for a role.
      fireEvent.click(await app.screen.findByText('Have a booking code?', { selector: 'button' }));
      expect(await app.screen.findByLabelText('Have a booking code?', { selector: 'dialog input' })).toBeTruthy();
    },
  );

  it('layout.slip column: the field is in view, and nothing else leads to it', async () => {
    await show({}, 1280, true);
    expect(await app.screen.findByLabelText('Have a booking code?', { selector: 'aside input' })).toBeTruthy();
    await app.screen.findByText('Terms and conditions', { selector: 'a' });
    expect(app.screen.queryByText('Have a booking code?', { selector: 'button' })).toBeNull();
  });

  it('layout.home orders the blocks, and leaves out what it does not list', async () => {
    await show({ home: ['lotteries', 'sports', 'banners'] });
    await app.screen.findByLabelText('Banners');
    const titles = [...document.querySelectorAll('main h2, main section[aria-roledescription]')].map(
      (each) => each.getAttribute('aria-label') ?? each.textContent,
    );
    expect(titles.filter((title) => ['Lotteries', 'Sports', 'Banners'].includes(title ?? ''))).toEqual([
      'Lotteries',
      'Sports',
      'Banners',
    ]);
    expect(app.screen.queryByText('PG Games', { selector: 'main h2' })).toBeNull();
  });
});

it("menu and footer.columns: links of the brand's own", async () => {
  const about = { text: { pt: 'Sobre', en: 'About us' }, to: '/pages/club' };
  const shop = { text: { pt: 'Loja' }, to: 'https://shop.example/' };
  const app = await renderApp('/', {
    element: (
      <Suspense>
        <MobileMenu />
        <Footer />
      </Suspense>
    ),
    settings: () => ({
      defaultLanguage: 'pt',
      menu: ['announcements', about, shop],
      footer: { columns: [{ title: { pt: 'Clube' }, links: [shop] }, 'company'] },
    }),
    before: ({ simulator }) => void simulator.world().content.footer.splice(0),
  });
  const menu = within(await app.screen.findByRole('navigation', { name: 'Menu' }));
  expect((await menu.findByRole('link', { name: 'About us' })).getAttribute('href')).toBe('/pages/club');
  expect(menu.getByRole('link', { name: 'Loja' }).getAttribute('href')).toBe('https://shop.example/');
  expect(menu.getByText('Loja').getAttribute('lang')).toBe('pt');
  expect(menu.queryByRole('link', { name: 'Results' })).toBeNull();
  const headings = app.screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(headings.filter((text) => ['Clube', 'About us', 'Support'].includes(text ?? ''))).toEqual([
    'Clube',
    'About us',
  ]);
  await app.close();
});
