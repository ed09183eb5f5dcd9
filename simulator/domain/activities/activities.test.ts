import { expect, it } from 'vitest';
import { missingFacts } from '#contract/testing';
import { storyOf } from '../../conformance/answers/story.ts';
import { ACTIVITIES } from './activities.facts.ts';

const DAY_MS = 86_400_000;

it('a week of check-ins, with rewards in each currency, is as the file says', async () => {
  const text = await storyOf(async (client) => {
    const claim = (day: number) => client.call('claimCheckIn', { body: { day } });
    await client.call('listCheckIns');
    for (const day of [5, 6, 6, 7]) await claim(day);
    for (const day of [7, 1, 2, 4, 7]) {
      client.advance(DAY_MS);
      client.signIn();
      await claim(day);
    }
    await client.call('listCheckIns');
    for (const unit of ['BRL', 'IDR', 'GBP']) {
      await client.call('changeCurrency', { query: { unit } });
      await client.call('listCheckIns');
    }
  });
  expect(missingFacts(text, ACTIVITIES)).toEqual([]);
});
