export { EngineError, type EngineErrorCode } from '../errors/engine-error.ts';
export { shown } from '../errors/shown.ts';
export {
  addAmounts,
  compareAmounts,
  convertAmount,
  multiplyAmounts,
  subtractAmounts,
  truncateAmount,
} from './amount.ts';
export { convertBetween } from './convert-between.ts';
export { currencyPlaces } from './currency.ts';
export {
  add,
  compare,
  type Decimal,
  digitsAt,
  formatDecimal,
  isDecimalText,
  multiply,
  parseDecimal,
  subtract,
} from './decimal.ts';
export { allOdds, convertOdds } from './odds/convert-odds.ts';
export type { OddsFormatName } from './odds/odds-format.ts';
export { prizeOf } from './prize.ts';
export { rateOf } from './rate-of.ts';
export type { LineStake, TotalStake } from './stakes.ts';
export { truncate } from './truncate.ts';
