import { GAME_ENTRIES } from '#app/layout/nav-entries.ts';
import { fillPath, paths } from '#app/paths.ts';
import { type Brand, codesOf, type Feature, GAMES, SPORTS } from '#contract/brand';

/** What a brand can be without. */
export interface Switch {
  readonly name: string;
  readonly isOn: (brand: Brand) => boolean;
  /** The settings without it. */
  readonly off: (brand: Brand) => Partial<Brand>;
  /** Calls that only it needs. */
  readonly calls?: RegExp;
  /** Addresses that only it has. */
  readonly links?: RegExp;
}

const LOTTERY = /marksix$|^pk10$/;
const feature = (name: Feature, more: Pick<Switch, 'calls' | 'links'> = {}): Switch => ({
  name,
  isOn: ({ features, currencies }) => features[name] && (name !== 'pix' || codesOf(currencies).includes('BRL')),
  off: ({ features }) => ({ features: { ...features, [name]: false } }),
  ...more,
});

/** Every switch of a brand; docs/operators/switches.md has the table of our brands (`npm run docs -- generate`). */
export const SWITCHES: readonly Switch[] = [
  {
    name: 'sports',
    isOn: ({ sports }) => sports.length > 0,
    off: () => ({ sports: [] }),
    calls: /\/api\/v1\/(?:\?|soccer|basketball|bd|365sports|cricket)/,
    links: /^\/(?:sport|booking)/,
  },
  {
    name: 'games',
    isOn: ({ games }) => games.some((game) => !LOTTERY.test(game)),
    off: ({ games }) => ({ games: games.filter((game) => LOTTERY.test(game)) }),
    calls: /\/(?:game_list|pg2)/,
    links: /^\/(?:game\b|pggamelist|live-games)/,
  },
  {
    name: 'lotteries',
    isOn: ({ games }) => games.some((game) => LOTTERY.test(game)),
    off: ({ games }) => ({ games: games.filter((game) => !LOTTERY.test(game)) }),
    calls: /\/(?:pk10|\w*marksix)/,
    links: /^\/lottery|\/(?:pk10|\w*marksix)$|promo-5/,
  },
  // Only the player's token: the chat of an earlier case continues as a guest's after that case has signed out.
  feature('chat', { calls: /getChatToken|messagesync/, links: /chat/ }),
  feature('invite', { calls: /invite/i, links: /invite|promo-3/ }),
  feature('checkIn', { calls: /check_in/, links: /check|promo-1$/ }),
  feature('bonus', { calls: /bonus/i }),
  feature('cashOut', { links: /promo-7/ }),
  feature('pix', { links: /promo-6/ }),
  feature('transfer'),
  feature('bank'),
  feature('card'),
  feature('eWallet'),
  feature('crypto'),
];

/** An address of each page that belongs to a sport, a game or a feature. */
export const ADDRESSES: readonly string[] = [
  ...[...SPORTS, ...GAMES].map((game) => GAME_ENTRIES[game].to),
  paths.sport,
  paths.sportAll,
  paths.live,
  fillPath(paths.match, { game: 'soccer', matchId: 'm-1' }),
  fillPath(paths.booking, { code: 'ABCDEF' }),
  paths.lottery,
  paths.games,
  paths.pgGameList,
  fillPath(paths.playGame, { type: 'pgGame', id: 'pg-1' }),
  paths.chat,
  paths.invite,
];
