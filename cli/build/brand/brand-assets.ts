import { type Brand, FACE_LICENCE_FILE, MAX_FACE_BYTES } from '#contract/brand';
import { pagePictures, SHARE_PICTURE } from '#cli/build/heads/game-pages.ts';

export interface BrandAsset {
  readonly file: string;
  /** Dotted path of the property with its name; empty for files of every brand. */
  readonly key: string;
  readonly size?: readonly [width: number, height: number];
  /** The logo is in the first view of every page. */
  readonly maxBytes: number;
  readonly kind: 'svg' | 'png' | 'font' | 'text';
}

const KB = 1024;
export const MAX_LOGO_BYTES = 16 * KB;

/** Icons of the manifest and the page; `slipway brand icons` draws them from the logo. */
export const ICONS = [
  { file: 'icon-192.png', size: 192, purpose: 'any' },
  { file: 'icon-512.png', size: 512, purpose: 'any' },
  { file: 'icon-maskable-512.png', size: 512, purpose: 'maskable' },
  { file: 'apple-touch-icon.png', size: 180, purpose: 'apple' },
] as const;

/** @param isThere whether the brand has a file that it need not have: the pictures of shared links to its sports and games */
export function brandAssets(brand: Brand, isThere: (file: string) => boolean = () => false): readonly BrandAsset[] {
  return [
    { file: 'logo.svg', key: '', kind: 'svg', maxBytes: MAX_LOGO_BYTES },
    ...ICONS.map(({ file, size }) => ({ file, size: [size, size], key: '', kind: 'png', maxBytes: 128 * KB }) as const),
    ...(brand.layout.banner === 'art'
      ? [{ file: 'banner.svg', key: 'layout.banner', kind: 'svg', maxBytes: 48 * KB } as const]
      : []),
    ...brand.sponsors.map(({ logo }, index) => ({
      file: logo,
      key: `sponsors.${index}.logo`,
      kind: logo.endsWith('.png') ? ('png' as const) : ('svg' as const),
      maxBytes: 64 * KB,
    })),
    ...sharePictures(brand, isThere),
    ...faceFiles(brand),
  ];
}

function sharePictures(brand: Brand, isThere: (file: string) => boolean): readonly BrandAsset[] {
  if (brand.head?.share !== 'art') return [];
  const pages = [...pagePictures(brand).values()].map(({ file }) => file).filter(isThere);
  const files = new Set([SHARE_PICTURE.file, ...pages]);
  const size = [SHARE_PICTURE.width, SHARE_PICTURE.height] as const;
  return [...files].map((file) => ({ file, size, key: 'head.share', kind: 'png', maxBytes: 256 * KB }));
}

function faceFiles({ fonts: { face } }: Brand): readonly BrandAsset[] {
  if (face === undefined) return [];
  const fonts = Object.entries(face.files).flatMap(([range, file = '']) =>
    file === '' ? [] : [{ file, key: `fonts.face.files.${range}`, kind: 'font' as const, maxBytes: MAX_FACE_BYTES }],
  );
  return [...fonts, { file: FACE_LICENCE_FILE, key: 'fonts.face.licence', kind: 'text', maxBytes: 32 * KB }];
}
