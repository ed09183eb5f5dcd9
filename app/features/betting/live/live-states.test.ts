// @vitest-environment jsdom
// Own workers: another page that is left open would add its calls to those that are noted.
// @vitest-environment-options {"pretendToBeVisual": true}
import { createElement as h } from 'react';
import { it } from 'vitest';
import { statesOf } from '#app/test/markup/drawn-states.ts';
import { LiveCentre } from './live-centre.tsx';
import { LiveRoute } from '#app/routes/betting/live.tsx';

it('each state of the live centre', async () => {
  await statesOf(
    {},
    async (states) => {
      await states.explore('the centre', h(LiveRoute));
      await states.draw('the centre again', h(LiveRoute));
      await states.press('Soccer 7', 'one sport');
      const CRICKET_FIRST = h(LiveCentre, { sports: ['cricket', 'soccer'] });
      for (const show of ['live', 'soon', 'favourites'])
        await states.draw(`cricket first: ${show}`, CRICKET_FIRST, { address: `/live?show=${show}` });
      await states.draw('cricket alone', CRICKET_FIRST, { address: '/live?show=soon&sport=cricket' });
      await states.pass(60);
      await states.draw('the centre is late', h(LiveRoute), { answers: { '': 'none' } });
    },
    `
    # the centre
    status "11 matches"
    button "Live 11" [pressed]
    button "All sports" [pressed]
    button "Match winner: Aravalli Lions, Aravalli Lions against Thar Scorpions, odds 1.45" [disabled]
    # the centre: Live 11
    replaces /
    # the centre: Starting soon 7
    replaces /?show=soon
    # one sport
    replaces /?sport=soccer
    # cricket first: live
    status "8 matches"
    button "Live 8" [pressed]
    button "Starting soon 4"
    button "Favourites 0"
    # cricket first: soon
    status "4 matches"
    button "Starting soon 4" [pressed]
    link "01:00 PM Soccer · Rheinland Oberliga Eintracht Rosenfels Borussia Adlersberg"
    link "01:20 PM Soccer · Round-the-World Club Cup Bahía Nueva Mirador"
    # cricket first: favourites
    status "0 matches"
    button "Favourites 0" [pressed]
    button "Soccer 0"
    "Mark matches and leagues with the star: they are listed here."
    # cricket alone
    button "Cricket 0" [pressed]
    button "All sports"
    button "Soccer 4"
    "No match starts within the next three hours."
    # the centre is late
    status "Loading matches"
    button "Live" [pressed]
    heading "Live centre"
    button "Starting soon"
    # the centre: nothing in its lists
    button "Live 0" [pressed]
    button "Starting soon 0"
    # the centre: refused
    alert "The matches could not be loaded. Try again"
    link "All sports"
    # the centre: a guest
    button "Match winner: Thar Scorpions, Aravalli Lions against Thar Scorpions, odds 2.67" [disabled]
    link "65′ 2nd half Round-the-World Club Cup Puerto Sol 2 Halcyon 0"
  `,
  );
});
