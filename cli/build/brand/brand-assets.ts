import { type Brand, FACE_LICENCE_FILE, MAX_FACE_BYTES } from '#contract/brand';

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

/** Shown with shared links to the site. */
export const SHARE_PICTURE = { file: 'share.png', width: 1200, height: 630 } as const;

export function brandAssets(brand: Brand): readonly BrandAsset[] {
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
    ...(brand.head?.share === 'art'
      ? [
          {
            file: SHARE_PICTURE.file,
            size: [SHARE_PICTURE.width, SHARE_PICTURE.height],
            key: 'head.share',
            kind: 'png',
            maxBytes: 256 * KB,
          } as const,
        ]
      : []),
    ...faceFiles(brand),
  ];
}

function faceFiles({ fonts: { face } }: Brand): readonly BrandAsset[] {
  if (face === undefined) return [];
  const fonts = Object.entries(face.files).flatMap(([range, file = '']) =>
    file === '' ? [] : [{ file, key: `fonts.face.files.${range}`, kind: 'font' as const, maxBytes: MAX_FACE_BYTES }],
  );
  return [...fonts, { file: FACE_LICENCE_FILE, key: 'fonts.face.licence', kind: 'text', maxBytes: 32 * KB }];
}
