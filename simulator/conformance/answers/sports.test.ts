import { expect, it } from 'vitest';
import { answersFile, answersOf, refusalsOf, rowsOfGroup } from './group-answers.ts';

/** Soccer, basketball and cricket: matches, markets, prices, slips, bets, cash-out, bookings, results, statistics. */
const ROWS = [
  'cashOut',
  'cashOutPart',
  'getBetStatistics',
  'getBooking',
  'getCricketMatch',
  'getGameLimits',
  'getMatchDetails',
  'getMyBet',
  'getOutcome',
  'getPriceHistory',
  'listCricketMatches',
  'listCricketResults',
  'listFeedMatches',
  'listFeedResults',
  'listMatchChanges',
  'listMatches',
  'listMyBets',
  'listMyCricketBets',
  'listPopularPicks',
  'listResults',
  'placeBet',
  'placeCricketBet',
  'quoteCashOut',
  'saveBooking',
] as const;

it('answers each sports row as its file says, and does what the file says', async () => {
  expect(ROWS).toEqual(rowsOfGroup('sports'));
  await expect(await answersOf(ROWS)).toMatchFileSnapshot(answersFile('sports'));
});

it('refuses what is wrong in a request of each sports row as its file says', async () => {
  await expect(await refusalsOf(ROWS)).toMatchFileSnapshot(answersFile('sports-refusals'));
});
