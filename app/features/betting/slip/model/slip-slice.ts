import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import { rootReducer } from '#app/store/store.ts';
import { isSamePick, type SlipItem, type SlipState } from './slip-item.ts';
import { hasRoom, without } from './take-pick.ts';

export const slipSlice = createSlice({
  name: 'slip',
  initialState: { items: [], mode: 'combined', coupons: {}, stakes: {} } as SlipState,
  reducers: {
    pickToggled: (state, { payload }: PayloadAction<SlipItem>): SlipState => {
      const left = without(state, (item) => isSamePick(item, payload));
      if (left.items.length < state.items.length) return { ...left, isQuick: false };
      if (!hasRoom(state.items, payload)) return state;
      return { ...left, items: [...state.items, payload], isQuick: state.items.length === 0 };
    },
    /** The player closed the tray, or opened the whole slip. */
    quickBetEnded: (state): SlipState => ({ ...state, isQuick: false }),
    /** All other changes are computed by change-slip.ts, which loads with the panel. */
    slipChanged: (_, { payload }: PayloadAction<SlipState>): SlipState => payload,
  },
});

export const { pickToggled, quickBetEnded, slipChanged } = slipSlice.actions;

declare module '#app/store/store.ts' {
  // oxlint-disable-next-line typescript/no-empty-object-type -- declaration merging
  export interface LazySlices extends WithSlice<typeof slipSlice> {}
}

export const injectedSlip = slipSlice.injectInto(rootReducer);
