// @vitest-environment jsdom
// Own workers: another page that is left open would add its calls to those that are noted.
// @vitest-environment-options {"pretendToBeVisual": true}
import { createElement as h } from 'react';
import { expect, it, vi } from 'vitest';
import type { Match } from '#contract/entities';
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

it('the saved file has the bets that the filter shows, and no others', async () => {
  await statesOf({}, async (states) => {
    const files: string[] = [];
    vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:x');
    vi.spyOn(URL, 'revokeObjectURL').mockReturnValue(undefined);
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue(undefined);
    vi.stubGlobal('Blob', function ([text = '']: readonly string[]) {
      files.push(text);
    });
    const [lost, returned] = (await openMatches(states)).slice(0, 2) as [Match, Match];
    await placeWins(states, [lost], ['single'], '10');
    const { bet_id: wanted } = await placeWins(states, [returned], ['single'], '3');
    await states.post(`/__sim/matches/${lost.match_id}`, { result: { ft: '0:2', ht: '0:0' } });
    await states.post(`/__sim/matches/${returned.match_id}`, { void: true });
    await states.draw('bets', h(MyBets));
    await states.press('Settled');
    await states.type('Result', 'void');
    await states.press('Export as CSV');
    const [, ...rows] = files.join('').trimEnd().split('\r\n');
    expect(rows.map((row) => row.split(',')[0])).toEqual([`"${wanted}"`]);
  });
});
