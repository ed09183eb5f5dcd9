export { resultsFor, slipArbitrary } from './sports/slip.arbitrary.ts';
export {
  cut,
  everyLine,
  factorOf,
  fraction,
  type Fraction,
  placesOf,
  plus,
  times,
  ZERO,
} from './sports/slip.reference.ts';
