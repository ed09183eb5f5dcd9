// @vitest-environment jsdom
// Own workers: another page that is left open would add its calls to those that are noted.
// @vitest-environment-options {"pretendToBeVisual": true}
import { createElement as h } from 'react';
import { expect, it } from 'vitest';
import { statesFile, statesOf } from '#app/test/markup/drawn-states.ts';
import { BannerCarousel } from './banner-carousel.tsx';
import { CricketTeaser } from './cricket-teaser.tsx';
import { GamesTeaser } from './games-teaser.tsx';
import { LotteryTeaser } from './lottery-teaser.tsx';
import { Marquee } from './marquee.tsx';

it('each state of the sections of the home page', async () => {
  const text = await statesOf({ notesOverlays: true }, async (states) => {
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
  });
  await expect(text).toMatchFileSnapshot(statesFile('around/home'));
});
