import { expect, it } from 'vitest';
import { answersFile, answersOf, refusalsOf, rowsOfGroup } from './group-answers.ts';

/** Games of providers: lists, launches, wallets and money moved into and out of them, rounds, statistics. */
const ROWS = [
  'getCardBalance',
  'getLiveStatistics',
  'getNgBalance',
  'getNoahStatistics',
  'launchCardGame',
  'launchLiveGame',
  'launchNg',
  'launchNoahGame',
  'launchPgGame',
  'launchTadaGame',
  'listAvailableGames',
  'listLiveBets',
  'listLiveGames',
  'listNoahBets',
  'listNoahGames',
  'listPgBets',
  'listPgGames',
  'listTadaBets',
  'listTadaGames',
  'moveIntoCardGame',
  'moveIntoNg',
  'moveOutOfCardGame',
  'moveOutOfNg',
] as const;

it('answers each games row as its file says, and does what the file says', async () => {
  expect(ROWS).toEqual(rowsOfGroup('games'));
  await expect(await answersOf(ROWS)).toMatchFileSnapshot(answersFile('games'));
});

it('refuses what is wrong in a request of each games row as its file says', async () => {
  await expect(await refusalsOf(ROWS)).toMatchFileSnapshot(answersFile('games-refusals'));
});
