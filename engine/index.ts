// The maths for programs outside this repository. Each folder's index.ts also has what only the repository uses.

export {
  addAmounts,
  compareAmounts,
  convertAmount,
  multiplyAmounts,
  subtractAmounts,
  truncateAmount,
} from './money/amount.ts';
export { convertBetween, convertBetweenUp } from './money/convert-between.ts';
export { type Currency, currencyCode, currencyOf, currencyPlaces } from './money/currency.ts';
export { isDecimalText } from './money/decimal.ts';
export { prizeOf } from './money/prize.ts';
export { rateOf } from './money/rate-of.ts';
export { roundUpAmount } from './money/round-up.ts';
export type { LineStake, TotalStake } from './money/stakes.ts';
export { allOdds, convertOdds } from './money/odds/convert-odds.ts';
export type { OddsFormatName } from './money/odds/odds-format.ts';
export { EngineError, type EngineErrorCode } from './errors/engine-error.ts';

export { assertSendable, countLines, type LinesPage, listLines, type SlipLine, totalStake } from './sports/lines.ts';
export { availablePasses, passFolds } from './sports/passes.ts';
export { FOLD_TABLES, marketMaxFold, MAX_FOLD } from './sports/fold-limits.ts';
export { OUTCOMES } from './sports/markets.ts';
export { type NamedPass, NAMED_PASSES } from './sports/pass-table.ts';
export type { FoldTable, Market, Slip, SlipMatch, SlipPick, SportGame } from './sports/slip.ts';

export { type Estimate, estimateSlip } from './sports/estimate.ts';
export { estimateUnderRules } from './sports/estimate-under-rules.ts';
export { listLinesUnderRules } from './sports/lines-under-rules.ts';
export { estimateSingles } from './sports/estimate-singles.ts';
export { type Explanation, explainSlip } from './sports/explain.ts';
export { type Settlement, type SettleResult, settleSlip, type SettleState } from './sports/settle.ts';
export type { PrizeCap, Rounding, SettleRules, Withholding } from './sports/settle-rules.ts';
export { convertRules, type HouseRules, houseRules, type RuleNumbers } from './sports/house-rules.ts';
export { PRIZE_CAPS, RULE_TABLE, type RuleVersion, WITHHOLDINGS } from './sports/rule-table.ts';
export { type MatchLines, type MatchResult, winningOutcome, winningOutcomes } from './sports/results.ts';
export { type Withheld, withheldOf } from './limits/withheld.ts';
export { parseScore, type Score } from './sports/score.ts';

export { type CashOutPart, cashOutPart, lineStakeWithin } from './sports/cash-out/part.ts';
export { quoteSlipCashOut } from './sports/cash-out/quote-slip.ts';
export { CASH_OUT_MARGIN, type CashOutLeg } from './sports/cash-out/leg-factor.ts';
export type { Bounds } from './limits/bounds.ts';
export { checkLimits, type LimitInput, type LimitWarning, type LimitWarningName } from './limits/check-limits.ts';
export type { LimitMargin } from './limits/margin.ts';
export { maxStake, type StakeBounds } from './limits/max-stake.ts';
export { bookPicks } from './booking/book-picks.ts';
export type { BookedCricket, BookedSlip, Booking } from './booking/booking-format.ts';
export { openBooking } from './booking/open-booking.ts';
export { readShortCode, shortCode } from './booking/short-code.ts';

export {
  type CricketBet,
  type CricketResult,
  type CricketSettlement,
  settleCricket,
} from './sports/cricket/settle-cricket.ts';

export { ballColor, type BallColor } from './lottery/mark-six/balls.ts';
export { MARK_SIX_KINDS, type MarkSixBet, type MarkSixKind, type MarkSixPosition } from './lottery/mark-six/bet.ts';
export { assertDraw, type MarkSixDraw } from './lottery/mark-six/draw.ts';
export { estimateMarkSix } from './lottery/mark-six/estimate-mark-six.ts';
export type { LotteryEstimate } from './lottery/lottery-estimate.ts';
export {
  type SelectionCount,
  selectionLines,
  selectionRule,
  type SelectionRule,
} from './lottery/mark-six/selection-rule.ts';
export type { LotteryResult } from './lottery/mark-six/settle-line.ts';
export { type MarkSixSettlement, settleMarkSix } from './lottery/mark-six/settle-mark-six.ts';
export { type Animal, ballAnimal, zodiacYear } from './lottery/mark-six/zodiac.ts';

export { GOAL_PAIRS, type GoalPair, type Pk10Bet } from './lottery/pk10/bet.ts';
export { assertRace } from './lottery/pk10/draw.ts';
export { estimateRace } from './lottery/pk10/estimate-race.ts';
export { type Pk10Settlement, settlePk10 } from './lottery/pk10/settle-pk10.ts';
