import type { Brand } from '#contract/brand';
import { ICONS } from '#cli/build/brand/brand-assets.ts';
import { channels } from '#cli/brands/colour/contrast.ts';
import { writePng } from '#cli/files/png.ts';

/** A plain logo (a ring with a dot) and its icons in the brand's colours, so that a new brand is complete. Needs no browser. */
export function starterPictures({ theme }: Pick<Brand, 'theme'>): Readonly<Record<string, string | Buffer>> {
  const { accent, 'accent-text': ink, chrome } = theme.light;
  const logo = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="64" height="64">
<rect width="64" height="64" rx="14" fill="${accent}"/>
<circle cx="32" cy="32" r="17" fill="none" stroke="${ink}" stroke-width="7"/>
<circle cx="45" cy="19" r="6" fill="${ink}"/>
</svg>
`;
  const pictures: Record<string, string | Buffer> = { 'logo.svg': logo };
  for (const { file, size, purpose } of ICONS) {
    const scale = purpose === 'any' ? 1 : 0.62;
    pictures[file] = writePng(size, (x, y) =>
      pixel((x / size - 0.5) / scale, (y / size - 0.5) / scale, purpose !== 'any'),
    );
  }
  return pictures;

  /** Coordinates from -0.5 to 0.5. Where the system crops the icon, the background fills it. */
  function pixel(x: number, y: number, isFilled: boolean): readonly number[] {
    const fromRing = Math.abs(Math.hypot(x, y) - 17 / 64);
    const fromPoint = Math.hypot(x - 13 / 64, y + 13 / 64);
    if (fromRing < 3.5 / 64 || fromPoint < 6 / 64) return rgba(ink);
    if (Math.max(Math.abs(x), Math.abs(y)) <= 0.5) return rgba(accent);
    return isFilled ? rgba(chrome) : [0, 0, 0, 0];
  }
}

function rgba(colour: string): readonly number[] {
  return [...channels(colour).map((part) => Math.round(part * 255)), 255];
}
