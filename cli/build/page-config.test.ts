import { expect, it } from 'vitest';
import { pageConfig } from './page-config.ts';
import { readBrand } from './brand/read-brand.ts';

it('the page has a hash of the storage secret where there is one, and never the secret or its name', async () => {
  const brand = await readBrand(process.cwd(), 'pennygate');
  const name = 'SLIPWAY_PENNYGATE_STORAGE_SECRET';
  const of = (env: NodeJS.ProcessEnv) => JSON.stringify(pageConfig(brand, 'texts-1', env));
  const without = of({});
  expect([of({ [name]: '' }), of({ OTHER: 'x' })]).toEqual([without, without]);
  expect(without).not.toContain('storageKey');
  const withSecret = of({ [name]: 'open-sesame' });
  expect(withSecret.match(/"storageKey":"[^"]{20,}"/g)).toHaveLength(1);
  expect(withSecret.replace(/,?"storageKey":"[^"]*"/, '')).toBe(without);
  expect(withSecret).not.toMatch(/open-sesame|STORAGE_SECRET/);
  expect(of({ [name]: 'open-sesame' })).toBe(withSecret);
  expect(of({ [name]: 'other' })).not.toBe(withSecret);
});

it('the page knows where reports go: of errors and of visits, those that the brand has', async () => {
  const { errorReports: _, analytics: __, ...brand } = await readBrand(process.cwd(), 'pennygate');
  const errorReports = { to: '/sports/client-reports', webVitals: false, consent: false };
  const analytics = { to: '/sports/visits', consent: true };
  const reports = (more: object) => pageConfig({ ...brand, ...more }, 'texts-1', {}).brand.reports;
  expect([{}, { errorReports }, { analytics }, { errorReports, analytics }].map(reports)).toEqual([
    undefined,
    { errors: errorReports },
    { analytics },
    { errors: errorReports, analytics },
  ]);
});
