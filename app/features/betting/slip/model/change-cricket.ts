import { countPicks, cricketKey, type CricketMatches, type CricketPick, type SlipState } from './slip-item.ts';
import { kept, type SlipChange } from './take-pick.ts';

interface OfMatch {
  readonly matchId: string;
}
type PicksChange = (picks: readonly CricketPick[]) => readonly CricketPick[];

/** The matches with other picks; those without picks leave. */
function changed(
  matches: CricketMatches,
  change: (picks: readonly CricketPick[], matchId: string) => readonly CricketPick[],
): CricketMatches {
  return Object.fromEntries(
    Object.entries(matches).flatMap(([matchId, match]) => {
      const picks = change(match.picks, matchId);
      return picks.length === 0 ? [] : [[matchId, { ...match, picks }] as const];
    }),
  );
}

const ofMatch = (slip: SlipState, { matchId }: OfMatch, change: PicksChange): CricketMatches =>
  changed(slip.cricket, (picks, each) => (each === matchId ? change(picks) : picks));

/** By `cricketKey`. */
export const withoutCricket = (matches: CricketMatches, isGone: (key: string) => boolean): CricketMatches =>
  changed(matches, (picks, matchId) => picks.filter(({ id }) => !isGone(cricketKey(matchId, id))));

/** Both, without doubles. */
export function togetherCricket(first: CricketMatches, then: CricketMatches): CricketMatches {
  const all: Record<string, CricketMatches[string]> = { ...first };
  for (const [matchId, match] of Object.entries(then)) {
    const picks = all[matchId]?.picks ?? [];
    const more = match.picks.filter(({ id }) => picks.every((pick) => pick.id !== id));
    all[matchId] = { ...match, picks: [...picks, ...more] };
  }
  return all;
}

export const typeCricket =
  ({ matchId, id, typed }: OfMatch & { readonly id: string; readonly typed: string }): SlipChange =>
  (slip) => ({
    ...slip,
    cricket: ofMatch(slip, { matchId }, (picks) => picks.map((pick) => (pick.id === id ? { ...pick, typed } : pick))),
  });

/** Removes picks; the player can undo it. */
export const removeCricket =
  ({ matchId, ids }: OfMatch & { readonly ids: readonly string[] }): SlipChange =>
  (slip) => ({
    ...slip,
    cricket: ofMatch(slip, { matchId }, (picks) => picks.filter(({ id }) => !ids.includes(id))),
    before: kept(slip),
    isQuick: false,
  });

/** More picks, beside those that are there. */
export const addCricket =
  (matches: CricketMatches): SlipChange =>
  (slip) => ({
    ...kept(slip),
    cricket: togetherCricket(slip.cricket, matches),
    isQuick: countPicks(slip) === 0 && countPicks({ items: [], cricket: matches }) === 1,
  });

/** Sets the current odds, by the ids of the picks whose odds changed. */
export const acceptCricket =
  ({ matchId, odds }: OfMatch & { readonly odds: Readonly<Record<string, string>> }): SlipChange =>
  (slip) => ({
    ...slip,
    cricket: ofMatch(slip, { matchId }, (picks) => picks.map((pick) => ({ ...pick, odd: odds[pick.id] ?? pick.odd }))),
  });
