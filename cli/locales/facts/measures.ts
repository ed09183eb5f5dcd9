import type { Measure } from '#cli/locales/texts/source-facts.ts';
import type { SourceText } from '#cli/locales/texts/source-text.ts';
import { TRAIT } from '#cli/locales/texts/traits.ts';
import { addFinding, type TextPair } from '#cli/locales/texts/text-pair.ts';
import { latinDigits } from './digits.ts';

/** Signs of one kind of unit, from small to large, as languages write them. */
const KINDS: readonly (readonly string[])[] = [
  ['kb ko кб', 'mb mo мб', 'gb go гб', 'tb to тб'],
  ['mm мм 毫米', 'cm см 厘米', 'm м 米', 'km км 公里 千米'],
  ['mg мг 毫克', 'g г 克', 'kg кг 公斤 千克'],
];
const ENGLISH = /^(?:[kmgt]b|[mck]?m|[mk]?g)$/u;

interface Sign {
  readonly kind: number;
  readonly size: number;
  readonly isEnglish: boolean;
}

const SIGNS = new Map<string, Sign>(
  KINDS.flatMap((sizes, kind) =>
    sizes.flatMap((signs, size) =>
      signs.split(' ').map((sign): [string, Sign] => [sign, { kind, size, isEnglish: ENGLISH.test(sign) }]),
    ),
  ),
);
const MEASURE =
  /(?<![\p{Script=Latin}\p{Script=Cyrillic}\d.,])(\d(?:[\d.,'’ \u00A0\u202F]*\d)?)[ \u00A0\u202F]?(\p{Script=Han}{1,2}|[a-zA-Zа-яА-Я]{1,2})(?!\p{Script=Latin}|\p{Script=Cyrillic})/gu;
/** A sign that a source may have; most have none. */
const MAY_HAVE = /\d[ \u00A0]?(?:[KMGTkmgt]?[Bb]|[mck]?m|[mk]?g)(?![A-Za-z])/u;
const NONE: readonly Measure[] = [];

function measuresIn(text: string): readonly Measure[] {
  return [...text.matchAll(MEASURE)].flatMap(([, number = '', written = '']): readonly Measure[] => {
    // 5 M is five million.
    const sign =
      written.length === 1 && written !== written.toLowerCase() ? undefined : SIGNS.get(written.toLowerCase());
    return sign === undefined ? [] : [{ number: number.replaceAll(/\D/gu, ''), written, ...sign }];
  });
}

const measuresOf = (source: SourceText): readonly Measure[] =>
  (source.measures ??=
    (source.traits & TRAIT.digit) !== 0 && MAY_HAVE.test(source.text)
      ? measuresIn(source.text).filter(({ isEnglish }) => isEnglish)
      : NONE);

/** 10 MB must not become 10 GB. The number beside it says which is which. */
export function checkMeasures(pair: TextPair): void {
  const ours = measuresOf(pair.source);
  if (ours.length === 0 || (pair.traits & TRAIT.digit) === 0) return;
  const theirs = measuresIn((pair.traits & TRAIT.otherDigit) === 0 ? pair.target : latinDigits(pair.target));
  for (const one of ours) {
    const same = theirs.filter(({ number, kind }) => number === one.number && kind === one.kind);
    const [other] = same;
    if (other === undefined || same.some(({ size }) => size === one.size)) continue;
    // 5 m beside 5 km and 5 cm.
    if (ours.some(({ number, kind, size }) => number === one.number && kind === one.kind && size === other.size))
      continue;
    addFinding(pair, 'duration', `The source says ${one.written}, your text ${other.written}. Use the source's unit.`);
    return;
  }
}
