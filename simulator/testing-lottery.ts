// Odds of the lottery for the app's tests: 20 modules instead of a whole simulator.
export { markSixOdds } from './domain/lottery/mark-six-odds.ts';
export { markSixItem, raceItem } from './domain/lottery/price-of-pick.ts';
export { RACE_ODDS } from './domain/lottery/race-odds.ts';
