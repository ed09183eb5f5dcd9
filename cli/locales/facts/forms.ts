import { baseLanguage } from '#cli/locales/language/languages.ts';
import { addFinding, type TextPair } from '#cli/locales/texts/text-pair.ts';

const FORMAT = /\{\{\s*-?\s*([^\s{},]+)\s*,\s*([^{}]*?)\s*\}\}/gu;

/**
 * The formatter in `{{amount, number(minimumFractionDigits: 2)}}`: as in the source. Its options, and a currency instead of a plain number,
 * may differ by language, and a translation may leave it out. A translated or misspelt name formats nothing.
 */
export function checkFormats(pair: TextPair): void {
  // A format follows a comma.
  if (!pair.target.includes('{{') || !pair.target.includes(',')) return;
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

function formatsIn(text: string): Map<string, string> {
  return new Map(
    [...text.matchAll(FORMAT)].map((match) => {
      const formatter = (match[2] ?? '').replace(/\(.*$/su, '').trim().toLowerCase();
      return [match[1] ?? '', formatter === 'currency' ? 'number' : formatter];
    }),
  );
}

const covers = new Map<string, boolean>();

/** Whether a form is used for several whole numbers from 1 on: Russian `_one` for 1, 21 and 31. */
function coversSeveral(language: string, form: string, isOrdinal: boolean): boolean {
  const id = `${language} ${form} ${isOrdinal}`;
  let several = covers.get(id);
  if (several === undefined) {
    const rules = new Intl.PluralRules(language, { type: isOrdinal ? 'ordinal' : 'cardinal' });
    several = Array.from({ length: 102 }, (_, index) => index + 1).filter((n) => rules.select(n) === form).length > 1;
    covers.set(id, several);
  }
  return several;
}

/** `{{count}}` may be left out where the form is for one number only; elsewhere 21 would read as 1. */
export function checkCount(pair: TextPair): void {
  if (pair.form === undefined || pair.target.includes('{{count') || /\{\{-?\s*count\b/u.test(pair.target)) return;
  if (pair.form !== 'one' && pair.form !== 'two') return; // the others need it anyway
  if (!pair.family.every((text) => text.placeholders.names.includes('count') || /_(?:zero|one|two)$/u.test(text.key)))
    return;
  if (!pair.family.some((text) => text.placeholders.names.includes('count'))) return;
  if (!coversSeveral(pair.file.language, pair.form, pair.key.includes('_ordinal_'))) return;
  addFinding(
    pair,
    'count-needed',
    `This language uses the form for several numbers (${examples(pair.file.language, pair.form)}): write {{count}}, or all of them read the same.`,
  );
}

function examples(language: string, form: string): string {
  const rules = new Intl.PluralRules(language);
  return Array.from({ length: 40 }, (_, index) => index + 1)
    .filter((n) => rules.select(n) === form)
    .slice(0, 3)
    .join(', ');
}

/** Languages whose nouns differ after 1 and after 5. */
const DECLINE = new Set(['ru', 'uk', 'be', 'pl', 'cs', 'sk', 'sr', 'hr', 'bs', 'lt', 'lv', 'sl']);
/** Nouns that have one form only. */
const INDECLINABLE = /^(?:евро|иена|песо|авто|кафе|видео|фото|метро|очко?во|SMS|VIP|USDT|euro|video|kino)/iu;
const COUNTED = /\{\{-?\s*count\s*\}\}\s+(\p{L}{3,})/u;

/** "1 ставка" and "5 ставка": one text copied into all forms of a language whose nouns differ. */
export function checkSameForms(pair: TextPair): void {
  if (pair.form !== 'many' || !DECLINE.has(baseLanguage(pair.file.language))) return;
  const one = pair.file.entries.get(pair.key.replace(/_many$/u, '_one'));
  if (one !== pair.target) return;
  const noun = COUNTED.exec(pair.target)?.[1];
  if (noun === undefined || INDECLINABLE.test(noun)) return;
  const [first, ...others] = pair.family.filter((text) => !text.key.endsWith('_zero')).map((text) => text.text);
  if (others.every((text) => text === first)) return;
  addFinding(
    pair,
    'same-forms',
    `The forms for 1 and for 5 are the same text. In this language "${noun}" is another form after 5.`,
  );
}
