import { expect, it } from 'vitest';
import { answersFile, answersOf, refusalsOfGroup, shapesOfGroup } from './group-answers.ts';

/** Soccer, basketball and cricket: matches, markets, prices, slips, bets, cash-out, bookings, results, statistics. */
it('answers each sports row as its file says, and does what the file says', async () => {
  await expect(await answersOf('sports')).toMatchFileSnapshot(answersFile('sports'));
});

it('refuses what is wrong in a request of each sports row as its file says', async () => {
  await expect(await refusalsOfGroup('sports')).toMatchFileSnapshot(answersFile('sports-refusals'));
});

it('takes and gives in each sports row what its file says', async () => {
  await expect(shapesOfGroup('sports')).toMatchFileSnapshot(answersFile('sports-shapes'));
});
