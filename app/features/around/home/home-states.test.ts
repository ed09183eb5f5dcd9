// @vitest-environment jsdom
// Own workers: another page that is left open would add its calls to those that are noted.
// @vitest-environment-options {"pretendToBeVisual": true}
import { createElement as h } from 'react';
import { describe, it } from 'vitest';
import { statesOf } from '#app/test/markup/drawn-states.ts';
import { BannerCarousel } from './banner-carousel.tsx';
import { CricketTeaser } from './cricket-teaser.tsx';
import { GamesTeaser } from './games-teaser.tsx';
import { LotteryTeaser } from './lottery-teaser.tsx';
import { Marquee } from './marquee.tsx';

const GUEST = { isPlayer: false } as const;
const banners = h(BannerCarousel, { hero: 'hero' });

describe('the home page', () => {
  it('begins with the hero, and has a banner for each thing that is sold, for players and guests', () =>
    statesOf({}, async (states) => {
      for (const options of [{}, GUEST]) {
        await states.draw('the banners', banners, options);
        states.shows('"hero"', 'link "Football every hour"', 'link "Six Mark Six lotteries"');
        states.shows('link "A reward every day"', 'link "Live tables"', 'link "Set your limits before you play"');
      }
    }));

  it('says to a guest what is new, and lets it be paused', () =>
    statesOf({}, async (states) => {
      await states.draw('the news', h(Marquee), GUEST);
      states.shows(
        '"Withdrawals are paid on the same day in most cases."',
        '"A message is waiting for every new account."',
      );
      states.shows('"The help pages answer what is asked most."', 'button "Pause the announcements"');
    }));

  it('counts down to the next draw of each lottery', () =>
    statesOf({}, async (states) => {
      await states.draw('the lotteries', h(LotteryTeaser));
      states.shows('heading "Lotteries"', 'link "Hong Kong Mark Six Closes in 1:15:00"');
      states.shows('link "Macau Mark Six Closes in 1:25:00"', 'link "New Macau Mark Six Closes in 58:00"');
      await states.pass(60);
      states.shows('link "Hong Kong Mark Six Closes in 1:14:00"', 'link "Macau Mark Six Closes in 1:24:00"');
      states.shows('link "New Macau Mark Six Closes in 57:00"', 'link "Galloping Mark Six Closes in 08:00"');
    }));

  it('shows the first games of each lobby, and the way to all of them', () =>
    statesOf({}, async (states) => {
      await states.draw('the games', h(GamesTeaser), GUEST);
      for (const name of ['PG Games', 'TADA', 'Noah', 'Live games'])
        states.shows(`heading "${name}"`, `link "View all: ${name}"`);
      states.shows('link "Jade Temple"', 'link "Harbor Gold"', 'link "Boxing Rabbit"', 'link "Ark of Sevens"');
      // Six of each.
      states.lacks('Silk Caravan', 'Pharaoh Bones', 'Auto Roulette');
    }));

  it('shows matches of cricket with their score or time', () =>
    statesOf({}, async (states) => {
      await states.draw('cricket', h(CricketTeaser));
      states.shows('heading "Cricket"', 'link "View all: Cricket"');
      states.shows('link "Aravalli Lions v Thar Scorpions Live · 0:0 Monsoon Premier League"');
      states.shows('link "Konkan Riders v Ganga Warriors Sat 04:00 PM Monsoon Premier League"');
    }));

  it('has its hero, its names and its ways before anything is answered', () =>
    statesOf({}, async (states) => {
      const late = { answers: { '': 'none' } } as const;
      await states.draw('banners', banners, late);
      states.shows('"hero"', 'region "Banners"', 'group "1 of 1"');
      await states.draw('news', h(Marquee), late);
      states.shows('link "All announcements"', 'region "Announcements"');
      // Not that there are none: that is not known yet.
      states.lacks('No announcements');
      await states.draw('lotteries', h(LotteryTeaser), late);
      states.shows('link "Hong Kong Mark Six"', 'link "Macau Mark Six"', 'link "Galloping Mark Six"');
      states.lacks('Closes in', 'not available');
      await states.draw('games', h(GamesTeaser), late);
      for (const name of ['PG Games', 'TADA', 'Noah', 'Live games']) states.shows(`link "View all: ${name}"`);
      states.lacks('No games', 'could not be loaded');
    }));
});
