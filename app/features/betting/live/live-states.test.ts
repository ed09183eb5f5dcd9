// @vitest-environment jsdom
// Own workers: another page that is left open would add its calls to those that are noted.
// @vitest-environment-options {"pretendToBeVisual": true}
import { createElement as h } from 'react';
import { describe, it } from 'vitest';
import { statesOf } from '#app/test/markup/drawn-states.ts';
import { LiveCentre } from './live-centre.tsx';
import { LiveRoute } from '#app/routes/betting/live.tsx';

const WINNER = 'Aravalli Lions, 1.45';
const centre = h(LiveRoute);
const cricketFirst = h(LiveCentre, { sports: ['cricket', 'soccer'] });

describe('the live centre', () => {
  it('counts what is live in all sports, for players and guests; cricket that has begun is not sold', () =>
    statesOf({}, async (states) => {
      for (const isPlayer of [true, false]) {
        await states.draw('the centre', centre, { isPlayer });
        states.shows('status "11 matches"', 'button "Live 11" [pressed]', 'button "All sports" [pressed]');
        states.shows(`button "${WINNER}" [disabled]`);
        states.shows('link "65′ 2nd half Round-the-World Club Cup Puerto Sol 2 Halcyon 0"');
      }
    }));

  it('keeps what is chosen in its address', () =>
    statesOf({}, async (states) => {
      await states.draw('the centre', centre);
      await states.press('Starting soon 7');
      states.shows('replaces /?show=soon');
      await states.press('Live 11');
      states.shows('replaces /');
      await states.press('Soccer 7');
      states.shows('replaces /?sport=soccer');
    }));

  it('has what starts within three hours, and the favourites, with their number', () =>
    statesOf({}, async (states) => {
      await states.draw('live', cricketFirst, { address: '/live?show=live' });
      states.shows('status "8 matches"', 'button "Live 8" [pressed]', 'button "Starting soon 4"');
      states.shows('button "Favourites 0"');
      await states.draw('soon', cricketFirst, { address: '/live?show=soon' });
      states.shows('status "4 matches"', 'button "Starting soon 4" [pressed]');
      states.shows(
        'link "01:00 PM Soccer · Rheinland Oberliga Eintracht Rosenfels Borussia Adlersberg"',
        'link "01:20 PM Soccer · Round-the-World Club Cup Bahía Nueva Mirador"',
      );
      await states.draw('soon, of cricket', cricketFirst, { address: '/live?show=soon&sport=cricket' });
      states.shows('button "Cricket 0" [pressed]', 'button "All sports"', 'button "Soccer 4"');
      states.shows('"No match starts within the next three hours."');
      await states.draw('favourites', cricketFirst, { address: '/live?show=favourites' });
      states.shows('status "0 matches"', 'button "Favourites 0" [pressed]', 'button "Soccer 0"');
      states.shows('"Mark matches and leagues with the star: they are listed here."');
    }));

  it('says that there is nothing once the whole lists are read', () =>
    statesOf({}, async (states) => {
      const NONE = 'Mark matches and leagues with the star: they are listed here.';
      const address = '/live?show=favourites';
      await states.draw('a part', cricketFirst, { address, answers: { 'soccer?start=37&limit=40': 'none' } });
      states.shows('status "Loading matches"', 'button "Favourites" [pressed]');
      states.lacks(NONE);
      await states.draw('the whole', cricketFirst, { address });
      states.shows(`"${NONE}"`);
    }));

  it('says that it loads, that there is nothing, or that it failed', () =>
    statesOf({}, async (states) => {
      await states.draw('late', centre, { answers: { '': 'none' } });
      states.shows('status "Loading matches"', 'heading "Live centre"', 'button "Live" [pressed]');
      states.shows('button "Starting soon"');
      await states.draw('nothing', centre, { answers: { '': 'empty' } });
      states.shows('button "Live 0" [pressed]', 'button "Starting soon 0"');
      await states.draw('refused', centre, { answers: { '': { status: 400 } } });
      states.shows('alert "The matches could not be loaded. Try again"', 'link "All sports"');
    }));

  it('reads cricket again, too, where its list could not be read', () =>
    statesOf({}, async (states) => {
      await states.draw('refused', h(LiveCentre, { sports: ['cricket'] }), { answers: { '': { status: 400 } } });
      states.answer({});
      await states.press('Try again');
      states.lacks('could not be loaded');
    }));
});
