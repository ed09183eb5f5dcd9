// @vitest-environment jsdom
// Own workers: another page that is left open would add its calls to those that are noted.
// @vitest-environment-options {"pretendToBeVisual": true}
import { screen } from '@testing-library/react';
import { createElement as h } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { type States, statesOf } from '#app/test/markup/drawn-states.ts';
import { send } from '#app/test/markup/send.ts';
import { DownloadBanner } from '#app/features/around/promotions/download-banner.tsx';
import { BannerCarousel } from './banner-carousel.tsx';
import { CricketTeaser } from './cricket-teaser.tsx';
import { GamesTeaser } from './games-teaser.tsx';
import { LotteryTeaser } from './lottery-teaser.tsx';
import { Marquee } from './marquee.tsx';

const FAILS = { status: 400 } as const;
const LATE = { answers: { '': 'none' } } as const;
/** One of each kind is as good as all. */
const FEW = { settings: () => ({ games: ['hkmarksix', 'pk10', 'pgGames', 'winfinity'] }) as never };
const banners = h(BannerCarousel, { hero: h('a', { href: '/' }, 'hero') });
const withAnswer = (answer: typeof FAILS | 'empty') => ({ ...FEW, answers: { '': answer } });
const stillness = {
  before: () =>
    void vi.stubGlobal('matchMedia', () => ({
      matches: true,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    })),
};

describe('a section of the home page whose content fails, or of which there is none', () => {
  it('is the hero alone, without banners', () =>
    statesOf({}, async (states) => {
      for (const answer of [FAILS, 'empty'] as const) {
        await states.draw('banners', banners, withAnswer(answer));
        states.shows('link "hero"', 'region "Banners"', 'group "1 of 1"');
        states.lacks('Next banner', 'Pause the banners');
      }
    }));

  it('says that there is no news, and leads to all of it', () =>
    statesOf({}, async (states) => {
      for (const answer of [FAILS, 'empty'] as const) {
        await states.draw('news', h(Marquee), withAnswer(answer));
        states.shows('"No announcements right now."', 'link "All announcements"', 'region "Announcements"');
        states.lacks('Pause the announcements');
      }
    }));

  it('names the lotteries, and says only of a failure that times are unknown', () =>
    statesOf({}, async (states) => {
      await states.draw('failed', h(LotteryTeaser), withAnswer(FAILS));
      states.shows('heading "Lotteries"', 'link "PK10 racing Times are not available"');
      await states.draw('none', h(LotteryTeaser), withAnswer('empty'));
      states.shows('link "PK10 racing"');
    }));

  it('names the lobbies of games, and says which of both it is', () =>
    statesOf({}, async (states) => {
      const lists = (answer: typeof FAILS | 'empty' | 'none') => ({
        ...FEW,
        answers: { 'pg/game_list': answer, 'language=en': answer },
      });
      for (const [answer, words] of [
        [FAILS, '"The games could not be loaded."'],
        ['empty', '"No games right now."'],
      ] as const) {
        await states.draw('games', h(GamesTeaser), lists(answer));
        states.shows('heading "PG Games"', 'heading "Live games"', 'link "View all: PG Games"', words);
      }
      await states.draw('games that are not answered', h(GamesTeaser), lists('none'));
      states.lacks('could not be loaded', 'No games right now');
    }));

  it('is not there at all for cricket', () =>
    statesOf({}, async (states) => {
      for (const answer of [FAILS, 'empty'] as const) {
        await states.draw('cricket', h(CricketTeaser), { answers: { '': answer } });
        states.lacks('Cricket');
      }
    }));
});

describe('who wants less motion', () => {
  it('has banners that stand still until Play is pressed', () =>
    statesOf({}, async (states) => {
      await states.draw('banners', banners, stillness);
      await states.pass(10);
      expect(document.body.textContent).toContain('1 / 6');
      await states.press('Play the banners');
      await states.pass(5);
      expect(document.body.textContent).toContain('2 / 6');
    }));

  it('has the news in a list, each once, with nothing to pause', () =>
    statesOf({}, async (states) => {
      await states.draw('news', h(Marquee), stillness);
      states.shows(
        '"Withdrawals are paid on the same day in most cases."',
        '"A message is waiting for every new account."',
      );
      states.shows('"The help pages answer what is asked most."', '"1"');
      expect(screen.getAllByRole('list')).toHaveLength(1);
      states.lacks('Pause the announcements');
    }));
});

describe('a draw', () => {
  /** The lotteries, whose next draw differs by this. */
  const withDraw = (over: object, walk: (states: States) => Promise<void>) =>
    statesOf({ notesReads: true }, async (states) => {
      const address = '/sports/api/v1/hkmarksix?start=0&limit=1';
      const { draws } = (await states.get(address)) as { draws: readonly object[] };
      const data = { draws: draws.map((draw) => ({ ...draw, ...over })), total: 1 };
      await states.draw('the draw', h(LotteryTeaser), {
        ...FEW,
        answers: { 'hkmarksix?start=0&limit=1': { data } },
      });
      await walk(states);
    });

  it('is counted down to its close; then the next is asked for while somebody looks', () =>
    withDraw({ close_time: '2026-03-14T12:00:02.000Z' }, async (states) => {
      states.shows('link "Hong Kong Mark Six Closes in 00:02"', 'link "PK10 racing Closes in 04:30"');
      await states.pass(2);
      states.shows('link "Hong Kong Mark Six Waiting for the draw"');
      const seen = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
      await states.pass(5);
      states.lacks('hkmarksix');
      seen.mockReturnValue('visible');
      await states.pass(5);
      expect(states.text()).toContain('reads GET /sports/api/v1/hkmarksix');
      states.answer({});
      await states.pass(5);
      await states.pass(5);
      expect(states.text()).toMatch(/Hong Kong Mark Six Closes in 1:1\d:\d\d/);
    }));

  it('that was closed early is not counted down', () =>
    withDraw({ close_time: '2026-03-14T13:00:00.000Z', state: 'closed' }, async (states) => {
      expect(states.text()).toContain('link "Hong Kong Mark Six Waiting for the draw"');
    }));
});

describe('the offer of the app', () => {
  const offer = h(DownloadBanner);
  const hidden = (id: string) => ({
    before: () => localStorage.setItem('slipway.hiddenDownload.v1', JSON.stringify(id)),
  });
  const place = () => document.querySelector('[data-shape]');

  it('leads to it, until it is hidden', () =>
    statesOf({}, async (states) => {
      await states.draw('the offer', offer);
      states.shows('heading "Take us along"', 'link "Download"', 'region "Take us along"');
      await states.press('Do not show this again');
      states.lacks('Take us along');
    }));

  it('is there again if it is another one', () =>
    statesOf({}, async (states) => {
      await states.draw('another', offer, hidden('other'));
      states.shows('heading "Take us along"');
    }));

  it('is not there if it fails or there is none', () =>
    statesOf({}, async (states) => {
      for (const answer of [FAILS, 'empty'] as const) {
        await states.draw('no offer', offer, { answers: { '': answer } });
        states.lacks('Take us along');
        expect(place()).toBeNull();
      }
    }));

  it('has its place kept while it is late, but not after one was hidden', () =>
    statesOf({}, async (states) => {
      await states.draw('late', offer, LATE);
      expect(place()).not.toBeNull();
      await states.draw('late, after another was hidden', offer, { ...LATE, ...hidden('other') });
      expect(place()).toBeNull();
    }));
});

it('a swipe of 40 px over the banners goes on, and one that goes down does not', () =>
  statesOf({}, async (states) => {
    const swipe = async (across: number, down: number) => {
      for (const [type, x, y] of [
        ['pointerdown', 100, 0],
        ['pointerup', 100 + across, down],
      ] as const) {
        const event = new MouseEvent(type, { bubbles: true, cancelable: true, clientX: x, clientY: y });
        await send('.window', Object.assign(event, { isPrimary: true, pointerType: 'touch' }));
      }
      return /\d \/ \d/.exec(document.body.textContent ?? '')?.[0];
    };
    await states.draw('the banners', banners);
    expect(await swipe(39, 0)).toBe('1 / 6');
    expect(await swipe(-40, 0)).toBe('2 / 6');
    expect(await swipe(-80, 90)).toBe('2 / 6');
    expect(await swipe(-80, 10)).toBe('3 / 6');
    expect(await swipe(60, 0)).toBe('2 / 6');
  }));
