import { baseLanguage } from '#cli/locales/language/languages.ts';
import { addFinding, type TextPair } from '#cli/locales/texts/text-pair.ts';

/** Languages whose nouns differ after 1 and 5. */
const DECLINE = new Set(['ru', 'uk', 'be', 'pl', 'cs', 'sk', 'sr', 'hr', 'bs', 'lt', 'lv', 'sl']);
/** Invariable nouns. */
const INDECLINABLE = /^(?:евро|иена|песо|авто|кафе|видео|фото|метро|очко?во|SMS|VIP|USDT|euro|video|kino)/iu;
const COUNTED = /\{\{-?\s*count\s*\}\}\s+(\p{L}{3,})/u;

/** Nouns with a separate plural; "crisis" and "lunes" have none. */
const PLURALS: Readonly<Record<string, RegExp>> = { es: /[^sx]$/u, pt: /[^sx]$/u, ca: /[^sx]$/u, gl: /[^sx]$/u };
/** The same where only some endings tell: "Benutzer", "mois", "foto" and "keer" are alike, "pour" and "della" no nouns. */
const SOME_PLURALS: Readonly<Record<string, RegExp>> = {
  de: /^(?!Ge|.*(?:(?:nd|lt|gt|nnt|ich|ig)e|[Pp]rozent|[Cc]ent|[Kk]arat)$)\p{Lu}.*(?:ei|ung|heit|keit|schaft|ion|tät|cht|ild|rt|kt|ag|st|at|nt|e)$/u,
  fr: /^(?!(?:contre|dans|entre|leur|autre|encore|parmi|pour|avec|vers|chez|sous|avant|déjà|mille|notre|votre|cette|peut|sera|était|environ|maximum|minimum)$)\p{Ll}{4,}(?<!ment)(?<![sxz])$/u,
  it: /^(?!(?:foto|auto|moto|radio|video|euro|cinema|mega|giga|circa|dopo|prima|senza|contro|ancora|\p{L}*[dnsl]?[aeu]ll[ao])$)\p{Ll}{3,}(?:[oa]|ione)$/u,
  nl: /^(?!.*(?:meter|liter|ier)$)\p{Ll}{3,}(?:ing|heid|teit|ment|and|icht|atie|oord|(?<!e)er)$/u,
};

/** There, the noun after 2 is not that after 5; but adjectives are alike, and nouns after "of 2" and "of 5". */
const EAST = new Set(['ru', 'uk', 'be']);
/** Also after "Выбрано"; two prepositions end so too. */
const BEGINS = /^(?:(?!относительно|касательно)\p{L}+(?:но|то|лось) )?\{\{count\}\}/iu;
const ALIKE = /(?:ых|их)$/u;

/** Forms whose text must differ from this one's: 5 differs from 1 and 2, and 2 from 1 in languages with separate plurals. */
function otherForms({ form, file }: TextPair): readonly string[] {
  const language = baseLanguage(file.language);
  if (form === 'other' && (PLURALS[language] ?? SOME_PLURALS[language]) !== undefined) return ['one'];
  if (form !== 'many' || !DECLINE.has(language)) return [];
  return EAST.has(language) ? ['one', 'few'] : ['one'];
}

/** "{{count}} file" and "{{count}} files" in the source. */
function hasTwoNouns({ family }: TextPair): boolean {
  const nouns = family.flatMap(({ text }) => COUNTED.exec(text)?.[1] ?? []);
  return new Set(nouns).size > 1;
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
  const language = baseLanguage(pair.file.language);
  if (PLURALS[language]?.test(noun) === false && pair.form === 'other') return;
  if (SOME_PLURALS[language] !== undefined && !(SOME_PLURALS[language].test(noun) && hasTwoNouns(pair))) return;
  const [first, ...others] = pair.family.filter((text) => !text.key.endsWith('_zero')).map((text) => text.text);
  if (others.every((text) => text === first)) return;
  addFinding(
    pair,
    'same-forms',
    `The forms "${one}" and "${pair.form ?? ''}" are the same text. In this language "${noun}" is another word there.`,
  );
}
