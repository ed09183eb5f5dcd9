// @vitest-environment jsdom
// Own workers: another page that is left open would add its calls to those that are noted.
// @vitest-environment-options {"pretendToBeVisual": true}
import { createElement as h } from 'react';
import { expect, it } from 'vitest';
import { statesFile, statesOf } from '#app/test/markup/drawn-states.ts';
import { HouseRules } from './parts/house-rules.tsx';
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

it('each state of the rules of a brand', async () => {
  const text = await statesOf({}, async (states) => {
    const draw = (name: string, settings: object) =>
      states.draw(name, h(HouseRules), { settings: () => settings as never });
    const rules = { disabledRegions: { soccer: [], cricket: ['IN', 'GB'], pk10: ['BR'] } };
    await draw('no rules of its own', { rules: undefined });
    await draw('games that are closed in regions', { sports: ['bd'], rules });
    for (const game of ['soccer', 'basketball', 'bd']) await draw(`${game} alone`, { sports: [game], rules: {} });
    await draw('a market of one sport', { rules: { folds: { soccer: { wl: 2 } } } });
    await draw('no sports', { sports: ['cricket'] });
  });
  await expect(text).toMatchFileSnapshot(statesFile('house-rules'));
});
