/** CRC-16/XMODEM: starts at 0, so leading zeros change nothing. Detects every burst of up to 16 bits, three characters. */
const POLYNOMIAL = 0x1021;

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

export function bytesOf(value: bigint): Uint8Array {
  const bytes: number[] = [];
  for (let rest = value; rest > 0n; rest >>= 8n) bytes.unshift(Number(rest & 255n));
  return Uint8Array.from(bytes);
}
