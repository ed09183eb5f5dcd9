// @vitest-environment jsdom
// Own workers: another page that is left open would add its calls to those that are noted.
// @vitest-environment-options {"pretendToBeVisual": true}
import { createElement as h } from 'react';
import { it } from 'vitest';
import { GAME_STATUS, PRODUCT_IDS } from '#contract/entities';
import { keep } from '#app/store/vault.ts';
import { statesOf } from '#app/test/markup/drawn-states.ts';
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
  await statesOf(
    {},
    async (states) => {
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
    },
    `
    # /sport?from=1 of the demo brand
    replaces /sport/soccer?from=1
    # /sport?from=1 of a brand with nothing
    heading "Page not found"
    "There is nothing at this address."
    link "Go to the home page"
    # /sport?from=1 of a brand with cricket
    replaces /sport/cricket
    # /sport?from=1 of a brand with basketball and BD
    replaces /sport/basketball?from=1
    # /sport?from=1 of a brand with the feed
    replaces /sport/365sports?from=1
    # /sport/all of the demo brand
    status "Loading matches"
    link "All sports" [current]
    heading "All sports"
    link "Live"
    # /sport/all of a brand with basketball and BD
    link "Basketball"
    link "BD soccer"
    navigation "Sports"
    # /sport/live of the demo brand
    link "Live" [current]
    button "Live" [pressed]
    button "All sports" [pressed]
    heading "Live centre"
    # /sport/live of a brand with cricket
    link "Cricket"
    button "Starting soon"
    button "Favourites"
    group "What to show"
    # /sport/live of a brand with basketball and BD
    link "All sports"
    button "Basketball"
    button "BD soccer"
    group "Sport"
    # /results of the demo brand
    replaces /results/soccer
    # /results of a brand with cricket
    replaces /results/cricket
    # /results of a brand with basketball and BD
    replaces /results/basketball
    # /results of a brand with the feed
    replaces /results/365sports
    # /howToPlay of the demo brand
    replaces /howToPlay/soccer
    # /howToPlay of a brand with cricket
    replaces /howToPlay/cricket
    # /howToPlay of a brand with basketball and BD
    replaces /howToPlay/basketball
    # /howToPlay of a brand with the feed
    replaces /howToPlay/marksix
    # /lottery of the demo brand
    status "Loading the lottery …"
    heading "Lotteries"
    heading "Hong Kong Mark Six"
    heading "Macau Mark Six"
    # /lottery of a brand with basketball and BD
    heading "PK10 racing"
    "Choose a lottery: the current draw, its closing time and the last numbers."
    # /lottery/pk10 of the demo brand
    "Lottery Hong Kong Mark Six Macau Mark Six New Macau Mark Six Galloping Mark Six Singapore Mark Six Taiwan Mark Six PK10 racing"
    combobox "Lottery Hong Kong Mark Six Macau Mark Six New Macau Mark Six Galloping Mark Six Singapore Mark Six Taiwan Mark Six PK10 racing" = "PK10 racing"
    # /lottery/pk10 of a brand with basketball and BD
    "Lottery PK10 racing"
    combobox "Lottery PK10 racing" = "PK10 racing"
    # /lottery/pk10 of a brand with the feed
    "Lottery Hong Kong Mark Six PK10 racing"
    combobox "Lottery Hong Kong Mark Six PK10 racing" = "PK10 racing"
    # the lotteries, one of which is closed
    status "Open for bets"
    "Draw 20525"
    "Draw time: Mar 14, 01:35 PM"
    "1:25:00"
    # a cricket match
    status "Loading cricket matches"
    heading "Cricket"
    link "All cricket matches"
  `,
  );
});
