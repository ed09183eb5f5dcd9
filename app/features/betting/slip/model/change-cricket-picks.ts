import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import type { Transport } from '#app/api/transport.ts';
import type { RootState } from '#app/store/store.ts';
import {
  cricketChanged,
  selectCricket,
  type CricketMatchPicks,
  type CricketPick,
  type CricketPicks,
} from './cricket-picks-slice.ts';

interface OfMatch {
  readonly matchId: string;
}
type State = Parameters<typeof selectCricket>[0];
type PicksChange = (picks: readonly CricketPick[]) => readonly CricketPick[];
const NONE: readonly CricketPick[] = [];

/** By match id. */
export const selectCricketMatches = (state: State): CricketPicks['matches'] => selectCricket(state).matches;

export const selectCricketPicks = (state: State, matchId: string): readonly CricketPick[] =>
  selectCricketMatches(state)[matchId]?.picks ?? NONE;

/** Applies a change to the picks as they are when it is dispatched. */
const changed =
  (change: (picks: CricketPicks) => CricketPicks): ThunkAction<void, RootState, Transport, UnknownAction> =>
  (dispatch, getState) => {
    const picks = selectCricket(getState());
    const next = change(picks);
    if (next !== picks) dispatch(cricketChanged(next));
  };

function withPicks(state: CricketPicks, matchId: string, change: PicksChange): CricketPicks {
  const known = state.matches[matchId];
  return known === undefined ? state : withMatch(state, matchId, { ...known, picks: change(known.picks) });
}

function withMatch(state: CricketPicks, matchId: string, match: CricketMatchPicks): CricketPicks {
  const { [matchId]: _, ...others } = state.matches;
  if (match.picks.length === 0) return { ...state, matches: others };
  return { ...state, matches: { ...state.matches, [matchId]: match } };
}

const changedPicks = (matchId: string, change: PicksChange) => changed((state) => withPicks(state, matchId, change));

export const cricketToggled = ({
  matchId,
  home,
  away,
  pick,
}: OfMatch & Omit<CricketMatchPicks, 'picks'> & { readonly pick: Omit<CricketPick, 'typed'> }) =>
  changed((state) => {
    const picks = state.matches[matchId]?.picks ?? NONE;
    const left = picks.filter(({ id }) => id !== pick.id);
    const next = left.length < picks.length ? left : [...picks, { ...pick, typed: '' }];
    return withMatch({ ...state, before: undefined }, matchId, { home, away, picks: next });
  });

export const cricketTyped = ({ matchId, id, typed }: OfMatch & { readonly id: string; readonly typed: string }) =>
  changedPicks(matchId, (picks) => picks.map((pick) => (pick.id === id ? { ...pick, typed } : pick)));

/** Removes picks; the player can undo it. */
export const cricketRemoved = ({ matchId, ids }: OfMatch & { readonly ids: readonly string[] }) =>
  changed((state) => ({
    ...withPicks(state, matchId, (picks) => picks.filter(({ id }) => !ids.includes(id))),
    before: state.matches,
  }));

export const cricketCleared = () =>
  changed((state) =>
    Object.keys(state.matches).length === 0 ? state : { ...state, matches: {}, before: state.matches },
  );

/** Brings back what was removed last. */
export const cricketRestored = () =>
  changed((state) => (state.before === undefined ? state : { ...state, matches: state.before, before: undefined }));

/** The picks of a bet again, beside those that are there. */
export const cricketAgain = ({ matchId, ...match }: OfMatch & CricketMatchPicks) =>
  changed((state) => {
    const picks = state.matches[matchId]?.picks ?? NONE;
    const more = match.picks.filter(({ id }) => picks.every((pick) => pick.id !== id));
    return withMatch({ ...state, before: undefined }, matchId, { ...match, picks: [...picks, ...more] });
  });

/** Sets the current odds, by the ids of the picks whose odds changed. */
export const cricketOddsAccepted = ({ matchId, odds }: OfMatch & { readonly odds: Readonly<Record<string, string>> }) =>
  changedPicks(matchId, (picks) => picks.map((pick) => ({ ...pick, odd: odds[pick.id] ?? pick.odd })));

/** Dispatched before the bet leaves, because an acceptance without a receipt names no match. */
export const cricketSent = (matchId: string) => changed((state) => ({ ...state, sent: matchId }));

/** Once the bet has an outcome: the picks of a placed bet leave the slip, so that they cannot be placed twice. */
export const cricketSettled = ({ isPlaced, matchId }: Partial<OfMatch> & { readonly isPlaced: boolean }) =>
  changed((state) => {
    const placed = matchId ?? state.sent;
    const left = isPlaced && placed !== undefined ? withPicks(state, placed, () => NONE) : state;
    return { matches: left.matches };
  });
