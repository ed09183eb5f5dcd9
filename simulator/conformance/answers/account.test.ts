import { expect, it } from 'vitest';
import { answersFile, answersOf, refusalsOfGroup, shapesOfGroup } from './group-answers.ts';

/** Registration, sessions, codes, passwords, members, limits of the player, exclusion, identity, browsers that take notices. */
it('answers each account row as its file says, and does what the file says', async () => {
  await expect(await answersOf('account')).toMatchFileSnapshot(answersFile('account'));
});

it('refuses what is wrong in a request of each account row as its file says', async () => {
  await expect(await refusalsOfGroup('account')).toMatchFileSnapshot(answersFile('account-refusals'));
});

it('takes and gives in each account row what its file says', async () => {
  await expect(shapesOfGroup('account')).toMatchFileSnapshot(answersFile('account-shapes'));
});
