import type { ComponentType } from 'react';
import type { ParseKeys } from 'i18next';
import type { PageBrand } from '#contract/brand';
import { WITH_RESULTS, WITH_RULES, type Availability, type GameName } from '#app/features/around/availability/index.ts';
import { isolated } from '#app/i18n/isolated.ts';
import { fillPath, paths } from '#app/paths.ts';
import type { NavIconName } from './icons/nav-icon.tsx';

export type Icon = ComponentType<{ readonly size: number; readonly 'aria-hidden': 'true' }>;
type NavText = Extract<ParseKeys<'shell'>, `nav.${string}` | `lottery.${string}`>;

export interface NavEntry {
  readonly to: string;
  readonly icon: NavIconName;
  readonly text: NavText;
}

interface GameEntry {
  readonly to: string;
  readonly icon: NavIconName;
  /** A key, or a name that is the same in every language. */
  readonly text: NavText | { readonly name: string };
}

const lottery = (game: 'hkmarksix' | 'ammarksix' | 'newammarksix' | 'gallopingmarksix' | 'sgnmarksix' | 'twnmarksix') =>
  ({ to: fillPath(paths.lotteryGame, { game }), icon: 'draws', text: `lottery.${game}` }) as const;
const provider = (type: string) => fillPath(paths.gamesOf, { type });

/** The page of each sport, lottery and game (section 2 of the specification). */
export const GAME_ENTRIES: Readonly<Record<GameName, GameEntry>> = {
  soccer: { to: paths.soccer, icon: 'soccer', text: 'nav.soccer' },
  basketball: { to: paths.basketball, icon: 'basketball', text: 'nav.basketball' },
  bd: { to: paths.bd, icon: 'bd', text: 'nav.bd' },
  cricket: { to: paths.cricket, icon: 'cricket', text: 'nav.cricket' },
  '365sports': { to: paths.feed, icon: 'feed', text: { name: '365 Sports' } },
  hkmarksix: lottery('hkmarksix'),
  ammarksix: lottery('ammarksix'),
  newammarksix: lottery('newammarksix'),
  gallopingmarksix: lottery('gallopingmarksix'),
  sgnmarksix: lottery('sgnmarksix'),
  twnmarksix: lottery('twnmarksix'),
  pk10: { to: fillPath(paths.lotteryGame, { game: 'pk10' }), icon: 'race', text: 'lottery.pk10' },
  pgGames: { to: provider('pgGame'), icon: 'games', text: { name: 'PG Games' } },
  tadaGames: { to: provider('tadaGame'), icon: 'slots', text: { name: 'TADA' } },
  noah: { to: provider('noah'), icon: 'dice', text: { name: 'Noah' } },
  winfinity: { to: paths.liveGames, icon: 'liveGames', text: 'nav.liveGames' },
  cardGame: { to: provider('cardGame'), icon: 'cards', text: 'nav.cardGame' },
  ngGame: { to: provider('ngGame'), icon: 'arcade', text: { name: 'NG Games' } },
};

/** The name of a game in the page's language; one that is the same everywhere reads from its own side. */
export function gameName(game: GameName, t: (key: NavText) => string): string {
  const { text } = GAME_ENTRIES[game];
  return typeof text === 'string' ? t(text) : isolated(text.name);
}

/** Further entries of the side navigation that are shown only if one of these is visible. */
const NEEDED: Readonly<Partial<Record<string, readonly GameName[]>>> = { results: WITH_RESULTS, howToPlay: WITH_RULES };

/** Those of the brand's menu, in its order; entries of its own come with the rest (own-link.tsx). */
export const extraEntries = (
  { isVisible }: Pick<Availability, 'isVisible'>,
  { menu }: Pick<PageBrand, 'menu'>,
): readonly NavEntry[] =>
  menu.flatMap((name) =>
    typeof name === 'string' && NEEDED[name]?.some((game) => isVisible(game)) !== false
      ? { to: paths[name], icon: name, text: `nav.${name}` as const }
      : [],
  );
