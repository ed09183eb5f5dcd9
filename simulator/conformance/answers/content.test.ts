import { expect, it } from 'vitest';
import { answersFile, answersOf, refusalsOfGroup, shapesOfGroup } from './group-answers.ts';

/** Banners, promotions, announcements, help, support, chat, messages, check-ins and their rewards, tickets of sockets. */
it('answers each content row as its file says, and does what the file says', async () => {
  await expect(await answersOf('content')).toMatchFileSnapshot(answersFile('content'));
});

it('refuses what is wrong in a request of each content row as its file says', async () => {
  await expect(await refusalsOfGroup('content')).toMatchFileSnapshot(answersFile('content-refusals'));
});

it('takes and gives in each content row what its file says', async () => {
  await expect(shapesOfGroup('content')).toMatchFileSnapshot(answersFile('content-shapes'));
});
