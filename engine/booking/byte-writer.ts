/** A growing list of bytes: whole numbers in 7-bit groups (small ones take one byte), texts with their length before them. */
export class ByteWriter {
  readonly #bytes: number[] = [];

  /** @param value a whole number from 0 */
  number(value: number | bigint): void {
    let rest = BigInt(value);
    while (rest > 127n) {
      this.#bytes.push(Number(rest & 127n) | 128);
      rest >>= 7n;
    }
    this.#bytes.push(Number(rest));
  }

  text(value: string): void {
    const bytes = new TextEncoder().encode(value);
    this.number(bytes.length);
    for (const byte of bytes) this.#bytes.push(byte);
  }

  bytes(): Uint8Array {
    return Uint8Array.from(this.#bytes);
  }
}
