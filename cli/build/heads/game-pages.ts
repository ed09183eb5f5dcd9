import type { Brand } from '#contract/brand';

export type Offered = Brand['sports'][number] | Brand['games'][number];

interface GamePage {
  /** A test compares it with the app's routes. */
  readonly path: string;
  /** The text's key in the navigation, which a test compares with the app, or a name that is the same in every language. */
  readonly name: `nav.${string}` | `lottery.${string}` | { readonly name: string };
  /** The icon of app/icons that the picture of a shared link shows. */
  readonly icon: string;
}

const lottery = (game: Offered): GamePage => ({
  path: `/lottery/${game}`,
  name: `lottery.${game}`,
  icon: 'ticket',
});

/** The public page of each sport, lottery and game. */
export const GAME_PAGES: Readonly<Record<Offered, GamePage>> = {
  soccer: { path: '/sport/soccer', name: 'nav.soccer', icon: 'soccer' },
  basketball: { path: '/sport/basketball', name: 'nav.basketball', icon: 'basketball' },
  bd: { path: '/sport/bd', name: 'nav.bd', icon: 'goal' },
  cricket: { path: '/sport/cricket', name: 'nav.cricket', icon: 'cricket' },
  '365sports': { path: '/sport/365sports', name: { name: '365 Sports' }, icon: 'calendar-days' },
  hkmarksix: lottery('hkmarksix'),
  ammarksix: lottery('ammarksix'),
  newammarksix: lottery('newammarksix'),
  gallopingmarksix: lottery('gallopingmarksix'),
  sgnmarksix: lottery('sgnmarksix'),
  twnmarksix: lottery('twnmarksix'),
  pk10: { path: '/lottery/pk10', name: 'lottery.pk10', icon: 'car-front' },
  pgGames: { path: '/game/pgGame', name: { name: 'PG Games' }, icon: 'gamepad-2' },
  tadaGames: { path: '/game/tadaGame', name: { name: 'TADA' }, icon: 'cherry' },
  noah: { path: '/game/noah', name: { name: 'Noah' }, icon: 'dices' },
  winfinity: { path: '/live-games', name: 'nav.liveGames', icon: 'clapperboard' },
  cardGame: { path: '/game/cardGame', name: 'nav.cardGame', icon: 'spade' },
  ngGame: { path: '/game/ngGame', name: { name: 'NG Games' }, icon: 'joystick' },
};

/** Shown with shared links to the site. */
export const SHARE_PICTURE = { file: 'share.png', width: 1200, height: 630 } as const;

interface Shared {
  readonly file: string;
  readonly icon: string;
}

/** By path, the picture of a shared link to each sport, lottery and game; lotteries of one kind share theirs. */
export function pagePictures({
  head,
  sports,
  games,
}: Pick<Brand, 'head' | 'sports' | 'games'>): ReadonlyMap<string, Shared> {
  const pages = head?.share === 'art' ? [...sports, ...games] : [];
  return new Map(
    pages.map((game) => {
      const { path, icon } = GAME_PAGES[game];
      return [path, { file: `share-${icon}.png`, icon }] as const;
    }),
  );
}
