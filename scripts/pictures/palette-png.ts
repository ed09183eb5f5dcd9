import { deflateSync } from 'node:zlib';
import { crc32 } from '#cli/brands/images/crc32.ts';

const COLOURS_MOST = 256;
/** Colours of one bucket differ by less than an eye tells apart. */
const BUCKET_BITS = 5;
const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

interface Pixels {
  readonly width: number;
  readonly height: number;
  /** Red, green, blue, opacity of each; opacity is not looked at. */
  readonly rgba: Uint8Array;
}

/**
 * A PNG of at most 256 colours: pictures of user interfaces keep their look at a third of the size. The colours are the
 * most frequent ones, so that flat areas and text stay exact; rare ones become the nearest of these.
 */
export function palettePng({ width, height, rgba }: Pixels): Buffer {
  const keyOf = (at: number): number => {
    const drop = 8 - BUCKET_BITS;
    const [red = 0, green = 0, blue = 0] = [rgba[at], rgba[at + 1], rgba[at + 2]];
    return ((red >> drop) << (2 * BUCKET_BITS)) | ((green >> drop) << BUCKET_BITS) | (blue >> drop);
  };
  const buckets = new Map<number, Map<number, number>>();
  for (let at = 0; at < rgba.length; at += 4) {
    const key = keyOf(at);
    const colours = buckets.get(key) ?? new Map<number, number>();
    if (colours.size === 0) buckets.set(key, colours);
    const colour = ((rgba[at] ?? 0) << 16) | ((rgba[at + 1] ?? 0) << 8) | (rgba[at + 2] ?? 0);
    colours.set(colour, (colours.get(colour) ?? 0) + 1);
  }
  const palette = [...buckets.values()]
    .map((colours) => ({
      colour: [...colours].reduce((best, next) => (next[1] > best[1] ? next : best))[0],
      count: [...colours.values()].reduce((sum, count) => sum + count, 0),
    }))
    .sort((one, other) => other.count - one.count)
    .slice(0, COLOURS_MOST)
    .map(({ colour }) => colour);

  const indexes = new Map<number, number>();
  const rows = Buffer.alloc((width + 1) * height);
  for (let pixel = 0; pixel < width * height; pixel += 1) {
    const key = keyOf(pixel * 4);
    const index = indexes.get(key) ?? nearest(palette, rgba, pixel * 4);
    indexes.set(key, index);
    rows[Math.floor(pixel / width) * (width + 1) + 1 + (pixel % width)] = index;
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 3, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from(SIGNATURE),
    chunk('IHDR', header),
    chunk('PLTE', Buffer.from(palette.flatMap((colour) => [colour >> 16, (colour >> 8) & 255, colour & 255]))),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function nearest(palette: readonly number[], rgba: Uint8Array, at: number): number {
  let best = 0;
  let least = Number.POSITIVE_INFINITY;
  for (const [index, colour] of palette.entries()) {
    const distance =
      ((colour >> 16) - (rgba[at] ?? 0)) ** 2 +
      (((colour >> 8) & 255) - (rgba[at + 1] ?? 0)) ** 2 +
      ((colour & 255) - (rgba[at + 2] ?? 0)) ** 2;
    if (distance < least) [best, least] = [index, distance];
  }
  return best;
}

function chunk(name: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), content]);
  const framed = Buffer.alloc(body.length + 8);
  framed.writeUInt32BE(content.length, 0);
  body.copy(framed, 4);
  framed.writeUInt32BE(crc32(body), body.length + 4);
  return framed;
}
