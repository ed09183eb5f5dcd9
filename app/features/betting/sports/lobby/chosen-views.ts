import type { Match } from '#contract/entities';
import { localDay } from '#app/i18n/local-day.ts';
import { grouped, withBands, withLeague, type Entry } from './bands.ts';
import { leagueKey } from './lobby-filter.ts';

// The views that a player chooses: the script of the first odds is without them (app/routes/first-odds/stand-ins.ts).

/** Nothing but the clock. */
export const byTime = (matches: readonly Match[]): readonly Entry[] =>
  withBands(matches, (match) => ({ day: localDay(match.start_time) })).map(withLeague);

/**
 * The leagues by name.
 *
 * @param matches in the order that they have in their leagues
 * @param isLater 1 of what stands below all leagues of the others, by name too
 */
export function byLeague(matches: readonly Match[], isLater: (match: Match) => number): readonly Entry[] {
  const byName = grouped(matches, leagueKey).sort(
    (a, b) => isLater(a) - isLater(b) || a.league.name.localeCompare(b.league.name),
  );
  return withBands(byName, ({ league }) => ({ league }));
}
