import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import { handedOver } from '#app/store/session-slice.ts';
import { rootReducer } from '#app/store/store.ts';
import { countPicks, isSamePick, type CricketPick, type SlipItem, type SlipState } from './slip-item.ts';
import { hasRoom, without } from './take-pick.ts';

/** One call takes 50 (placeCricketBet). */
const MAX_CRICKET_PICKS = 50;

interface CricketToggle {
  readonly matchId: string;
  readonly home: string;
  readonly away: string;
  readonly pick: Omit<CricketPick, 'typed'>;
}

const initialState: SlipState = { items: [], mode: 'combined', coupons: {}, stakes: {}, cricket: {} };

export const slipSlice = createSlice({
  name: 'slip',
  initialState,
  reducers: {
    pickToggled: (state, { payload }: PayloadAction<SlipItem>): SlipState => {
      const left = without(state, (item) => isSamePick(item, payload));
      if (left.items.length < state.items.length) return { ...left, isQuick: false };
      if (!hasRoom(state.items, payload)) return state;
      return { ...left, items: [...state.items, payload], isQuick: countPicks(state) === 0 };
    },
    cricketToggled: (state, { payload: { matchId, home, away, pick } }: PayloadAction<CricketToggle>): SlipState => {
      const { [matchId]: match, ...others } = state.cricket;
      const picks = match?.picks ?? [];
      const left = picks.filter(({ id }) => id !== pick.id);
      if (picks.length === left.length) {
        if (picks.length === MAX_CRICKET_PICKS) return state;
        left.push({ ...pick, typed: '' });
      }
      const cricket = left.length === 0 ? others : { ...state.cricket, [matchId]: { home, away, picks: left } };
      return { ...state, cricket, before: undefined, isQuick: countPicks(state) === 0 };
    },
    /** The player closed the tray, or opened the whole slip. */
    quickBetEnded: (state): SlipState => ({ ...state, isQuick: false }),
    /** All other changes are computed by change-slip.ts, which loads with the panel. */
    slipChanged: (_, { payload }: PayloadAction<SlipState>): SlipState => payload,
    /** What another tab has stored. */
    slipHeard: (_, { payload }: PayloadAction<SlipState>): SlipState => payload,
  },
  extraReducers: (builder) => void builder.addCase(handedOver, () => initialState),
});

export const { cricketToggled, pickToggled, quickBetEnded, slipChanged, slipHeard } = slipSlice.actions;

declare module '#app/store/store.ts' {
  // oxlint-disable-next-line typescript/no-empty-object-type -- declaration merging
  export interface LazySlices extends WithSlice<typeof slipSlice> {}
}

export const injectedSlip = slipSlice.injectInto(rootReducer);
