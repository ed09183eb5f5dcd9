import type { Brand } from '#contract/brand/brand.ts';

export interface BrandAsset {
  readonly file: string;
  /** Dotted path of the member that asks for it; empty for those that every brand has. */
  readonly key: string;
  /** Width and height of a PNG, exactly. */
  readonly size?: number;
  /** Bytes at most: the logo is in the first view of every page. */
  readonly most: number;
}

const KB = 1024;

/** What the manifest and the page point at; drawn from the logo by `slipway brand icons`. */
export const ICONS = [
  { file: 'icon-192.png', size: 192, purpose: 'any' },
  { file: 'icon-512.png', size: 512, purpose: 'any' },
  { file: 'icon-maskable-512.png', size: 512, purpose: 'maskable' },
  { file: 'apple-touch-icon.png', size: 180, purpose: 'apple' },
] as const;

/** Every picture of a brand. */
export function brandAssets(brand: Brand): readonly BrandAsset[] {
  return [
    { file: 'logo.svg', key: '', most: 16 * KB },
    ...ICONS.map(({ file, size }) => ({ file, size, key: '', most: 128 * KB })),
    ...(brand.layout.banner === 'art' ? [{ file: 'banner.svg', key: 'layout.banner', most: 48 * KB }] : []),
    ...brand.sponsors.map(({ logo }, index) => ({ file: logo, key: `sponsors.${index}.logo`, most: 64 * KB })),
  ];
}
