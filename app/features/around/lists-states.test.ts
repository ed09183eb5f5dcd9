// @vitest-environment jsdom
// Own workers: another page that is left open would add its calls to those that are noted.
// @vitest-environment-options {"pretendToBeVisual": true}
import { screen } from '@testing-library/react';
import { createElement as h } from 'react';
import { expect, it, vi } from 'vitest';
import type { Brand, PageBrand } from '#contract/brand';
import { ROLE } from '#contract/entities';
import { statesOf } from '#app/test/markup/drawn-states.ts';
import { send } from '#app/test/markup/send.ts';
import { signedIn, type Player } from '#app/store/session-slice.ts';
// What is lazy is there already, so that it is drawn at once.
import './games/launch/canvas-fingerprint.ts';
import '#app/safe-links/safe-html.ts';
import { GameFrame } from './games/launch/game-frame.tsx';
import { PlayGame } from './games/launch/play-game.tsx';
import { Arcade } from './games/lobby/arcade.tsx';
import { GameList } from './games/lobby/game-list.tsx';
import { LiveGames } from './games/lobby/live-games.tsx';
import { WalletGameTiles } from './games/wallet-games.tsx';
import { CricketTeaser } from './home/cricket-teaser.tsx';
import { GamesTeaser } from './home/games-teaser.tsx';
import { LotteryTeaser } from './home/lottery-teaser.tsx';
import { CopyButton } from './invite/copy-button.tsx';
import { Invite } from './invite/invite.tsx';
import { QrPicture } from './invite/qr-picture.tsx';
import { Announcements } from './notices/announcements.tsx';
import { PrivateMessages } from './notices/private-messages.tsx';
import { PromotionPage } from './promotions/promotion-page.tsx';
import { PromotionTiles } from './promotions/promotion-tiles.tsx';
import { Promotions } from './promotions/promotions.tsx';
import { HelpArticles } from './support/help-articles.tsx';
import { Support } from './support/support.tsx';

const FAILS = { answers: { '': { status: 400 } } } as const;
const Title = ({ text }: { readonly text: string }) => h('h1', {}, text);
/** A brand that offers nothing beside sports. */
const little = {
  settings: ({ layout, features }: Brand) =>
    ({
      layout: { ...layout, banner: 'none' },
      features: Object.fromEntries(Object.keys(features).map((each) => [each, false])),
      sports: [],
      lotteries: [],
      games: [],
      liveGames: [],
      walletGames: [],
    }) as unknown as Partial<PageBrand>,
};

it('each list that cannot be loaded and is then read again', async () => {
  await statesOf(
    { notesOverlays: true },
    async (states) => {
      for (const [name, element] of Object.entries({
        'live games': h(LiveGames),
        games: h(GameList, { type: 'pgGame' }),
        announcements: h(Announcements),
        'private messages': h(PrivateMessages, { unread: 0 }),
        promotions: h(Promotions),
        'a promotion': h(PromotionPage, { id: 'promo-1', Title }),
        support: h(Support),
        invitation: h(Invite),
      })) {
        await states.draw(`${name}: not loaded`, element, FAILS);
        states.answer({});
        await states.press('Try again', `${name}: read again`);
      }
      await states.draw('tiles that fail', h(PromotionTiles), FAILS);
      for (const [name, element] of Object.entries({
        lotteries: h(LotteryTeaser),
        games: h(GamesTeaser),
        cricket: h(CricketTeaser),
        help: h(HelpArticles),
        arcade: h(Arcade),
        tiles: h(WalletGameTiles, { game: 'cardGame' }),
      }))
        await states.draw(`${name} of a brand with little`, element, little);
      await states.draw('no cricket', h(CricketTeaser), { answers: { '': 'empty' } });
    },
    `
    # live games: not loaded
    alert "The games could not be loaded. Try again"
    button "Try again"
    # live games: read again
    button "Roulette Azul"
    button "Blackjack Porto"
    button "Baccarat Lounge"
    button "Sic Bo Deluxe"
    # games: read again
    button "All" [pressed]
    "Search games"
    button "Favourites"
    button "Slots"
    # announcements: not loaded
    alert "The announcements could not be loaded. Try again"
    # announcements: read again
    "March 13, 2026"
    "March 12, 2026"
    "March 11, 2026"
    "March 10, 2026"
    # private messages: not loaded
    alert "Your messages could not be loaded. Try again"
    # private messages: read again
    status "You have read everything."
    disclosure "Welcome New Mar 14, 2026, 12:00 PM"
    "Your account is ready."
    disclosure "Verify your e-mail New Mar 14, 2026, 12:00 PM"
    # promotions: not loaded
    alert "The promotions could not be loaded. Try again"
    # promotions: read again
    link "A reward every day"
    link "Accumulators and systems"
    link "Bring a friend"
    link "Every ball of the cricket"
    # a promotion: not loaded
    heading "Promotions"
    link "All promotions"
    # a promotion: read again
    "From March 7, 2026 to May 13, 2026"
    "Check in on your profile every day: 0.1 USDT on Monday, up to 1 USDT on Sunday."
    heading "A reward every day"
    "One reward a day, from Monday to Sunday, by UTC. A day that was missed cannot be claimed later."
    # support: not loaded
    alert "Further ways to reach us could not be loaded. Try again"
    "We answer around the clock. Have your user name at hand; never tell anybody your password."
    link "Live chat"
    link "E-mail help@harborlight.example"
    # support: read again
    link "Telegram t.me"
    link "E-mail help@demo.test"
    # invitation: not loaded
    alert "Your code could not be loaded. Try again"
    "Friends who register with your code are counted as yours."
    # invitation: read again
    "R000001"
    "http://localhost:3000/registration?inviteCode=R000001"
    button "Download as a picture"
    "Your invite code"
    # help of a brand with little
    heading "Help by topic"
    disclosure "Use the slip"
    "Tap odds to put a selection on your slip. With several selections you can place singles, an accumulator or a system. The slip shows the total stake and the possible payout before you confirm."
    disclosure "When odds change"
    # arcade of a brand with little
    "No games right now."
    # tiles of a brand with little
    link "Card games Play"
  `,
  );
});

it('each press on games, messages and invitations', async () => {
  await statesOf(
    { notesOverlays: true },
    async (states) => {
      await states.draw('a frame', h(GameFrame, { address: 'https://games.example/play', back: '/game' }), {
        settings: () => ({ frameOrigins: ['https://games.example'] }),
      });
      await send('iframe', new Event('load'));
      await states.note('the frame is loaded');
      await states.pass(65);
      await states.draw('a game that is refused', h(PlayGame, { type: 'pgGame', id: '1' }), {
        answers: { '': { refused: 'forbidden' } },
      });
      await states.press('Try again');
      await states.draw('live games of a guest', h(LiveGames), { isPlayer: false });
      const first = screen.getAllByRole('button')[0]?.textContent ?? '';
      await states.press(first, 'a guest signs in');
      for (const [name, answer] of [
        ['refused', { refused: 'forbidden' }],
        ['not answered', 'none'],
      ] as const) {
        await states.drawAgain(h(LiveGames), {});
        states.answer({ '': answer });
        await states.press(first, `a live game: ${name}`);
      }
      await states.draw('private messages', h(PrivateMessages, { unread: 0 }));
      await states.press(document.querySelector('summary')?.textContent ?? '', 'a message is opened');
      await states.press(document.querySelector('summary')?.textContent ?? '', 'a message is closed');

      const player = states.store.getState().session.player as Player;
      await states.draw('an invitation of an agent', h(Invite), {
        before: ({ dispatch }) => void dispatch(signedIn({ ...player, role: ROLE.agent })),
      });
      const copy = h(CopyButton, { text: 'text', label: 'Copy it', confirmMs: 400 });
      await states.draw('a text to copy', copy);
      await states.press('Copy it', 'copied');
      await states.pass(0.3);
      await states.pass(0.2);
      const { clipboard } = navigator;
      Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true });
      await states.press('Copy it', 'it cannot be copied');
      Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true });
      const shared: unknown[] = [];
      Object.defineProperty(navigator, 'share', {
        value: async (what: unknown) => {
          shared.push(what);
          throw new Error('closed');
        },
        configurable: true,
      });
      await states.draw('an invitation to share', h(Invite));
      await states.press('More', 'shared');
      expect(shared).toMatchObject([{ title: 'Harborlight', url: expect.stringContaining('/registration?') }]);
      Reflect.deleteProperty(navigator, 'share');
      await states.draw('a picture', h(QrPicture, { link: 'https://brand.example/', fileName: 'name.png' }));
      const { toBlob } = HTMLCanvasElement.prototype;
      for (const picture of [null, new Blob(['x'])]) {
        HTMLCanvasElement.prototype.toBlob = (give) => give(picture);
        const names: string[] = [];
        const { click } = HTMLAnchorElement.prototype;
        HTMLAnchorElement.prototype.click = function save(this: HTMLAnchorElement) {
          names.push(`${this.download} ${this.href}`);
        };
        vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:x');
        vi.spyOn(URL, 'revokeObjectURL').mockImplementation((address) => void names.push(`revoked ${address}`));
        await states.press('Download', `downloaded: ${picture === null ? 'not' : 'yes'}`);
        expect(names).toEqual(picture === null ? [] : ['name.png blob:x', 'revoked blob:x']);
        HTMLAnchorElement.prototype.click = click;
      }
      HTMLCanvasElement.prototype.toBlob = toBlob;
    },
    `
    # a frame
    status "Loading"
    "Time in this game 0:00"
    link "Close the game"
    # after 65 seconds
    "Time in this game 1:05"
    # a game that is refused
    alert "This is not available for your account. Please contact support. Try again"
    link "Back to the games"
    # Try again pressed
    status "Starting the game"
    # live games of a guest
    button "Dragon Tiger Live"
    button "Crazy Wheel"
    button "Auto Roulette"
    button "Speed Baccarat"
    # a guest signs in
    above [{"kind":"signIn"},{"shown":[],"past":[],"next":1}]
    # a live game: refused
    sends POST /3rd-game/api/v1/winfinity/games/login/US/wf-1 {"fingerprint":"none"}
    alert "This is not available for your account. Please contact support."
    # a live game: not answered
    status "Starting Roulette Azul"
    button "Roulette Azul" [disabled]
    # private messages
    "A verified e-mail lets you change your password."
    # an invitation of an agent
    button "Friends" [pressed]
    "demo-player"
    button "Sub-agents"
    button "VIP guests"
    # a text to copy
    button "Copy it"
    # it cannot be copied
    status "Your browser did not allow copying. Select the text and copy it yourself."
    # an invitation to share
    button "Copy the code"
    "Link to the registration"
    button "Copy the link"
    link "Messenger"
    # downloaded: not
    status "The picture could not be made."
  `,
  );
});
