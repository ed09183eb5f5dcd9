import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { BRAND_CHECKS } from '#cli/build/brand/brand-finding.ts';
import { slipway } from '#cli/test/command.ts';
import { testBrands } from '#cli/test/brands.ts';

let brands: ReturnType<typeof testBrands>;
beforeAll(() => (brands = testBrands(['harborlight', 'nightjar'])));
afterAll(() => brands.remove());

it('a domain that two brands have is a warning at the second, and none where only that is checked', async () => {
  const checked = async (...ids: string[]) => {
    const { stdout } = await slipway(['brand', 'check', ...ids, '--json'], { cwd: brands.root });
    return (JSON.parse(stdout) as { findings: readonly object[] }).findings;
  };
  expect(await checked()).toEqual([]);
  brands.edit('nightjar', '"nightjar.example"', '"harborlight.example"');
  const found = await checked();
  expect(found).toMatchObject([{ check: 'shared-domain', severity: 'warning', brand: 'nightjar', key: 'domains.0' }]);
  expect(await checked('nightjar')).toEqual([]);
});

it('every finding is explained in docs/operators/troubleshooting.md', () => {
  const page = readFileSync('docs/operators/troubleshooting.md', 'utf8');
  expect(Object.keys(BRAND_CHECKS).filter((check) => !page.includes(`\`${check}\``))).toEqual([]);
});
