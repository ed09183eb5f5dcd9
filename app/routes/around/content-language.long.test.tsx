import { readFileSync } from 'node:fs';
import { act, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderApp } from '#app/test/render-app.tsx';
import { ENGLISH as english } from '#fixtures/world';
import type { Simulator } from '#simulator';

/** What the upstream writes in Russian, from its catalogues: a better translation breaks no test. */
const russian = (file: string) => JSON.parse(readFileSync(`fixtures/locales/ru/${file}.json`, 'utf8'));
const ru = russian('content');
const ruNames = russian('names');

const DAY_MS = 86_400_000;

function promotionOf(simulator: Simulator, id: string) {
  const found = simulator.world().content.promotions.find((each) => each.id === id);
  if (found === undefined) throw new Error(`no promotion ${id}`);
  return found;
}

describe("the operator's content", () => {
  let app: Awaited<ReturnType<typeof renderApp>>;
  afterEach(async () => {
    await app.close();
    localStorage.clear();
  });

  it('is requested in the language of the page, and read again when that changes', async () => {
    const asked: string[] = [];
    app = await renderApp('/', {
      isAllNear: true,
      before() {
        const reach = globalThis.fetch;
        vi.stubGlobal('fetch', (path: string, init?: RequestInit) => {
          const language = new Headers(init?.headers).get('accept-language');
          if (!path.startsWith('/locales/')) asked.push(`${language} ${path.split('?')[0]}`);
          return reach(path, init);
        });
      },
    });
    const { screen, i18n } = app;
    // Not by its role: jsdom computes the styles of the whole page for that, so long that the app's calls run out of time.
    const promotions = await screen.findByLabelText('Promotions');
    expect(await within(promotions).findByText('A reward every day')).toBeTruthy();
    expect((await screen.findAllByText('Withdrawals are paid on the same day in most cases.')).length).toBeGreaterThan(
      0,
    );
    expect(await screen.findByText('Jade Temple')).toBeTruthy();
    expect(asked.filter((each) => !each.startsWith('en '))).toEqual([]);
    await act(async () => void (await i18n.changeLanguage('ru')));
    expect(await within(promotions).findByText(ru.promotions.checkIn.title)).toBeTruthy();
    expect((await screen.findAllByText(ru.announcements.withdrawals)).length).toBeGreaterThan(0);
    expect(await screen.findByText(ruNames.games.jadeTemple)).toBeTruthy();
    expect((await screen.findAllByText(ru.banners.football)).length).toBeGreaterThan(0);
    for (const text of ['A reward every day', 'Jade Temple', 'Football every hour'])
      expect(screen.queryByText(text)).toBeNull();
    expect(document.querySelectorAll('main [lang]')).toHaveLength(0);
  });

  it('without a translation is English, and marked so', async () => {
    app = await renderApp('/promotions/promo-2', {
      before: ({ simulator }) => Object.assign(promotionOf(simulator, 'promo-2'), { title: 'A title by hand' }),
    });
    const { screen, i18n } = app;
    const langOf = (text: string) => screen.getByText(text).closest('[lang]')?.getAttribute('lang');
    await screen.findByRole('heading', { level: 1, name: 'A title by hand' });
    expect(langOf('A title by hand')).toBe('en');
    expect(screen.getByText('A title by hand').closest('div[lang]')).toBeNull();
    await act(async () => void (await i18n.changeLanguage('ko')));
    await waitFor(() => expect(screen.getByText('A title by hand').closest('div[lang]')).toBeTruthy());
    expect(await screen.findByRole('link', { name: '경기 보기' })).toBeTruthy();
  });

  it('says from when to when a promotion runs, and shows none that has ended or not begun', async () => {
    const now = Date.now();
    const day = (days: number) => new Date(now + days * DAY_MS).toISOString();
    app = await renderApp('/promotions', {
      before({ simulator }) {
        Object.assign(promotionOf(simulator, 'promo-1'), { from: day(-9), until: day(-1) });
        Object.assign(promotionOf(simulator, 'promo-3'), { from: day(1), until: day(9) });
      },
    });
    const { screen } = app;
    const main = within(await screen.findByRole('main'));
    expect(await main.findByRole('link', { name: /Accumulators and systems/ })).toBeTruthy();
    const shown = main.getAllByRole('link').map((link) => link.getAttribute('href')?.replace('/promotions/', ''));
    expect(shown).toEqual(['promo-2', 'promo-4', 'promo-5', 'promo-6', 'promo-7', 'promo-8']);
  });

  it('may be hostile or endless: HTML in a title is text, a script in the terms is gone, and 10,000 characters are shown', async () => {
    const title = '<img src=x onerror=alert(1)> & <b>bold</b>';
    const long = 'endless '.repeat(1_250);
    app = await renderApp('/promotions/promo-2', {
      before({ simulator }) {
        const content = `<p>${long}</p><script>document.title = 'taken'</script><p onclick="x()">Terms</p>`;
        Object.assign(promotionOf(simulator, 'promo-2'), { title, content, lang: 'not a language' });
        Object.assign(promotionOf(simulator, 'promo-8'), { feature: 'a feature of another version' });
      },
    });
    const { screen } = app;
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeTruthy();
    expect((await screen.findByText('Terms')).getAttribute('onclick')).toBeNull();
    expect(screen.getByText(long.trim())).toBeTruthy();
    expect(document.querySelector('article script, article [onerror]')).toBeNull();
    expect(document.title).not.toBe('taken');
    expect(document.querySelector('[lang="not a language"]')).toBeNull();
  });

  it('has help articles below the answers of the brand: in its language, safe, and about what the brand offers', async () => {
    app = await renderApp('/pages/faq', {
      settings: (brand) => ({ features: { ...brand.features, invite: false } }),
      before({ simulator }) {
        const [slip] = simulator.world().content.help_articles;
        Object.assign(slip ?? {}, { title: '<b>By hand</b>', content: '<p onclick="x()">Tap</p><script>x()</script>' });
      },
    });
    const { screen, i18n } = app;
    const titles = () => [...document.querySelectorAll('details summary')].map((each) => each.textContent);
    await screen.findByRole('heading', { level: 2, name: 'Help by topic' });
    const { slip: _slip, invite: _invite, ...shown } = english.help;
    expect(titles()).toEqual(['<b>By hand</b>', ...Object.values(shown).map(({ title }) => title)]);
    expect((await screen.findByText('Tap')).getAttribute('onclick')).toBeNull();
    await act(async () => void (await i18n.changeLanguage('ru')));
    expect(await screen.findByText(russian('help').limits.title)).toBeTruthy();
    expect(screen.getByText('<b>By hand</b>').getAttribute('lang')).toBe('en');
    expect(document.querySelectorAll('details [lang]')).toHaveLength(2);
  });

  it('keeps no link to what the brand has switched off, wherever the upstream puts it', async () => {
    app = await renderApp('/promotions/promo-2', {
      settings: (brand) => ({ features: { ...brand.features, invite: false } }),
      before({ simulator }) {
        const content = '<p><a href="/invite">Invite somebody</a> or <a href="/sport">bet</a>.</p>';
        Object.assign(promotionOf(simulator, 'promo-2'), { content, url: '/invite' });
        Object.assign(promotionOf(simulator, 'promo-1'), { url: '/invite' });
      },
    });
    const { screen } = app;
    expect(await screen.findByText('This promotion has ended or never existed.')).toBeTruthy();
    act(() => void Object.assign(promotionOf(app.simulator, 'promo-2'), { url: '/sport' }));
    await act(async () => void (await app.i18n.changeLanguage('es')));
    expect(await screen.findByRole('link', { name: 'bet' })).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Invite somebody' })).toBeNull();
    expect(screen.getByText(/Invite somebody/)).toBeTruthy();
  });
});
