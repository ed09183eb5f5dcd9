import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { layoutsOf, startSite, type OpenPage, type Site } from '#app/test/site.ts';
import { walk } from './walk-routes.ts';

describe.each(layoutsOf('desktop'))('every address as a guest, %s', (layout) => {
  let site: Site;
  let opened: OpenPage;

  beforeAll(async () => {
    site = await startSite();
    opened = await site.open(layout);
    await opened.page.getByRole('heading', { level: 1 }).waitFor();
  });
  afterAll(() => site.close());

  it('answers as it must', async () => {
    expect(await walk(opened, layout, 'guest')).toEqual([]);
  });
});
