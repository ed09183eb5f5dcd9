import { damaged } from './damaged.ts';

/** A rare fact costs 5 bits, its absence 0.05: most slips have none. */
const RARE = 32n;
/** Longer than any identifier or line of the contract. */
const MAX_TEXT = 64;

/**
 * Values in one whole number, each taking exactly as many bits as its range has: text of 8-bit groups takes twice as many.
 * `Packer` collects them, `Unpacker` reads them back in the same order. The values are packed last first, by the rule of range
 * asymmetric numeral systems (Duda, arXiv 1311.2540), which takes unequal chances too.
 */
export class Packer {
  readonly #steps: { readonly from: bigint; readonly size: bigint; readonly of: bigint }[] = [];

  /** @param value a whole number from 0, below `below` */
  number(value: number | bigint, below: number | bigint): void {
    this.#steps.push({ from: BigInt(value), size: 1n, of: BigInt(below) });
  }

  /** Something that is seldom so. */
  rare(isSo: boolean): void {
    this.#steps.push(isSo ? { from: RARE - 1n, size: 1n, of: RARE } : { from: 0n, size: RARE - 1n, of: RARE });
  }

  /** A number without a highest one; small ones are short. */
  count(value: number | bigint, group = 2): void {
    const base = 1n << BigInt(group);
    let rest = BigInt(value);
    for (; rest >= base; rest = rest / base - 1n) this.number((rest % base) + base, base * 2n);
    this.number(rest, base * 2n);
  }

  /** Text of any characters. */
  text(value: string): void {
    const bytes = new TextEncoder().encode(value);
    this.count(bytes.length, 3);
    for (const byte of bytes) this.number(byte, 256);
  }

  /** One of a list. */
  choice<Item>(item: Item, list: readonly Item[]): void {
    this.number(list.indexOf(item), list.length);
  }

  value(): bigint {
    return this.#steps.reduceRight((rest, { from, size, of }) => (rest / size) * of + from + (rest % size), 0n);
  }
}

/** Reads what a `Packer` has collected. */
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

  /** @throws EngineError `damagedCode` */
  count(group = 2): number {
    const value = this.wholeCount(group);
    if (value > BigInt(Number.MAX_SAFE_INTEGER)) throw damaged();
    return Number(value);
  }

  /** @throws EngineError `damagedCode` for bytes that are no text, and for longer text than any was packed */
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

  /** @throws EngineError `damagedCode` when something is left: the number is not one that was packed */
  end(): void {
    if (this.#rest !== 0n) throw damaged();
  }
}
