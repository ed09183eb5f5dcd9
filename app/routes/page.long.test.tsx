import { readdirSync, readFileSync } from 'node:fs';
import { afterEach, describe, expect, it, vi } from 'vitest';
import config from '#app/locales/locales.config.json' with { type: 'json' };
import type { Brand } from '#contract/brand';
import { gatherTexts } from '#cli/build/gather-texts.ts';
import { renderApp } from '#app/test/render-app.tsx';
import { sectionsOf, TEXT_PAGES, type TextPageName } from './around/text-pages.ts';

const NOT_LOCALES = new Set(['glossary', 'locales.config.json']);

describe('the texts of the pages', () => {
  it('are there in every language of the app', () => {
    expect(new Set(readdirSync('app/locales').filter((name) => !NOT_LOCALES.has(name)))).toEqual(
      new Set(config.languages),
    );
  });

  for (const [page, sections] of Object.entries(TEXT_PAGES))
    it.each(config.languages)(`have all sections of ${page} in %s`, (language) => {
      const texts: unknown = JSON.parse(readFileSync(`app/locales/${language}/page-${page}.json`, 'utf8'));
      const section = { title: expect.stringMatching(/\S/), text: expect.stringMatching(/\S/) };
      expect(texts).toEqual({
        lead: expect.stringContaining('{{name}}'),
        // Every brand's own words: its name, company or licence in them.
        own: { title: section.title, text: expect.stringMatching(/\{\{(?:company|name)\}\}/) },
        ...Object.fromEntries(sections.map((id) => [id, section])),
      });
    });
});

describe('/pages', () => {
  let app: Awaited<ReturnType<typeof renderApp>>;
  afterEach(() => app.close());

  it('shows the title of a page and its five sections', async () => {
    app = await renderApp('/pages/terms');
    expect(await app.screen.findByRole('heading', { level: 1, name: 'Terms and conditions' })).toBeTruthy();
    expect(app.screen.getByText(/Harborlight/, { selector: 'article > p' })).toBeTruthy();
    const sections = app.screen.getAllByRole('heading', { level: 2 }).filter((heading) => heading.closest('article'));
    expect(sections.map((heading) => heading.closest('section')?.id)).toEqual(['s1', 's2', 's3', 's4', 's5', 'own']);
  });

  it('names who operates the site, with its licence, above the text', async () => {
    app = await renderApp('/pages/privacy', { brand: 'pennygate' });
    const company = (await app.screen.findAllByTestId('company')).find((each) => each.closest('article'));
    expect(company?.textContent).toContain('Operated by Pennygate Leisure Limited, 1 Tollgate Street');
    expect(company?.textContent).toContain('Company number 00001234');
    const licence = company?.querySelector('a[href^="https:"]');
    expect(licence?.textContent).toBe('Licence 000-012345-R-300001-001, Example Gambling Commission');
    expect(licence?.getAttribute('rel')).toBe('noopener noreferrer');
    expect(company?.querySelector('a[href^="mailto:"]')?.textContent).toBe('compliance@pennygate.example');
  });

  it('leaves out the sections about what the brand does not have', () => {
    const brand = (id: string) => JSON.parse(readFileSync(`brands/${id}/brand.json`, 'utf8')) as Brand;
    const idsOf = (page: TextPageName, offer: Brand) => sectionsOf(page, offer).map(({ id }) => id);
    const all = ['s1', 's2', 's3', 's4', 's5', 'own'];
    for (const page of ['terms', 'rules', 'fairness', 'faq'] as const)
      expect(idsOf(page, brand('harborlight')), page).toEqual(all);
    // No bonuses, and no jurisdiction that has a text about them.
    expect(idsOf('terms', brand('nightjar'))).toEqual(['s1', 's2', 's4', 's5', 'own']);
    expect(idsOf('terms', brand('pennygate'))).toEqual(all);
    expect(idsOf('rules', brand('sixerline'))).toEqual(['s1', 's2', 's3', 's4', 'own']);
    const bare = { ...brand('harborlight'), sports: [], games: [] };
    expect(idsOf('rules', bare)).toEqual(['s3', 's4', 'own']);
    expect(idsOf('fairness', bare)).toEqual(['s5', 'own']);
    expect(idsOf('faq', bare)).toEqual(['s1', 's2', 's5', 'own']);
    const { company: _company, ...nameless } = bare;
    expect(idsOf('faq', nameless)).toEqual(['s1', 's2', 's5']);
  });

  const BRANDS = readdirSync('brands').filter((name) => !name.endsWith('.json'));
  const read = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));
  const brandOf = (id: string) => read(`brands/${id}/brand.json`) as Brand;

  it.each(BRANDS)('%s has words of its own or of its jurisdiction on all nine, in each of its languages', (id) => {
    const { languages, profile } = brandOf(id);
    const folder = profile === 'none' ? `brands/${id}/locales` : `app/profiles/${profile}`;
    for (const language of languages)
      for (const page of Object.keys(TEXT_PAGES)) {
        const own = read(`${folder}/${language}/page-${page}.json`) as object;
        expect(read(`app/locales/${language}/page-${page}.json`), `${language} ${page}`).not.toMatchObject(own);
        const shown = sectionsOf(page as TextPageName, brandOf(id)).map((section) => String(section.id));
        expect(shown, `${language} ${page}`).toEqual(expect.arrayContaining(Object.keys(own)));
      }
  });

  it('says no section of one brand in the words of another', () => {
    const seen = new Map<string, string>();
    for (const id of BRANDS) {
      const { languages, profile } = brandOf(id);
      if (profile !== 'none') continue;
      for (const language of languages)
        for (const page of Object.keys(TEXT_PAGES))
          for (const { text } of Object.values(
            read(`brands/${id}/locales/${language}/page-${page}.json`) as Record<string, { text: string }>,
          )) {
            expect(seen.get(text), `${id} ${language} ${page}`).toBeUndefined();
            seen.set(text, id);
          }
    }
    expect(seen.size).toBeGreaterThan(0);
  });

  it('speaks the words of the market: football and accumulators in Great Britain', async () => {
    const { files } = await gatherTexts(process.cwd(), ['en'], { profile: 'uk' });
    const texts: string[] = [];
    const add = (value: unknown, key: string): void => {
      // The lottery of single matches is not offered there.
      if (typeof value === 'string') return void (key === 'bd' || texts.push(value));
      for (const [name, part] of Object.entries(value as object)) add(part, name);
    };
    for (const file of files.values()) add(JSON.parse(file), '');
    expect(texts).toContain('Football');
    expect(texts).toContain('What is an accumulator?');
    expect(texts.filter((text) => /soccer|parlay/i.test(text))).toEqual([]);
  });

  it('marks a section that is not in the language of the page', async () => {
    app = await renderApp('/pages/terms', {
      before({ simulator: _simulator }) {
        const reach = globalThis.fetch;
        vi.stubGlobal('fetch', async (path: string, init?: RequestInit) => {
          const answer = await reach(path, init);
          if (!path.endsWith('/page-terms.json')) return answer;
          const texts = (await answer.json()) as Record<string, object>;
          return Response.json({ ...texts, s2: { ...texts['s2'], lang: 'en' } });
        });
      },
    });
    await app.screen.findByRole('heading', { level: 2, name: 'Deposits and withdrawals' });
    const marked = [...document.querySelectorAll('article [lang]')];
    expect(marked.map((each) => [each.tagName, each.id, each.getAttribute('lang')])).toEqual([
      ['A', '', 'en'],
      ['SECTION', 's2', 'en'],
    ]);
  });

  it('does not find a page that is not there', async () => {
    app = await renderApp('/pages/nothing');
    expect(await app.screen.findByRole('heading', { name: 'Page not found' })).toBeTruthy();
  });
});
