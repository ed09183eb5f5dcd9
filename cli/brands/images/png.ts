import { crc32 } from './crc32.ts';

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/**
 * The size of a PNG, or why it is none: signature, chunk lengths and checksums are followed to the end, so that a cut or
 * renamed file is found. Pixels are not decoded.
 *
 * @example readPng(bytes) // { width: 192, height: 192 }
 */
export function readPng(bytes: Buffer): { width: number; height: number } | { problem: string } {
  if (!bytes.subarray(0, 8).equals(SIGNATURE)) return { problem: 'it does not begin as a PNG does' };
  let at = 8;
  let size: { width: number; height: number } | undefined;
  let hasPixels = false;
  while (at + 12 <= bytes.length) {
    const length = bytes.readUInt32BE(at);
    const end = at + 12 + length;
    if (end > bytes.length) return { problem: 'it is cut off' };
    const kind = bytes.toString('latin1', at + 4, at + 8);
    if (crc32(bytes.subarray(at + 4, end - 4)) !== bytes.readUInt32BE(end - 4))
      return { problem: `its part ${kind} is damaged` };
    if (kind === 'IHDR' && length === 13)
      size = { width: bytes.readUInt32BE(at + 8), height: bytes.readUInt32BE(at + 12) };
    if (kind === 'IDAT') hasPixels = true;
    if (kind === 'IEND') return size !== undefined && hasPixels ? size : { problem: 'it has no picture in it' };
    at = end;
  }
  return { problem: 'it is cut off' };
}
