export {
  cut,
  everyLine,
  factorOf,
  fraction,
  isLess,
  plus,
  shareOf,
  slowMax,
  slowPayout,
  times,
  ZERO,
  type Fraction,
} from './sports/slip.reference.ts';
export { resultsFor, slipArbitrary } from './sports/slip.arbitrary.ts';
