import { baseLanguage } from '#cli/locales/language/languages.ts';
import { TRAIT } from '#cli/locales/texts/traits.ts';
import { addFinding, type TextPair } from '#cli/locales/texts/text-pair.ts';
import { isShared, isSurelyEnglish, withoutKnownPhrases } from '#cli/locales/facts/international-words.ts';

/** Quoted or typed literally: labels, commands, file names. */
const AS_IT_IS =
  /\{\{[^{}]*\}\}|\$t\([^$)]*\)|<(code|kbd)>[^<]*<\/\1>|<[^<>]*>|`[^`]*`|["“”„«‹「『][^"“”„»›」』]{1,80}["”“»›」』]|(?<!\p{L})['‘][^'’]{1,60}['’](?!\p{Script=Latin})|[([（][^()[\]（）]*[)\]）]|(?<![^\s>])[^\s<>]*(?:[_./\\:=@#$|&~^%*+-][A-Za-z]|[A-Za-z][_/\\=@#$|&~^%*+])\S*/gu;
const WORDS = /(?<![\p{L}\p{M}\p{N}'’])[a-z]{3,}(?![\p{L}\p{M}\p{N}'’])/gu;
/** Loan words, and parts of names and commands. */
const TAKEN = new Set(
  'app apps bug bugs chat chats click clicks code codes cookie cookies email emails file files help home link links login logout menu news online offline password reset server servers site sites spam start stop support tag tags test tests time top update updates use upload download user users username web website wifi open get set run add new all not you has one can the for and with are this that from have will any top port ports host hosts default name key keys value values type data status true false null none read write admin item items provider feedback profile account details tools services later work block full last best just give exit identity private public long issue page retry label token prompt model cloud team live slip out in enter shift'.split(
    ' ',
  ),
);

/** Latin-script languages that share few words with English; these endings are in all. */
const APART = new Set('es pt ca gl ro it tr az id ms vi pl cs sk hu hr sl lv lt et fi'.split(' '));
const COGNATE = /(?:ion|ive|ble|ant|ent|al|ic|ate|ete|ine|ure|ect|id|ue|mode|one|ite|age|ism|ist|or)$/u;

/** Endings of words that Latin languages share, but these do not. */
const OTHER_SCRIPTS = new Set(
  'zh yue ja ko hi bn ru uk bg sr mk be kk ar he fa ur th el ka hy mr ne ta te kn ml gu pa'.split(' '),
);

const LETTER = /[\p{L}\p{M}\p{N}'’]/u;

/** Chinese, Japanese and Korean have no space beside a Latin word. */
const apart = (text: string): string => text.replaceAll(/[A-Za-z]+/gu, ' $& ');

const CAPITALISED = /(?<![\p{L}\p{M}\p{N}'’])[A-Z][a-z]{3,}(?![\p{L}\p{M}\p{N}'’])/gu;

/** "Payment" if the source has "payment". */
const asInSource = (word: string, source: string): string =>
  source.includes(word.toLowerCase()) ? word.toLowerCase() : word;

function hasWord(text: string, word: string): boolean {
  const at = text.indexOf(word);
  return at !== -1 && !LETTER.test(text.charAt(at - 1)) && !LETTER.test(text.charAt(at + word.length));
}

/** "Loaded", "settled"; "speed" is another word. */
const PAST = /^[a-z]{3,}[^e]ed$/u;

/** Found once for all languages. */
const englishIn = (source: string): readonly string[] =>
  [...new Set(source.match(WORDS))].filter(
    (word) =>
      (isSurelyEnglish(word) || PAST.test(word)) && !TAKEN.has(word) && !source.includes(`<code>${word}</code>`),
  );

/** One or two words that are plainly English, in a text that is otherwise translated. */
export function checkLeftWords(pair: TextPair): void {
  const { source, target } = pair;
  if ((pair.traits & TRAIT.latin) === 0 || target === source.text) return;
  const language = baseLanguage(pair.file.language);
  if (language === 'en') return;
  const isLatin = !OTHER_SCRIPTS.has(language);
  // French, German and their neighbours share too many words with English.
  if (isLatin && !APART.has(language)) return;
  const left = wordOfSource(pair, language, isLatin) ?? (isLatin ? undefined : strayWord(pair));
  // The whole text is another finding.
  if (left === undefined || target.trim().toLowerCase() === source.lower) return;
  addFinding(
    { ...pair, report: (problem) => pair.report({ ...problem, word: left }) },
    'half-translated',
    `"${left}" is still English. Translate it too.`,
  );
}

function wordOfSource({ source, target }: TextPair, language: string, isLatin: boolean): string | undefined {
  const small = isLatin ? target : target.toLowerCase();
  const there = (source.english ??= englishIn(source.lower)).filter((word) => small.includes(word));
  if (there.length === 0) return undefined;
  const lower = isLatin ? target : apart(small);
  const isLeft = (word: string): boolean =>
    hasWord(lower, word) && !(isLatin && (COGNATE.test(word) || isShared(word, language)));
  const words = there.filter(isLeft);
  if (words.length === 0) return undefined;
  const shown = target.replaceAll(AS_IT_IS, ' ');
  const plain = withoutKnownPhrases(isLatin ? shown : apart(shown));
  // In other scripts a capital that the source lacks does not mean a name.
  const here = new Set(
    (isLatin ? plain : plain.replaceAll(CAPITALISED, (word) => asInSource(word, source.text))).match(WORDS),
  );
  return words.find((word) => here.has(word));
}

/** No placeholder, address or name of a file. */
const STRAY = /(?<![\w{.$@/:<-])[a-z]{4,}(?![\w}./=:>-])/u;

/** A word that the source has not, in a text of another script: "press кнопку". */
function strayWord({ source, target }: TextPair): string | undefined {
  if (!STRAY.test(target)) return undefined;
  return withoutKnownPhrases(apart(target.replaceAll(AS_IT_IS, ' ')))
    .match(WORDS)
    ?.find((word) => word.length > 3 && isSurelyEnglish(word) && !TAKEN.has(word) && !source.lower.includes(word));
}
