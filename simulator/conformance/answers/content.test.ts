import { expect, it } from 'vitest';
import { missingFacts } from '#contract/testing';
import { answersOf, refusalsOf, rowsOfGroup } from './group-answers.ts';
import { CONTENT, CONTENT_REFUSALS } from './content.facts.ts';

/** Banners, promotions, announcements, help, support, chat, messages, check-ins and their rewards, tickets of sockets. */
const ROWS = rowsOfGroup('content');

it('answers each content row as its file says, and does what the file says', async () => {
  expect(missingFacts(await answersOf(ROWS), CONTENT)).toEqual([]);
});

it('refuses what is wrong in a request of each content row as its file says', async () => {
  expect(missingFacts(await refusalsOf(ROWS), CONTENT_REFUSALS)).toEqual([]);
});
