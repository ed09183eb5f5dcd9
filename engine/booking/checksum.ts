/** CRC-16/XMODEM: starts at 0, so that leading zeros change nothing. Up to 16 wrong bits in a row, three characters, are always noticed. */
const POLYNOMIAL = 0x1021;

/** The checksum of bytes, 16 bits. */
export function checksum(bytes: Uint8Array): number {
  let crc = 0;
  for (const byte of bytes) {
    crc ^= byte << 8;
    for (let bit = 0; bit < 8; bit += 1) {
      crc <<= 1;
      if ((crc & 0x1_00_00) !== 0) crc ^= 0x1_00_00 | POLYNOMIAL;
    }
  }
  return crc;
}

/** The bytes of a whole number, the highest first. */
export function bytesOf(value: bigint): Uint8Array {
  const bytes: number[] = [];
  for (let rest = value; rest > 0n; rest >>= 8n) bytes.unshift(Number(rest & 255n));
  return Uint8Array.from(bytes);
}
