import { type Brand, type Game, type NotOpen, type Sport, WALLET_GAMES, type WalletGame } from '#contract/brand';
import { GAME_STATUS, type GameStatus, OWN_PRODUCT_IDS, PRODUCT_IDS } from '#contract/entities';

/** A sport, lottery or game, by the specification's names. */
export type GameName = Sport | Game;
export type ProductId = (typeof PRODUCT_IDS)[keyof typeof PRODUCT_IDS];
export type GameState = 'active' | 'disabled' | 'hidden' | NotOpen;

/** What the navigation lists; hidden ones are left out. */
export interface Offer<Name extends GameName = GameName> {
  readonly game: Name;
  readonly state: Exclude<GameState, 'hidden'>;
}

/** The upstream's games, as stored under the specification's three names. */
export interface KnownGames {
  /** Every game that the upstream has named. */
  readonly available: readonly number[];
  readonly visible: readonly number[];
  readonly disabled: readonly number[];
}

type Statuses = readonly { readonly game_id: number; readonly status: GameStatus }[];

/** Section 4 of the specification: hidden games are left out, disabled ones go into their own list, the rest is visible. */
export function sortGames(games: Statuses): KnownGames {
  const idsOf = (wanted: GameStatus) => games.filter(({ status }) => status === wanted).map(({ game_id }) => game_id);
  return {
    available: games.map(({ game_id }) => game_id),
    visible: idsOf(GAME_STATUS.active),
    disabled: idsOf(GAME_STATUS.disabled),
  };
}

const idOf = (game: GameName): number | undefined =>
  game in PRODUCT_IDS ? PRODUCT_IDS[game as keyof typeof PRODUCT_IDS] : undefined;

/**
 * State of a game in a brand: the brand must list it and the upstream offer it. The brand alone decides for a game without a
 * product id, before the upstream's first answer, and for one that is not open yet.
 */
export function stateOf(
  game: GameName,
  brand: Pick<Brand, 'sports' | 'games' | 'notOpen' | 'gameWallets'>,
  known: KnownGames | undefined,
): GameState {
  if (!([...brand.sports, ...brand.games] as readonly GameName[]).includes(game)) return 'hidden';
  const notOpen = brand.notOpen?.[game];
  if (notOpen !== undefined) return notOpen;
  if (isWalletGame(game)) return brand.gameWallets?.[game] === undefined ? 'hidden' : 'active';
  const id = idOf(game);
  if (id === undefined || known === undefined || known.visible.includes(id)) return 'active';
  if (known.disabled.includes(id)) return 'disabled';
  return OWN_PRODUCT_IDS.includes(id) && !known.available.includes(id) ? 'active' : 'hidden';
}

/** Names by product id. */
export const nameOf = (id: ProductId): keyof typeof PRODUCT_IDS =>
  (Object.keys(PRODUCT_IDS) as (keyof typeof PRODUCT_IDS)[]).find((name) => PRODUCT_IDS[name] === id) ?? 'soccer';

const THIRD_PARTY = ['pgGames', 'tadaGames', 'noah'] as const satisfies readonly Game[];
const LIVE = ['winfinity'] as const satisfies readonly Game[];
export type ThirdPartyName = (typeof THIRD_PARTY)[number];
export type LiveName = (typeof LIVE)[number];
export type WalletGameName = WalletGame;
export type LotteryName = Exclude<Game, ThirdPartyName | LiveName | WalletGameName>;

export const isThirdParty = (game: Game): game is ThirdPartyName => (THIRD_PARTY as readonly Game[]).includes(game);
export const isLive = (game: Game): game is LiveName => (LIVE as readonly Game[]).includes(game);
export const isWalletGame = (game: GameName): game is WalletGameName =>
  (WALLET_GAMES as readonly GameName[]).includes(game);
export const isLottery = (game: Game): game is LotteryName =>
  !isThirdParty(game) && !isLive(game) && !isWalletGame(game);
