export { slowMax, slowPayout } from './sports/slip.reference.ts';
export { resultsFor, slipArbitrary } from './sports/slip.arbitrary.ts';
