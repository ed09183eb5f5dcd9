// @vitest-environment jsdom
// Own workers: another page that is left open would add its calls to those that are noted.
// @vitest-environment-options {"pretendToBeVisual": true}
import { createElement as h } from 'react';
import { expect, it } from 'vitest';
import { statesFile, statesOf } from '#app/test/markup/drawn-states.ts';
import { Results } from './results.tsx';

it('each state of the results', async () => {
  const text = await statesOf({}, async (states) => {
    const games = ['soccer', 'basketball', 'bd', 'cricket', 'hkmarksix', 'pk10'] as const;
    for (const game of games) {
      await states.explore(`results of ${game}`, h(Results, { game, games }));
      await states.draw(`results of ${game} that are late`, h(Results, { game, games }), { answers: { '': 'none' } });
    }
  });
  await expect(text).toMatchFileSnapshot(statesFile('results'));
});
