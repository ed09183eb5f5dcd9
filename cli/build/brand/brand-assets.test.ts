import { expect, it } from 'vitest';
import type { Brand } from '#contract/brand';
import { readBrand } from './read-brand.ts';
import { brandAssets } from './brand-assets.ts';

it('the pictures and fonts of a brand are these, with their sizes and most bytes', async () => {
  const brand = await readBrand(process.cwd(), 'harborlight');
  const plain: Brand = {
    ...brand,
    layout: { ...brand.layout, banner: 'plain' },
    sponsors: [],
    fonts: { ...brand.fonts },
  };
  delete (plain as { head?: unknown }).head;
  delete (plain.fonts as { face?: unknown }).face;
  const face = { name: 'Own', licence: 'OFL-1.1', use: 'all', files: { latin: 'own.woff2', cyrillic: '' } };
  const all = {
    ...plain,
    layout: { ...brand.layout, banner: 'art' },
    sponsors: [
      { name: 'A', logo: 'a.png' },
      { name: 'B', logo: 'b.svg' },
    ],
    sports: ['soccer'],
    games: ['hkmarksix'],
    head: { share: 'art' },
    fonts: { ...plain.fonts, face },
  } as unknown as Brand;
  const lineOf = ({ file, key, kind, size, maxBytes }: ReturnType<typeof brandAssets>[number]) =>
    [file, kind, key, size?.join(' x ') ?? '', maxBytes].join(', ');
  const icons = [
    'logo.svg, svg, , , 16384',
    'icon-192.png, png, , 192 x 192, 131072',
    'icon-512.png, png, , 512 x 512, 131072',
    'icon-maskable-512.png, png, , 512 x 512, 131072',
    'apple-touch-icon.png, png, , 180 x 180, 131072',
  ];
  expect(brandAssets(plain).map(lineOf)).toEqual(icons);
  const isThere = (file: string) => file !== 'share-ticket.png';
  expect(brandAssets(all, isThere).map(lineOf)).toEqual([
    ...icons,
    'banner.svg, svg, layout.banner, , 49152',
    'a.png, png, sponsors.0.logo, , 65536',
    'b.svg, svg, sponsors.1.logo, , 65536',
    'share.png, png, head.share, 1200 x 630, 262144',
    'share-soccer.png, png, head.share, 1200 x 630, 262144',
    'own.woff2, font, fonts.face.files.latin, , 40960',
    'face-licence.txt, text, fonts.face.licence, , 32768',
  ]);
});
