import { readdirSync, readFileSync } from 'node:fs';
import { afterEach, describe, expect, it } from 'vitest';
import config from '#app/locales/locales.config.json' with { type: 'json' };
import { renderApp } from '#app/test/render-app.tsx';
import { TEXT_PAGES } from './text-pages.ts';

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

  it('shows the title of a page, its five sections, and who answers for it', async () => {
    app = await renderApp('/pages/terms');
    expect(await app.screen.findByRole('heading', { level: 1, name: 'Terms and conditions' })).toBeTruthy();
    expect(app.screen.getByText(/Harborlight/, { selector: 'article > p' })).toBeTruthy();
    const sections = app.screen.getAllByRole('heading', { level: 2 }).filter((heading) => heading.closest('article'));
    expect(sections.map((heading) => heading.closest('section')?.id)).toEqual([
      's1',
      's2',
      's3',
      's4',
      's5',
      'company',
    ]);
  });

  it('names who answers for the site, where the brand says it', async () => {
    app = await renderApp('/pages/terms');
    const title = await app.screen.findByRole('heading', { level: 2, name: 'Who is behind Harborlight' });
    const facts = title.parentElement?.querySelector('dl')?.textContent ?? '';
    expect(facts).toContain('CompanyHarborlight Entertainment Ltd. (example)');
    expect(facts).toContain('LicenceEX-BET-0042');
    await app.close();
    app = await renderApp('/pages/terms', { brand: 'nightjar' });
    await app.screen.findByRole('heading', { level: 1, name: 'Terms and conditions' });
    expect(app.screen.queryByText(/^Who is behind/)).toBeNull();
  });

  it('does not find a page that is not there', async () => {
    app = await renderApp('/pages/nothing');
    expect(await app.screen.findByRole('heading', { name: 'Page not found' })).toBeTruthy();
  });
});
