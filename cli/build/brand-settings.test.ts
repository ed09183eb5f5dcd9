import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Brand, FONT_STACKS, ThemeTokens } from '#contract/brand';
import { stampBrand } from './stamp-brand.ts';
import { fillRoot } from '#cli/test/root.ts';

const repository = process.cwd();
const root = mkdtempSync(path.join(tmpdir(), 'slipway-settings-'));
const TOKENS = Object.keys(ThemeTokens.entries);
const colours = (first: string) =>
  Object.fromEntries(TOKENS.map((token, index) => [token, `#${first}${String(index).padStart(4, '0')}`]));
const services = ['sports', '3rd-game', 'pggame', 'tadaGame', 'otherChat', 'activities'];
const origins = [...services, 'content', 'push', 'chat'];

/** Every setting that the build uses up, otherwise than in the brand it was copied from. */
const OTHERWISE = {
  id: 'tried',
  name: 'Tried & Sons',
  tagline: 'Words of the trial.',
  domains: ['tried.example', 'www.tried.example'],
  defaultLanguage: 'tr',
  languages: ['tr', 'ko'],
  digits: { ko: 'thai' },
  headerLanguages: ['tr'],
  footerText: { tr: 'Deneme' },
  theme: { mode: 'auto', light: colours('aa'), dark: colours('bb') },
  fonts: {
    text: 'rounded',
    headings: 'serif',
    face: { name: 'Tried Sans', licence: 'OFL-1.1', use: 'headings', fit: 97, files: { latin: 'face-latin.woff2' } },
  },
  layout: {
    corners: 'square',
    density: 'compact',
    banner: 'plain',
    elevation: 'flat',
    home: ['sports', 'banners'],
    navigation: 'top',
    slip: 'drawer',
    row: 'board',
    cards: 'block',
    hero: 'poster',
    icons: 'fine',
    iconSet: 'solid',
    header: 'high',
    logo: 'large',
  },
  markets: { soccer: ['handicap', 'wl'] },
  oddsFormat: 'american',
  menu: ['announcements'],
  footer: { columns: ['company'] },
  pages: ['club'],
  sponsors: [{ name: 'Other', logo: 'sponsor-other.svg', url: 'https://other.example/' }],
  upstream: {
    basePaths: Object.fromEntries(services.map((service) => [service, `/tried/${service}-there`])),
    origins: Object.fromEntries(origins.map((name) => [name, `http://${name.toLowerCase()}.tried.example:5000`])),
    idempotency: 'keyed',
    tellsSessionEnd: true,
  },
  frameOrigins: ['https://frames.tried.example'],
  security: { contact: 'mailto:security@tried.example', contactUntil: '2027-06-30', httpsSubdomains: true },
  storageSecret: { env: 'SLIPWAY_TRIED_SECRET' },
  csp: { img: ['https://pictures.tried.example'], connect: ['https://calls.tried.example'] },
};

/** Where in the build, and what is there then. */
const SHOWN: readonly (readonly [key: string, file: RegExp, text: string])[] = [
  ['id', /index\.html$/, '"id":"tried"'],
  ['name', /manifest\.webmanifest$/, '"name": "Tried & Sons"'],
  ['name', /index\.html$/, '<title>Tried &amp; Sons</title>'],
  ['tagline', /manifest\.webmanifest$/, '"description": "Words of the trial."'],
  ['tagline', /index\.html$/, '<meta name="description" content="Words of the trial.">'],
  ['domains', /Caddyfile$/, 'tried.example, www.tried.example {'],
  ['defaultLanguage', /index\.html$/, '<html lang="tr" '],
  ['digits', /index\.html$/, ' data-digits-ko="thai"'],
  ['defaultLanguage', /manifest\.webmanifest$/, '"lang": "tr"'],
  ...TOKENS.flatMap((token, index) => [
    [`theme.light.${token}`, /theme-\w+\.css$/, `--color-${token}:${Object.values(colours('aa'))[index]};`] as const,
    [`theme.dark.${token}`, /theme-\w+\.css$/, `--color-${token}:${Object.values(colours('bb'))[index]};`] as const,
  ]),
  ['fonts.text', /theme-\w+\.css$/, `{font-family:${FONT_STACKS.rounded};`],
  ['fonts.headings', /theme-\w+\.css$/, `--font-headings:'Tried Sans','Tried Sans until then',${FONT_STACKS.serif};`],
  ['layout.corners', /theme-\w+\.css$/, '--radius-small:0;'],
  ['layout.density', /theme-\w+\.css$/, '--space-4:0.875rem;'],
  ['layout.elevation', /theme-\w+\.css$/, '--shadow:0 0 0 1px'],
  ...(['navigation="top"', 'slip="drawer"', 'row="board"', 'cards="block"', 'hero="poster"'] as const).map(
    (attribute) => [`layout.${attribute}`, /index\.html$/, ` data-${attribute}`] as const,
  ),
  ['layout.home', /index\.html$/, '<main class="static-main"><div class="static-first">'],
  ['layout.cards', /theme-\w+\.css$/, '--shadow:0 0 0 2px'],
  ['layout.header', /theme-\w+\.css$/, '--header-height:4.5rem;'],
  ['layout.logo', /theme-\w+\.css$/, '{inline-size:min(2.5rem,10vw);block-size:min(2.5rem,10vw)}'],
  ['markets', /index\.html$/, '"markets":{"soccer":["handicap","wl"]'],
  ['oddsFormat', /index\.html$/, '"oddsFormat":"american"'],
  ['menu', /index\.html$/, '"menu":["announcements"]'],
  ['footer.columns', /index\.html$/, '"footer":{"columns":["company"]}'],
  ['pages', /sitemap\.xml$/, '/pages/club'],
  ['layout.iconSet', /face-\w+\.css$/, 'svg.lucide-trophy{--icon:'],
  ['layout.icons', /theme-\w+\.css$/, '{stroke-width:1.25}'],
  ...services.map((service) => [`upstream.basePaths.${service}`, /nginx\.conf$/, `/tried/${service}-there`] as const),
  ...origins.flatMap((name) =>
    [/nginx\.conf$/, /caddy-snippet$/, /server\.json$/].map(
      (file) => [`upstream.origins.${name}`, file, `http://${name.toLowerCase()}.tried.example:5000`] as const,
    ),
  ),
  ['upstream.idempotency', /index\.html$/, '"upstream":{"idempotency":"keyed",'],
  ['upstream.tellsSessionEnd', /index\.html$/, ',"tellsSessionEnd":true}'],
  ['frameOrigins', /headers\.json$/, 'frame-src https://frames.tried.example'],
  ['csp.img', /headers\.json$/, "img-src 'self' data: https://pictures.tried.example"],
  ['csp.connect', /headers\.json$/, "connect-src 'self' https://calls.tried.example"],
  ['security.contact', /security\.txt$/, 'Contact: mailto:security@tried.example\n'],
  ['security.contactUntil', /security\.txt$/, 'Expires: 2027-06-30T00:00:00.000Z\n'],
  ...[/nginx\.conf$/, /caddy-snippet$/, /_headers$/].map(
    (file) => ['security.httpsSubdomains', file, 'max-age=63072000; includeSubDomains'] as const,
  ),
  ['storageSecret.env', /index\.html$/, '"storageKey":"'],
];

describe('settings that the build uses up', () => {
  let plain: ReadonlyMap<string, string>;
  let otherwise: ReadonlyMap<string, string>;

  beforeAll(async () => {
    const app = fillRoot(root);
    const [from, to] = ['harborlight', 'tried'].map((id) => path.join(root, 'brands', id));
    if (from === undefined || to === undefined) throw new Error('two brands');
    cpSync(from, to, { recursive: true });
    for (const file of ['face-latin.woff2', 'face-licence.txt'])
      cpSync(path.join(root, 'brands/pennygate', file), path.join(to, file));
    cpSync(path.join(to, 'sponsor-tidewater.svg'), path.join(to, 'sponsor-other.svg'));
    for (const language of ['tr', 'ko']) mkdirSync(path.join(to, 'locales', language), { recursive: true });
    writeFileSync(
      path.join(to, 'locales/tr/page-club.json'),
      JSON.stringify({ title: 'Kulüp', one: { title: 'Bir', text: 'A\n\nB' } }),
    );
    const brand = JSON.parse(readFileSync(path.join(from, 'brand.json'), 'utf8')) as Brand;
    writeFileSync(path.join(to, 'brand.json'), JSON.stringify({ ...brand, ...OTHERWISE }));
    process.env['SLIPWAY_TRIED_SECRET'] = 'only here';
    const built = async (id: string) => {
      const site = await stampBrand({ root, id, app, out: 'out' });
      return new Map([...filesOf(site), ...filesOf(path.join(root, 'out/_hosting', id))]);
    };
    [plain, otherwise] = [await built('harborlight'), await built('tried')];
  });
  afterAll(() => {
    delete process.env['SLIPWAY_TRIED_SECRET'];
    rmSync(root, { recursive: true, force: true });
  });

  const inFile = (files: ReadonlyMap<string, string>, name: RegExp) =>
    [...files].flatMap(([file, text]) => (name.test(file) ? [text] : [])).join('\n');

  it.each(SHOWN)('%s is seen in %s', (_, file, text) => {
    expect(inFile(otherwise, file)).toContain(text);
    expect(inFile(plain, file)).not.toContain(text);
  });

  it('theme.mode decides which palette there is', async () => {
    const auto = inFile(otherwise, /theme-\w+\.css$/);
    expect(auto).toContain('@media (prefers-color-scheme:dark)');
    const { themeCss } = await import('./theme-css.ts');
    const theme = { ...OTHERWISE.theme, mode: 'dark' } as Brand['theme'];
    const dark = themeCss({ ...OTHERWISE, theme } as unknown as Brand);
    expect(dark).toContain('color-scheme:only dark;--color-canvas:#bb0000;');
    expect(dark).not.toContain('#aa0000');
  });

  it('fonts.face is asked for by a stylesheet of its own, after the first paint', () => {
    const face = [...otherwise].find(([file]) => /\/face-\w+\.css$/.test(file));
    expect(face?.[1]).toContain("font-family:'Tried Sans';src:url(/brand/face-latin.woff2)");
    const page = inFile(otherwise, /index\.html$/);
    expect(page).toContain(`data-face="/${path.basename(face?.[0] ?? '')}"`);
    expect(page).not.toContain('rel="stylesheet" href="/face');
    expect(inFile(otherwise, /theme-\w+\.css$/)).toContain('size-adjust:97%');
    expect([...otherwise.keys()].filter((file) => /brand\/face/.test(file)).map((file) => path.basename(file))).toEqual(
      expect.arrayContaining(['face-latin.woff2', 'face-licence.txt']),
    );
    // A brand without a face names none.
    expect([...plain.keys()].filter((file) => file.includes('face'))).toEqual([]);
    expect(inFile(plain, /index\.html$/)).not.toContain('data-face');
  });

  it('a brand without settings of layout is built as before there were any', () => {
    expect(inFile(plain, /index\.html$/)).toMatch(/<html lang="pt">/);
    expect(inFile(plain, /theme-\w+\.css$/)).toMatch(/h1,h2\{font-family:var\(--font-headings\)\}\n$/);
  });

  it('pages of its own are whole in each language', () => {
    const page = (language: string) =>
      JSON.parse(inFile(otherwise, new RegExp(`${language}/page-club\\.json$`)) || '{}') as object;
    expect(page('tr')).toEqual({ title: 'Kulüp', one: { title: 'Bir', text: 'A\n\nB' } });
    expect(page('ko')).toEqual({ ...page('tr'), lang: 'tr' });
    const footer = JSON.parse(inFile(otherwise, /ko\/footer\.json$/)) as { pages: Record<string, string> };
    expect(footer.pages['club']).toBe('Kulüp');
    expect(Object.keys(footer.pages)).toContain('terms');
    const head = [...otherwise].find(([file]) => file.endsWith('heads/tr/pages/club.html'))?.[1];
    expect(head).toContain('<title>Kulüp · Tried &amp; Sons</title>');
  });

  it('odds in another format than decimal are not drawn before the app, which has the formats', () => {
    const early = (files: ReadonlyMap<string, string>) => inFile(files, /index\.html$/).replaceAll('&quot;', '"');
    expect(early(plain)).toContain('"first":{"view":"lobby"');
    expect(early(otherwise)).not.toContain('"first":{');
  });

  it('languages are those whose texts are there', () => {
    const languages = [...otherwise.keys()].flatMap(
      (file) => /locales\/\w+\/(\w+)\/first\.json$/.exec(file)?.[1] ?? [],
    );
    expect(languages.toSorted()).toEqual(['ko', 'tr']);
  });

  it('layout.banner and sponsors decide which pictures there are', () => {
    const pictures = (files: ReadonlyMap<string, string>) =>
      [...files.keys()].flatMap((file) => /brand\/(banner|sponsor-\w+)\.svg$/.exec(file)?.[1] ?? []).toSorted();
    expect(pictures(plain)).toEqual(['banner', 'sponsor-tidewater']);
    expect(pictures(otherwise)).toEqual(['sponsor-other']);
  });

  it('every colour, corner, room, shadow and font is used by a stylesheet of the app', () => {
    const sheets = [...filesOf(path.join(repository, 'app'))].flatMap(([file, text]) =>
      file.endsWith('.css') ? [text] : [],
    );
    const used = sheets.join('\n');
    for (const token of TOKENS) expect(used).toContain(`var(--color-${token})`);
    for (const name of [
      'radius-small',
      'radius',
      'radius-large',
      'space-4',
      'space-5',
      'space-6',
      'shadow',
      'header-height',
    ])
      expect(used).toContain(`var(--${name})`);
  });
});

function filesOf(folder: string): readonly (readonly [string, string])[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => path.join(folder, name))
    .filter((file) => statSync(file).isFile())
    .map((file) => [file, readFileSync(file, 'utf8')] as const);
}
