import { createElement as h } from 'react';
import { Provider } from 'react-redux';
import { expect, it } from 'vitest';
import type { PageBrand } from '#contract/brand';
import { BrandProvider } from '#app/brand/brand-context.ts';
import { signedIn } from '#app/store/session-slice.ts';
import { createStore } from '#app/store/store.ts';
import { valueOf } from '#app/test/markup/value-of.ts';
import { usePageEntries } from './use-page-entries.ts';

const PLAYER = { token: 't', freshToken: 'f', userId: 'u1', role: 3 } as const;

/** Each entry as a line. */
function entriesOf(brand: object, isPlayer: boolean): readonly string[] {
  const store = createStore();
  if (isPlayer) store.dispatch(signedIn(PLAYER));
  const entries = valueOf(usePageEntries, (element) =>
    h(Provider, { store, children: h(BrandProvider, { value: brand as PageBrand }, element) }),
  );
  return entries.map(({ kind, to, title, note }) => [kind, to, title, note].join(' | '));
}

const SMALL = {
  profile: 'none',
  sports: ['soccer', 'cricket'],
  games: ['hkmarksix', 'pgGames', 'winfinity', 'cardGame', 'tadaGames'],
  // Listed in the navigation, but there is nothing to open yet.
  notOpen: { tadaGames: 'soon' },
  gameWallets: { cardGame: {} },
  features: { chat: true, invite: true },
  menu: [],
  pages: [],
};
const TEXTS = [
  'pages | /pages/faq | Questions and answers | ',
  'pages | /pages/rules | Betting rules | ',
  'pages | /pages/fairness | Fairness | ',
  'pages | /pages/aml | Anti-money laundering | ',
  'pages | /pages/self-exclusion | Self-exclusion | ',
  'pages | /pages/gamble-aware | Safer gambling | ',
  'pages | /pages/terms | Terms and conditions | ',
  'pages | /pages/privacy | Privacy policy | ',
  'pages | /agreement | Player agreement | ',
];
const OF_GUESTS = [
  'sports | /sport/soccer | Soccer | Sports',
  'sports | /sport/cricket | Cricket | Sports',
  'sports | /sport/all | All sports | Sports',
  'sports | /sport/live | Live centre | Sports',
  'games | /lottery/hkmarksix | Hong Kong Mark Six | Games',
  'games | /game/pgGame | PG Games | Games',
  'games | /live-games | Live games | Games',
  'games | /game/cardGame | Card games | Games',
  'pages | / | Home | ',
  'pages | /lottery | Lotteries | ',
  'pages | /gameArcade | Casino games | ',
  'pages | /results | Results | ',
  'pages | /howToPlay | How to play | ',
  'pages | /announcements | Announcements | ',
  'pages | /promotions | Promotions | ',
  'pages | /chat | Live support | ',
];
const OF_PLAYERS = [
  'pages | /my-bets | My bets | ',
  'pages | /profile | Profile | ',
  'pages | /reports | Reports | ',
  'pages | /private-messages | Private messages | ',
  'pages | /protection | Player protection | ',
  'pages | /invite | Invite friends | ',
  'pages | /profile?wallet=deposit | Wallet | Deposit',
];
const OF_GAMES = [
  'pages | /results/soccer | Results | Soccer',
  'pages | /results/cricket | Results | Cricket',
  'pages | /results/hkmarksix | Results | Hong Kong Mark Six',
  'pages | /howToPlay/soccer | How to play | Soccer',
  'pages | /howToPlay/cricket | How to play | Cricket',
  'pages | /howToPlay/hkmarksix | How to play | Hong Kong Mark Six',
];

it('a guest finds all that the brand has and that needs no account, a player all', () => {
  expect(entriesOf(SMALL, false)).toEqual([...OF_GUESTS, ...TEXTS, ...OF_GAMES]);
  expect(entriesOf(SMALL, true)).toEqual([...OF_GUESTS, ...OF_PLAYERS, ...TEXTS, ...OF_GAMES]);
});

it("links and pages of the brand's own are found, each once; links to other sites are not", () => {
  const link = (to: string) => ({ to, text: { en: `To ${to}` } });
  const menu = ['results', link('/sport/bd'), link('/promotions'), link('https://shop.example/')];
  const found = entriesOf({ ...SMALL, sports: ['soccer', 'bd'], menu, defaultLanguage: 'en', pages: ['club'] }, false);
  const own = found.filter((line) => /\/sport\/bd|promotions|shop|club/.test(line));
  expect(own.map((line) => line.split(' | ')[1])).toEqual(['/sport/bd', '/promotions', '/pages/club']);
});

it('a brand without sports, lotteries, chat and invitations has nothing of them', () => {
  expect(entriesOf({ profile: 'none', sports: [], games: ['noah'], features: {}, menu: [], pages: [] }, true)).toEqual([
    'games | /game/noah | Noah | Games',
    'pages | / | Home | ',
    'pages | /gameArcade | Casino games | ',
    'pages | /announcements | Announcements | ',
    'pages | /promotions | Promotions | ',
    'pages | ?support=true | Support | ',
    ...OF_PLAYERS.filter((each) => !each.includes('/invite')),
    ...TEXTS,
  ]);
});
