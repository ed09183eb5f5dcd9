import { expect, it } from 'vitest';
import { answersFile, answersOf, refusalsOf, rowsOfGroup } from './group-answers.ts';

/** Mark Six draws and PK10 races: odds, periods, picks, bets, results and their settlement. */
const ROWS = [
  'getLastRace',
  'getMarkSixOdds',
  'getMyLotteryBet',
  'getMyRaceBet',
  'getRaceOdds',
  'listDrawResults',
  'listDraws',
  'listMyLotteryBets',
  'listMyRaceBets',
  'listRaceResults',
  'listRaces',
  'placeLotteryBet',
  'placeRaceBet',
] as const;

it('answers each lottery row as its file says, and does what the file says', async () => {
  expect(ROWS).toEqual(rowsOfGroup('lottery'));
  await expect(await answersOf(ROWS)).toMatchFileSnapshot(answersFile('lottery'));
});

it('refuses what is wrong in a request of each lottery row as its file says', async () => {
  await expect(await refusalsOf(ROWS)).toMatchFileSnapshot(answersFile('lottery-refusals'));
});
