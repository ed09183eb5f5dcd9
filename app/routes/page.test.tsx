import { readdirSync, readFileSync } from 'node:fs';
import { afterEach, describe, expect, it } from 'vitest';
import config from '#app/locales/locales.config.json' with { type: 'json' };
import { renderApp } from '#app/test/render-app.tsx';
import { TEXT_PAGES } from './around/text-pages.ts';

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
    expect(sections.map((heading) => heading.closest('section')?.id)).toEqual(['s1', 's2', 's3', 's4', 's5']);
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

  it('does not find a page that is not there', async () => {
    app = await renderApp('/pages/nothing');
    expect(await app.screen.findByRole('heading', { name: 'Page not found' })).toBeTruthy();
  });
});
