import { readdirSync, readFileSync } from 'node:fs';
import { afterEach, describe, expect, it } from 'vitest';
import type { Brand } from '#contract/brand';
import { renderApp } from '#app/test/render-app.tsx';
import { TEXT_PAGES } from './around/text-pages.ts';

const BRANDS = readdirSync('brands').filter((name) => !name.endsWith('.json'));

describe('/pages of each brand', () => {
  let app: Awaited<ReturnType<typeof renderApp>>;
  afterEach(() => app.close());

  it.each(BRANDS)('%s says on all nine what is true of it alone, and fills every gap', async (id) => {
    const brand = JSON.parse(readFileSync(`brands/${id}/brand.json`, 'utf8')) as Brand;
    const [licence] = brand.company?.licences ?? [];
    const facts = [brand.company?.name, brand.company?.email, licence?.number].map(String);
    for (const page of Object.keys(TEXT_PAGES)) {
      app = await renderApp(page === 'agreement' ? '/agreement' : `/pages/${page}`, { brand: id });
      const own = await app.screen.findByText((_, element) => element?.id === 'own');
      expect(own.textContent, page).not.toMatch(/\{\{|undefined|null/);
      expect(
        [brand.name, ...facts].some((fact) => own.textContent?.includes(fact)),
        page,
      ).toBe(true);
      await app.close();
    }
  });
});
