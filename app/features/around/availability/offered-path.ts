import { matchPath } from 'react-router-dom';
import { type Brand, type Feature, FEATURES, GAMES, SPORTS } from '#contract/brand';
import { paths } from '#app/paths.ts';
import { isOwnPath } from '#app/safe-links/own-path.ts';
import { isLottery, type GameName } from './availability.ts';
import { LOTTERIES, SLIP_SPORTS, WITH_RESULTS, WITH_RULES } from './games-with-pages.ts';

type Shows = Pick<Brand, 'features'> & { readonly isVisible: (game: GameName) => boolean };
/** Content of the upstream with a link; it may name the feature that it is about. */
interface Content {
  readonly url: string;
  readonly feature?: Feature | undefined;
}

const OTHER_GAMES = GAMES.filter((game) => !isLottery(game));

const PROVIDER_GAMES: Readonly<Record<string, GameName>> = { pgGame: 'pgGames', tadaGame: 'tadaGames' };

/** Games of which an address needs at least one: the first matching pattern decides; other addresses need none. */
const NEEDS: readonly (readonly [pattern: string, needs: readonly GameName[] | Feature])[] = [
  [paths.sport, SPORTS],
  [paths.sportAll, SLIP_SPORTS],
  [paths.live, [...SLIP_SPORTS, 'cricket']],
  [paths.booking, SLIP_SPORTS],
  [paths.lottery, LOTTERIES],
  [paths.results, WITH_RESULTS],
  [paths.howToPlay, WITH_RULES],
  [paths.games, OTHER_GAMES],
  [paths.gameArcade, GAMES],
  [paths.pgGameList, ['pgGames']],
  [paths.liveGames, ['winfinity']],
  [paths.chat, 'chat'],
  [paths.invite, 'invite'],
];

/** Addresses that contain the game's name. */
const NAMED = [
  '/sport/:game',
  paths.match,
  paths.lotteryGame,
  '/results/:game',
  '/howToPlay/:game',
  '/game/:game',
  '/game/play/:game/:id',
];
const KNOWN: readonly string[] = [...SPORTS, ...GAMES];

/** Whether an address of this site leads to something that the brand offers now. */
export function isOfferedPath(address: string, { features, isVisible }: Shows): boolean {
  const { pathname, searchParams } = new URL(address, 'https://own.invalid');
  if (FEATURES.some((feature) => searchParams.has(feature) && !features[feature])) return false;
  for (const [pattern, needs] of NEEDS)
    if (matchPath(pattern, pathname) !== null)
      return typeof needs === 'string' ? features[needs] : needs.some((game) => isVisible(game));
  for (const pattern of NAMED) {
    const named = matchPath(pattern, pathname)?.params['game'];
    if (named === undefined) continue;
    const game = PROVIDER_GAMES[named] ?? named;
    return !KNOWN.includes(game) || isVisible(game as GameName);
  }
  return true;
}

/** Whether content of the upstream is about something that the brand offers: switched-off features are not advertised. */
export function isOfferedContent({ url, feature }: Content, shows: Shows): boolean {
  if (feature !== undefined && !shows.features[feature]) return false;
  const address = ownAddress(url);
  return address === undefined || isOfferedPath(address, shows);
}

/** The path of an address of this site, which an upstream may also write with its host. */
function ownAddress(url: string): string | undefined {
  if (isOwnPath(url)) return url;
  if (typeof location === 'undefined' || !URL.canParse(url)) return undefined;
  const { origin, pathname, search } = new URL(url);
  return origin === location.origin ? pathname + search : undefined;
}
