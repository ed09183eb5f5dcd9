import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Brand } from '#contract/brand';
import { brandAssets, type BrandAsset, MAX_LOGO_BYTES } from '#cli/build/brand/brand-assets.ts';
import type { BrandProblem } from '#cli/build/brand/brand-finding.ts';
import { readPng } from '#cli/files/png.ts';
import { svgProblem } from '#cli/build/brand/svg-problem.ts';
import { lineAndColumn } from '#cli/files/line-and-column.ts';
import { readInside } from '#cli/build/brand/read-inside.ts';

export function checkAssets(brand: Brand, folder: string): BrandProblem[] {
  const isThere = (file: string): boolean => existsSync(path.join(folder, file));
  return [...brandAssets(brand, isThere).flatMap((asset) => assetProblem(asset, folder) ?? []), ...logoShape(folder)];
}

export function assetProblem(asset: BrandAsset, folder: string, id = path.basename(folder)): BrandProblem | undefined {
  const { file, key, size, maxBytes, kind } = asset;
  const isFont = kind === 'font' || kind === 'text';
  // Reported at the property that names the picture, else at the picture itself.
  const where = key === '' ? { key, file } : { key };
  const inside = readInside(folder, file, maxBytes);
  if (inside.state === 'outside')
    return {
      ...where,
      check: 'symlink',
      message: `${file} is a link that leads out of the brand folder.`,
      advice: 'Replace the link by the file itself.',
    };
  if (inside.state === 'too-large')
    return {
      ...where,
      check: isFont ? 'bad-font' : 'bad-image',
      message: `${file} has ${inside.size} bytes; at most ${maxBytes} are allowed.`,
      advice: isFont ? SUBSET : 'Simplify the picture or compress it.',
    };
  if (inside.state === 'no-file')
    return {
      ...where,
      check: 'missing-asset',
      message: `${file} cannot be read: ${inside.why.replace(/\.$/, '')}.`,
      advice: 'Put a regular file in its place that you may read.',
    };
  if (inside.state !== 'read')
    return { ...where, check: 'missing-asset', message: `${file} is missing.`, advice: remedy(id, asset) };
  const problem = PROBLEMS[kind](inside.bytes, size);
  if (problem === undefined) return undefined;
  return {
    ...where,
    check: isFont ? 'bad-font' : 'bad-image',
    message: `${file}: ${problem}.`,
    advice: remedy(id, asset),
  };
}

const PROBLEMS: Readonly<Record<BrandAsset['kind'], (bytes: Buffer, size: BrandAsset['size']) => string | undefined>> =
  {
    svg: svgProblem,
    png: pngProblem,
    font: (bytes) => (bytes.subarray(0, 4).toString('latin1') === 'wOF2' ? undefined : 'it is not a WOFF2 font'),
    text: (bytes) => (bytes.toString('utf8').trim() === '' ? 'it is empty' : undefined),
  };

const SUBSET =
  'Subset it to the letters of your languages and one weight axis (docs/operators/settings.md, "A font of your own"), as WOFF2.';

function pngProblem(bytes: Buffer, size: BrandAsset['size']): string | undefined {
  const png = readPng(bytes);
  if ('problem' in png) return png.problem;
  if (size === undefined || (png.width === size[0] && png.height === size[1])) return undefined;
  return `it is ${png.width} x ${png.height}, but must be ${size.join(' x ')}`;
}

function remedy(id: string, { file, kind }: BrandAsset): string {
  if (kind === 'font') return SUBSET;
  if (kind === 'text') return `Copy the licence of the font to ${file}: it is published beside the font.`;
  return file.endsWith('.png')
    ? `Draw the icons from the logo: slipway brand icons ${id}`
    : 'Use an SVG of plain shapes with a viewBox, without scripts or links.';
}

const VIEW_BOX = /viewBox\s*=\s*["']\s*[-\d.]+[\s,]+[-\d.]+[\s,]+([\d.]+)[\s,]+([\d.]+)/;
/** Invisible. */
const NEARLY = 0.02;

/** Header and icons have a square place for the logo; another shape would be small in it. */
function logoShape(folder: string): BrandProblem[] {
  const inside = readInside(folder, 'logo.svg', MAX_LOGO_BYTES);
  if (inside.state !== 'read') return [];
  const text = inside.bytes.toString('utf8');
  const box = VIEW_BOX.exec(text);
  if (box === null) return [];
  const [width, height] = [Number(box[1]), Number(box[2])];
  if (Math.abs(width - height) <= NEARLY * Math.max(width, height)) return [];
  return [
    {
      check: 'logo-shape',
      key: '',
      file: 'logo.svg',
      at: lineAndColumn(text, box.index),
      message: `The logo is ${width} x ${height}, not square.`,
      advice: 'Use the mark alone: the name stands beside it as text. Its viewBox must be as wide as it is high.',
    },
  ];
}
