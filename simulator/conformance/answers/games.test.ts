import { expect, it } from 'vitest';
import { answersFile, answersOf, refusalsOfGroup, shapesOfGroup } from './group-answers.ts';

/** Games of providers: lists, launches, wallets and money moved into and out of them, rounds, statistics. */
it('answers each games row as its file says, and does what the file says', async () => {
  await expect(await answersOf('games')).toMatchFileSnapshot(answersFile('games'));
});

it('refuses what is wrong in a request of each games row as its file says', async () => {
  await expect(await refusalsOfGroup('games')).toMatchFileSnapshot(answersFile('games-refusals'));
});

it('takes and gives in each games row what its file says', async () => {
  await expect(shapesOfGroup('games')).toMatchFileSnapshot(answersFile('games-shapes'));
});
