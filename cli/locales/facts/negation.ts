import { baseLanguage } from '#cli/locales/language/languages.ts';
import { addFinding, type TextPair } from '#cli/locales/texts/text-pair.ts';

const ENGLISH = /\b(?:not|never|cannot|neither|no(?: one|body))\b|n['’]t\b/iu;
/** Said without a "not" elsewhere: at most, at the latest, only, as long as. */
const OTHERWISE =
  /\b(?:not? (?:more|less|later|earlier|fewer|longer|older|only|exceed|least|yet|until|unless|just)|(?:cannot|not|never|n['’]t) (?:exceed|be (?:more|less|later|changed|higher|lower)|go (?:over|above|below))|whether|or not|if not|does not (?:matter|apply)|not be|do not hesitate|why not|cannot but|unless|until|as far as|otherwise|not enough|not require)\b/iu;
/** How each language says "not", "no", "never", "without" or "forbidden", or how these begin or end. */
const WORDS: Readonly<Record<string, RegExp>> = {
  es: /(?<!\p{L})(?:no|nunca|jamás|ni\s.+\sni(?!\p{L})|sin|nadie|ning[uú]n|nada|tampoco|imposible|prohib|impid|impos|excl|in[a-z]+ble)/iu,
  pt: /(?<!\p{L})(?:não|nunca|jamais|nem|sem|ninguém|nenhum|nada|tampouco|imposs|proib|imped|in[a-z]+vel)/iu,
  ru: /(?<!\p{L})(?:не|нет|ни|без|никогда|никто|никак|нельзя|запре|исключ|отказ|невозм|нет)/iu,
  zh: /[不没沒無无未非勿禁别否免]|跳[过過]/u,
  ja: /ない|なし|なく|なけ|なさ|ません|ず|ぬ|禁|不|無|非|未|以外|まい/u,
  ko: /지 마|않|없|안 |못|아니|아닌|불|금지|말|미|무|비/u,
  tr: /değil|yok|hiç|asla|yasak|olmadan|(?:s[ıiuü]z)|m[aeıiuü](?:z|yor|yan|yen|d[ıi]|m[ıi]ş|ya|ye|k|l[ıi]|s[ıi]|dan|den|cak|cek|y[ıi]n|r)|ne .+ ne/iu,
  id: /(?<!\p{L})(?:tidak|tak|bukan|jangan|belum|tanpa|dilarang|tiada|mustahil|tidaklah|gagal)/iu,
  hi: /नहीं|(?<!\p{L})न(?!\p{L}|\p{M})|मत|बिना|ना(?!\p{L}|\p{M})|असंभव|मना|गैर|अन/u,
  bn: /না|নয়|নয়|নেই|নি|ছাড়া|ছাড়া|বিনা|নিষিদ্ধ|অ/u,
  fr: /(?<!\p{L})(?:ne|n['’]|pas|jamais|aucun|sans|ni|non|rien|interdit|imposs|in[a-z]+ble)/iu,
  de: /(?<!\p{L})(?:nicht|nie|kein|ohne|weder|niemand|nichts|verboten|un)/iu,
  it: /(?<!\p{L})(?:non|mai|nessun|senza|né|niente|viet|imposs|in[a-z]+bil)/iu,
  ar: /لا|لم|لن|ليس|غير|بدون|دون|ما |عدم|يحظر|ممنوع/u,
};

/** Legal texts: what players may not do, or what the house does not promise. */
export function checkNegation(pair: TextPair): void {
  const words = WORDS[baseLanguage(pair.file.language)];
  if (words === undefined || !(pair.source.isNegative ??= isNegative(pair.source.text)) || words.test(pair.target))
    return;
  addFinding(pair, 'negation', 'The source says "not"; your text does not. Say what the source says.');
}

const isNegative = (text: string): boolean => ENGLISH.test(text) && !OTHERWISE.test(text);

/** "Without" is always said, also where a text is not legal. */
export function checkWithout(pair: TextPair): void {
  if (
    !pair.source.lower.includes('without ') ||
    !WITHOUT.test(pair.source.lower) ||
    maySayNot(baseLanguage(pair.file.language), pair.target)
  )
    return;
  addFinding(pair, 'negation', 'The source says "without"; your text does not. Say what the source says.');
}

/** "Without leaving" may be said as "in", and "without the tutorial" as "skip". */
const WITHOUT = /\w\W+without (?!\w+ing\b)/u;

/** Whether a text of a language says "not"; of a language that is not known it may. */
export const maySayNot = (language: string, text: string): boolean => WORDS[language]?.test(text) !== false;
