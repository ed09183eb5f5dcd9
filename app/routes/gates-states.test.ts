// @vitest-environment jsdom
// Own workers: another page that is left open would add its calls to those that are noted.
// @vitest-environment-options {"pretendToBeVisual": true}
import { act, createElement as h } from 'react';
import { expect, it, vi } from 'vitest';
import { GAME_STATUS, PRODUCT_IDS } from '#contract/entities';
import { paths } from '#app/paths.ts';
import { type Player, signedIn } from '#app/store/session-slice.ts';
import { statesOf } from '#app/test/markup/drawn-states.ts';
import { send } from '#app/test/markup/send.ts';
// What is lazy is there already, so that it is drawn at once.
import './around/wallet-game.tsx';
import './region-notice.tsx';
import { GameLoaderRoute } from './around/game-loader.tsx';
import { FirstGamesRoute, GamesOfRoute } from './around/games.tsx';
import { PlayGameRoute } from './around/play-game.tsx';
import { AvailabilityGate } from './availability-gate.tsx';
import { TestPageRoute } from './test-page.tsx';

const GUEST = { isPlayer: false };
const GAME = 'https://games.example/play?a=1';
const GAMES = '/available_games';

it('each game that is open, closed or not there, and what an address brings into a frame', async () => {
  await statesOf(
    { notesOverlays: true },
    async (states) => {
      const gate = h(AvailabilityGate, { game: 'soccer', children: h('p', {}, 'the page') });
      const games = (await states.get('/sports/api/v1/available_games')) as readonly { readonly game_id: number }[];
      const disabled = games.map((game) => ({
        ...game,
        status: game.game_id === PRODUCT_IDS.soccer ? GAME_STATUS.disabled : GAME_STATUS.active,
      }));
      for (const [name, options] of [
        ['open', {}],
        ['disabled', { answers: { [GAMES]: { data: disabled } } }],
        ['not open yet', { settings: () => ({ notOpen: { soccer: 'comingSoon' } }) }],
        ['being made', { settings: () => ({ notOpen: { soccer: 'underConstruction' } }) }],
        ['hidden', { settings: () => ({ sports: [] }) }],
        ['closed in the region', { settings: () => ({ rules: { disabledRegions: { soccer: ['BR', 'XX'] } } }) }],
      ] as const)
        await states.draw(`a game that is ${name}`, gate, options as never);
      const limits = (await states.get('/sports/api/v1/game_config?kind=soccer')) as object;
      for (const over of [{ region: 'XX' }, { region: 'XX', disabled_regions: ['XX'] }, { disabled_regions: ['XX'] }])
        await states.draw(`limits with ${JSON.stringify(over)}`, gate, {
          answers: { 'kind=soccer': { data: { ...limits, ...over } } },
        });

      const first = { path: paths.games, address: '/game' };
      for (const [name, offered] of Object.entries({
        'its first is not open': { games: ['pgGames', 'noah'], notOpen: { pgGames: 'comingSoon' } },
        'none is open': { games: ['pgGames'], notOpen: { pgGames: 'comingSoon' } },
        'only card games': { games: ['cardGame'] },
        'no games': { games: [] },
      }))
        await states.draw(`the first of the games: ${name}`, h(FirstGamesRoute), {
          ...first,
          settings: () => offered as never,
        });
      for (const type of ['cardGame', 'ngGame'])
        await states.draw(`${type} of a guest`, h(GamesOfRoute), {
          ...GUEST,
          path: paths.gamesOf,
          address: `/game/${type}`,
        });
      await states.press('Sign in');
      for (const address of ['/game/play/cardGame/7', '/game/play/ngGame/1', '/game/play/tadaGame/1'])
        await states.draw(address, h(PlayGameRoute), { path: paths.playGame, address, answers: { '': 'none' } });
      await states.draw('a game without an id', h(PlayGameRoute), {
        path: '/game/play/:type',
        address: '/game/play/noah',
      });

      const frame = { settings: () => ({ frameOrigins: ['https://games.example'] }) };
      for (const query of ['', '?iframeUrl=', '?iframeUrl=undefined', `?iframeUrl=${encodeURIComponent(GAME)}`])
        await states.draw(`the frame of "${query}"`, h(GameLoaderRoute), {
          ...frame,
          path: paths.gameLoader,
          address: paths.gameLoader + query,
        });
      await states.draw('the frame of a guest', h(GameLoaderRoute), { ...frame, ...GUEST, address: paths.gameLoader });
    },
    `
    # a game that is open
    "the page"
    # a game that is disabled
    heading "This game is switched off"
    "It takes no bets at the moment. Bets that you have placed stay as they are."
    # a game that is not open yet
    heading "Coming soon"
    "This is not open yet. Please come back later."
    # a game that is being made
    heading "Under construction"
    "We are working on this page. Please come back later."
    # a game that is closed in the region
    status "This game is not offered in your region."
    # the first of the games: its first is not open
    replaces /game/noah
    # the first of the games: none is open
    replaces /game/pgGame
    # the first of the games: only card games
    replaces /game/cardGame
    # cardGame of a guest
    status "Sign in to move money into these games. Sign in"
    heading "Card games"
    heading "Money in these games"
    link "Card games Play"
    # ngGame of a guest
    heading "NG Games"
    link "Asia Tables Play"
    link "BB Lounge Play"
    # Sign in pressed
    above [{"kind":"signIn"},{"shown":[],"past":[],"next":1}]
    # /game/play/cardGame/7
    status "Starting the game"
    # /game/play/ngGame/1
    sends POST /3rd-game/nggame/api/v1/ng/login {"plat_type":"1"}
    # /game/play/tadaGame/1
    heading "TADA"
    # the frame of ""
    replaces /live-games
    # the frame of "?iframeUrl=https%3A%2F%2Fgames.example%2Fplay%3Fa%3D1"
    status "Loading"
    "Time in this game 0:00"
    heading "Live games"
    link "Close the game"
    # the frame of a guest
    replaces /
  `,
  );
});

it('each state of a page of the upstream that is framed for tests', async () => {
  const sent: unknown[] = [];
  await statesOf(
    {},
    async (states) => {
      const own = location;
      const page = h(TestPageRoute, { name: 'bets' });
      const of = (url: string, ...frameOrigins: readonly string[]) =>
        ({ settings: () => ({ testPages: { bets: url }, frameOrigins }) }) as never;
      await states.draw('no page', page);
      await states.draw('of an origin that is not named', page, of('https://test.example/bets', 'https://a.example'));
      await states.draw('of any origin', page, of('https://test.example/bets', 'https://*.example'));
      vi.stubGlobal('location', new URL('https://test.example/'));
      await states.draw('of our own origin', page, of('https://test.example/bets', 'https://test.example'));
      vi.stubGlobal('location', own);
      for (const name of ['wallet', 'myBets'] as const)
        await states.draw(
          `${name}, which the brand does not name`,
          h(TestPageRoute, { name }),
          of('https://test.example'),
        );
      await states.draw('a page', page, of('https://test.example/bets?a=1', 'https://test.example'));
      const { contentWindow } = document.querySelector('iframe') as HTMLIFrameElement;
      vi.spyOn(contentWindow as Window, 'postMessage').mockImplementation((...all: unknown[]) => void sent.push(all));
      const say = (data: unknown, over: object = {}) =>
        act(
          async () =>
            void dispatchEvent(
              new MessageEvent('message', { data, origin: 'https://test.example', source: contentWindow, ...over }),
            ),
        );
      const player = states.store.getState().session.player as Player;
      const ready = { slipway: 'ready' };
      await act(async () => void states.store.dispatch(signedIn({ ...player, token: 'early' })));
      await say(ready, { origin: 'https://other.example' });
      await say(ready, { source: window });
      for (const data of [null, 'ready', undefined, {}, { slipway: 'other' }, { ready: 'slipway' }]) await say(data);
      expect(sent).toEqual([]);
      await say(ready);
      expect(sent.splice(0)).toEqual([[{ slipway: 'token', token: 'early' }, 'https://test.example']]);
      await act(async () => void states.store.dispatch(signedIn({ ...player, token: 'later' })));
      await send('iframe', new Event('load'));
      await say(ready);
      const later = [{ slipway: 'token', token: 'later' }, 'https://test.example'];
      expect(sent.splice(0)).toEqual([later, later]);
      await states.draw('a page of a guest', page, {
        ...GUEST,
        ...(of('https://test.example/bets', 'https://test.example') as object),
      });
      await say(ready);
      expect(sent).toEqual([]);
    },
    `
    # no page
    heading "Page not found"
    "There is nothing at this address."
    link "Go to the home page"
    # of an origin that is not named
    alert "The address of this test page is not on an allowed origin."
    heading "Test page: bets"
  `,
  );
});
