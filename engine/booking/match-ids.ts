import { damaged } from './damaged.ts';
import { packId, unpackId } from './pack-id.ts';
import type { Packer, Unpacker } from './packer.ts';

const DAY_MS = 86_400_000;
/** 2024-01-01, in days since 1970. */
const FIRST_DAY = 19_723;
/** 12 bits: until 2035. */
const DAYS = 4_096;
/** From 16 days before the previous identifier to 15 days after: a slip's matches are within days. */
const NEAR = 32;
/** Longer digit sequences are packed as text. */
const MAX_DIGITS = 16;

/** The form of a game's identifiers: a letter, the day, the match's number in it. */
interface Shape {
  readonly letter: string;
  readonly day: 'date' | 'count';
  /** Number of digits. */
  readonly digits: number;
}

/** By index of the game in a booking: soccer, basketball, bd, and cricket, which counts days since 1970. */
const SHAPES: readonly Shape[] = [
  { letter: 's', day: 'date', digits: 2 },
  { letter: 'b', day: 'date', digits: 2 },
  { letter: 'd', day: 'date', digits: 2 },
  { letter: 'c', day: 'count', digits: 1 },
];

interface Parts {
  readonly day: number;
  readonly number: string;
}

const KINDS = ['shaped', 'digits', 'other'] as const;

/** Packs identifiers relative to earlier ones. `Packer` and `Unpacker` each need their own. */
export class MatchIds {
  #day: number | undefined;
  #before: string | undefined;

  /** @param game index in `SHAPES` */
  pack(out: Packer, id: string, game: number): void {
    const shape = SHAPES[game];
    const parts = shape && partsOf(id, shape);
    if (shape !== undefined && parts !== undefined) {
      out.choice('shaped', KINDS);
      packDay(out, parts.day, this.#day);
      out.number(BigInt(parts.number), 10 ** shape.digits);
      this.#day = parts.day;
    } else if (/^\d{1,16}$/.test(id)) {
      out.choice('digits', KINDS);
      out.number(id.length - 1, MAX_DIGITS);
      out.number(BigInt(id), 10n ** BigInt(id.length));
    } else {
      out.choice('other', KINDS);
      packId(out, id, this.#before);
    }
    this.#before = id;
  }

  /** @throws EngineError `damagedCode` */
  unpack(input: Unpacker, game: number): string {
    const id = this.#read(input, game);
    this.#before = id;
    return id;
  }

  #read(input: Unpacker, game: number): string {
    const kind = input.choice(KINDS);
    if (kind === 'other') return unpackId(input, this.#before);
    if (kind === 'digits') return digits(input, input.number(MAX_DIGITS) + 1);
    const shape = SHAPES[game];
    if (shape === undefined) throw damaged();
    this.#day = unpackDay(input, this.#day);
    return textOf({ day: this.#day, number: digits(input, shape.digits) }, shape);
  }
}

const digits = (input: Unpacker, length: number): string =>
  input
    .whole(10n ** BigInt(length))
    .toString()
    .padStart(length, '0');

const dateOf = (day: number): string => new Date(day * DAY_MS).toISOString().slice(0, 10).replaceAll('-', '');

const textOf = ({ day, number }: Parts, { letter, day: how }: Shape): string =>
  `${letter}${how === 'date' ? dateOf(day) : day}-${number}`;

/** Undefined if the parts do not give the same identifier again. */
function partsOf(id: string, shape: Shape): Parts | undefined {
  const [, text = '', number = ''] = /^[a-z](\d+)-(\d+)$/.exec(id) ?? [];
  const iso = text.replace(/^(\d{4})(\d\d)(\d\d)$/, '$1-$2-$3T00:00:00Z');
  const day = shape.day === 'date' ? Date.parse(iso) / DAY_MS : Number(text);
  const isUsual = day >= FIRST_DAY && day < FIRST_DAY + DAYS && number.length === shape.digits;
  return isUsual && textOf({ day, number }, shape) === id ? { day, number } : undefined;
}

function packDay(out: Packer, day: number, before: number | undefined): void {
  const step = before === undefined ? -1 : day - before + NEAR / 2;
  const isNear = step >= 0 && step < NEAR;
  if (before !== undefined) out.rare(!isNear);
  if (isNear) out.number(step, NEAR);
  else out.number(day - FIRST_DAY, DAYS);
}

function unpackDay(input: Unpacker, before: number | undefined): number {
  if (before === undefined || input.rare()) return input.number(DAYS) + FIRST_DAY;
  const day = before + input.number(NEAR) - NEAR / 2;
  if (day < FIRST_DAY || day >= FIRST_DAY + DAYS) throw damaged();
  return day;
}
