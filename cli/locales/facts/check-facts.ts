import type { TextPair } from '#cli/locales/texts/text-pair.ts';
import { checkCodeWords } from './code-words.ts';
import { checkCurrencies } from './currencies.ts';
import { checkDates } from './dates.ts';
import { checkDoubled } from './doubled.ts';
import { checkCount, checkFormats } from './forms.ts';
import { checkHalfTranslated, checkLanguage } from './language.ts';
import { checkLinks } from './links.ts';
import { checkMasks } from './masks.ts';
import { checkMeasures } from './measures.ts';
import { checkNames } from './names.ts';
import { checkNegation, checkStrongNegation, checkWithout } from './negation.ts';
import { checkNumbers } from './numbers.ts';
import { checkOpposite } from './opposite.ts';
import { checkOrder } from './order.ts';
import { checkSameForms } from './same-forms.ts';
import { checkSameSource, type Sentences } from './same-source.ts';
import { checkEnd, checkSentences } from './sentences.ts';
import { checkUnits } from './units.ts';

// In a text of another language, numbers and sentences prove nothing.
const FIRST = [
  checkFormats,
  checkOrder,
  checkNames,
  checkCodeWords,
  checkDoubled,
  checkCount,
  checkSameForms,
  checkLinks,
  checkCurrencies,
  checkLanguage,
  checkHalfTranslated,
];
const CHECKS = [
  ...FIRST,
  checkUnits,
  checkMeasures,
  checkNumbers,
  checkDates,
  checkMasks,
  checkEnd,
  checkOpposite,
  checkWithout,
  checkStrongNegation,
];
const LEGAL_CHECKS = [
  ...FIRST,
  checkUnits,
  checkMeasures,
  checkNumbers,
  checkDates,
  checkNegation,
  checkSentences,
  checkEnd,
  checkOpposite,
];

/**
 * What a text says: numbers, durations, currencies, addresses, language. At most one finding per text, because one change often
 * has several signs.
 *
 * @param isFound whether there is one already
 */
export function checkFacts(pair: TextPair, isLegal: boolean, sentences: Sentences, isFound: () => boolean): void {
  for (const check of isLegal ? LEGAL_CHECKS : CHECKS) {
    check(pair);
    if (isFound()) return;
  }
  checkSameSource(pair, sentences);
}
