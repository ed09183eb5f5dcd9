import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** The brand that is made for `npm start -- --brand test`; no folder of `brands/` has this name. */
export const TEST_BRAND = 'test';
/** Brand files take https addresses only: where the pages are, `serveBrand` puts the address of this machine. */
export const TEST_PAGES_ORIGIN = 'https://test-pages.example';

const LIKE = 'harborlight';

/**
 * Writes a brand with the upstream's test pages: harborlight for the rest.
 *
 * @returns the folder whose `brands/` it is in
 */
export function writeTestBrand(root: string): string {
  const home = path.join(root, 'dist/test-brand');
  const folder = path.join(home, 'brands', TEST_BRAND);
  rmSync(home, { recursive: true, force: true });
  mkdirSync(path.dirname(folder), { recursive: true });
  cpSync(path.join(root, 'brands', LIKE), folder, { recursive: true });
  const file = path.join(folder, 'brand.json');
  const brand = JSON.parse(readFileSync(file, 'utf8')) as { frameOrigins: readonly string[] };
  const page = (name: string) => `${TEST_PAGES_ORIGIN}/${name}`;
  const changed = {
    ...brand,
    id: TEST_BRAND,
    name: 'Test',
    testPages: { bets: page('bets'), wallet: page('wallet'), myBets: page('my-bets') },
    frameOrigins: [...brand.frameOrigins, TEST_PAGES_ORIGIN],
  };
  writeFileSync(file, `${JSON.stringify(changed, null, 2)}\n`);
  return home;
}
