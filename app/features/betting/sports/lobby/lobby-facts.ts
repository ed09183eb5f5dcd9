import type { MarketKind, Match } from '#contract/entities';
import { isWhole, type RowRoom } from '#app/features/betting/sports/row/shown-markets.ts';
import type { Words } from '#app/features/betting/sports/row/use-words.ts';
import type { LeagueOption } from './league-choice.tsx';
import { leagueKey, VIEWS } from './lobby-filter.ts';
import type { LobbyFacts } from './lobby-tools.tsx';
import { localDay } from '#app/i18n/local-day.ts';

/** What a list of matches can be filtered by. */
export function factsOf(matches: readonly Match[], own: RowRoom['markets'], { t }: Pick<Words, 't'>): LobbyFacts {
  const games = new Set(matches.map(({ game }) => game));
  return {
    days: daysOf(matches.map(({ start_time: start }) => start)),
    leagues: leaguesOf(matches, (match) => ({
      key: leagueKey(match),
      text: games.size > 1 ? `${match.league.name} · ${t(`sports:sport.${match.game}`)}` : match.league.name,
    })),
    markets: [...new Set([...games].flatMap((game): readonly MarketKind[] => own[game]))].filter(isWhole),
    views: VIEWS,
  };
}

export const daysOf = (starts: readonly string[]): ReadonlyMap<string, string> =>
  new Map(starts.map((start) => [localDay(start), start]));

/** The leagues of a list, each with the number of its matches. */
export function leaguesOf<Item>(
  items: readonly Item[],
  leagueOf: (item: Item) => Omit<LeagueOption, 'count'>,
): readonly LeagueOption[] {
  const leagues = new Map<string, LeagueOption>();
  for (const item of items) {
    const { key, text } = leagueOf(item);
    leagues.set(key, { key, text, count: (leagues.get(key)?.count ?? 0) + 1 });
  }
  return [...leagues.values()];
}
