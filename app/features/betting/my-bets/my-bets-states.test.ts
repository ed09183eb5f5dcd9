// @vitest-environment jsdom
// Own workers: another page that is left open would add its calls to those that are noted.
// @vitest-environment-options {"pretendToBeVisual": true}
import { createElement as h } from 'react';
import { expect, it } from 'vitest';
import { statesFile, statesOf } from '#app/test/markup/drawn-states.ts';
import { openMatches, placeOthers, placeWins } from '#app/test/place.ts';
import { MyBets } from './my-bets.tsx';

it('each state of the bets of a player', async () => {
  const text = await statesOf({}, async (states) => {
    await states.explore('no bets', h(MyBets));
    await states.draw('bets that are late', h(MyBets), { answers: { '': 'none' } });
    const matches = await openMatches(states);
    const single = await placeWins(states, matches.slice(0, 1), ['single'], '10');
    const system = await placeWins(states, matches.slice(0, 3), ['2-string-1', '3-string-1'], '2');
    const { lottery, race, cricket } = await placeOthers(states);
    await states.explore('bets', h(MyBets));
    for (const bet of [`soccer.${single.bet_id}`, `soccer.${system.bet_id}`])
      await states.explore(`a bet`, h(MyBets), { address: `/my-bets?bet=${bet}` });
    await states.explore('a cash-out', h(MyBets), { address: `/my-bets?bet=soccer.${single.bet_id}&cashout=true` });
    for (const bet of [`hkmarksix.${lottery.bet_id}`, `pk10.${race.bet_id}`, `cricket.${cricket.bet_id}`])
      await states.draw('a bet of another kind', h(MyBets), { address: `/my-bets?bet=${bet}` });
    const down = { status: 400 };
    const late = {
      'soccer/mybet?start=0&limit=20&status=1': down,
      'pk10/mybet?start=0&limit=20&status=1': down,
    };
    await states.draw('two lists fail', h(MyBets), { answers: late });
    const two = { sports: ['soccer'], games: [] } as const;
    await states.draw('a brand with one kind of bets', h(MyBets), { settings: () => two as never });
    const three = { sports: ['soccer'], games: ['hkmarksix'] } as const;
    await states.draw('a brand with two kinds of bets', h(MyBets), { settings: () => three as never });
    await states.draw('no such bet', h(MyBets), { address: '/my-bets?bet=soccer.none' });
  });
  await expect(text).toMatchFileSnapshot(statesFile('betting/bets/my-bets'));
});
