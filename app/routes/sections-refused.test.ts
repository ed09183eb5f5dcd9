// @vitest-environment jsdom
// Own workers: another page that is left open would add its calls to those that are noted.
// @vitest-environment-options {"pretendToBeVisual": true}
import { createElement as h, type ReactNode } from 'react';
import { expect, it } from 'vitest';
import type { ApiError } from '#app/api/api-error.ts';
import { Balance } from '#app/features/account/account/balance.tsx';
import { BreakSection } from '#app/features/account/protection/page/break-section.tsx';
import { BannerCarousel } from '#app/features/around/home/banner-carousel.tsx';
import { CricketTeaser } from '#app/features/around/home/cricket-teaser.tsx';
import { GamesTeaser } from '#app/features/around/home/games-teaser.tsx';
import { LotteryTeaser } from '#app/features/around/home/lottery-teaser.tsx';
import { Marquee } from '#app/features/around/home/marquee.tsx';
import { DownloadBanner } from '#app/features/around/promotions/download-banner.tsx';
import { PromotionTiles } from '#app/features/around/promotions/promotion-tiles.tsx';
import { HowToPlay } from '#app/features/betting/how-to/how-to-play.tsx';
import { CashOutOffer } from '#app/features/betting/my-bets/cash-out/cash-out-offer.tsx';
import { MyBets } from '#app/features/betting/my-bets/my-bets.tsx';
import { SportTeaser } from '#app/features/betting/sports/teaser/sport-teaser.tsx';
import type { SlipItem } from '#app/features/betting/slip/model/slip-item.ts';
import { cricketToggled, pickToggled } from '#app/features/betting/slip/model/slip-slice.ts';
import { SlipPanel } from '#app/features/betting/slip/ui/slip-panel.tsx';
import { History } from '#app/features/money/wallet/history/history.tsx';
import type { AppStore } from '#app/store/store.ts';
import { statesOf } from '#app/test/markup/drawn-states.ts';

/** Section 8 of the specification, where only a part of a page could not be read: text, whatever it looks like. */
const SAID = 'Closed until <b>noon</b>.';
const CLOSED = { status: 400, msg: SAID } as const;
const ERROR: ApiError = { kind: 'refused', status: 400, message: SAID };
const nothing = () => undefined;

it.each<[string, ReactNode, string]>([
  ['news', h(Marquee), `"${SAID}"`],
  ['lotteries', h(LotteryTeaser), `link "PK10 racing ${SAID}"`],
  ['games', h(GamesTeaser), `"${SAID}"`],
  ['cricket', h(CricketTeaser), `"${SAID}"`],
  ['banners', h(BannerCarousel, { hero: 'hero' }), `"${SAID}"`],
  ['promotions', h(PromotionTiles), `"${SAID}"`],
  ['the offer of the app, where there are no promotions', h(DownloadBanner, { isAlone: true }), `"${SAID}"`],
  ['sports', h(SportTeaser, { onSettled: nothing }), `alert "${SAID} Try again"`],
  ['limits of a game', h(HowToPlay, { topic: 'soccer', topics: ['soccer'] }), `status "${SAID}"`],
])('what the server said replaces our text of: %s', (_, element, fact) =>
  statesOf({}, async (states) => {
    const settings = () => ({ games: ['pk10', 'pgGames'] }) as never;
    await states.draw('refused', element, { answers: { '': CLOSED }, settings });
    states.shows(fact);
    states.lacks('could not be loaded', 'No announcements', 'Times are not available');
  }),
);

it('home says once what the server said of promotions', () =>
  statesOf({}, async (states) => {
    await states.draw('refused', h(DownloadBanner), { answers: { '': CLOSED } });
    expect(states.text()).toBe('');
  }));

it('a break shows nothing of the banners but the hero', () =>
  statesOf({}, async (states) => {
    const only = h(BannerCarousel, { hero: 'hero', only: '/protection' });
    await states.draw('refused', only, { answers: { '': CLOSED } });
    states.shows('"hero"');
    states.lacks(SAID);
  }));

it('home is silent about cricket that the server refuses without a word', () =>
  statesOf({}, async (states) => {
    await states.draw('refused', h(CricketTeaser), { answers: { '': { status: 400 } } });
    expect(states.text()).toBe('');
  }));

it('lists of bets that are missing are named after what the server said', () =>
  statesOf({}, async (states) => {
    await states.draw('refused', h(MyBets), { answers: { 'pk10/mybet?start=0&limit=20&status=-1': CLOSED } });
    states.shows(`alert "${SAID} Some of your bets could not be loaded: PK10 racing. Try again"`);
  }));

const LATE = `status "${SAID} Odds could not be refreshed. They may be out of date. Try again"`;
const WIN = {
  game: 'soccer',
  matchId: 'm',
  home: 'A',
  away: 'B',
  league: 'L',
  startTime: '2026-03-14T15:00:00.000Z',
  market: 'wl',
  outcome: 'w',
  odds: '2',
};
it.each([
  ['a match', pickToggled(WIN as SlipItem)],
  ['cricket', cricketToggled({ matchId: 'c', home: 'A', away: 'B', pick: { id: 'home', odd: '2' } } as never)],
])('odds of %s on the slip that are out of date are said after what the server said', (_, picked) =>
  statesOf({}, async (states) => {
    const before = ({ dispatch }: AppStore) => void dispatch(picked);
    await states.draw('refused', h(SlipPanel), { answers: { '': CLOSED }, before });
    states.shows(LATE);
  }),
);

it('a balance that is out of date is said after what the server said', () =>
  statesOf({}, async (states) => {
    await states.draw('a balance', h(Balance));
    states.answer({ '': CLOSED });
    await states.pass(60.1);
    states.shows(`button "${SAID} Live updates are interrupted. The balance may be out of date. Try again"`);
  }));

it('an offer to cash out that is refused', () =>
  statesOf({}, async (states) => {
    const props = { bet: {}, offer: { is: 'failed', error: ERROR }, amountText: String } as never;
    await states.draw('refused', h(CashOutOffer, props));
    states.shows(`status "${SAID} Get a new offer"`);
  }));

it('a break that is refused', () =>
  statesOf({ profile: 'uk' }, async (states) => {
    await states.draw('a break', h(BreakSection, { kind: 'time_out' }));
    await states.type('How long', '7');
    await states.press('Take a time-out');
    await states.press('I have understood that this cannot be undone.');
    states.answer({ '': CLOSED });
    await states.press('Begin the time-out');
    states.shows(`alert "${SAID}"`);
  }));

it('a file of the history that is refused', () =>
  statesOf({}, async (states) => {
    await states.draw('the history', h(History, {}));
    states.answer({ '': CLOSED });
    await states.press('Export as CSV');
    states.shows(`alert "${SAID}"`);
  }));
