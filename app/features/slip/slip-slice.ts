import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import { rootReducer } from '#app/store/store.ts';
import { isSamePick, type KeptSlip, type SlipItem } from './slip-item.ts';
import { hasRoom, without } from './take-pick.ts';

/** What the player made: picks of all games, how they are combined, the stakes as typed; and what was just taken away. */
export interface SlipState extends KeptSlip {
  /** The state before the last removal, until something else changes the picks. */
  readonly before?: KeptSlip | undefined;
}

export const slipSlice = createSlice({
  name: 'slip',
  initialState: { items: [], mode: 'combined', coupons: {}, stakes: {} } as SlipState,
  reducers: {
    pickToggled: (state, { payload }: PayloadAction<SlipItem>): SlipState => {
      const left = without(state, (item) => isSamePick(item, payload));
      if (left.items.length < state.items.length) return left;
      return hasRoom(state.items, payload) ? { ...left, items: [...state.items, payload] } : state;
    },
    /** Everything else that happens to the slip is computed by change-slip.ts, which loads with the panel. */
    slipChanged: (_, { payload }: PayloadAction<SlipState>): SlipState => payload,
  },
});

export const { pickToggled, slipChanged } = slipSlice.actions;

declare module '#app/store/store.ts' {
  // oxlint-disable-next-line typescript/no-empty-object-type -- declaration merging
  export interface LazySlices extends WithSlice<typeof slipSlice> {}
}

export const injectedSlip = slipSlice.injectInto(rootReducer);
