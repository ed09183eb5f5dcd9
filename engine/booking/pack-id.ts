import type { Packer, Unpacker } from './packer.ts';
import { damaged } from './damaged.ts';

/** Characters besides digits, lower case first, because it is more frequent. */
const LETTERS = 'abcdefghijklmnopqrstuvwxyz-_.:ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const DAY_MS = 86_400_000;
/** 14 bits for 40 years. */
const FIRST_DAY = Date.UTC(2020, 0, 1) / DAY_MS;
const DAYS = 14_610;
/** From 16 days before the previous identifier to 15 days after. */
const NEAR = 32;

/** Part of an identifier: letters, a date as YYYYMMDD, or digits. */
type Segment =
  | { readonly kind: 'letters'; readonly text: string }
  | { readonly kind: 'date'; readonly day: number }
  | { readonly kind: 'digits'; readonly text: string };

function dayOf(text: string): number | undefined {
  const [, year = '', month = '', date = ''] = /^(\d{4})(\d\d)(\d\d)$/.exec(text) ?? [];
  const day = Date.parse(`${year}-${month}-${date}T00:00:00Z`) / DAY_MS - FIRST_DAY;
  return day >= 0 && day < DAYS && dateText(day) === text ? day : undefined;
}

const dateText = (day: number): string =>
  new Date((day + FIRST_DAY) * DAY_MS).toISOString().slice(0, 10).replaceAll('-', '');

function segmentsOf(id: string): readonly Segment[] {
  return (id.match(/\d+|\D+/g) ?? []).map((text): Segment => {
    if (!/^\d/.test(text)) return { kind: 'letters', text };
    const day = dayOf(text);
    return day === undefined ? { kind: 'digits', text } : { kind: 'date', day };
  });
}

const textOf = (segment: Segment): string => (segment.kind === 'date' ? dateText(segment.day) : segment.text);

/** Whether two identifiers differ only in numbers. */
const isSameShape = (a: readonly Segment[], b: readonly Segment[]): boolean =>
  a.length === b.length &&
  a.every((segment, index) => {
    const other = b[index];
    if (other === undefined || other.kind !== segment.kind) return false;
    if (segment.kind === 'letters') return textOf(other) === segment.text;
    return segment.kind === 'date' || textOf(other).length === segment.text.length;
  });

/** More parts are packed as text. */
const MAX_SEGMENTS = 8;
const MAX_DIGITS = 16;

function isUsual(id: string, segments: readonly Segment[]): boolean {
  const fits = (segment: Segment) =>
    segment.kind === 'date' ||
    (segment.kind === 'digits'
      ? segment.text.length <= MAX_DIGITS
      : segment.text.length <= MAX_SEGMENTS && [...segment.text].every((letter) => LETTERS.includes(letter)));
  return id !== '' && segments.length <= MAX_SEGMENTS && segments.every(fits);
}

/**
 * Packs an identifier. An upstream's are alike (`s20260314-07`): dates are packed as such, and one of the previous one's shape
 * needs only the differences.
 */
export function packId(out: Packer, id: string, before: string | undefined): void {
  const segments = segmentsOf(id);
  const usual = isUsual(id, segments);
  out.rare(!usual);
  if (!usual) {
    out.text(id);
    return;
  }
  const known = before === undefined ? undefined : segmentsOf(before);
  const isAlike = known !== undefined && isSameShape(known, segments);
  if (known !== undefined) out.rare(!isAlike);
  if (!isAlike) {
    out.number(segments.length - 1, MAX_SEGMENTS);
    out.number(segments[0]?.kind === 'letters' ? 0 : 1, 2);
  }
  for (const [index, segment] of segments.entries()) {
    const like = isAlike ? known[index] : undefined;
    if (like === undefined) packSegment(out, segment);
    else if (segment.kind === 'date') packDay(out, segment.day, like.kind === 'date' ? like.day : undefined);
    else if (segment.kind === 'digits') out.number(BigInt(segment.text), 10n ** BigInt(segment.text.length));
  }
}

const DIGIT_KINDS = ['date', 'one', 'two', 'other'];

function packSegment(out: Packer, segment: Segment): void {
  if (segment.kind === 'letters') {
    out.rare(segment.text.length > 1);
    if (segment.text.length > 1) out.number(segment.text.length - 1, MAX_SEGMENTS);
    for (const letter of segment.text) out.number(LETTERS.indexOf(letter), LETTERS.length);
    return;
  }
  const { length } = textOf(segment);
  const kind = segment.kind === 'date' ? 'date' : length === 1 ? 'one' : length === 2 ? 'two' : 'other';
  out.choice(kind, DIGIT_KINDS);
  if (segment.kind === 'date') packDay(out, segment.day, undefined);
  else {
    if (kind === 'other') out.number(length - 1, MAX_DIGITS);
    out.number(BigInt(segment.text), 10n ** BigInt(length));
  }
}

function packDay(out: Packer, day: number, near: number | undefined): void {
  const step = near === undefined ? -1 : day - near + NEAR / 2;
  const isNear = step >= 0 && step < NEAR;
  if (near !== undefined) out.rare(!isNear);
  if (isNear) out.number(step, NEAR);
  else out.number(day, DAYS);
}

export function unpackId(input: Unpacker, before: string | undefined): string {
  if (input.rare()) return input.text();
  const known = before === undefined ? undefined : segmentsOf(before);
  const isAlike = known !== undefined && !input.rare();
  if (isAlike) {
    return known
      .map((segment) => {
        if (segment.kind === 'letters') return segment.text;
        return segment.kind === 'date'
          ? dateText(unpackDay(input, segment.day))
          : unpackDigits(input, segment.text.length);
      })
      .join('');
  }
  const length = input.number(MAX_SEGMENTS) + 1;
  const first = input.number(2);
  return Array.from({ length }, (_, index) => (index % 2 === first ? unpackLetters(input) : unpackNumber(input))).join(
    '',
  );
}

function unpackLetters(input: Unpacker): string {
  const length = input.rare() ? input.number(MAX_SEGMENTS) + 1 : 1;
  return Array.from({ length }, () => input.choice([...LETTERS])).join('');
}

function unpackNumber(input: Unpacker): string {
  const kind = input.choice(DIGIT_KINDS);
  if (kind === 'date') return dateText(unpackDay(input, undefined));
  return unpackDigits(input, kind === 'one' ? 1 : kind === 'two' ? 2 : input.number(MAX_DIGITS) + 1);
}

const unpackDigits = (input: Unpacker, length: number): string =>
  input
    .whole(10n ** BigInt(length))
    .toString()
    .padStart(length, '0');

function unpackDay(input: Unpacker, near: number | undefined): number {
  if (near === undefined || input.rare()) return input.number(DAYS);
  const day = near + input.number(NEAR) - NEAR / 2;
  if (day < 0 || day >= DAYS) throw damaged();
  return day;
}
