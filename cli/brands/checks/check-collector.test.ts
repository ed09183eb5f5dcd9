import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { checkBrand } from './check-brand.ts';
import { testBrands } from '#cli/test/brands.ts';

let brands: ReturnType<typeof testBrands>;
const check = () => checkBrand(brands.root, 'harborlight', process.cwd()).findings;

beforeAll(() => (brands = testBrands(['harborlight'])));
afterEach(() => brands.restore());
afterAll(() => brands.remove());

describe('the collector of error reports', () => {
  const reportTo = (to: string, connect = '[]') => {
    brands.edit(
      'harborlight',
      '"storageSecret"',
      `"errorReports": { "to": "${to}", "webVitals": false }, "storageSecret"`,
    );
    const text = brands.read('harborlight');
    const [listed = ''] = /"connect": \[[^\]]*\]/.exec(text) ?? [];
    brands.edit('harborlight', listed, `"connect": ${connect}`);
    return check().map((finding) => finding.check);
  };

  it('holds the collector of error reports against the content policy', () => {
    expect(reportTo('https://collect.studio.example/in')).toEqual(['inconsistent']);
  });

  it.each([
    ['/client-reports', '[]'],
    ['https://collect.studio.example/in', '["https://collect.studio.example"]'],
    ['https://collect.studio.example/in', '["https://*.studio.example"]'],
  ])('finds nothing wrong with %s where %s is listed', (to, connect) => {
    expect(reportTo(to, connect)).toEqual([]);
  });

  it.each([
    'http://collect.example/in',
    '//evil.example/in',
    '/in?token=1',
    'https://u:p@collect.example/in',
    '/',
    'javascript:x',
  ])('refuses %s', (to) => {
    expect(reportTo(to)).toContain('unsafe-url');
  });
});
