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
    await expect(text).toMatchFileSnapshot(statesFile(`betting/draws/how-to-${topic}`));
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
  await expect(text).toMatchFileSnapshot(statesFile('betting/draws/house-rules'));
});

it('what each value of an example changes', async () => {
  const WALKS = {
    soccer: [
      ['Odds of match 1', '3.25'],
      ['Result of match 1', 'lost'],
      ['Result of match 2', 'void'],
      ['Stake per line', '7'],
      ['Multiple', '3'],
      ['Bet type', 'single'],
      ['Odds of match 2', 'x'],
    ],
    cricket: [
      ['Odds of match 1', '1'],
      ['Odds of match 2', '4'],
      ['Amount', '7.5'],
      ['Outcome', 'lost'],
      ['Odds of match 1', '0.99'],
      ['Amount', 'x'],
    ],
    marksix: [
      ['Special number', '8'],
      ['Amount', '12.5'],
      ['Odds of every bet', '1'],
      ['Odds of every bet', '0.99'],
      ['Odds of every bet', '2.1234567'],
      ['Odds of every bet', '2.123456'],
      ['Amount', '0'],
    ],
    pk10: [
      ['Amount', '-1'],
      ['Amount', '3'],
    ],
  } as const;
  const text = await statesOf({}, async (states) => {
    for (const [topic, values] of Object.entries(WALKS) as [keyof typeof WALKS, (typeof WALKS)['soccer']][]) {
      await states.draw(topic, h(HowToPlay, { topic, topics: [topic] }));
      for (const [label, value] of values) {
        await states.type(label, value);
        await states.note(`${topic}: ${label}: ${value}`);
      }
    }
    const closed = { rules: { disabledRegions: { marksix: ['BR'], pk10: ['IN'] } }, games: ['hkmarksix'] };
    for (const topic of ['marksix', 'pk10', 'cricket'] as const)
      await states.draw(`${topic} of another brand`, h(HowToPlay, { topic, topics: [topic] }), {
        settings: () => closed as never,
      });
  });
  await expect(text).toMatchFileSnapshot(statesFile('betting/draws/how-to-examples'));
});
