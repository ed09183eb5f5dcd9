import { baseLanguage } from '#cli/locales/language/languages.ts';
import { addFinding, type TextPair } from '#cli/locales/texts/text-pair.ts';
import { sentencesOf } from './sentences.ts';

const ENGLISH = /\b(?:not|never|cannot|neither|no(?: one|body))\b|n['’]t\b/iu;
/** Languages say this without "not": at most, at the latest, only, as long as. */
const OTHERWISE =
  /\b(?:not? (?:more|less|later|earlier|fewer|longer|older|only|exceed|least|yet|until|unless|just)|(?:cannot|not|never|n['’]t) (?:exceed|be (?:more|less|later|changed|higher|lower)|go (?:over|above|below))|whether|or not|if not|does not (?:matter|apply)|not be|do not hesitate|why not|cannot but|unless|until|as far as|otherwise|not enough|not require)\b/iu;
/** Each language's "not", "no", "never", "without" and "forbidden", or parts of them. */
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

/** A plain "not", as a word or an unambiguous ending. */
const PLAIN: Readonly<Record<string, RegExp>> = {
  es: /(?<!\p{L})(?:no|nunca|jamás|nadie|ning[uú]n[ao]?|nada|tampoco|sin)(?!\p{L})/iu,
  pt: /(?<!\p{L})(?:não|nunca|jamais|nem|ninguém|nenhuma?|nada|tampouco|sem)(?!\p{L})/iu,
  ru: /(?<!\p{L})(?:не|нет|ни|никогда|никто|никак|нельзя|без)(?!\p{L})/iu,
  zh: /不(?![过断少仅]|同(?!意))|[没沒無无未勿禁]|别[再把让用]/u,
  ja: /ない|なく|なけ|なし|ません|ませ|(?<![必ま])ず|禁|不可|無効/u,
  ko: /지 마|지 말|않|없|(?<!\p{L})안 |(?<!\p{L})못|지 못|아니|아닌|아닙|금지|불가/u,
  tr: /değil|(?<!\p{L})(?:yok|hiç|asla)|yasak|m[ae]m[ae]|m[aeıiuü](?:z|yor|yan|yen|d[ıi]|m[ıi]ş|yın|yin|dan|den|y[ae]c)|(?:s[ıiuü]z)(?!\p{L})/iu,
  id: /(?<!\p{L})(?:tidak|tak|bukan|jangan|belum|tanpa|dilarang)(?!\p{L})/iu,
  hi: /नहीं|(?<!\p{L})न(?!\p{L}|\p{M})|(?<!\p{L})मत(?!\p{L}|\p{M})|बिना/u,
  bn: /(?<![\p{L}\p{M}])না(?![\p{L}\p{M}])|নয়|নয়|নেই|নি(?![\p{L}\p{M}])|ছাড়া|ছাড়া|বিনা|নিষিদ্ধ/u,
};
const ALSO: Readonly<Record<string, RegExp>> = {
  es: /imposible|prohib|impid|excl|evit|rechaz|falt|solo|únic|(?<!\p{L})ni\s.+\sni\s|inv[aá]l|ya/iu,
  pt: /imposs|proib|imped|excl|evit|recus|falt|só|somente|apenas|inv[aá]l|já/iu,
  ru: /запре|исключ|отказ|невозм|недоступ|неверн|недейств|тольк|лишь|нико|ничт|ничег|неё?льз|уже/iu,
  zh: /非|否|免|仅|只|拒|跳[过過]|避|误|无|已/u,
  ja: /外|まい|未|避|控え|のみ|だけ|拒|失|中止|無|不|切り捨て|完了/u,
  ko: /제외|거부|거절|무효|미만|만 |없이|피하|실패|초과|이미|불/u,
  tr: /sadece|yalnız|imkâns|olanaks|redded|geçersiz|kaçın|m[ae](?!\p{L})|m[ae](?:ks|d)|m[ıiuü]y|mamak|memek/iu,
  id: /hanya|gagal|mustahil|hindari|selain|kecuali|sudah|ditolak/iu,
  hi: /ना(?!\p{L}|\p{M})|असंभव|मना|गैर|केवल|सिर्फ़|अमान्य|बच|अलावा|विफल|चुक/u,
  bn: /শুধু|কেবল|ব্যর্থ|অক্ষম|অবৈধ|অসম্ভব|বাদ|এড়ি|এড়ি|ইতিমধ্যে/u,
};

/** Legal texts: prohibitions and disclaimers must stay negative. */
export function checkNegation(pair: TextPair): void {
  const language = baseLanguage(pair.file.language);
  const [words, plain, also] = [WORDS[language], PLAIN[language], ALSO[language]];
  if (words === undefined) return;
  const [ours, theirs] = [sentencesOf(pair.source.text), sentencesOf(pair.target)];
  if ((pair.source.isNegative ??= isNegative(pair.source.text)) && !words.test(pair.target)) reportLost(pair);
  else if (plain !== undefined && ours.length === theirs.length)
    for (const [at, sentence] of ours.entries()) {
      const here = theirs[at] ?? '';
      if (isNegative(sentence) && !plain.test(here) && also?.test(here) !== true) reportLost(pair);
      else continue;
      return;
    }
}

const reportLost = (pair: TextPair): void =>
  addFinding(pair, 'negation', 'The source says "not"; your text does not. Say what the source says.');

/** Explicit prohibitions and exclusions. */
const STRONG =
  /\b(?:cannot|can['’]t|(?:may|must|should) not|never)\b(?! be (?:empty|blank|left))|(?:^|[.!?:] )(?:Do not|Don['’]t)\b/u;

/** "Cannot be undone" and "do not share" in other texts. */
export function checkStrongNegation(pair: TextPair): void {
  if (!(pair.source.isForbidding ??= STRONG.test(pair.source.text) && isNegative(pair.source.text))) return;
  const language = baseLanguage(pair.file.language);
  const said = [PLAIN[language], WORDS[language], ALSO[language]];
  if (said[0] !== undefined && said.every((words) => words?.test(pair.target) !== true)) reportLost(pair);
}

const isNegative = (text: string): boolean => ENGLISH.test(text) && !OTHERWISE.test(text);

/** How a source says "not", by which the texts that say so are compared with each other: "was not placed", "nothing was charged". */
const DENIAL =
  /\b(?:(?:was|were|has|have|had) not (?:been )?|n(?:othing|o one|obody) (?:was|were|has been|will be) )\w+/gu;

/** Texts with one of these in a language: how many say "not", and those that do not. */
export type Denials = Map<string, { said: number; readonly lost: TextPair[] }>;

export function noteDenial(pair: TextPair, denials: Denials): void {
  const phrases = (pair.source.denials ??= pair.source.lower.match(DENIAL) ?? []);
  const words = phrases.length === 0 ? undefined : WORDS[baseLanguage(pair.file.language)];
  if (words === undefined) return;
  const isSaid = words.test(pair.target);
  for (const phrase of phrases) {
    let known = denials.get(phrase);
    if (known === undefined) denials.set(phrase, (known = { said: 0, lost: [] }));
    if (isSaid) known.said += 1;
    else known.lost.push(pair);
  }
}

/** So many other texts, and all of them, say "not" where one does not. */
const OTHERS = 3;

export function reportDenials(denials: Denials): void {
  const all = [...denials.values()].flatMap(({ said, lost }) => (lost.length === 1 && said >= OTHERS ? lost : []));
  for (const pair of new Set(all)) reportLost(pair);
}

/** "Without" is always said, also where a text is not legal. */
export function checkWithout(pair: TextPair): void {
  const { source } = pair;
  source.saysWithout ??= source.lower.includes('without ') && WITHOUT.test(source.lower);
  if (!source.saysWithout || maySayNot(baseLanguage(pair.file.language), pair.target)) return;
  addFinding(pair, 'negation', 'The source says "without"; your text does not. Say what the source says.');
}

/** "Without leaving" may become "in", and "without the tutorial" "skip". */
const WITHOUT = /\w\W+without (?!\w+ing\b)/u;

/** Whether a text may say "not"; true for unknown languages. */
export const maySayNot = (language: string, text: string): boolean => WORDS[language]?.test(text) !== false;
