import type { ParseKeys } from 'i18next';
import type { LimitWarningName } from '#engine/limits';

/** The text of each warning; a warning without one does not compile. */
export const LIMIT_TEXT = {
  exceedsMaxBet: 'limit.exceedsMaxBet',
  belowMinBet: 'limit.belowMinBet',
  disabledRegions: 'limit.disabledRegions',
  insufficientAccountBalance: 'limit.insufficientAccountBalance',
  belowLotteryGameMinBet: 'limit.belowMinBet',
  exceedsLotteryGameMaxBet: 'limit.exceedsMaxBet',
  exceedsMaxMultiple: 'limit.exceedsMaxMultiple',
  belowMinMultiple: 'limit.belowMinMultiple',
  exceedsMaxBonus: 'limit.exceedsMaxBonus',
  belowMinBonus: 'limit.belowMinBonus',
  cannotWin: 'limit.cannotWin',
} as const satisfies Record<LimitWarningName, ParseKeys<'slip'>>;
