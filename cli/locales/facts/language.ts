import { isShared } from '#cli/locales/facts/international-words.ts';
import { baseLanguage } from '#cli/locales/language/languages.ts';
import type { SourceText } from '#cli/locales/texts/source-text.ts';
import { addFinding, type TextPair } from '#cli/locales/texts/text-pair.ts';
import { sentencesOf } from './sentences.ts';
import { shownText } from './shown-text.ts';
import { kindsOf, TRAIT } from '#cli/locales/texts/traits.ts';
import type { SourceWords } from '#cli/locales/texts/source-facts.ts';

/** Words that one of the languages has and the others of its script do not. */
const WORDS: Readonly<Record<string, string>> = {
  en: 'the and your you is are was were with this that from have has not cannot please which when will',
  es: 'años tener debes hasta muy ese esa eso menos el los las una del y tu tus con para por está están más pero cuando también usted puedes puede hay',
  pt: 'para anos ter até muito isso essa esse ainda menos o os as uma do da dos das e você seu sua não com em está são mais mas quando também pode são há pelo pela somente outro outra foi nos nas aos ao ou for',
  id: 'harus minimal tahun setelah lebih kami berusia yang dan untuk dengan anda tidak ini itu dari adalah akan pada sudah belum atau bisa dapat',
  ms: 'kami berusia tahun lebih yang dan untuk dengan anda tidak ini itu dari adalah akan pada sudah belum atau dapat kerana sahaja akaun sila jawapan cuba bahawa emel tarikh ialah selepas wujud mesej maklumat dihantar hantar menghantar butiran pelayar tetapan pautan fail wang laluan pengesahan pertaruhan',
  tr: 'sonra geçerli olur yaşında kendi hiç ve bir bu için ile değil daha olarak veya sizin olan kadar gibi çok lütfen',
  az: 'və üçün ilə bu bir deyil daha olaraq siz olan kimi çox zəhmət olmasa hesab yalnız sonra əvvəl',
  ca: 'el els les una per amb és són no més però quan també pots aquest aquesta teu teva al dels',
  gl: 'o os as unha do da para con está son non máis pero cando tamén podes este esta teu túa ao pola',
  fr: 'le les des une est et vous votre avec pour dans sont pas plus mais quand aussi',
  de: 'der die das und ist sind nicht mit für ihr ihre sie ein eine auf auch wenn oder',
  it: 'il gli della una è e con per sono non più ma quando anche puoi questo tuo tua',
  ru: 'и не вы ваш ваша ваши это что как или если для при нет был чтобы',
  uk: 'та не ви ваш ваша ваші це що як або якщо для при немає був щоб є',
  be: 'і не вы ваш ваша вашы гэта што як або калі для пры няма быў каб ёсць',
  bg: 'и не вие вашият вашата вашите това че как или ако за при няма беше да се са',
  nl: 'het een van voor met niet je jouw uw zijn deze wordt naar ook wanneer kunt dit',
  pl: 'nie się jest dla twój twoje oraz lub przez został można jeśli aby',
  hi: 'है हैं और का की के को से में यह नहीं आप आपका आपके लिए पर',
  mr: 'आहे आहेत आणि चा ची चे ला मध्ये हे नाही तुम्ही तुमचा तुमच्या साठी वर',
  ne: 'छ छन् र को लाई मा यो छैन तपाईं तपाईंको लागि गर्नुहोस् भएको',
  ar: 'في من على إلى أن هذا هذه التي الذي لا تم عن مع لم',
  fa: 'است این را که برای از با شما می به در شده نیست آن',
  ur: 'ہے ہیں اور کا کی کے کو سے میں یہ نہیں آپ',
};
const SCRIPTS: readonly (readonly string[])[] = [
  ['en', 'es', 'pt', 'id', 'tr', 'fr', 'de', 'it', 'nl', 'pl'],
  ['ru', 'uk', 'bg'],
  ['hi', 'mr', 'ne'],
  ['ar', 'fa', 'ur'],
];
/** Neighbours that are looked for in a language, whose own texts are not compared. */
const NEIGHBOURS: Readonly<Record<string, readonly string[]>> = {
  id: ['ms'],
  tr: ['az'],
  es: ['ca', 'gl'],
  pt: ['gl'],
  ru: ['be'],
};
/** Small words of neighbours that a language never has: one is enough, also in a short text. */
const SURE: Readonly<Record<string, string>> = {
  es: 'não você vocês pode podem tem têm nosso nossa nossos nossas um uma ou muito muita muitas muitos também então seu sua seus suas foi isso quando ainda depois',
  pt: 'usted ustedes puede pueden tiene tienes tienen tus nuestro nuestra nuestros nuestras muy pero hasta también puedes cuando ahora hay después aquí eres años',
  id: 'akaun emel laluan kerana pautan mesej sahaja',
  tr: 'üçün deyil daxil',
  ru: 'з або щоб якщо також вже това които',
  hi: 'आहे आहेत आणि नाही नाहीत तुम्ही तुमचे तुमचा तुमची तुमच्या छैन छन् तपाईं तपाईंको गर्नुहोस् हुनेछ',
};
const LANGUAGES = Object.keys(WORDS);
/** For each word its languages, as bits in the order of `LANGUAGES`. */
const LANGUAGES_OF = new Map<string, number>();
for (const [at, words] of Object.values(WORDS).entries())
  for (const word of words.split(' ')) LANGUAGES_OF.set(word, (LANGUAGES_OF.get(word) ?? 0) | (1 << at));
/** Above them a bit for each language whose neighbours surely have the word. */
const SURE_BITS = new Map(Object.keys(SURE).map((language, at) => [language, 1 << (LANGUAGES.length + at)]));
for (const [language, words] of Object.entries(SURE))
  for (const word of words.split(' '))
    LANGUAGES_OF.set(word, (LANGUAGES_OF.get(word) ?? 0) | (SURE_BITS.get(language) ?? 0));
const LONGEST = Math.max(...[...LANGUAGES_OF.keys()].map((word) => word.length));
const bitOf = (language: string): number => 1 << LANGUAGES.indexOf(language);
const ENGLISH = bitOf('en');
/** For each language those that it is compared with; English is looked for otherwise. */
const OTHERS = new Map(
  SCRIPTS.flatMap((languages) =>
    languages.map((base): [string, readonly string[]] => [
      base,
      [...languages, ...(NEIGHBOURS[base] ?? [])].filter((other) => other !== base && other !== 'en'),
    ]),
  ),
);
const SETS = new Map(Object.entries(WORDS).map(([language, words]) => [language, new Set(words.split(' '))]));
/** Characters that a language does not have; in Latin letters in words that are no names. */
const FOREIGN: Readonly<Record<string, string>> = {
  ru: 'іїєґўјљњћђәғқңөұүһ',
  id: 'şığüöñãõßə',
  tr: 'ñãõßêáóúə',
  es: 'ãõşğıçßə',
  pt: 'ñşğıßə',
  uk: 'ыъэё',
  bg: 'ыэёіїєўјљњћђ',
  sr: 'йщъыьэёіїєў',
  be: 'щъїє',
  ar: 'پچژگٹڈڑےکی',
  fa: 'ٹڈڑے',
  bn: 'ৰৱ',
  zh: '個們這為來時會說對開關點錢賠額與應訊單從後證變請輸經號戶幣數據種場賽過還進選項',
};
const LETTERS = new Map(
  Object.entries(FOREIGN).map(([language, letters]) => {
    const isLatin = /\p{Script=Latin}/u.test(letters);
    const any = new RegExp(`[${letters}]`, isLatin || language === 'zh' ? 'u' : 'iu');
    const inWord = isLatin ? new RegExp(`(?<!\\p{L})\\p{Ll}*[${letters}]\\p{Ll}*(?!\\p{L})`, 'u') : any;
    return [language, { any, inWord }];
  }),
);

/** At least so many words of another language, and more than twice those of its own, are another language. */
const ENOUGH = 3;

/**
 * Another language of the same script: Portuguese in the Spanish file, Ukrainian in the Russian one, Traditional characters in the
 * Simplified one. Counted by words that only one of the languages has.
 */
export function checkLanguage(pair: TextPair): void {
  const { language } = pair.file;
  const base = baseLanguage(language);
  const { any, inWord: letters } = LETTERS.get(base) ?? {};
  if (
    any?.test(pair.target) === true &&
    letters?.test(pair.target) === true &&
    !/hant|tw|hk|mo/iu.test(language) &&
    !letters.test(pair.source.text)
  ) {
    addFinding(
      pair,
      'other-language',
      `${letters.exec(pair.target)?.[0] ?? ''} belongs to another language of this script. Translate the text into this one.`,
    );
    return;
  }
  const others = OTHERS.get(base);
  if (others === undefined) return;
  const words = knownIn(shownText(pair.target));
  const sure = sureWord(words, SURE_BITS.get(base) ?? 0, pair);
  const own = bitOf(base);
  let strange = 0;
  for (const of of words.values()) if ((of & own) === 0 || (of & ENGLISH) !== 0) strange += 1;
  if (strange < ENOUGH || !/\p{L}\p{M}* +[\p{L}\p{M}]+ +\p{L}/u.test(pair.target)) {
    if (sure !== undefined) reportSure(pair, sure);
    return;
  }
  for (const other of others) {
    if (count(words, other, base) < ENOUGH) continue;
    if (![words, ...sentencesOf(pair.target).map(knownIn)].some((part) => isOther(part, other, base))) continue;
    addFinding(pair, 'other-language', `The text reads like ${other}. Translate it into ${language}.`);
    return;
  }
  if (sure !== undefined) {
    reportSure(pair, sure);
    return;
  }
  if (base === 'en' || count(words, base, 'en') > 0) return;
  const shared = new Set(pair.source.lower.match(/\p{L}+/gu));
  const english = [...words.keys()].filter((word) => SETS.get('en')?.has(word) === true && shared.has(word));
  if (english.length >= ENOUGH) halfTranslated(pair);
}

const reportSure = (pair: TextPair, word: string): void =>
  addFinding(pair, 'other-language', `"${word}" is of another language. Translate it into ${pair.file.language}.`);

function sureWord(words: KnownWords, bit: number, { source, target }: TextPair): string | undefined {
  for (const [word, of] of words) {
    if ((of & bit) === 0 || source.lower.includes(word)) continue;
    // A capital inside a text may begin a name.
    if (target.includes(word) || target.toLowerCase().startsWith(word)) return word;
  }
  return undefined;
}

function isOther(words: KnownWords, other: string, base: string): boolean {
  const found = count(words, other, base);
  return found >= ENOUGH && found > count(words, base, other) * 2;
}

/** Words, and the languages that have them. */
type KnownWords = ReadonlyMap<string, number>;

/** The words that tell languages apart. */
function knownIn(text: string): KnownWords {
  const lower = text.toLowerCase();
  const known = new Map<string, number>();
  let start = 0;
  for (let at = 0; at <= lower.length; at += 1) {
    if (at < lower.length && (kindsOf(lower.charCodeAt(at)) & TRAIT.letter) !== 0) continue;
    if (at > start && at - start <= LONGEST) {
      const word = lower.slice(start, at);
      const of = LANGUAGES_OF.get(word);
      if (of !== undefined) known.set(word, of);
    }
    start = at + 1;
  }
  return known;
}

function count(words: KnownWords, language: string, without: string): number {
  const wanted = bitOf(language);
  const unwanted = bitOf(without);
  let found = 0;
  for (const of of words.values()) if ((of & wanted) !== 0 && (of & unwanted) === 0) found += 1;
  return found;
}

/** Host names, mails, files, commands: the same in every language. */
const CODE =
  /`[^`]*`|\{[^{}]*\}|\]\([^()\s]*\)|(?<!\p{L})\p{L}+(?:\+\p{L}+)+|(?<!\S)\S*\w[._/@:=-]+\w\S*|(?<![\w.])\.\w+/gu;
const ANY_CODE = /[{`]|\]\(|\p{L}\+|\w[._/@:=-]+\w|(?<![\w.])\.\w/u;
/** A program, of which the comments are translated. */
const PROGRAM = /^[ \t]*(?:const|let|var|return|import|function|if)\b.*[;{(]\s*$/mu;
const spoken = (text: string): string =>
  shownText(ANY_CODE.test(text) ? text.replaceAll(/<[^<>]*>/gu, ' ').replaceAll(CODE, ' • ') : text);
const THREE_LATIN = /(?<![’'A-Za-z])[’'A-Za-z]+ [A-Za-z][’'A-Za-z]* [A-Za-z]/u;

/** No name, and not too short to be of another language. */
const IS_PLAIN = /^\p{Ll}\p{L}{2}/u;
const PLAIN = 2;

/** A run of the source's words, with words that are only English among them, in a text that is translated otherwise. */
export function checkHalfTranslated(pair: TextPair): void {
  if (pair.target === pair.source.text || baseLanguage(pair.file.language) === 'en') return;
  const { joined: source, known, plain: own } = wordsOf(pair.source);
  let left = 0;
  for (const word of own) if (pair.target.includes(word)) left += 1;
  if (left < PLAIN || !THREE_LATIN.test(pair.target)) return;
  if (pair.source.text.includes('\n') && PROGRAM.test(pair.source.text)) return;
  const words = spoken(pair.target).match(/[\p{L}’']+|•/gu) ?? [];
  for (let at = 0; at + ENOUGH <= words.length; at += 1) {
    if (!known.has(words[at] ?? '') || !known.has(words[at + 1] ?? '') || !known.has(words[at + 2] ?? '')) continue;
    const run = words.slice(at, at + ENOUGH);
    if (!source.includes(` ${run.join(' ')} `)) continue;
    const plain = run.filter(
      (word) => IS_PLAIN.test(word) && !isOwn(word, pair) && !isShared(word, baseLanguage(pair.file.language)),
    );
    if (plain.length >= PLAIN) {
      halfTranslated(pair);
      return;
    }
  }
}

/** Found once for all languages. */
function wordsOf(source: SourceText): SourceWords {
  if (source.words === undefined) {
    const list = spoken(source.text).match(/[\p{L}’']+|•/gu) ?? [];
    source.words = {
      joined: ` ${list.join(' ')} `,
      known: new Set(list),
      plain: list.filter((word) => IS_PLAIN.test(word)),
    };
  }
  return source.words;
}

function isOwn(word: string, pair: TextPair): boolean {
  return SETS.get(baseLanguage(pair.file.language))?.has(word.toLowerCase()) === true;
}

function halfTranslated(pair: TextPair): void {
  addFinding(pair, 'half-translated', 'A part of the text is still the source. Translate it too.');
}
