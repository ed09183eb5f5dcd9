export { cashOut } from './cash-out.ts';
export { warnings } from './limits.ts';
export { mayBeBet, settleCricket, settleMarkSix, settleRace } from './lotteries.ts';
export { addAmounts, compareAmounts, isDecimal, subtractAmounts } from './money.ts';
export { linesOfPasses, matchesOf } from './passes.ts';
export { promise } from './promise.ts';
export { everyScore } from './results.ts';
export { estimate, settle } from './sports.ts';
export { OracleRefusal } from './slip.ts';
