import { expect, it } from 'vitest';
import { answersFile, answersOf, refusalsOfGroup, shapesOfGroup } from './group-answers.ts';

/** Mark Six draws and PK10 races: odds, periods, picks, bets, results and their settlement. */
it('answers each lottery row as its file says, and does what the file says', async () => {
  await expect(await answersOf('lottery')).toMatchFileSnapshot(answersFile('lottery'));
});

it('refuses what is wrong in a request of each lottery row as its file says', async () => {
  await expect(await refusalsOfGroup('lottery')).toMatchFileSnapshot(answersFile('lottery-refusals'));
});

it('takes and gives in each lottery row what its file says', async () => {
  await expect(shapesOfGroup('lottery')).toMatchFileSnapshot(answersFile('lottery-shapes'));
});
