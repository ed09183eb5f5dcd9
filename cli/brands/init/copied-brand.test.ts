import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Brand } from '#contract/brand';
import { testBrands } from '#cli/test/brands.ts';

let brands: ReturnType<typeof testBrands>;
let left: readonly string[] = [];
let copy: Brand;
beforeAll(async () => {
  brands = testBrands(['harborlight']);
  const more = '"errorReports": { "to": "/reports-in", "webVitals": false }, "frameOrigins":';
  brands.edit('harborlight', '"frameOrigins":', more);
  const { stdout } = await brands.slipway(['brand', 'init', 'viva', '--from', 'harborlight', '--json']);
  ({ left } = JSON.parse(stdout) as { left: readonly string[] });
  copy = JSON.parse(brands.read('viva')) as Brand;
});
afterAll(() => brands.remove());

describe('a copy of a brand', () => {
  it('has nothing that belongs to the other operator', () => {
    expect(copy).toMatchObject({
      support: [{ kind: 'chat' }],
      sponsors: [],
      social: [],
      frameOrigins: [],
      csp: { img: [], connect: [] },
    });
    expect(copy).not.toHaveProperty('errorReports');
    expect(() => readFileSync(path.join(brands.root, 'brands/viva/sponsor-tidewater.svg'))).toThrow('ENOENT');
  });

  it('says what was left out', () => {
    expect(left).toContain(
      "Left out because they are Harborlight's: support, sponsors, social, frameOrigins, csp, errorReports. Add yours to brand.json.",
    );
  });

  it('names the pictures that still show the other brand', () => {
    const said = left.find((line) => line.includes('show Harborlight'));
    expect(said).toMatch(
      /^logo\.svg, banner\.svg, apple-touch-icon\.png, .*share\.png, .*public\/favicon\.ico show Harborlight\. /,
    );
    expect(said).toContain('slipway brand icons viva');
  });

  it('names the tagline that no answer gave', () => {
    expect(left).toContain(
      'The tagline is that of Harborlight: "Esportes, loterias e jogos com cada número à vista." Write yours in brand.json.',
    );
  });
});
