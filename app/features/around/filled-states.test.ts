// @vitest-environment jsdom
// Own workers: another page that is left open would add its calls to those that are noted.
// @vitest-environment-options {"pretendToBeVisual": true}
import { screen, within } from '@testing-library/react';
import { act, createElement as h } from 'react';
import { it } from 'vitest';
import type { ChatMessage } from '#contract/entities';
import { api } from '#app/api/api.ts';
import { statesOf } from '#app/test/markup/drawn-states.ts';
// What is lazy is there already, so that it is drawn at once.
import './games/launch/canvas-fingerprint.ts';
import '#app/safe-links/safe-html.ts';
import { Arcade } from './games/lobby/arcade.tsx';
import { GameCard } from './games/lobby/game-card.tsx';
import { GameList } from './games/lobby/game-list.tsx';
import { LiveGames } from './games/lobby/live-games.tsx';
import { Announcements } from './notices/announcements.tsx';
import { PrivateMessages } from './notices/private-messages.tsx';
import { PromotionPage } from './promotions/promotion-page.tsx';
import { Promotions } from './promotions/promotions.tsx';
import { ChannelLink } from './support/channel-link.tsx';
import { ChatContacts } from './support/chat-contacts.tsx';
import { messagesCame } from './support/chat-slice.ts';
import { HelpArticles } from './support/help-articles.tsx';

const LATE = { answers: { '': 'none' } } as const;
const FAILS = { answers: { '': { status: 400 } } } as const;
const Title = ({ text }: { readonly text: string }) => h('h1', {}, text);
const GAME = { id: '1', name: 'Game', pic: 'https://games.example/1.png', rtp: '96.5' } as never;

it('each lobby whose games are closed, marked, searched or refused', async () => {
  await statesOf(
    { notesOverlays: true },
    async (states) => {
      const some = (over: object) =>
        ({ settings: () => ({ games: ['pgGames', 'noah', 'winfinity', 'cardGame', 'ngGame'], ...over }) }) as never;
      const notOpen = {
        pgGames: 'comingSoon',
        noah: 'underConstruction',
        winfinity: 'comingSoon',
        cardGame: 'comingSoon',
        ngGame: 'underConstruction',
      };
      await states.draw('an arcade that is not open', h(Arcade), some({ notOpen }));
      for (const only of ['pgGames', 'winfinity', 'cardGame', 'hkmarksix'])
        await states.draw(`an arcade of ${only}, not answered`, h(Arcade), {
          ...LATE,
          ...(some({ games: [only] }) as object),
        });
      await states.draw('an arcade whose lists fail', h(Arcade), {
        answers: { 'pg/game_list': { status: 400 }, 'language=en': { status: 400 } },
        ...(some({ games: ['pgGames', 'winfinity'] }) as object),
      });
      for (const profile of ['none', 'uk', 'br'] as const)
        for (const rtp of ['96.5', undefined])
          await states.draw(
            `a game with a return of ${rtp}, by the rules of ${profile}`,
            h(GameCard, {
              type: 'pgGame',
              game: { ...(GAME as object), rtp } as never,
              isMarked: rtp === undefined,
              onMark: () => undefined,
            }),
            { settings: () => ({ profile }) },
          );

      const list = h(GameList, { type: 'pgGame' });
      const shown = () =>
        screen
          .getAllByRole('listitem')
          .map((each) => within(each).getByRole('link').textContent)
          .slice(0, 3)
          .join(', ');
      await states.draw('games', list);
      await states.note(`shown: ${shown()}`);
      await act(async () => screen.getAllByRole('button', { name: /^Favourite: / })[0]?.click());
      await states.note('the first is marked');
      for (const chip of within(screen.getByRole('group', { name: 'Games' }))
        .getAllByRole('button')
        .slice(1, 4)) {
        await act(async () => chip.click());
        await states.note(`${chip.textContent}: ${shown()}`);
      }
      await states.press('All', 'all');
      await states.type('Search games', 'zzzz');
      await states.note('nothing is found');
      for (const [name, options] of Object.entries({ late: LATE, empty: { answers: { '': 'empty' } } } as const)) {
        await states.draw(`games: ${name}`, list, options);
        await states.draw(`live games: ${name}`, h(LiveGames), options);
      }
      await states.drawAgain(h(LiveGames), {});
      const live = screen.getAllByRole('button')[0]?.textContent ?? '';
      for (const [name, answer] of Object.entries({
        'a break': { refused: 'excluded', detail: { kind: 'time_out', until: '2026-09-14T12:00:00.000Z' } },
        closed: { refused: 'gameClosed' },
        failed: { status: 503 },
        'its address': { data: { data: 'https://games.example/live?a=1' } },
      } as const)) {
        states.answer({ '': answer as never });
        await states.press(live, `a live game: ${name}`);
      }
    },
    `
    # an arcade that is not open
    heading "PG Games"
    heading "Noah"
    heading "Live games"
    heading "Card games"
    # an arcade of pgGames, not answered
    status "Loading"
    link "All: PG Games"
    # an arcade of winfinity, not answered
    link "All: Live games"
    # an arcade of cardGame, not answered
    link "Money in these games: Card games"
    link "Card games Play"
    # an arcade of hkmarksix, not answered
    "No games right now."
    # an arcade whose lists fail
    "The games could not be loaded."
    # a game with a return of 96.5, by the rules of none
    link "Game"
    button "Favourite: Game"
    # a game with a return of undefined, by the rules of none
    button "Favourite: Game" [pressed]
    # a game with a return of 96.5, by the rules of uk
    link "Game Return to player: 96.5%"
    # games
    button "All" [pressed]
    "Search games"
    button "Favourites"
    button "Slots"
    # the first is marked
    button "Favourite: Jade Temple" [pressed]
    # Favourites: Jade Temple
    button "Favourites" [pressed]
    button "All"
    # Slots: Jade Temple, Harbor Gold, Mango Bay
    button "Slots" [pressed]
    link "Harbor Gold"
    button "Favourite: Harbor Gold"
    link "Mango Bay"
    # Fishing: Fortune Cranes, Tiger Lily, Electric Anchors
    button "Fishing" [pressed]
    link "Fortune Cranes"
    button "Favourite: Fortune Cranes"
    link "Tiger Lily"
    # all
    button "Fishing"
    link "Jade Temple"
    link "Lantern Night"
    button "Favourite: Lantern Night"
    # nothing is found
    status "No game fits your search."
    textbox "Search games" = "zzzz"
    # a live game: a break
    sends POST /3rd-game/api/v1/winfinity/games/login/US/wf-1 {"fingerprint":"none"}
    alert "A break or a self-exclusion is running: games stay closed until it ends."
    button "Roulette Azul"
    button "Blackjack Porto"
    # a live game: closed
    alert "The game could not be started."
    # a live game: its address
    goes to /game-loader?iframeUrl=https%3A%2F%2Fgames.example%2Flive%3Fa%3D1
  `,
  );
});

it('each notice, promotion and channel that is late, short or more than one page', async () => {
  await statesOf(
    { notesOverlays: true },
    async (states) => {
      const notice = (id: number) => ({ id: String(id), content: `notice ${id}`, at: '2026-03-14T12:00:00.000Z' });
      const page = (start: number) => `start=${start}&limit=20`;
      const two = { data: { total: 3, notices: [notice(1), notice(2)] } };
      for (const [name, answers] of Object.entries({
        late: { '': 'none' },
        empty: { '': 'empty' },
        'more, which are late': { 'start=2&limit=20': 'none', [page(0)]: two },
        'more, which fail': { 'start=2&limit=20': { status: 400 }, [page(0)]: two },
      }))
        await states.draw(`announcements: ${name}`, h(Announcements), { answers: answers as never });
      states.answer({ 'start=2&limit=20': { data: { total: 3, notices: [notice(3)] } } });
      await states.press('Try again', 'the rest is read again');

      const messages = h(PrivateMessages, { unread: 3 });
      await states.draw('messages', messages);
      states.answer(FAILS.answers);
      await act(async () => void states.store.dispatch(api.util.invalidateTags(['Texts'])));
      await states.note('they could not be read again');
      await states.draw('messages: late', messages, LATE);
      await states.draw('messages: none', messages, { answers: { '': 'empty' } });

      for (const [name, options] of Object.entries({ late: LATE, none: { answers: { '': 'empty' } } } as const)) {
        await states.draw(`promotions: ${name}`, h(Promotions), options);
        await states.draw(`a promotion: ${name}`, h(PromotionPage, { id: 'promo-1', Title }), options);
        await states.draw(`help: ${name}`, h(HelpArticles), options);
        await states.draw(`contacts: ${name}`, h(ChatContacts), options);
      }
      const ads = (await states.get('/sports/api/v1/ad')) as readonly { readonly id: string }[];
      for (const over of [
        { button: undefined },
        { from: undefined },
        { until: undefined },
        { url: '/promotions/promo-1' },
      ])
        await states.draw(
          `a promotion with ${Object.keys(over)} ${Object.values(over)}`,
          h(PromotionPage, { id: 'promo-1', Title }),
          {
            answers: { 'v1/ad': { data: ads.map((each) => (each.id === 'promo-1' ? { ...each, ...over } : each)) } },
          },
        );

      const message: ChatMessage = {
        id: '1',
        cursor: 1,
        from: 'support',
        name: 'Kim',
        text: 'hello',
        at: '2026-03-14T11:00:00.000Z',
      };
      const channels = (
        [
          { kind: 'chat' },
          { kind: 'email', address: 'help@operator.example' },
          { kind: 'phone', number: '+5511900000000' },
          { kind: 'link', name: 'Telegram', url: 'https://t.me/operator' },
        ] as const
      ).map((channel) => h(ChannelLink, { key: channel.kind, channel }));
      await states.draw('channels', channels);
      await act(async () => void states.store.dispatch(messagesCame([message])));
      await states.note('an unread message');
      await states.draw('contacts of a brand without any', h(ChatContacts), {
        ...FAILS,
        settings: () => ({ support: [] }),
      });
    },
    `
    # announcements: late
    status "Loading announcements"
    # announcements: empty
    "There are no announcements."
    # announcements: more, which are late
    "notice 1"
    "March 14, 2026"
    "notice 2"
    button "Show more"
    # announcements: more, which fail
    alert "The announcements could not be loaded. Try again"
    button "Try again"
    # the rest is read again
    "notice 3"
    # messages
    status "3 unread messages"
    disclosure "Welcome New Mar 14, 2026, 12:00 PM"
    "Your account is ready."
    disclosure "Verify your e-mail New Mar 14, 2026, 12:00 PM"
    # they could not be read again
    alert "The newest messages could not be loaded. You see the earlier ones. Try again"
    # messages: late
    status "Loading your messages"
    # messages: none
    "You have no messages."
    # promotions: late
    status "Loading promotions"
    # a promotion: late
    heading "Promotions"
    link "All promotions"
    # contacts: late
    disclosure "Other ways to reach us"
    link "E-mail help@harborlight.example"
    # promotions: none
    "There are no promotions right now."
    # a promotion: none
    heading "Promotion not found"
    "This promotion has ended or never existed."
    # channels
    link "Live chat"
    link "E-mail help@operator.example"
    link "Telephone +5511900000000"
    link "Telegram t.me"
    # an unread message
    link "Live chat 1"
  `,
  );
});
