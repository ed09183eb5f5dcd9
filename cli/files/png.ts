import { createHash } from 'node:crypto';
import { PNG } from 'pngjs';

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** End of width and height in the header. */
const HEADER_END = 24;
/** Pixels a side: 16 MB decoded. A file of 128 KB can claim gigabytes. */
const MAX_SIDE = 2_048;

type Read = { readonly width: number; readonly height: number } | { readonly problem: string };

/** By content: `start` and `build` check the same pictures many times, and one of 1200 x 630 takes 60 ms to decode. */
const known = new Map<string, Read>();

/**
 * The size of a PNG, or what is wrong with it. All of it is decoded, to find damaged files.
 *
 * @example readPng(bytes) // { width: 192, height: 192 }
 */
export function readPng(bytes: Buffer): Read {
  const content = createHash('sha256').update(bytes).digest('hex');
  const read = known.get(content) ?? decode(bytes);
  known.set(content, read);
  return read;
}

function decode(bytes: Buffer): Read {
  if (!bytes.subarray(0, SIGNATURE.length).equals(SIGNATURE)) return { problem: 'it does not begin as a PNG does' };
  if (bytes.length < HEADER_END) return { problem: 'it is cut off' };
  if (Math.max(bytes.readUInt32BE(16), bytes.readUInt32BE(20)) > MAX_SIDE)
    return { problem: `it is larger than ${MAX_SIDE} pixels a side` };
  try {
    const { width, height } = PNG.sync.read(bytes);
    return { width, height };
  } catch {
    return { problem: 'it is cut off or damaged' };
  }
}

/**
 * A PNG of 8-bit RGBA pixels, made without a browser.
 *
 * @param colourAt colour of a point, red, green, blue and opacity from 0 to 255
 */
export function writePng(size: number, colourAt: (x: number, y: number) => readonly number[]): Buffer {
  const png = new PNG({ width: size, height: size });
  for (let y = 0; y < size; y += 1) for (let x = 0; x < size; x += 1) png.data.set(colourAt(x, y), (y * size + x) * 4);
  return PNG.sync.write(png, { deflateLevel: 9, deflateStrategy: 0, filterType: 0 });
}
