import { baseLanguage } from '#cli/locales/language/languages.ts';
import { addFinding, type TextPair } from '#cli/locales/texts/text-pair.ts';
import { shownText } from './shown-text.ts';

const FORMAT = /\{\{\s*-?\s*([^\s{},]+)\s*,\s*([^{}]*?)\s*\}\}/gu;

/**
 * The formatter in `{{amount, number(minimumFractionDigits: 2)}}` must be the source's. Its options, and a currency instead of a
 * plain number, may differ. A translated or misspelt name formats nothing. `{{- name}}` is not escaped.
 */
export function checkFormats(pair: TextPair): void {
  if (!pair.target.includes('{{')) return;
  const lost = lostIn(pair);
  if (lost !== undefined) {
    addFinding(pair, 'placeholder-format', `The source writes ${lost}. Copy it from the source.`);
    return;
  }
  // A format follows a comma.
  if (!pair.target.includes(',')) return;
  const ours = formatsIn(pair.source.text);
  for (const [name, format] of formatsIn(pair.target)) {
    const wanted = ours.get(name);
    if (wanted === undefined || wanted === format) continue;
    addFinding(
      pair,
      'placeholder-format',
      `{{${name}}} is formatted as ${wanted} in the source, here as ${format}. Copy it from the source.`,
    );
    return;
  }
}

const VALUE = /\{\{\s*(-?)\s*([^\s{},]+)\s*(,?)[^{}]*\}\}/gu;
/** Most sources have neither. */
const MARKED = /\{\{\s*-|\{\{[^{}]*,/u;

/** A value that always has a format or `-` in the source and lacks it here. */
function lostIn({ source, target }: TextPair): string | undefined {
  if (!(source.isMarked ??= MARKED.test(source.text))) return undefined;
  const ours = new Map<string, { whole: string; isRaw: boolean; isFormatted: boolean }>();
  for (const [whole, raw, name = '', comma] of source.text.matchAll(VALUE)) {
    const known = ours.get(name);
    const [isRaw, isFormatted] = [raw === '-' && known?.isRaw !== false, comma === ',' && known?.isFormatted !== false];
    ours.set(name, { whole, isRaw, isFormatted });
  }
  for (const [, raw, name = '', comma] of target.matchAll(VALUE)) {
    const wanted = ours.get(name);
    if (wanted !== undefined && ((wanted.isRaw && raw === '') || (wanted.isFormatted && comma === '')))
      return wanted.whole;
  }
  return undefined;
}

function formatsIn(text: string): Map<string, string> {
  return new Map(
    [...text.matchAll(FORMAT)].map((match) => {
      const formatter = (match[2] ?? '').replace(/\(.*$/su, '').trim().toLowerCase();
      return [match[1] ?? '', formatter === 'currency' ? 'number' : formatter];
    }),
  );
}

const covers = new Map<string, boolean>();

function coversSeveral(language: string, form: string, isOrdinal: boolean): boolean {
  const id = `${language} ${form} ${isOrdinal}`;
  let several = covers.get(id);
  if (several === undefined) {
    const rules = new Intl.PluralRules(language.replaceAll('_', '-'), { type: isOrdinal ? 'ordinal' : 'cardinal' });
    several = Array.from({ length: 102 }, (_, index) => index + 1).filter((n) => rules.select(n) === form).length > 1;
    covers.set(id, several);
  }
  return several;
}

/** The word for 1 in languages whose `_one` includes 0. */
const ONE: Readonly<Record<string, RegExp>> = {
  pt: /(?<![\p{L}\d])(?:uma?|1)(?![\p{L}\d])/iu,
  fr: /(?<![\p{L}\d])(?:une?|1)(?![\p{L}\d])/iu,
  hi: /(?<![\p{L}\p{M}\d])(?:एक|[1१])(?![\p{L}\p{M}\d])/u,
  bn: /(?<![\p{L}\p{M}\d])(?:এক|একটি|একটা|[1১])(?![\p{L}\p{M}\d])/u,
};

/** Whether `_one` says "one bet" and is shown for 0, because there is no other form. */
function isOneForNone({ file, form, key, target }: TextPair): boolean {
  const { language } = file;
  if (form !== 'one' || key.includes('_ordinal_') || ONE[baseLanguage(language)]?.test(shownText(target)) !== true)
    return false;
  if (file.entries.has(key.replace(/_one$/u, '_zero'))) return false;
  return new Intl.PluralRules(language.replaceAll('_', '-')).select(0) === 'one';
}

/** `{{count}}` may be omitted only in a form for one number; elsewhere 0 or 21 would read as 1. */
export function checkCount(pair: TextPair): void {
  if (pair.form === undefined || pair.target.includes('{{count') || /\{\{-?\s*count\b/u.test(pair.target)) return;
  if (pair.form !== 'one' && pair.form !== 'two') return; // Other forms always need it.
  if (!pair.family.every((text) => text.placeholders.names.includes('count') || /_(?:zero|one|two)$/u.test(text.key)))
    return;
  if (!pair.family.some((text) => text.placeholders.names.includes('count'))) return;
  const isForNone = isOneForNone(pair);
  if (!isForNone && !coversSeveral(pair.file.language, pair.form, pair.key.includes('_ordinal_'))) return;
  addFinding(
    pair,
    'count-needed',
    `This language uses the form for several numbers (${isForNone ? '0, 1' : examples(pair.file.language, pair.form)}): write {{count}}, or all of them read the same.`,
  );
}

function examples(language: string, form: string): string {
  const rules = new Intl.PluralRules(language.replaceAll('_', '-'));
  return Array.from({ length: 40 }, (_, index) => index + 1)
    .filter((n) => rules.select(n) === form)
    .slice(0, 3)
    .join(', ');
}

/** Languages whose nouns differ after 1 and 5. */
const DECLINE = new Set(['ru', 'uk', 'be', 'pl', 'cs', 'sk', 'sr', 'hr', 'bs', 'lt', 'lv', 'sl']);
/** Invariable nouns. */
const INDECLINABLE = /^(?:евро|иена|песо|авто|кафе|видео|фото|метро|очко?во|SMS|VIP|USDT|euro|video|kino)/iu;
const COUNTED = /\{\{-?\s*count\s*\}\}\s+(\p{L}{3,})/u;

/** Nouns with a separate plural; "crisis" and "lunes" have none. */
const PLURALS: Readonly<Record<string, RegExp>> = { es: /[^sx]$/u, pt: /[^sx]$/u, ca: /[^sx]$/u, gl: /[^sx]$/u };

/** There, the noun after 2 is not that after 5; but adjectives are alike, and nouns after "of 2" and "of 5". */
const EAST = new Set(['ru', 'uk', 'be']);
const BEGINS = /^\{\{count\}\}/u;
const ALIKE = /(?:ых|их)$/u;

/** Forms whose text must differ from this one's: 5 differs from 1 and 2, and 2 from 1 in languages with separate plurals. */
function otherForms({ form, file }: TextPair): readonly string[] {
  const language = baseLanguage(file.language);
  if (form === 'other' && PLURALS[language] !== undefined) return ['one'];
  if (form !== 'many' || !DECLINE.has(language)) return [];
  return EAST.has(language) ? ['one', 'few'] : ['one'];
}

/** "1 ставка" and "5 ставка": one text copied into several forms of a language whose nouns differ. */
export function checkSameForms(pair: TextPair): void {
  const [one] = otherForms(pair).filter(
    (form) => pair.file.entries.get(pair.key.replace(/_[a-z]+$/u, `_${form}`)) === pair.target,
  );
  if (one === undefined) return;
  const noun = COUNTED.exec(pair.target)?.[1];
  if (
    noun === undefined ||
    INDECLINABLE.test(noun) ||
    (one === 'few' && (ALIKE.test(noun) || !BEGINS.test(pair.target)))
  )
    return;
  if (PLURALS[baseLanguage(pair.file.language)]?.test(noun) === false && pair.form === 'other') return;
  const [first, ...others] = pair.family.filter((text) => !text.key.endsWith('_zero')).map((text) => text.text);
  if (others.every((text) => text === first)) return;
  addFinding(
    pair,
    'same-forms',
    `The forms "${one}" and "${pair.form ?? ''}" are the same text. In this language "${noun}" is another word there.`,
  );
}
