/** Sports, named as in the specification (section 2). */
export const SPORTS = ['soccer', 'basketball', 'bd', 'cricket', '365sports'] as const;
export type Sport = (typeof SPORTS)[number];

/** Lotteries, racing and third-party games (section 3, product types). */
export const GAMES = [
  'hkmarksix',
  'ammarksix',
  'newammarksix',
  'gallopingmarksix',
  'sgnmarksix',
  'twnmarksix',
  'pk10',
  'pgGames',
  'tadaGames',
  'noah',
  'winfinity',
  'cardGame',
  'ngGame',
] as const;
export type Game = (typeof GAMES)[number];

/** Games with their own wallet: money is moved in before, and out after. */
export const WALLET_GAMES = ['cardGame', 'ngGame'] as const satisfies readonly Game[];
export type WalletGame = (typeof WALLET_GAMES)[number];
