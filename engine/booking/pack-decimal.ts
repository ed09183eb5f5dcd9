import { formatDecimal, parseDecimal } from '../money/decimal.ts';
import type { Packer, Unpacker } from './packer.ts';

/** Bits by size: odds below 2.28, below 7.40, below 88, and any. */
const BITS = [7, 9, 13];
const MAX_PLACES = 38;

/** Odds: two places and 1.00 at least are short. */
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

/** From 0. Each class starts where the one before ends. */
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

const SIGNS = ['-', '', '+'];

/** A handicap, a total or an Asian line as it is written: `-1`, `+1`, `168.5`. Quarters up to 8, and halves up to 263.5, are short. */
export function packLine(out: Packer, line: string): void {
  const [, sign = '', whole = '', part = ''] = /^([+-]?)(0|[1-9]\d{0,3})(|\.5|\.25|\.75)$/.exec(line) ?? [];
  const isUsual = whole !== '';
  out.rare(!isUsual);
  if (!isUsual) {
    out.text(line);
    return;
  }
  const isTall = Number(whole) >= 8;
  out.number(isTall ? 1 : 0, 2);
  // A tall line is a total, which has no sign and a half.
  if (isTall) {
    out.rare(sign !== '' || part !== '.5');
    if (sign !== '' || part !== '.5') {
      out.choice(sign, SIGNS);
      out.choice(part, PARTS);
    }
    out.rare(Number(whole) >= 264);
    out.number(Number(whole) >= 264 ? Number(whole) : Number(whole) - 8, Number(whole) >= 264 ? 10_000 : 256);
    return;
  }
  out.choice(sign, SIGNS);
  out.choice(part, PARTS);
  out.number(Number(whole), 8);
}

const PARTS = ['', '.5', '.25', '.75'];

export function unpackLine(input: Unpacker): string {
  if (input.rare()) return input.text();
  const isTall = input.number(2) === 1;
  if (!isTall) {
    const sign = input.choice(SIGNS);
    const part = input.choice(PARTS);
    return `${sign}${input.number(8)}${part}`;
  }
  const isOdd = input.rare();
  const sign = isOdd ? input.choice(SIGNS) : '';
  const part = isOdd ? input.choice(PARTS) : '.5';
  const whole = input.rare() ? input.number(10_000) : input.number(256) + 8;
  return `${sign}${whole}${part}`;
}
