import type { Match } from '#contract/entities';
import { localDay } from '#app/i18n/local-day.ts';

/** The filter of results; an empty text does not filter. */
export interface ResultFilter {
  /** A local day, as `localDay` writes it. */
  readonly day: string;
  readonly league: string;
  readonly search: string;
}

export const NO_FILTER: ResultFilter = { day: '', league: '', search: '' };

/** Without accents, so that `sao` finds `São`. */
const fold = (text: string) =>
  text
    .normalize('NFD')
    .replaceAll(/\p{Mn}/gu, '')
    .toLowerCase();

/** The matches that pass a filter, in their order. */
export function filterResults(matches: readonly Match[], { day, league, search }: ResultFilter): readonly Match[] {
  const words = fold(search).split(/\s+/).filter(Boolean);
  return matches.filter((match) => {
    const text = fold(`${match.home} ${match.away} ${match.league.name}`);
    return (
      (day === '' || localDay(match.start_time) === day) &&
      (league === '' || match.league.id === league) &&
      words.every((word) => text.includes(word))
    );
  });
}

/** Matches by local day, in their original order. */
export function byDay(matches: readonly Match[]): ReadonlyMap<string, readonly Match[]> {
  const days = new Map<string, Match[]>();
  for (const match of matches) {
    const day = localDay(match.start_time);
    days.set(day, [...(days.get(day) ?? []), match]);
  }
  return days;
}
