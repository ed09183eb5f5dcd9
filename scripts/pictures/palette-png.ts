import { crc32, deflateSync } from 'node:zlib';

const MAX_COLOURS = 256;
const MAX_EXACT = 160;
/** Groups rare colours by the upper four bits of each channel. */
const GROUP_MASK = 0xf0f0f0;
const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

interface Pixels {
  readonly width: number;
  readonly height: number;
  /** Opacity is ignored. */
  readonly rgba: Uint8Array;
}

/**
 * A PNG with at most 256 colours, a third of the size. Most are the picture's most frequent colours, so that flat areas and text
 * stay exact; the others stand for rare ones.
 */
export function palettePng({ width, height, rgba }: Pixels): Buffer {
  const colours = new Uint32Array(width * height);
  const counts = new Map<number, number>();
  for (let pixel = 0; pixel < colours.length; pixel += 1) {
    const at = pixel * 4;
    const colour = ((rgba[at] ?? 0) << 16) | ((rgba[at + 1] ?? 0) << 8) | (rgba[at + 2] ?? 0);
    colours[pixel] = colour;
    counts.set(colour, (counts.get(colour) ?? 0) + 1);
  }
  const palette = choose(counts);
  const indexes = new Map<number, number>([...counts.keys()].map((colour) => [colour, nearest(palette, colour)]));
  const rows = Buffer.alloc((width + 1) * height);
  for (const [pixel, colour] of colours.entries())
    rows[Math.floor(pixel / width) * (width + 1) + 1 + (pixel % width)] = indexes.get(colour) ?? 0;
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 3, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from(SIGNATURE),
    pngChunk('IHDR', header),
    pngChunk('PLTE', Buffer.from(palette.flatMap((colour) => [colour >> 16, (colour >> 8) & 255, colour & 255]))),
    pngChunk('IDAT', deflateSync(rows, { level: 9 })),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}

/** The most frequent colours, then one per largest group of rare ones. */
function choose(counts: ReadonlyMap<number, number>): number[] {
  const byCount = [...counts].sort((one, other) => other[1] - one[1]);
  const exact = byCount.slice(0, MAX_EXACT).map(([colour]) => colour);
  const groups = new Map<number, { colour: number; count: number }>();
  for (const [colour, count] of byCount.slice(MAX_EXACT)) {
    const key = colour & GROUP_MASK;
    const group = groups.get(key);
    // The first is the most frequent.
    groups.set(key, { colour: group?.colour ?? colour, count: (group?.count ?? 0) + count });
  }
  const others = [...groups.values()].sort((one, other) => other.count - one.count);
  return [...exact, ...others.slice(0, MAX_COLOURS - exact.length).map(({ colour }) => colour)];
}

function nearest(palette: readonly number[], wanted: number): number {
  let best = 0;
  let least = Number.POSITIVE_INFINITY;
  for (const [index, colour] of palette.entries()) {
    const distance =
      ((colour >> 16) - (wanted >> 16)) ** 2 +
      (((colour >> 8) & 255) - ((wanted >> 8) & 255)) ** 2 +
      ((colour & 255) - (wanted & 255)) ** 2;
    if (distance < least) [best, least] = [index, distance];
  }
  return best;
}

/** Length, name, content, checksum. pngjs writes no palettes. */
function pngChunk(name: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), content]);
  const chunk = Buffer.alloc(named.length + 8);
  chunk.writeUInt32BE(content.length, 0);
  named.copy(chunk, 4);
  chunk.writeUInt32BE(crc32(named), named.length + 4);
  return chunk;
}
