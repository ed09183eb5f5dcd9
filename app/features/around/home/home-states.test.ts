// @vitest-environment jsdom
// Own workers: another page that is left open would add its calls to those that are noted.
// @vitest-environment-options {"pretendToBeVisual": true}
import { createElement as h } from 'react';
import { it } from 'vitest';
import { statesOf } from '#app/test/markup/drawn-states.ts';
import { BannerCarousel } from './banner-carousel.tsx';
import { CricketTeaser } from './cricket-teaser.tsx';
import { GamesTeaser } from './games-teaser.tsx';
import { LotteryTeaser } from './lottery-teaser.tsx';
import { Marquee } from './marquee.tsx';

it('each state of the sections of the home page', async () => {
  await statesOf(
    { notesOverlays: true },
    async (states) => {
      await states.explore('the banners', h(BannerCarousel, { hero: 'hero' }));
      await states.pass(5);
      await states.pass(5);
      await states.draw('the news', h(Marquee), { isPlayer: false });
      await states.pass(5);
      await states.draw('the lotteries', h(LotteryTeaser));
      await states.pass(60);
      await states.explore('the games', h(GamesTeaser));
      await states.draw('cricket', h(CricketTeaser));
      for (const [name, element] of [
        ['banners', h(BannerCarousel, { hero: 'hero' })],
        ['news', h(Marquee)],
        ['lotteries', h(LotteryTeaser)],
        ['games', h(GamesTeaser)],
        ['cricket', h(CricketTeaser)],
      ] as const)
        await states.draw(`${name} that are not answered`, element, { answers: { '': 'none' } });
    },
    `
    # the banners
    "hero"
    link "Football every hour"
    link "Six Mark Six lotteries"
    link "A reward every day"
    # the news
    "Withdrawals now arrive within the hour."
    "A message is waiting for every new account."
    "The help pages answer what is asked most."
    button "Pause the announcements"
    # the lotteries
    heading "Lotteries"
    link "Hong Kong Mark Six Closes in 1:15:00"
    link "Macau Mark Six Closes in 1:25:00"
    link "New Macau Mark Six Closes in 58:00"
    # after 60 seconds
    link "Hong Kong Mark Six Closes in 1:14:00"
    link "Macau Mark Six Closes in 1:24:00"
    link "New Macau Mark Six Closes in 57:00"
    link "Galloping Mark Six Closes in 08:00"
    # the games
    heading "PG Games"
    heading "TADA"
    heading "Noah"
    heading "Live games"
    # cricket
    heading "Cricket"
    link "View all: Cricket"
    link "Aravalli Lions v Thar Scorpions Live · 0:0 Monsoon Premier League"
    link "Konkan Riders v Ganga Warriors Sat 04:00 PM Monsoon Premier League"
    # banners that are not answered
    region "Banners"
    group "1 of 1"
    # news that are not answered
    link "All announcements"
    region "Announcements"
    # lotteries that are not answered
    link "Hong Kong Mark Six"
    link "Macau Mark Six"
    link "New Macau Mark Six"
    link "Galloping Mark Six"
    # games that are not answered
    link "View all: PG Games"
    link "View all: TADA"
    link "View all: Noah"
    link "View all: Live games"
    # the banners: a guest
    link "Live tables"
    link "Set your limits before you play"
    # the games: a guest
    link "Jade Temple"
    link "Harbor Gold"
  `,
  );
});
