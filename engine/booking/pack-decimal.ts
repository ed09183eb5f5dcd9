import { formatDecimal, parseDecimal } from '../money/decimal.ts';
import type { Packer, Unpacker } from './packer.ts';

/** Bits for odds below 2.28, below 7.40, below 88, and any. */
const BITS = [7, 9, 13];
const MAX_PLACES = 38;

/** Short for odds with two decimals, at least 1.00. */
export function packOdds(out: Packer, odds: string): void {
  const { digits, scale } = parseDecimal(odds);
  const isUsual = scale === 2 && digits >= 100n;
  out.rare(!isUsual);
  if (isUsual) packSized(out, digits - 100n);
  else packDecimal(out, odds);
}

export function unpackOdds(input: Unpacker): string {
  if (input.rare()) return unpackDecimal(input);
  return formatDecimal({ digits: unpackSized(input) + 100n, scale: 2 });
}

/** From 0; each class begins where the previous ends. */
function packSized(out: Packer, value: bigint): void {
  let rest = value;
  for (const [index, bits] of BITS.entries()) {
    const size = 1n << BigInt(bits);
    if (rest < size) {
      out.number(index, BITS.length + 1);
      out.number(rest, size);
      return;
    }
    rest -= size;
  }
  out.number(BITS.length, BITS.length + 1);
  out.count(rest, 4);
}

function unpackSized(input: Unpacker): bigint {
  const index = input.number(BITS.length + 1);
  const before = BITS.slice(0, index).reduce((sum, bits) => sum + (1n << BigInt(bits)), 0n);
  const bits = BITS[index];
  return before + (bits === undefined ? input.wholeCount(4) : input.whole(1n << BigInt(bits)));
}

function packDecimal(out: Packer, text: string): void {
  const { digits, scale } = parseDecimal(text);
  out.number(scale, MAX_PLACES + 1);
  out.count(digits, 4);
}

const unpackDecimal = (input: Unpacker): string => {
  const scale = input.number(MAX_PLACES + 1);
  return formatDecimal({ scale, digits: input.wholeCount(4) });
};

/** Most handicaps are lower. */
const LOW = 16;
/** Totals from here on are points, below goals. */
const TALL = 8;
const TALLEST = TALL + 256;
const ANY_WHOLE = 10_000;
const SIGNS = ['', '-', '+'];
const PARTS = ['', '.5', '.25', '.75'];
/** The first two are usual. */
const USUAL = 2;

export type LineKind = 'handicap' | 'total';

/** A handicap, total or Asian line as written: `-1`, `1.5`, `168.5`. */
export function packLine(out: Packer, line: string, kind: LineKind): void {
  const [, sign = '', whole = '', part = ''] = /^([+-]?)(0|[1-9]\d{0,3})(|\.5|\.25|\.75)$/.exec(line) ?? [];
  out.rare(whole === '');
  if (whole === '') {
    out.text(line);
    return;
  }
  const value = Number(whole);
  if (kind === 'handicap') packBelow(out, value, LOW);
  else {
    const isTall = value >= TALL;
    out.number(isTall ? 1 : 0, 2);
    if (isTall) packBelow(out, value - TALL, TALLEST - TALL);
    else out.number(value, TALL);
    // Totals of points usually have a half and no sign.
    const isUsual = isTall && sign === '' && part === '.5';
    if (isTall) out.rare(!isUsual);
    if (isUsual) return;
  }
  packSeldom(out, sign, SIGNS);
  packSeldom(out, part, PARTS);
}

export function unpackLine(input: Unpacker, kind: LineKind): string {
  if (input.rare()) return input.text();
  let whole: number;
  if (kind === 'handicap') whole = unpackBelow(input, LOW);
  else {
    const isTall = input.number(2) === 1;
    whole = isTall ? unpackBelow(input, TALLEST - TALL) + TALL : input.number(TALL);
    if (isTall && !input.rare()) return `${whole}.5`;
  }
  const sign = unpackSeldom(input, SIGNS);
  return `${sign}${whole}${unpackSeldom(input, PARTS)}`;
}

/** A number that is usually below `usual`. */
function packBelow(out: Packer, value: number, usual: number): void {
  out.rare(value >= usual);
  out.number(value, value >= usual ? ANY_WHOLE : usual);
}

const unpackBelow = (input: Unpacker, usual: number): number => input.number(input.rare() ? ANY_WHOLE : usual);

function packSeldom(out: Packer, item: string, list: readonly string[]): void {
  const index = list.indexOf(item);
  out.rare(index >= USUAL);
  if (index < USUAL) out.number(index, USUAL);
  else out.number(index - USUAL, list.length - USUAL);
}

function unpackSeldom(input: Unpacker, list: readonly string[]): string {
  return input.rare() ? input.choice(list.slice(USUAL)) : input.choice(list.slice(0, USUAL));
}
