export { resultsFor, slipArbitrary } from './sports/slip.arbitrary.ts';
