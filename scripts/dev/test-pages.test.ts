import { expect, it } from 'vitest';
import { Brand } from '#contract/brand';
import { keysOf } from '#scripts/checks/brand-keys.ts';
import { DEVELOPMENT_PAGES, serveTestPages, TEST_PAGES_ORIGIN } from './test-pages.ts';

it('every test page of the specification is served to a development build', async () => {
  const named = Object.keys(DEVELOPMENT_PAGES.testPages).map((key) => `testPages.${key}`);
  expect(named.sort()).toEqual(
    keysOf(Brand)
      .filter((key) => key.startsWith('testPages.'))
      .toSorted(),
  );
  const pages = await serveTestPages('http://127.0.0.1:1');
  try {
    for (const address of Object.values(DEVELOPMENT_PAGES.testPages) as string[]) {
      expect(new URL(address).origin).toBe(TEST_PAGES_ORIGIN);
      const served = await fetch(pages.origin + new URL(address).pathname);
      expect([address, served.status]).toEqual([address, 200]);
      expect(await served.text()).toContain("{ slipway: 'ready' }");
    }
    expect((await fetch(`${pages.origin}/other`)).status).toBe(404);
  } finally {
    pages.close();
  }
});
