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
export { convertBetween, convertBetweenUp } from './convert-between.ts';
export { type Currency, currencyCode, currencyOf, currencyPlaces } from './currency.ts';
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
export { roundUpAmount } from './round-up.ts';
export { type Scale, scaleAmounts } from './scale-amounts.ts';
export { specifiedPlaces } from './specified-places.ts';
export type { LineStake, TotalStake } from './stakes.ts';
export { truncate } from './truncate.ts';
