import { closeSync, ftruncateSync, readSync, writeSync } from 'node:fs';
import { openOutput } from '#cli/files/output-file.ts';

/** Initial slots; the table doubles before it is two thirds full. */
const FIRST_SLOTS = 1 << 12;
/** Two hash halves and a line. */
const WORDS = 3;
const WORD_BYTES = 4;
const MAX_LINE = 2 ** 32 - 1;
const READ_ENTRIES = 1 << 15;

/**
 * Ids of bets with their lines, as hashes of 64 bits: a million ids take 25 MB, and a collision among ten million has a
 * probability of 1 in 370,000.
 */
export class SeenIds {
  #table = new Uint32Array(FIRST_SLOTS * WORDS);
  #count = 0;
  readonly #file: number | undefined;
  #bytes = 0;

  /** @param path stores the ids for a continued run; `keep` bytes are the earlier run's */
  constructor(path?: string, keep = 0) {
    if (path === undefined) return;
    this.#file = openOutput(path, keep === 0 ? 'w+' : 'a+');
    ftruncateSync(this.#file, keep);
    this.#read(this.#file, keep);
    this.#bytes = keep;
  }

  get bytes(): number {
    return this.#bytes;
  }

  /** Adds a part's ids. @returns repeated ones with their first line */
  add(ids: readonly (readonly [line: number, id: string])[]): readonly SeenAgain[] {
    const again: SeenAgain[] = [];
    const fresh = new Uint32Array(ids.length * WORDS);
    let added = 0;
    for (const [line, id] of ids) {
      const [high, low] = hashOf(id);
      const first = this.#put(high, low, line);
      if (first === undefined) fresh.set([high, low, line], WORDS * added++);
      else again.push({ line, id, first });
    }
    const bytes = added * WORDS * WORD_BYTES;
    if (this.#file !== undefined && bytes > 0) writeSync(this.#file, fresh, 0, bytes);
    this.#bytes += bytes;
    return again;
  }

  close(): void {
    if (this.#file !== undefined) closeSync(this.#file);
  }

  /** The line of a known id; stores a new one. Line 0 marks a free slot. */
  #put(high: number, low: number, line: number): number | undefined {
    if (this.#count * 3 > (this.#table.length / WORDS) * 2) this.#grow();
    const slots = this.#table.length / WORDS;
    for (let slot = low & (slots - 1); ; slot = (slot + 1) & (slots - 1)) {
      const at = slot * WORDS;
      const known = this.#table[at + 2] ?? 0;
      if (known === 0) {
        this.#table.set([high, low, Math.min(line, MAX_LINE)], at);
        this.#count += 1;
        return undefined;
      }
      if (this.#table[at] === high && this.#table[at + 1] === low) return known;
    }
  }

  #grow(): void {
    const old = this.#table;
    this.#table = new Uint32Array(old.length * 2);
    this.#count = 0;
    for (let at = 0; at < old.length; at += WORDS)
      if (old[at + 2] !== 0) this.#put(old[at] ?? 0, old[at + 1] ?? 0, old[at + 2] ?? 0);
  }

  #read(file: number, keep: number): void {
    const words = new Uint32Array(READ_ENTRIES * WORDS);
    for (let from = 0; from < keep;) {
      const read = readSync(file, words, 0, Math.min(words.byteLength, keep - from), from);
      if (read === 0) return;
      for (let at = 0; at < read / WORD_BYTES; at += WORDS)
        this.#put(words[at] ?? 0, words[at + 1] ?? 0, words[at + 2] ?? 0);
      from += read;
    }
  }
}

export interface SeenAgain {
  readonly line: number;
  readonly id: string;
  readonly first: number;
}

/** cyrb53 without the cut to 53 bits. */
function hashOf(id: string): readonly [high: number, low: number] {
  let [high, low] = [0xdeadbeef, 0x41c6ce57];
  for (let at = 0; at < id.length; at += 1) {
    const code = id.charCodeAt(at);
    high = Math.imul(high ^ code, 0x9e3779b1);
    low = Math.imul(low ^ code, 0x5f356495);
  }
  high = Math.imul(high ^ (high >>> 16), 0x85ebca6b) ^ Math.imul(low ^ (low >>> 13), 0xc2b2ae35);
  low = Math.imul(low ^ (low >>> 16), 0x85ebca6b) ^ Math.imul(high ^ (high >>> 13), 0xc2b2ae35);
  return [high >>> 0, low >>> 0];
}
