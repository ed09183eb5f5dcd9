import { baseLanguage } from '#cli/locales/language/languages.ts';
import { addFinding, type TextPair } from '#cli/locales/texts/text-pair.ts';
import { SAYS_NOT } from './says-not.ts';
import { sentencesOf } from './sentences.ts';

const ENGLISH = /\b(?:not|never|cannot|neither|no(?: one|body))\b|n['’]t\b/iu;
/** Languages say this without "not": at most, at the latest, only, as long as. */
const OTHERWISE =
  /\b(?:not? (?:more|less|later|earlier|fewer|longer|older|only|exceed|least|yet|until|unless|just)|(?:cannot|not|never|n['’]t) (?:exceed|be (?:more|less|later|changed|higher|lower)|go (?:over|above|below))|whether|or not|if not|does not (?:matter|apply)|not be|do not hesitate|why not|cannot but|unless|until|as far as|otherwise|not enough|not require)\b/iu;
/** Legal texts: prohibitions and disclaimers must stay negative. */
export function checkNegation(pair: TextPair): void {
  const words = SAYS_NOT.get(baseLanguage(pair.file.language));
  if (words === undefined) return;
  const [ours, theirs] = [sentencesOf(pair.source.text), sentencesOf(pair.target)];
  if ((pair.source.isNegative ??= isNegative(pair.source.text)) && !words.test(pair.target.toLowerCase()))
    reportLost(pair);
  else if (ours.length === theirs.length)
    for (const [at, sentence] of ours.entries()) {
      const here = theirs[at] ?? '';
      if (isNegative(sentence) && !words.test(here.toLowerCase())) reportLost(pair);
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
  if (maySayNot(baseLanguage(pair.file.language), pair.target)) return;
  if (FORGET.test(pair.source.lower) && REMEMBER.test(pair.target)) return;
  reportLost(pair);
}

/** "Don't forget" is "remember". */
const FORGET = /(?:do not|don['’]t) forget/u;
const REMEMBER =
  /recu[eé]rd|recordar|lembr|souven|pense[rz]|erinner|denk|ricord|помн|hatırla|(?<!\p{L})(?:meng)?ingat|记得|記得|请记|請記|覚え|기억|याद|মনে|تذكر|תזכ|זכ[ור]|onthoud|pamięt|pamat|husk|kom ihåg/iu;

const isNegative = (text: string): boolean => ENGLISH.test(text) && !OTHERWISE.test(text);

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
export const maySayNot = (language: string, text: string): boolean =>
  SAYS_NOT.get(language)?.test(text.toLowerCase()) !== false;
