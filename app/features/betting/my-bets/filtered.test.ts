// @vitest-environment jsdom
// Own workers: another page that is left open would add its calls to those that are noted.
// @vitest-environment-options {"pretendToBeVisual": true}
import { createElement as h } from 'react';
import { expect, it } from 'vitest';
import { readLastBets } from '#app/store/last-bets.ts';
import { statesOf } from '#app/test/markup/drawn-states.ts';
import { openMatches, placeOthers, placeWins } from '#app/test/place.ts';
import { MyBets } from './my-bets.tsx';

it('a result that settled bets are filtered by does not hide running ones', async () => {
  await statesOf({}, async (states) => {
    await placeWins(states, (await openMatches(states)).slice(0, 1), ['single'], '10');
    await states.draw('bets', h(MyBets));
    states.shows('"10.00 USDT"');
    await states.press('Settled');
    await states.type('Result', 'win');
    await states.press('Active');
    states.shows('"10.00 USDT"');
  });
});

it('the page without a connection keeps bets of all kinds, also after a look at those of one', async () => {
  await statesOf({}, async (states) => {
    await placeWins(states, (await openMatches(states)).slice(0, 1), ['single'], '10');
    await placeOthers(states);
    await states.draw('bets', h(MyBets));
    const kept = () => readLastBets(states.store.getState().session.player?.userId ?? '')?.active?.bets.length;
    const before = kept();
    await states.press('Lotteries');
    expect([before, kept()]).toEqual([4, 4]);
  });
});
