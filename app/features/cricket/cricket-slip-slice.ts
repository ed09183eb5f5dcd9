import { createSlice, isAnyOf, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import { signedOut } from '#app/store/session-slice.ts';
import { rootReducer } from '#app/store/store.ts';

/** A pick as the player took it: the odds are those that were shown, and stay until the player accepts others. */
export interface CricketPick {
  readonly id: string;
  readonly categoryLabel: string;
  readonly slipLabel: string;
  readonly odd: string;
  /** As typed. */
  readonly typed: string;
}

/** Picks by match: one bet is of one match. */
export type CricketSlip = Readonly<Record<string, readonly CricketPick[]>>;

interface OfMatch {
  readonly matchId: string;
}

const changed = (slip: CricketSlip, matchId: string, change: (pick: CricketPick) => CricketPick): CricketSlip => ({
  ...slip,
  [matchId]: (slip[matchId] ?? []).map(change),
});

export const cricketSlipSlice = createSlice({
  name: 'cricketSlip',
  initialState: {} as CricketSlip,
  reducers: {
    cricketToggled: (slip, { payload }: PayloadAction<OfMatch & { readonly pick: Omit<CricketPick, 'typed'> }>) => {
      const { matchId, pick } = payload;
      const picks = slip[matchId] ?? [];
      const without = picks.filter(({ id }) => id !== pick.id);
      return { ...slip, [matchId]: without.length < picks.length ? without : [...picks, { ...pick, typed: '' }] };
    },
    cricketTyped: (slip, { payload }: PayloadAction<OfMatch & { readonly id: string; readonly typed: string }>) =>
      changed(slip, payload.matchId, (pick) => (pick.id === payload.id ? { ...pick, typed: payload.typed } : pick)),
    /** The odds of now, for every pick that is named. */
    cricketOddsAccepted: (
      slip,
      { payload }: PayloadAction<OfMatch & { readonly odds: Readonly<Record<string, string>> }>,
    ) => changed(slip, payload.matchId, (pick) => ({ ...pick, odd: payload.odds[pick.id] ?? pick.odd })),
    cricketCleared: (slip, { payload }: PayloadAction<string>) => ({ ...slip, [payload]: [] }),
  },
  extraReducers: (builder) => {
    builder.addMatcher(isAnyOf(signedOut), () => ({}));
  },
});

export const { cricketToggled, cricketTyped, cricketOddsAccepted, cricketCleared } = cricketSlipSlice.actions;

declare module '#app/store/store.ts' {
  // oxlint-disable-next-line typescript/no-empty-object-type -- declaration merging
  export interface LazySlices extends WithSlice<typeof cricketSlipSlice> {}
}

const injected = cricketSlipSlice.injectInto(rootReducer);
const NONE: readonly CricketPick[] = [];

export const selectCricketPicks = (
  state: Parameters<typeof injected.selectSlice>[0],
  matchId: string,
): readonly CricketPick[] => injected.selectSlice(state)[matchId] ?? NONE;
