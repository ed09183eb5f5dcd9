import { expect, it } from 'vitest';
import { readBrand } from '#cli/build/brand/read-brand.ts';
import { gatherTexts } from '#cli/build/gather-texts.ts';
import { pageHead } from './head-metadata.ts';
import { pageHeads } from './page-heads.ts';
import { publicPages, sitemap } from './sitemap.ts';

const root = process.cwd();

it('every public page of every language has a title, a description, an address and alternates of its own', async () => {
  const brand = await readBrand(root, 'harborlight');
  const owner = { brandFolder: `${root}/brands/harborlight`, profile: brand.profile };
  const { files } = await gatherTexts(root, brand.languages, owner, new Map());
  const page = `<html lang="${brand.defaultLanguage}" data-slip="drawer"><head>${pageHead(brand)}</head>`;
  const heads = new Map(pageHeads(brand, page, files, (file) => file !== 'share-cricket.png'));
  const wanted = brand.languages.length * publicPages(brand).length;
  // The home page of the default language is index.html.
  expect(heads.size).toBe(wanted - 1);
  const all = [...heads.values(), page];
  const only = (pattern: RegExp) => all.map((html) => pattern.exec(html)?.[1] ?? '');
  const addresses = only(/rel="canonical" href="([^"]+)"/);
  expect(new Set(addresses).size).toBe(wanted);
  // What the sitemap names is what the pages call themselves.
  const listed = [...sitemap(brand).matchAll(/hreflang="[a-z]{2}" href="([^"]+)"/g)].map(([, href]) => href);
  expect(listed.toSorted()).toEqual(addresses.toSorted());
  const turkish = heads.get('heads/tr/sport/soccer.html') ?? '';
  expect(turkish).toContain('<html lang="tr" data-slip="drawer">');
  expect(turkish).toContain('<title>Futbol · Harborlight</title>');
  expect(turkish).toContain('<meta name="description" content="Futbol · ');
  expect(turkish).toContain('<meta property="og:url" content="https://harborlight.example/sport/soccer?lang=tr">');
  expect(turkish).toContain('hreflang="x-default" href="https://harborlight.example/sport/soccer"');
  expect(turkish).toContain('hreflang="pt" href="https://harborlight.example/sport/soccer"');
  // A shared link shows what it leads to; the brand where there is no picture of that.
  const pictureOf = (name: string) => /og:image" content="([^"]+)"/.exec(heads.get(`heads/tr/${name}.html`) ?? '')?.[1];
  expect(['sport/soccer', 'lottery/hkmarksix', 'sport/cricket', 'pages/faq'].map(pictureOf)).toEqual([
    'https://harborlight.example/brand/share-soccer.png',
    'https://harborlight.example/brand/share-ticket.png',
    'https://harborlight.example/brand/share.png',
    'https://harborlight.example/brand/share.png',
  ]);
  expect(only(/<title>([^<]*)/).filter((title) => title === '' || /undefined|:/.test(title))).toEqual([]);
});

it('a game that is not open yet has no page of its own', async () => {
  const brand = await readBrand(root, 'harborlight');
  const opened = publicPages({ ...brand, notOpen: {} });
  const closed = publicPages({ ...brand, notOpen: { soccer: 'soon' } as never });
  expect(opened.filter((page) => !closed.includes(page))).toEqual(['/sport/soccer']);
});
