// @vitest-environment jsdom
// Own workers: another page that is left open would add its calls to those that are noted.
// @vitest-environment-options {"pretendToBeVisual": true}
import { createElement as h } from 'react';
import { expect, it } from 'vitest';
import { statesFile, statesOf } from '#app/test/markup/drawn-states.ts';
import { HowToPlay } from './how-to-play.tsx';

it.each(['soccer', 'basketball', 'bd', 'cricket', 'marksix', 'pk10'] as const)(
  'each state of how to play %s',
  async (topic) => {
    const text = await statesOf({}, async (states) => {
      await states.explore(topic, h(HowToPlay, { topic, topics: [topic, 'soccer'] }));
    });
    await expect(text).toMatchFileSnapshot(statesFile(`how-to-${topic}`));
  },
);
