import { EngineError } from '../errors/engine-error.ts';

/** No number of a code is longer: 38 digits take 127 bits. */
const MAX_NUMBER_BITS = 140n;

/** Reads what `ByteWriter` wrote. Reading past the end throws `damagedCode`. */
export class ByteReader {
  readonly #bytes: Uint8Array;
  #at = 0;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
  }

  /** @throws EngineError `damagedCode` */
  whole(): bigint {
    let value = 0n;
    for (let shift = 0n; shift < MAX_NUMBER_BITS; shift += 7n) {
      const byte = this.#next();
      value |= BigInt(byte & 127) << shift;
      if (byte < 128) return value;
    }
    throw damaged();
  }

  /** @throws EngineError `damagedCode` */
  number(): number {
    const value = this.whole();
    if (value > BigInt(Number.MAX_SAFE_INTEGER)) throw damaged();
    return Number(value);
  }

  /** @throws EngineError `damagedCode` */
  text(): string {
    const length = this.number();
    const from = this.#at;
    if (from + length > this.#bytes.length) throw damaged();
    this.#at = from + length;
    return new TextDecoder().decode(this.#bytes.subarray(from, this.#at));
  }

  /** @throws EngineError `damagedCode` when bytes are left */
  end(): void {
    if (this.#at !== this.#bytes.length) throw damaged();
  }

  #next(): number {
    const byte = this.#bytes[this.#at];
    if (byte === undefined) throw damaged();
    this.#at += 1;
    return byte;
  }
}

/** The error for every code that `bookSlip` did not write. */
export function damaged(): EngineError {
  return new EngineError('damagedCode', 'code', 'this booking code is damaged or mistyped');
}
