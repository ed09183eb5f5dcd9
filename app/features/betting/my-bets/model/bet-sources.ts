import type { PageBrand } from '#contract/brand';
import { MarkSixGame, RaceGame, SportGame } from '#contract/entities';

/** Sources of bets: each game has its own list. */
export type BetSource = SportGame | MarkSixGame | RaceGame | 'cricket';

/** Third parties whose rounds are read. */
export const PROVIDERS = ['pgGames', 'tadaGames', 'noah', 'winfinity'] as const;
export type Provider = (typeof PROVIDERS)[number];

/** Names of firms, the same in every language. */
export const PROVIDER_NAMES: Readonly<Record<Provider, string>> = {
  pgGames: 'PG',
  tadaGames: 'TADA',
  noah: 'Noah',
  winfinity: 'Winfinity',
};

/** The kinds that the player can choose; `games` are rounds of third parties. */
export const BET_KINDS = ['all', 'sports', 'lotteries', 'pk10', 'cricket', 'games'] as const;
export type BetKind = (typeof BET_KINDS)[number];

type Shown = Pick<PageBrand, 'sports' | 'games'>;

/** The lists of a kind, as far as the brand has the games. */
export function sourcesOf(kind: BetKind, { sports, games }: Shown): readonly BetSource[] {
  const ofKind: Readonly<Record<Exclude<BetKind, 'all' | 'games'>, readonly BetSource[]>> = {
    sports: SportGame.options.filter((game) => sports.includes(game)),
    lotteries: MarkSixGame.options.filter((game) => games.includes(game)),
    pk10: RaceGame.options.filter((game) => games.includes(game)),
    cricket: sports.includes('cricket') ? ['cricket'] : [],
  };
  if (kind === 'games') return [];
  return kind === 'all' ? Object.values(ofKind).flat() : ofKind[kind];
}

export const providersOf = ({ games }: Shown): readonly Provider[] =>
  PROVIDERS.filter((provider) => games.includes(provider));

/** The kinds that a brand offers. */
export function kindsOf(brand: Shown): readonly BetKind[] {
  return BET_KINDS.filter((kind) =>
    kind === 'games' ? providersOf(brand).length > 0 : sourcesOf(kind, brand).length > 0,
  );
}
