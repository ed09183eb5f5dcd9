import type { Brand } from '#contract/brand';

export interface BrandAsset {
  readonly file: string;
  /** Dotted path of the property that names it; empty for those that every brand has. */
  readonly key: string;
  /** Width and height of a PNG, exactly. */
  readonly size?: number;
  /** Maximum size: the logo is in the first view of every page. */
  readonly maxBytes: number;
}

const KB = 1024;

/** Icons of the manifest and the page; `slipway brand icons` draws them from the logo. */
export const ICONS = [
  { file: 'icon-192.png', size: 192, purpose: 'any' },
  { file: 'icon-512.png', size: 512, purpose: 'any' },
  { file: 'icon-maskable-512.png', size: 512, purpose: 'maskable' },
  { file: 'apple-touch-icon.png', size: 180, purpose: 'apple' },
] as const;

/** Every picture of a brand. */
export function brandAssets(brand: Brand): readonly BrandAsset[] {
  return [
    { file: 'logo.svg', key: '', maxBytes: 16 * KB },
    ...ICONS.map(({ file, size }) => ({ file, size, key: '', maxBytes: 128 * KB })),
    ...(brand.layout.banner === 'art' ? [{ file: 'banner.svg', key: 'layout.banner', maxBytes: 48 * KB }] : []),
    ...brand.sponsors.map(({ logo }, index) => ({ file: logo, key: `sponsors.${index}.logo`, maxBytes: 64 * KB })),
  ];
}
