import { isUtf8 } from 'node:buffer';

/** What the bytes are when they are not plain UTF-8. */
export interface EncodingProblem {
  readonly kind: 'bom' | 'utf-16' | 'not-utf-8';
  /** Offset in the decoded text of the first wrong character. */
  readonly offset: number;
}

export interface Decoded {
  readonly text: string;
  readonly problem: EncodingProblem | undefined;
}

/**
 * Bytes to text. A byte order mark is dropped, UTF-16 is decoded, and other bytes are read as Windows-1252, so that the
 * keys can still be compared; each case is told.
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

/** UTF-16 by its mark, or by the zero byte that every `{` or space has in it. */
function utf16(bytes: Buffer): string | undefined {
  const [a, b] = bytes;
  if (a === 0xff && b === 0xfe) return new TextDecoder('utf-16le').decode(bytes.subarray(2));
  if (a === 0xfe && b === 0xff) return new TextDecoder('utf-16be').decode(bytes.subarray(2));
  if (a !== 0 && b === 0) return new TextDecoder('utf-16le').decode(bytes);
  if (a === 0 && b !== 0 && b !== undefined) return new TextDecoder('utf-16be').decode(bytes);
  return undefined;
}

/** Windows-1252 gives one character a byte, so a byte's number is also the character's. */
function firstBadByte(bytes: Buffer): number {
  let low = 0;
  let high = bytes.length;
  // The longest good beginning, to within a character cut by the probe itself.
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (goodStart(bytes, middle)) low = middle;
    else high = middle - 1;
  }
  // The beginning may end within a character that never gets whole: that character is the bad one.
  for (let cut = 0; cut < 4; cut += 1) if (isUtf8(bytes.subarray(0, low - cut))) return low - cut;
  return low;
}

function goodStart(bytes: Buffer, length: number): boolean {
  for (let cut = 0; cut < 4 && cut <= length; cut += 1) {
    if (isUtf8(bytes.subarray(0, length - cut))) {
      const rest = bytes.subarray(length - cut, length);
      return cut === 0 || ((rest[0] ?? 0) >= 0xc2 && rest.subarray(1).every((byte) => byte >= 0x80 && byte < 0xc0));
    }
  }
  return false;
}
