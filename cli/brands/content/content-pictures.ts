import path from 'node:path';
import type { Brand } from '#contract/brand';
import { svgProblem } from '#cli/build/brand/svg-problem.ts';
import { readInside } from '#cli/build/brand/read-inside.ts';

/** Names of pictures; no subfolders. */
export const PICTURES = /^[\w-][\w.-]{0,80}\.(?:svg|png|jpg|webp)$/;

const MAX_PICTURE_BYTES = 512 * 1024;

/** First bytes of each type; for WebP those after the size. */
const STARTS: Readonly<Record<string, (bytes: Buffer) => boolean>> = {
  '.png': (bytes) => bytes.subarray(1, 4).toString('latin1') === 'PNG',
  '.jpg': (bytes) => bytes[0] === 0xff && bytes[1] === 0xd8,
  '.webp': (bytes) => bytes.subarray(8, 12).toString('latin1') === 'WEBP',
};

/** The bytes of a picture, or why it cannot be shown. */
export function readPicture(folder: string, name: string): Buffer | string {
  const inside = readInside(folder, name, MAX_PICTURE_BYTES);
  if (inside.state === 'too-large') return `it has ${inside.size} bytes; at most ${MAX_PICTURE_BYTES} are shown`;
  if (inside.state !== 'read')
    return inside.state === 'missing' ? 'there is no such file' : 'it is not a file of this folder';
  const type = path.extname(name);
  if (type === '.svg') return svgProblem(inside.bytes) ?? inside.bytes;
  return STARTS[type]?.(inside.bytes) === true ? inside.bytes : `it is not a ${type.slice(1)} picture`;
}

export function pictureProblem(
  { csp }: Brand,
  folder: string,
  picture: string,
): readonly [message: string, advice: string] | undefined {
  if (PICTURES.test(picture)) {
    const read = readPicture(folder, picture);
    return typeof read === 'string'
      ? [`${picture}: ${read}.`, 'Put a picture of that name beside this file.']
      : undefined;
  }
  const { origin } = new URL(picture);
  if (csp.img.includes(origin)) return undefined;
  return [
    `${origin} is not in csp.img: the page would not load the picture.`,
    `Add "${origin}" to csp.img in brand.json.`,
  ];
}
