import { isUtf8 } from 'node:buffer';

/** How bytes differ from plain UTF-8. */
export interface EncodingProblem {
  readonly kind: 'bom' | 'utf-16' | 'not-utf-8';
  /** Offset of the first wrong character in the decoded text. */
  readonly offset: number;
}

export interface Decoded {
  readonly text: string;
  readonly problem: EncodingProblem | undefined;
}

/**
 * Decodes bytes. Drops a byte order mark, decodes UTF-16, and reads other bytes as Windows-1252 so that keys can still be
 * compared; each case is reported.
 *
 * @example decode(Buffer.from('\uFEFF{}')) // { text: '{}', problem: { kind: 'bom', offset: 0 } }
 */
export function decode(bytes: Buffer): Decoded {
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) {
    const rest = decode(bytes.subarray(3));
    return { text: rest.text, problem: rest.problem ?? { kind: 'bom', offset: 0 } };
  }
  const wide = utf16(bytes);
  if (wide !== undefined) return { text: wide, problem: { kind: 'utf-16', offset: 0 } };
  if (isUtf8(bytes)) return { text: bytes.toString('utf8'), problem: undefined };
  const text = new TextDecoder('windows-1252').decode(bytes);
  return { text, problem: { kind: 'not-utf-8', offset: firstBadByte(bytes) } };
}

function utf16(bytes: Buffer): string | undefined {
  const [a, b] = bytes;
  if (a === 0xff && b === 0xfe) return new TextDecoder('utf-16le').decode(bytes.subarray(2));
  if (a === 0xfe && b === 0xff) return new TextDecoder('utf-16be').decode(bytes.subarray(2));
  if (a !== 0 && b === 0) return new TextDecoder('utf-16le').decode(bytes);
  if (a === 0 && b !== 0 && b !== undefined) return new TextDecoder('utf-16be').decode(bytes);
  return undefined;
}

const LOST = Buffer.from('\uFFFD');

/** Windows-1252 has one character per byte, so both have the same number. */
function firstBadByte(bytes: Buffer): number {
  const text = bytes.toString('utf8');
  for (let at = text.indexOf('\uFFFD'); at !== -1; at = text.indexOf('\uFFFD', at + 1)) {
    const offset = Buffer.byteLength(text.slice(0, at));
    // The file itself may contain U+FFFD.
    if (!bytes.subarray(offset, offset + LOST.length).equals(LOST)) return offset;
  }
  return 0;
}
