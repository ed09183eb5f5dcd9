import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { brandIds } from '#cli/build/brand/brand-id.ts';
import { checkBrand } from './check-brand.ts';
import { testBrands } from '#cli/test/brands.ts';

const REPOSITORY = process.cwd();
let brands: ReturnType<typeof testBrands>;
const check = (id = 'harborlight') => checkBrand(brands.root, id, REPOSITORY).findings;
/** The line of a text in brand.json, counted from 1. */
const lineOf = (text: string, id = 'harborlight'): number =>
  brands.read(id).slice(0, brands.read(id).indexOf(text)).split('\n').length;

beforeAll(() => (brands = testBrands(['harborlight', 'pennygate', 'ventoverde'])));
afterEach(() => brands.restore());
afterAll(() => brands.remove());

// The upstream of the specification has no keys.
it('our own brands are seven, nothing is wrong with them, and none claims idempotency keys', () => {
  const checked = brandIds(REPOSITORY).map((id) => checkBrand(REPOSITORY, id, REPOSITORY));
  expect(checked.map(({ brand, findings }) => [brand?.upstream.idempotency, findings])).toEqual(
    Array.from({ length: 7 }, () => ['none', []]),
  );
});

it('a list is no object, in the whole and in a property that has none to have', () => {
  brands.edit('harborlight', '"currency":', '"testPages": [],\n  "currency":');
  expect(check()).toMatchObject([
    { check: 'wrong-type', key: 'testPages', message: 'testPages: is Array, but must be Object', line: lineOf('[]') },
  ]);
  writeFileSync(join(brands.root, 'brands/harborlight/brand.json'), '[]');
  expect(check()).toMatchObject([
    { check: 'wrong-type', key: '', message: 'brand.json: is Array, but must be Object' },
  ]);
});

describe('idempotency keys of the upstream', () => {
  const claim = '"idempotency": "keyed"';

  it('are none where brand.json does not say', () => {
    brands.edit('harborlight', ',\n    "idempotency": "none"', '');
    const { brand } = checkBrand(brands.root, 'harborlight', REPOSITORY);
    expect([brand?.upstream.idempotency, check()]).toEqual(['none', []]);
  });

  const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
  const prove = (over: object) =>
    writeFileSync(
      join(brands.root, 'brands/harborlight/upstream-proof.json'),
      JSON.stringify({
        version: 1,
        upstream: 'https://api.example.com',
        provedOn: daysAgo(0),
        idempotency: 'keyed',
        checks: [],
        ...over,
      }),
    );

  it('are warned of without a dated proof of slipway upstream check', () => {
    brands.edit('harborlight', '"idempotency": "none"', claim);
    expect(check()).toMatchObject([
      { check: 'unproved-keys', severity: 'warning', key: 'upstream.idempotency', line: lineOf(claim) },
    ]);
    for (const days of [0, 180]) {
      prove({ provedOn: daysAgo(days) });
      expect(check()).toEqual([]);
    }
    prove({ provedOn: daysAgo(181) });
    expect(check()).toMatchObject([{ check: 'unproved-keys' }]);
  });

  it.each([
    ['that found no keys', { idempotency: 'none', provedOn: '2026-11-01' }, 'the check of 2026-11-01 found'],
    ['that is too old', { provedOn: '2024-01-01' }, 'the proof of 2024-01-01 is older than 180 days'],
    ['of a day to come', { provedOn: '2999-01-01' }, 'yet to come'],
    ['without a day', { provedOn: 'yesterday' }, 'is not a proof (provedOn)'],
  ])('are warned of with a proof %s', (_, over, message) => {
    brands.edit('harborlight', '"idempotency": "none"', claim);
    prove(over);
    expect(check()).toMatchObject([{ check: 'unproved-keys', message: expect.stringContaining(message) as string }]);
  });
});

describe('ways to deposit', () => {
  it('are at least one, and PIX is one only with BRL', () => {
    const off = '"crypto": false,\n    "card": false,\n    "bank": false,\n    "eWallet": false,\n    "pix": true';
    brands.edit(
      'ventoverde',
      '"crypto": false,\n    "card": false,\n    "bank": true,\n    "eWallet": false,\n    "pix": true',
      off,
    );
    expect(check('ventoverde')).toEqual([]);
    brands.edit('ventoverde', off, off.replace('"pix": true', '"pix": false'));
    expect(check('ventoverde')).toMatchObject([
      { check: 'inconsistent', key: 'features', message: 'The brand has no way to deposit.' },
    ]);
  });
});

describe('brand.json, place by place', () => {
  it.each([
    ['a wrong type', '"name": "Harborlight"', '"name": 5', 'wrong-type', '5', 'Found 5'],
    [
      'an unknown key',
      '"currency": "USDT"',
      '"curency": "USDT"',
      'unknown-key',
      '"curency"',
      "Did you mean 'currency'?",
    ],
    ['a bad choice', '"corners": "soft"', '"corners": "wavy"', 'wrong-type', '"wavy"', '"square"'],
    [
      'an unsafe address',
      'https://x.com/harborlight_example',
      'javascript:alert(1)',
      'unsafe-url',
      '"javascript:',
      'https',
    ],
    [
      'an address with a user',
      'https://x.com/harborlight_example',
      'https://a@evil.example/',
      'unsafe-url',
      '"https://a@',
      'https',
    ],
    [
      'plain http',
      'https://games.harborlight.example',
      'http://games.harborlight.example',
      'unsafe-url',
      '"http:',
      'https',
    ],
    [
      'an origin that ends a header',
      'https://games.harborlight.example',
      'https://x.example; script-src *',
      'unsafe-url',
      '"https://x.ex',
      'https',
    ],
    [
      'the name of a variable that is not ours',
      '"SLIPWAY_HARBORLIGHT_STORAGE_SECRET"',
      '"AWS_SECRET_ACCESS_KEY"',
      'wrong-type',
      '"AWS_SECRET',
      'form',
    ],
    ['a path as a picture', '"sponsor-tidewater.svg"', '"../../etc/passwd"', 'wrong-type', '"../../etc', 'form'],
    ['another id', '"id": "harborlight"', '"id": "harbor"', 'wrong-id', '"harbor"', 'harborlight'],
    ['an unknown language', '"defaultLanguage": "pt"', '"defaultLanguage": "fr"', 'wrong-type', '"fr"', '"en"'],
    ['__proto__', '"csp": {', '"__proto__": {"x": 1}, "csp": {', 'forbidden-key', '"__proto__"', 'Remove'],
    [
      'constructor, deep',
      '"connect": []',
      '"connect": [], "constructor": {}',
      'forbidden-key',
      '"constructor"',
      'Remove',
    ],
    ['a comment', '"csp": {', '// note\n  "csp": {', 'not-json', '// note', 'no comments'],
    [
      'a key twice',
      '"currency": "USDT"',
      '"name": "Two", "currency": "USDT"',
      'duplicate-key',
      '"name": "Two"',
      'Keep one',
    ],
  ])('finds %s', (_, from, to, id, place, advice) => {
    brands.edit('harborlight', from, to);
    const found = check();
    const text = brands.read('harborlight');
    const offset = text.indexOf(place);
    expect(found.map(({ check: name }) => name)).toContain(id);
    const finding = found.find(({ check: name }) => name === id);
    expect(finding?.line).toBe(lineOf(place));
    expect(finding?.column).toBe(offset - text.lastIndexOf('\n', offset));
    expect(finding?.advice).toContain(advice);
    expect(finding?.file).toBe('brands/harborlight/brand.json');
  });

  it('finds what is missing, at the member that lacks it', () => {
    brands.edit('harborlight', '"mode": "auto",', '');
    expect(check()).toMatchObject([{ check: 'missing-key', key: 'theme.mode', line: lineOf('"theme"') }]);
  });

  it('finds members that contradict each other', () => {
    brands.edit('harborlight', '"currency": "USDT"', '"currency": "GBP"');
    brands.edit('harborlight', '"most": "5000"', '"most": "0.001"');
    expect(check().map(({ key }) => key)).toEqual(['currency', 'limits.stake.least']);
  });

  it('finds what the profile forbids', () => {
    brands.edit('ventoverde', '"crypto": false', '"crypto": true');
    const [finding] = check('ventoverde');
    expect(finding).toMatchObject({
      check: 'forbidden-feature',
      key: 'features.crypto',
      line: lineOf('"crypto"', 'ventoverde'),
    });
    expect(finding?.message).toContain("'br'");
  });

  it('finds a pair of colours that cannot be read, with the ratio and the nearest that can', () => {
    brands.edit('harborlight', '"muted": "#526272"', '"muted": "#8a97a4"');
    const found = check();
    expect(found.map(({ check: name }) => name)).toEqual(['contrast', 'contrast', 'contrast']);
    expect(found[0]).toMatchObject({ key: 'theme.light.muted', line: lineOf('#8a97a4') });
    expect(found[0]?.message).toMatch(/muted #8a97a4 on canvas #f2f4f7 \(light\): contrast 2\.\d\d, needed 4\.5/);
    const passing = found.map(({ advice }) => /#[0-9a-f]{6}/.exec(advice)?.[0] ?? '');
    brands.edit('harborlight', '#8a97a4', passing.toSorted()[0] ?? '');
    expect(check()).toEqual([]);
  });

  it('bears 1,000 levels and half a megabyte', () => {
    writeFileSync(brands.file('harborlight'), `${'{"a":'.repeat(1_000)}1${'}'.repeat(1_000)}`);
    expect(check()).toMatchObject([{ check: 'not-json', message: expect.stringContaining('nested too deep') }]);
    writeFileSync(brands.file('harborlight'), `{"name": "${'x'.repeat(600_000)}"}`);
    expect(check()).toMatchObject([{ check: 'not-json', message: expect.stringContaining('larger than 512 KB') }]);
  });
});

describe('who operates the site', () => {
  interface Company {
    licences: unknown[];
    disputeBody?: unknown;
    ombudsman?: unknown;
  }
  const without = (id: string, change: (brand: { company?: Company }) => void): void => {
    const brand = JSON.parse(brands.read(id)) as { company?: Company };
    change(brand);
    writeFileSync(brands.file(id), JSON.stringify(brand, null, 2));
  };

  it('is a warning when no company is named', () => {
    without('harborlight', (brand) => delete brand.company);
    expect(check()).toMatchObject([{ check: 'missing-company', severity: 'warning' }]);
  });

  it('needs a licence where the profile is for licensed operators, and nowhere else', () => {
    without('ventoverde', ({ company }) => company?.licences.splice(0));
    const place = { key: 'company.licences', line: lineOf('"licences"', 'ventoverde') };
    expect(check('ventoverde')).toMatchObject([{ check: 'missing-company', ...place }]);
    without('harborlight', ({ company }) => company?.licences.splice(0));
    expect(check()).toEqual([]);
  });

  it.each([
    ['pennygate', 'disputeBody'],
    ['ventoverde', 'ombudsman'],
  ] as const)('%s names who answers complaints: company.%s', (id, property) => {
    without(id, ({ company }) => delete company?.[property]);
    expect(check(id)).toMatchObject([{ check: 'missing-company', message: expect.stringContaining(property) }]);
  });
});
