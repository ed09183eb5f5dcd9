// @vitest-environment jsdom
// Own workers: another page that is left open would add its calls to those that are noted.
// @vitest-environment-options {"pretendToBeVisual": true}
import { createElement as h } from 'react';
import { expect, it } from 'vitest';
import { statesFile, statesOf } from '#app/test/markup/drawn-states.ts';
import { LiveCentre } from './live-centre.tsx';
import { LiveRoute } from '#app/routes/betting/live.tsx';

it('each state of the live centre', async () => {
  const text = await statesOf({}, async (states) => {
    await states.explore('the centre', h(LiveRoute));
    const CRICKET_FIRST = h(LiveCentre, { sports: ['cricket', 'soccer'] });
    for (const show of ['live', 'soon', 'favourites'])
      await states.draw(`cricket first: ${show}`, CRICKET_FIRST, { address: `/live?show=${show}` });
    await states.draw('cricket alone', CRICKET_FIRST, { address: '/live?show=soon&sport=cricket' });
    await states.pass(60);
    await states.draw('the centre is late', h(LiveRoute), { answers: { '': 'none' } });
  });
  await expect(text).toMatchFileSnapshot(statesFile('betting/sports/live'));
});
