import { deflateSync } from 'node:zlib';
import { pngPart } from './png-part.ts';

/**
 * A PNG of 8-bit RGBA pixels: the first icons of a new brand are made without a browser.
 *
 * @param colourAt colour of a point, red, green, blue and opacity from 0 to 255
 */
export function writePng(size: number, colourAt: (x: number, y: number) => readonly number[]): Buffer {
  const rows = Buffer.alloc(size * (size * 4 + 1));
  for (let y = 0; y < size; y += 1) {
    const start = y * (size * 4 + 1) + 1;
    for (let x = 0; x < size; x += 1) rows.set(colourAt(x, y), start + x * 4);
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(size, 0);
  header.writeUInt32BE(size, 4);
  header.set([8, 6, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    pngPart('IHDR', header),
    pngPart('IDAT', deflateSync(rows, { level: 9 })),
    pngPart('IEND', Buffer.alloc(0)),
  ]);
}
