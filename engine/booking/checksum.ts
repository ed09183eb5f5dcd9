/** CRC-24 of OpenPGP (RFC 4880, section 6.1): one wrong character of a code is always noticed, a random text passes once in 16 million. */
const POLYNOMIAL = 0x1_86_4c_fb;
const START = 0xb7_04_ce;

/** The checksum of bytes, 24 bits. */
export function checksum(bytes: Uint8Array): number {
  let crc = START;
  for (const byte of bytes) {
    crc ^= byte << 16;
    for (let bit = 0; bit < 8; bit += 1) {
      crc <<= 1;
      if ((crc & 0x1_00_00_00) !== 0) crc ^= POLYNOMIAL;
    }
  }
  return crc & 0xff_ff_ff;
}
