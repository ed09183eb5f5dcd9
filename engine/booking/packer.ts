import { damaged } from './damaged.ts';

/** A rare fact costs 5 bits, its absence 0.05. */
const RARE = 32n;
/** Above any identifier or line of the contract. */
const MAX_TEXT = 64;

/**
 * Packs values into one whole number with exactly the bits of their ranges, half of what bytes need. `Packer` collects them,
 * `Unpacker` reads them in the same order. Values are packed last first, by range asymmetric numeral systems (Duda, arXiv
 * 1311.2540), which also allow unequal probabilities.
 */
export class Packer {
  readonly #steps: { readonly from: bigint; readonly size: bigint; readonly of: bigint }[] = [];

  /** @param value a whole number from 0 to below `below` */
  number(value: number | bigint, below: number | bigint): void {
    this.#steps.push({ from: BigInt(value), size: 1n, of: BigInt(below) });
  }

  /** A fact that is rarely true. */
  rare(isSo: boolean): void {
    this.#steps.push(isSo ? { from: RARE - 1n, size: 1n, of: RARE } : { from: 0n, size: RARE - 1n, of: RARE });
  }

  /** An unbounded number; small ones are short. */
  count(value: number | bigint, group = 2): void {
    const base = 1n << BigInt(group);
    let rest = BigInt(value);
    for (; rest >= base; rest = rest / base - 1n) this.number((rest % base) + base, base * 2n);
    this.number(rest, base * 2n);
  }

  text(value: string): void {
    const bytes = new TextEncoder().encode(value);
    this.count(bytes.length, 3);
    for (const byte of bytes) this.number(byte, 256);
  }

  choice<Item>(item: Item, list: readonly Item[]): void {
    this.number(list.indexOf(item), list.length);
  }

  value(): bigint {
    return this.#steps.reduceRight((rest, { from, size, of }) => (rest / size) * of + from + (rest % size), 0n);
  }
}

export class Unpacker {
  #rest: bigint;

  constructor(value: bigint) {
    this.#rest = value;
  }

  whole(below: number | bigint): bigint {
    const of = BigInt(below);
    const value = this.#rest % of;
    this.#rest /= of;
    return value;
  }

  number(below: number): number {
    return Number(this.whole(below));
  }

  rare(): boolean {
    const slot = this.#rest % RARE;
    const isSo = slot === RARE - 1n;
    this.#rest = isSo ? this.#rest / RARE : (this.#rest / RARE) * (RARE - 1n) + slot;
    return isSo;
  }

  /** @throws EngineError `damagedCode` for a number beyond 38 digits */
  wholeCount(group = 2): bigint {
    const base = 1n << BigInt(group);
    let value = 0n;
    let scale = 1n;
    for (let left = 128; left > 0; left -= group) {
      const digit = this.whole(base * 2n);
      value += (digit % base) * scale + (digit >= base ? scale * base : 0n);
      if (digit < base) return value;
      scale *= base;
    }
    throw damaged();
  }

  count(group = 2): number {
    const value = this.wholeCount(group);
    if (value > BigInt(Number.MAX_SAFE_INTEGER)) throw damaged();
    return Number(value);
  }

  /** @throws EngineError `damagedCode` for invalid or too long text */
  text(): string {
    const length = this.count(3);
    if (length > MAX_TEXT * 4) throw damaged();
    const bytes = Uint8Array.from({ length }, () => this.number(256));
    try {
      return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
    } catch {
      throw damaged();
    }
  }

  choice<Item>(list: readonly Item[]): Item {
    const item = list[this.number(list.length)];
    if (item === undefined) throw damaged();
    return item;
  }

  /** @throws EngineError `damagedCode` if something is left, which no packed number has */
  end(): void {
    if (this.#rest !== 0n) throw damaged();
  }
}
