import { mkdtempSync, cpSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { readBrand } from '#cli/build/brand/read-brand.ts';
import { keysOf } from '#scripts/checks/brand-keys.ts';
import { Brand } from '#contract/brand';
import { TEST_BRAND, TEST_PAGES_ORIGIN, writeTestBrand } from './test-brand.ts';
import { serveTestPages } from './test-pages.ts';

it('the test brand has every test page', async () => {
  const root = mkdtempSync(path.join(tmpdir(), 'slipway-test-brand-'));
  try {
    cpSync('brands/harborlight', path.join(root, 'brands/harborlight'), { recursive: true });
    const brand = await readBrand(writeTestBrand(root), TEST_BRAND);
    const named = Object.keys(brand.testPages ?? {}).map((key) => `testPages.${key}`);
    const keys = keysOf(Brand).filter((key) => key.startsWith('testPages.'));
    expect(named.sort()).toEqual(keys.toSorted());
    expect(brand.frameOrigins).toContain(TEST_PAGES_ORIGIN);
    const pages = await serveTestPages('http://127.0.0.1:1');
    try {
      for (const address of Object.values({ ...brand.testPages } as Record<string, string>)) {
        const served = await fetch(pages.origin + new URL(address).pathname);
        expect([address, served.status]).toEqual([address, 200]);
        expect(await served.text()).toContain("{ slipway: 'ready' }");
      }
      expect((await fetch(`${pages.origin}/other`)).status).toBe(404);
    } finally {
      pages.close();
    }
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
});
