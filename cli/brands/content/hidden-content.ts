import { type Brand, FEATURES, GAMES, OWN_PATH, SPORTS, TEXT_PAGE_NAMES } from '#contract/brand';
import { GAME_PAGES, type Offered } from '#cli/build/heads/game-pages.ts';
import { APP_ROUTE } from '#cli/build/hosting/app-routes.ts';

/** What decides whether players see an entry. */
export interface Hideable {
  readonly id: string;
  readonly url: string;
  readonly feature?: keyof Brand['features'];
  readonly from?: string;
  readonly until?: string;
}

interface Reason {
  readonly key: keyof Hideable;
  readonly message: string;
  readonly advice: string;
}

/** Why no player sees an entry: it is over, or it is about something that the brand has switched off. */
export function whyHidden(entry: Hideable, brand: Brand, nowMs: number): readonly Reason[] {
  return [...overAt(entry, nowMs), ...switchedOff(entry, brand)];
}

function overAt({ id, from, until }: Hideable, nowMs: number): Reason[] {
  if (until === undefined) return [];
  if (from !== undefined && Date.parse(until) <= Date.parse(from))
    return [
      {
        key: 'until',
        message: `'${id}' ends before it begins: the site never shows it.`,
        advice: `Write a time after ${from}.`,
      },
    ];
  if (Date.parse(until) > nowMs) return [];
  return [
    {
      key: 'until',
      message: `'${id}' ended at ${until}: the site does not show it.`,
      advice: 'Remove the entry, or write a later time.',
    },
  ];
}

function switchedOff({ id, url, feature }: Hideable, brand: Brand): Reason[] {
  if (feature !== undefined && !brand.features[feature])
    return [
      {
        key: 'feature',
        message: `'${id}' is about '${feature}', which this brand does not have: the site does not show it.`,
        advice: `Remove the entry, or switch features.${feature} on.`,
      },
    ];
  const nowhere = nowhereAt(url, brand);
  if (nowhere !== undefined)
    return [{ key: 'url', message: `${url} of '${id}' leads to no page of the site.`, advice: nowhere }];
  const gone = goneAt(url, brand);
  if (gone === undefined) return [];
  return [
    {
      key: 'url',
      message: `${url} of '${id}' leads to '${gone.name}', which this brand does not have: the site does not show it.`,
      advice: `Write another address, or ${gone.remedy}.`,
    },
  ];
}

type Named = readonly (readonly [segment: string, game: Offered])[];

const lastOf = (game: Offered): string => GAME_PAGES[game].path.split('/').at(-1) ?? '';
const under = (section: string): Named =>
  [...SPORTS, ...GAMES]
    .filter((game) => GAME_PAGES[game].path.startsWith(`/${section}/`))
    .map((game) => [lastOf(game), game]);
const own = (games: readonly Offered[]): Named => games.map((game) => [game, game]);

const PROVIDED = under('game');
/** What may stand behind the first part of an address; a provider also by the name of its games. */
const SECTIONS: Readonly<Record<string, Named>> = {
  sport: under('sport'),
  lottery: under('lottery'),
  game: [...PROVIDED, ...own(PROVIDED.map(([, game]) => game))],
  results: [...under('sport'), ...under('lottery')],
  howtoplay: [...under('sport').filter(([, game]) => game !== '365sports'), ...under('lottery')],
  'live-games': [['', 'winfinity']],
  pggamelist: [['', 'pgGames']],
};
/** Pages of all sports. */
const OF_ALL = ['live', 'all'];

/** The page behind an address without its query: the names of its section, and the one that it asks for. */
function namedAt(pathname: string): { section: string; names: Named; name: string } | undefined {
  const [first = '', second = '', third = ''] = pathname.slice(1).split('/');
  const section = first.toLowerCase();
  const names = Object.hasOwn(SECTIONS, section) ? SECTIONS[section] : undefined;
  if (names === undefined) return undefined;
  return { section, names, name: section === 'game' && second.toLowerCase() === 'play' ? third : second };
}

/** What to write instead of a path without a page; undefined for pages of the site, and for other addresses. */
export function nowhereAt(to: string, { pages, defaultLanguage }: Brand): string | undefined {
  if (!OWN_PATH.test(to)) return undefined;
  const { pathname } = new URL(to, 'https://own.invalid');
  const page = /^\/pages\/([^/]+)\/?$/.exec(pathname)?.[1];
  if (page !== undefined) {
    const known = [...pages, ...TEXT_PAGE_NAMES].filter((name) => name !== 'agreement');
    if (known.includes(page)) return undefined;
    return `Add '${page}' to pages, with its texts in locales/${defaultLanguage}/page-${page}.json.`;
  }
  const { section = '', names = [], name = '' } = namedAt(pathname) ?? {};
  const isNamed =
    name === '' || names.some(([segment]) => segment === name) || (section === 'sport' && OF_ALL.includes(name));
  if (isNamed && APP_ROUTE.test(pathname)) return undefined;
  const game = [...SPORTS, ...GAMES].find((each) => each === name);
  return `Write the path of a page, such as ${game === undefined ? '/promotions' : GAME_PAGES[game].path}.`;
}

/** The feature, sport or game of a path that the brand lacks. */
export function goneAt(
  url: string,
  { features, sports, games }: Pick<Brand, 'features' | 'sports' | 'games'>,
): { name: string; remedy: string } | undefined {
  if (!url.startsWith('/')) return undefined;
  const { pathname, searchParams } = new URL(url, 'https://own.invalid');
  const off = FEATURES.find((name) => !features[name] && (pathname === `/${name}` || searchParams.has(name)));
  if (off !== undefined) return { name: off, remedy: `switch features.${off} on` };
  const { names = [], name = '' } = namedAt(pathname) ?? {};
  const game = names.find(([segment]) => segment === name)?.[1];
  if (game === undefined || ([...sports, ...games] as readonly Offered[]).includes(game)) return undefined;
  const list = (SPORTS as readonly Offered[]).includes(game) ? 'sports' : 'games';
  return { name: game, remedy: `add '${game}' to ${list}` };
}
