import { cpSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Brand } from '#contract/brand';
import { testBrands } from '#cli/test/brands.ts';

let brands: ReturnType<typeof testBrands>;
beforeAll(() => {
  brands = testBrands(['nightjar', 'pennygate']);
  brands.edit('pennygate', '  "version": 2,\n', '');
  cpSync('brands/brand.schema.json', path.join(brands.root, 'brands/brand.schema.json'));
});
afterAll(() => brands.remove());

/** What a command that succeeds prints. */
async function printed(line: string, ...more: readonly string[]): Promise<string> {
  const { status, stdout, stderr } = await brands.slipway([...line.split(' '), ...more]);
  expect([status, stderr]).toEqual([0, '']);
  return stdout;
}
const brandOf = (id: string) => JSON.parse(brands.read(id)) as Brand;

describe('a brand that is made', () => {
  const OPERATOR =
    'The operator of the brand is missing. Add "company" with name, address, email and licences: the footer and the terms show it.';
  const SERVER = 'The server behind the site: upstream.origins in brand.json, or the environment of the web server.';
  const AGREEMENT = 'The player agreement: have a lawyer check the template (docs/operators/settings.md).';

  it('without answers is a whole brand, whose file says what the specification says; the rest is named', async () => {
    const secret = 'The storage secret, where you build: SLIPWAY_PLAIN_STORAGE_SECRET=...';
    expect((await printed('brand init plain')).split('\n')).toEqual([
      'Made brands/plain.',
      'Left to you:',
      ...[OPERATOR, SERVER, secret, AGREEMENT].map((each) => `  - ${each}`),
      '  next: slipway brand check plain',
      '  next: slipway brand preview plain',
      '',
    ]);
    expect(brandOf('plain')).toMatchObject({
      $schema: '../brand.schema.json',
      name: 'Plain',
      tagline: 'Plain: sports and games.',
      domains: ['plain.example'],
      profile: 'none',
      languages: ['en'],
      currency: 'USDT',
      currencies: ['USDT'],
      sports: ['soccer', 'basketball', 'bd', 'cricket', '365sports'],
      // Section 9: the sample minimum of a deposit.
      limits: { stake: { least: '0.01', most: '5000' }, deposit: { least: '100', most: '20000' } },
      footerText: { en: 'Plain. 18+' },
      upstream: { basePaths: { sports: '/sports' }, idempotency: 'none' },
      frameOrigins: [],
      storageSecret: { env: 'SLIPWAY_PLAIN_STORAGE_SECRET' },
    });
    expect(new Set(Object.values(brandOf('plain').features))).toEqual(new Set([true]));
    expect(readdirSync(path.join(brands.root, 'brands/plain')).sort()).toEqual([
      'apple-touch-icon.png',
      'brand.json',
      'icon-192.png',
      'icon-512.png',
      'icon-maskable-512.png',
      'logo.svg',
    ]);
  });

  it('under a jurisdiction has its currency and none of what it forbids; its players may deposit little', async () => {
    expect(JSON.parse(await printed('brand init british --profile uk --json'))).toEqual({
      id: 'british',
      folder: 'brands/british',
      next: ['slipway brand check british', 'slipway brand preview british'],
      left: [OPERATOR, SERVER, 'The storage secret, where you build: SLIPWAY_BRITISH_STORAGE_SECRET=...', AGREEMENT],
    });
    expect(brandOf('british')).toMatchObject({
      profile: 'uk',
      currency: 'GBP',
      limits: { deposit: { least: '10' } },
      features: { bonus: false, checkIn: false, transfer: false, crypto: false, card: true },
    });
  });

  it('with every answer says only what no answer can: the secret, and the agreement', async () => {
    const flags = {
      name: 'Vento Sul',
      tagline: 'Quick and fair',
      domain: 'vento.example',
      languages: 'pt,en',
      currency: 'BRL',
      colour: '#00703c',
      sports: 'cricket,soccer',
      games: 'pk10',
      upstream: 'http://10.0.0.5:5000',
      company: 'Vento Ltda.',
      address: 'Rua A 1',
      email: 'ola@vento.example',
      authority: 'SPA/MF',
      licence: '7/2026',
      'ombudsman-phone': '+55 81 3000 0000',
      'ombudsman-email': 'ouvidoria@vento.example',
    };
    const given = Object.entries(flags).flatMap(([flag, value]) => [`--${flag}`, value]);
    const left = (await printed('brand init vento --profile br', ...given)).match(/(?<= {2}- ).*/g);
    expect(left).toEqual(['The storage secret, where you build: SLIPWAY_VENTO_STORAGE_SECRET=...', AGREEMENT]);
    expect(brandOf('vento')).toMatchObject({
      name: 'Vento Sul',
      tagline: 'Quick and fair',
      domains: ['vento.example'],
      defaultLanguage: 'pt',
      languages: ['pt', 'en'],
      currency: 'BRL',
      sports: ['cricket', 'soccer'],
      games: ['pk10'],
      footerText: { pt: 'Vento Sul. 18+', en: 'Vento Sul. 18+' },
      company: {
        name: 'Vento Ltda.',
        licences: [{ authority: 'SPA/MF', number: '7/2026' }],
        ombudsman: { phone: '+55 81 3000 0000', email: 'ouvidoria@vento.example' },
      },
      upstream: { origins: { default: 'http://10.0.0.5:5000' } },
    });
    expect(readFileSync(path.join(brands.root, 'brands/vento/logo.svg'), 'utf8')).toContain('fill="#338152"');
  });
});

describe('a brand of an older format', () => {
  const WHY =
    '  - brand.json states the version of its format in "version", so that slipway upgrade knows what to change.';

  it('is shown what would change, and nothing is written', async () => {
    const before = brands.read('pennygate');
    const lines = (await printed('upgrade --dry-run')).split('\n');
    expect(lines).toEqual(
      expect.arrayContaining([
        'nightjar: version 2, nothing to change.',
        'pennygate: version 1 would become 2',
        WHY,
        '+   "version": 2,',
        'Nothing was written. next: slipway upgrade',
      ]),
    );
    expect(brands.read('pennygate')).toBe(before);
  });

  it('is left alone where another one is named', async () => {
    expect(JSON.parse(await printed('upgrade nightjar --json'))).toEqual({
      version: 2,
      isDryRun: false,
      brands: [{ id: 'nightjar', from: 2, changes: [], files: [] }],
      schema: [],
    });
  });

  it('gets what it lacks and keeps the rest to the letter, once', async () => {
    const whole = brands.read('pennygate').replace('brand.schema.json",\n', 'brand.schema.json",\n  "version": 2,\n');
    const lines = (await printed('upgrade')).split('\n');
    expect(lines).toEqual(expect.arrayContaining(['pennygate: version 1 is now 2', WHY, 'next: slipway brand check']));
    expect(brands.read('pennygate')).toBe(whole);
    expect(await printed('upgrade')).not.toMatch(/is now|would become/);
    expect(brands.read('pennygate')).toBe(whole);
  });
});
