import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { checkBrand } from './check-brand.ts';
import { testBrands } from '#cli/test/brands.ts';

let brands: ReturnType<typeof testBrands>;
beforeAll(() => (brands = testBrands(['pennygate', 'ventoverde'])));
afterAll(() => {
  brands.remove();
  vi.useRealTimers();
});

interface Fields {
  [name: string]: unknown;
}
type Change = (brand: Fields, write: (name: string, content: string | Buffer) => void, folder: string) => void;
const inside = (value: unknown): Fields => value as Fields;

const CHANGES: Readonly<Record<string, Change>> = {
  'lists that disagree': (brand) =>
    Object.assign(brand, {
      defaultLanguage: 'pt',
      headerLanguages: ['en', 'es', 'en'],
      currency: 'BRL',
      currencies: ['GBP', 'USD', 'GBP'],
      languages: ['en', 'ru', 'en'],
      footerText: { en: '18+', tr: '18+' },
      domains: ['a.example', 'a.example'],
      sports: ['soccer', 'soccer'],
      games: ['pk10', 'pk10'],
    }),
  'nothing to offer, and no way to pay': (brand) => {
    Object.assign(brand, { sports: [], games: [], notOpen: { cricket: 'comingSoon' } });
    Object.assign(inside(brand['features']), { card: false, bank: false, eWallet: false, pix: true });
  },
  'what the profile forbids': (brand) =>
    Object.assign(inside(brand['features']), { bonus: true, checkIn: true, crypto: true, invite: true }),
  'limits the wrong way round': (brand) =>
    Object.assign(brand, { limits: { stake: { least: '5', most: '1' }, deposit: { least: '5', most: '4.99' } } }),
  'badges of a set': (brand) =>
    Object.assign(inside(brand['layout']), { icons: 'badge', iconSet: 'solid', home: ['sports', 'sports'] }),
  'game wallets without a name': (brand) =>
    Object.assign(brand, { games: ['pgGames', 'tadaGames', 'noah', 'cardGame'] }),
  'collectors that the policy blocks': (brand) =>
    Object.assign(brand, {
      errorReports: { to: 'https://collect.example/in', webVitals: false },
      analytics: { to: 'https://views.example/in' },
    }),
  'no company': (brand) => delete brand['company'],
  'a company without licence and dispute body': (brand) => {
    Object.assign(inside(brand['company']), { licences: [] });
    delete inside(brand['company'])['disputeBody'];
  },
  'colours that cannot be read': (brand) =>
    Object.assign(inside(inside(brand['theme'])['light']), {
      muted: '#cccccc',
      'primary-text': '#27386f',
      line: '#f6f4ef',
    }),
  'keys without a proof': (brand) => Object.assign(inside(brand['upstream']), { idempotency: 'keyed' }),
  'keys with a proof that is none': (brand, write) => {
    Object.assign(inside(brand['upstream']), { idempotency: 'keyed' });
    write('upstream-proof.json', '{"version":1}');
  },
  'keys with an old proof': (brand, write) => {
    Object.assign(inside(brand['upstream']), { idempotency: 'keyed' });
    const proof = {
      version: 1,
      upstream: 'https://a.example',
      provedOn: '2026-01-01',
      idempotency: 'keyed',
      checks: [],
    };
    write('upstream-proof.json', JSON.stringify(proof));
  },
  'wrong types, unknown keys, bad addresses': (brand) => {
    Object.assign(brand, { name: 5, curency: 'GBP', id: 'other', social: [{ network: 'x', url: 'javascript:x' }] });
    Object.assign(inside(brand['layout']), { corners: 'wavy', density: null });
    delete inside(brand['theme'])['mode'];
    Object.assign(brand, { frameOrigins: ['http://play.example', 'https://a b'], quickStakes: [] });
  },
  'pictures that cannot be used': (_, write, folder) => {
    write('icon-192.png', 'no picture');
    cpSync(path.join(folder, 'icon-192.png'), path.join(folder, 'kept.png'));
    rmSync(path.join(folder, 'icon-512.png'));
    write('apple-touch-icon.png', readFileSync(path.join(folder, 'icon-maskable-512.png')));
    write('logo.svg', '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 10"><script>x</script></svg>');
    write('banner.svg', 'x'.repeat(2_000_000));
    rmSync(path.join(folder, 'share.png'));
    symlinkSync('/etc/passwd', path.join(folder, 'share.png'));
  },
  'fonts that cannot be used': (_, write) => {
    write('face-latin.woff2', 'OTTO');
    write('face-licence.txt', ' \n');
  },
  'a logo that is not square': (_, write) =>
    write('logo.svg', '<svg xmlns="http://www.w3.org/2000/svg"\n viewBox="0 0 20 10"><path d="M0 0h1v1z"/></svg>'),
  'a stylesheet that loads and reaches too far': (_, write) =>
    write(
      'custom.css',
      "@import 'x.css';\n@layer a;\n@charset 'x';\na { background: url(https://evil.example/x.png) }\nb { color: red\n}\n</style>\n:root { --x: image-set('http://x' 1x) }\nc { : }\n",
    ),
  'a stylesheet that is too large': (_, write) => write('custom.css', ' '.repeat(40_000)),
  'own texts that override nothing': (_, write) => {
    write('locales/en/page-terms.json', '{"s1": 5, "nothing": "x", "s2": {"title": "{{no}} <b>x</b>"}}');
    write('locales/en/nothing.json', '{}');
    write('locales/en/slip.json', '{');
    write('locales/en/shell.json', '5');
    write('locales/ru/slip.json', '{}');
  },
  'own content that is wrong': (_, write) => {
    write('content/banners.json', '[{"id": 1, "src": "x.exe", "url": "//evil", "alt": "", "tilte": 1}, {"id": 1}]');
    write('content/promotions.json', '{"id": 1}');
  },
  'own content that cannot be read': (_, write) => {
    write('content/banners.json', '[');
    write('content/promotions.json', '[{"id": 1, "id": 2}]');
  },
  'public files that a build has': (_, write) => {
    write('public/index.html', '<script>x</script>');
    write('public/robots.txt', 'User-agent: *');
    write('public/page.html', '<script>x</script>');
    write('public/Bad Name.txt', 'x');
    write('public/large.txt', 'x'.repeat(3_000_000));
    write('public/.hidden', 'x');
    write('public/assets/x.js', 'x');
  },
};

/** What another profile says otherwise. */
const OF_PROFILE = [
  'nothing to offer, and no way to pay',
  'what the profile forbids',
  'lists that disagree',
  'a company without licence and dispute body',
];

it('a brand with each mistake has these findings', async () => {
  vi.useFakeTimers({ now: Date.parse('2026-11-23T12:00:00Z'), toFake: ['Date'] });
  const parts: string[] = [];
  for (const id of ['pennygate', 'ventoverde']) {
    const folder = path.dirname(brands.file(id));
    for (const [name, change] of Object.entries(CHANGES)) {
      // The other has the same findings, and more languages to check.
      if (id !== 'pennygate' && !OF_PROFILE.includes(name)) continue;
      const brand = JSON.parse(brands.read(id)) as Fields;
      const write = (file: string, content: string | Buffer): void => {
        mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
        writeFileSync(path.join(folder, file), content);
      };
      change(brand, write, folder);
      write('brand.json', JSON.stringify(brand, null, 2));
      const { findings } = checkBrand(brands.root, id, process.cwd());
      parts.push(`${id}: ${name}\n`);
      for (const { file, line, column, severity, check, key, message, advice } of findings)
        parts.push(`  ${file}:${line}:${column} ${severity} ${check} ${key}\n    ${message}\n    ${advice}\n`);
      parts.push('\n');
      brands.restore();
    }
  }
  await expect(parts.join('').replaceAll(brands.root, 'FOLDER')).toMatchFileSnapshot('./outputs.txt');
});
