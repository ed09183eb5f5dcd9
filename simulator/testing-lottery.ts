// The lottery's tables of odds, for tests of the app. They load 20 modules; `#simulator/testing` loads a whole simulator.
export { markSixOdds } from './domain/lottery/mark-six-odds.ts';
export { markSixItem, raceItem } from './domain/lottery/price-of-pick.ts';
export { RACE_ODDS } from './domain/lottery/race-odds.ts';
