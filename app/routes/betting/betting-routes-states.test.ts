// @vitest-environment jsdom
// Own workers: another page that is left open would add its calls to those that are noted.
// @vitest-environment-options {"pretendToBeVisual": true}
import { createElement as h } from 'react';
import { expect, it } from 'vitest';
import { GAME_STATUS, PRODUCT_IDS } from '#contract/entities';
import { keep } from '#app/store/vault.ts';
import { statesFile, statesOf } from '#app/test/markup/drawn-states.ts';
// What is lazy is there already, so that it is drawn at once.
import './live.tsx';
import { paths } from '#app/paths.ts';
import { CricketMatchRoute } from './cricket-match.tsx';
import { HowToPlayRoute } from './how-to-play.tsx';
import { LotteryRoute } from './lottery.tsx';
import { LotteryGameRoute } from './lottery-game.tsx';
import { ResultsRoute } from './results.tsx';
import { SportRoute } from './sport.tsx';

/** What brands offer; the upstream's own list is late, so nothing else decides. */
const BRANDS: Readonly<Record<string, object>> = {
  nothing: { sports: [], games: [] },
  cricket: { sports: ['cricket'], games: [] },
  'basketball and BD': { sports: ['basketball', 'bd'], games: ['pk10'] },
  'the feed': { sports: ['365sports'], games: ['hkmarksix', 'pk10'] },
};
const FIRSTS = [
  [SportRoute, paths.sport, '/sport?from=1'],
  [SportRoute, paths.sportOf, '/sport/all'],
  [SportRoute, paths.sportOf, '/sport/live'],
  [ResultsRoute, paths.results, '/results'],
  [HowToPlayRoute, paths.howToPlay, '/howToPlay'],
  [LotteryRoute, paths.lottery, '/lottery'],
  [LotteryGameRoute, paths.lotteryGame, '/lottery/pk10'],
] as const;

it('where pages lead that choose a game of the brand', async () => {
  const text = await statesOf({}, async (states) => {
    const late = { answers: { '': 'none' } } as const;
    for (const [Page, path, address] of FIRSTS) {
      await states.draw(`${address} of the demo brand`, h(Page), { ...late, path, address });
      for (const [name, offered] of Object.entries(BRANDS))
        await states.draw(`${address} of a brand with ${name}`, h(Page), {
          ...late,
          path,
          address,
          settings: () => offered as never,
        });
    }
    const closed = [
      { game_id: PRODUCT_IDS.hkmarksix, status: GAME_STATUS.disabled },
      { game_id: PRODUCT_IDS.ammarksix, status: GAME_STATUS.active },
    ];
    await states.draw('the lotteries, one of which is closed', h(LotteryRoute), {
      answers: { available_games: { data: closed } },
      settings: () => ({ games: ['hkmarksix', 'ammarksix'] }),
      before: () => void keep({ currentLotteryID: 'ammarksix' }),
    });
    await states.draw('a cricket match', h(CricketMatchRoute), {
      ...late,
      path: paths.cricketMatch,
      address: '/sport/cricket/c1',
    });
  });
  await expect(text).toMatchFileSnapshot(statesFile('routes/betting-routes'));
});
