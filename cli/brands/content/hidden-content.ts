import { type Brand, FEATURES, GAMES, SPORTS } from '#contract/brand';

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

const SECTIONS = ['sport', 'lottery', 'results', 'howToPlay', 'game'];

/** The feature, sport or game of a path that the brand lacks. */
export function goneAt(
  url: string,
  { features, sports, games }: Pick<Brand, 'features' | 'sports' | 'games'>,
): { name: string; remedy: string } | undefined {
  if (!url.startsWith('/')) return undefined;
  const { pathname, searchParams } = new URL(url, 'https://own.invalid');
  const off = FEATURES.find((name) => !features[name] && (pathname === `/${name}` || searchParams.has(name)));
  if (off !== undefined) return { name: off, remedy: `switch features.${off} on` };
  const [section = '', name = ''] = pathname.slice(1).split('/');
  if (!SECTIONS.includes(section)) return undefined;
  const isIn = (list: readonly string[]): boolean => list.includes(name);
  if (isIn(SPORTS) && !isIn(sports)) return { name, remedy: `add '${name}' to sports` };
  return isIn(GAMES) && !isIn(games) ? { name, remedy: `add '${name}' to games` } : undefined;
}
