export { type CashOutPart, cashOutPart, lineStakeWithin } from './cash-out/part.ts';
export { quoteSlipCashOut } from './cash-out/quote-slip.ts';
export type { CashOutLeg } from './cash-out/quote.ts';
export { type BetType, betTypes } from './bet-types.ts';
export { type BonusStep, extraBonus, promisedBonus } from './bonus/extra-bonus.ts';
export { selectionPrize } from './bonus/selection-prize.ts';
export { compileSlip } from './compile-slip.ts';
export { type CricketBet, type CricketResult, settleCricket } from './cricket/settle-cricket.ts';
export { estimateSingles } from './estimate-singles.ts';
export { type Estimate, estimateCompiled, estimateSlip } from './estimate.ts';
export { estimateUnderRules } from './estimate-under-rules.ts';
export { type ExplainedScore, explainSlip } from './explain.ts';
export { FOLD_TABLES, marketMaxFold, MAX_FOLD } from './fold-limits.ts';
export { convertRules, type HouseRules, houseRules, type RuleNumbers } from './house-rules.ts';
export { assertSendable, countLines, listLines, MAX_SENT_LINES, totalStake } from './lines.ts';
export { listLinesUnderRules } from './lines-under-rules.ts';
export { OUTCOMES } from './markets.ts';
export { matchRange } from './match-range.ts';
export { NAMED_PASSES } from './pass-table.ts';
export { availablePasses, passFolds } from './passes.ts';
export { winningOutcome, winningOutcomes } from './results.ts';
export { PRIZE_CAPS, RULE_TABLE, type RuleVersion, WITHHOLDINGS } from './rule-table.ts';
export { parseScore } from './score.ts';
export type { PrizeCap, SettleRules, Withholding } from './settle-rules.ts';
export { settleCompiled, type SettleResult, settleSlip, type SettleState } from './settle.ts';
export {
  type FoldTable,
  type Market,
  MATCH_MARKETS,
  OTHER_MARKETS,
  type Slip,
  type SlipMatch,
  type SlipPick,
  type SportGame,
} from './slip.ts';
