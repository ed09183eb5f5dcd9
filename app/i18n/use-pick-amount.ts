import { useTranslation } from 'react-i18next';
import { choiceLines } from './choice-lines.ts';
import { formatCount, formatMoney } from './format.ts';
import type { LotteryPick, RacePick } from './use-pick-text.ts';

/** What is staked on a selection of a draw: a set of animals is several bets, each of the amount. */
export function usePickAmount(): (pick: LotteryPick | RacePick, currency: string) => string {
  const { t, i18n } = useTranslation('lottery');
  return ({ amount: each, ...choice }, currency) => {
    const amount = formatMoney(each, currency, i18n.language);
    const lines = linesOf(choice);
    return lines === '1' ? amount : t('review.perLine', { amount, lines: formatCount(lines, i18n.language) });
  };
}

/** The upstream may have accepted what the engine does not know. */
function linesOf(choice: Parameters<typeof choiceLines>[0]): string {
  try {
    return choiceLines(choice);
  } catch {
    return '1';
  }
}
