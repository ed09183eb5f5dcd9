/** Crockford's alphabet: no I, L, O, U, so that a code read aloud or off a screen is typed right. https://www.crockford.com/base32.html */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

const BITS_PER_CHARACTER = 5;
const BITS_PER_BYTE = 8;

/** Bytes as text of 5 bits a character. @example toBase32(Uint8Array.of(255)) // 'ZW' */
export function toBase32(bytes: Uint8Array): string {
  let text = '';
  let buffered = 0;
  let bits = 0;
  for (const byte of bytes) {
    buffered = (buffered << BITS_PER_BYTE) | byte;
    bits += BITS_PER_BYTE;
    while (bits >= BITS_PER_CHARACTER) {
      bits -= BITS_PER_CHARACTER;
      text += ALPHABET[(buffered >> bits) & 31];
    }
    buffered &= (1 << bits) - 1;
  }
  return bits === 0 ? text : text + ALPHABET[(buffered << (BITS_PER_CHARACTER - bits)) & 31];
}

/**
 * The bytes of a text, as people type it: case, spaces and hyphens do not matter, O is 0, I and L are 1.
 *
 * @returns undefined for characters outside the alphabet, and for padding that is not zero
 */
export function fromBase32(text: string): Uint8Array | undefined {
  const plain = text.toUpperCase().replaceAll(/[\s-]/g, '').replaceAll('O', '0').replaceAll(/[IL]/g, '1');
  const bytes: number[] = [];
  let buffered = 0;
  let bits = 0;
  for (const character of plain) {
    const value = ALPHABET.indexOf(character);
    if (value < 0) return undefined;
    buffered = (buffered << BITS_PER_CHARACTER) | value;
    bits += BITS_PER_CHARACTER;
    if (bits < BITS_PER_BYTE) continue;
    bits -= BITS_PER_BYTE;
    bytes.push((buffered >> bits) & 255);
    buffered &= (1 << bits) - 1;
  }
  return buffered === 0 && bits < BITS_PER_CHARACTER ? Uint8Array.from(bytes) : undefined;
}
