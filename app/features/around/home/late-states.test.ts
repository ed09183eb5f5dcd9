// @vitest-environment jsdom
// Own workers: another page that is left open would add its calls to those that are noted.
// @vitest-environment-options {"pretendToBeVisual": true}
import { createElement as h } from 'react';
import { it, vi } from 'vitest';
import { statesOf } from '#app/test/markup/drawn-states.ts';
import { send } from '#app/test/markup/send.ts';
import { DownloadBanner } from '#app/features/around/promotions/download-banner.tsx';
import { BannerCarousel } from './banner-carousel.tsx';
import { CricketTeaser } from './cricket-teaser.tsx';
import { GamesTeaser } from './games-teaser.tsx';
import { LotteryTeaser } from './lottery-teaser.tsx';
import { Marquee } from './marquee.tsx';

const FAILS = { status: 400 } as const;
const still = {
  before: () =>
    void vi.stubGlobal('matchMedia', () => ({
      matches: true,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    })),
};
const pointer = (type: string, clientX: number, clientY = 0, over: object = {}) =>
  Object.assign(new MouseEvent(type, { bubbles: true, cancelable: true, clientX, clientY }), {
    isPrimary: true,
    pointerType: 'touch',
    ...over,
  });

it('each section of the home page whose content fails, is empty, is closed or stands still', async () => {
  await statesOf(
    { notesOverlays: true },
    async (states) => {
      const hero = h('a', { href: '/' }, 'hero');
      const sections = {
        banners: h(BannerCarousel, { hero }),
        news: h(Marquee),
        games: h(GamesTeaser),
        lotteries: h(LotteryTeaser),
        cricket: h(CricketTeaser),
      };
      for (const [name, element] of Object.entries(sections))
        for (const answer of [FAILS, 'empty'] as const)
          await states.draw(`${name}: ${JSON.stringify(answer)}`, element, {
            answers: { '': answer },
            // Two are as good as all.
            settings: () => ({ games: ['hkmarksix', 'pk10', 'pgGames', 'winfinity'] }) as never,
          });
      for (const [name, element] of Object.entries({ banners: sections.banners, news: sections.news }))
        await states.draw(`${name} that stand still`, element, still);

      for (const answer of [FAILS, 'empty', 'none'] as const)
        await states.draw(`lists of games: ${JSON.stringify(answer)}`, sections.games, {
          answers: { 'pg/game_list': answer, 'language=en': answer },
          settings: () => ({ games: ['pgGames', 'winfinity'] }) as never,
        });
      const two = { settings: () => ({ games: ['hkmarksix', 'pk10'] }) as never };
      const { draws } = (await states.get('/sports/api/v1/hkmarksix?start=0&limit=1')) as { draws: readonly object[] };
      const of = (over: object) => ({
        'hkmarksix?start=0&limit=1': { data: { draws: draws.map((draw) => ({ ...draw, ...over })), total: 1 } },
      });
      for (const [name, over] of Object.entries({
        'it closes in two seconds': { close_time: '2026-03-14T12:00:02.000Z' },
        'it was closed early': { close_time: '2026-03-14T13:00:00.000Z', state: 'closed' },
      })) {
        await states.draw(`a draw: ${name}`, h(LotteryTeaser), { ...two, answers: of(over) });
        await states.pass(2);
        const seen = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
        await states.pass(5);
        seen.mockReturnValue('visible');
        await states.pass(5);
        seen.mockRestore();
        states.answer({});
        await states.pass(5);
        await states.pass(5);
      }
    },
    `
    # banners: {"status":400}
    link "hero"
    region "Banners"
    group "1 of 1"
    # news: {"status":400}
    "No announcements right now."
    link "All announcements"
    region "Announcements"
    # lotteries: {"status":400}
    heading "Lotteries"
    link "PK10 racing Times are not available"
    # lotteries: "empty"
    link "PK10 racing"
    # banners that stand still
    link "Football every hour"
    link "Six Mark Six lotteries"
    link "A reward every day"
    link "Live tables"
    # news that stand still
    "Withdrawals now arrive within the hour."
    "A message is waiting for every new account."
    "The help pages answer what is asked most."
    "1"
    # lists of games: {"status":400}
    heading "PG Games"
    heading "Live games"
    link "View all: PG Games"
    "The games could not be loaded."
    # lists of games: "empty"
    "No games right now."
    # a draw: it closes in two seconds
    link "Hong Kong Mark Six Closes in 00:02"
    link "PK10 racing Closes in 04:30"
    # after 5 seconds
    link "Hong Kong Mark Six Closes in 1:14:54"
    link "PK10 racing Closes in 04:24"
  `,
  );
});

it('each swipe over the banners, and each offer of the app', async () => {
  await statesOf(
    { notesOverlays: true },
    async (states) => {
      await states.draw('the banners', h(BannerCarousel, { hero: h('a', { href: '/' }, 'hero') }));
      for (const [x, y] of [
        [39, 0],
        [-40, 0],
        [-80, 90],
        [-80, 10],
        [60, 0],
      ] as const) {
        await send('.window', pointer('pointerdown', 100));
        await send('.window', pointer('pointerup', 100 + x, y));
        await states.note(`moved by ${x}, ${y}`);
      }
      const offer = h(DownloadBanner);
      const hidden = (id: string) => ({
        before: () => localStorage.setItem('slipway.hiddenDownload.v1', JSON.stringify(id)),
      });
      const late = { answers: { '': 'none' } } as const;
      await states.draw('the offer', offer);
      await states.press('Do not show this again', 'it is hidden');
      for (const [name, options] of Object.entries({
        'not loaded': { answers: { '': FAILS } },
        none: { answers: { '': 'empty' } },
        late: late,
        'late, after another was hidden': { ...late, ...hidden('other') },
        'after another was hidden': hidden('other'),
      }))
        await states.draw(`an offer: ${name}`, offer, options as never);
    },
    `
    # the banners
    link "Set your limits before you play"
    button "Pause the banners"
    button "Previous banner"
    button "Next banner"
    # the offer
    heading "Take us along"
    link "Download"
    button "Do not show this again"
    region "Take us along"
  `,
  );
});
