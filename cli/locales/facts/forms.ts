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
