import { createSlice, isAnyOf, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import { moneyAccepted } from '#app/api/money/money-slice.ts';
import { signedIn, signedOut } from '#app/store/session-slice.ts';
import { rootReducer } from '#app/store/store.ts';
import { MAX_ITEMS, type DrawItem, type StoredDrawSlip } from './draw-item.ts';
import type { DrawGame } from '#app/features/betting/draws/clock/draw-times.ts';

/** The draw slip of one game: selections, the amount for all as typed, and the step of the process. */
export interface DrawSlipState {
  readonly game: DrawGame | undefined;
  readonly items: readonly DrawItem[];
  readonly typed: string;
  /** What is open over the page: on phones the selections, before placing the review. */
  readonly step: 'none' | 'edit' | 'review';
  /** The specification's warningMessage: why the last press had no effect. The next press clears it. */
  readonly warning: 'tooMany' | undefined;
}

const initialState: DrawSlipState = { game: undefined, items: [], typed: '', step: 'none', warning: undefined };

const drawSlipSlice = createSlice({
  name: 'drawSlip',
  initialState,
  reducers: {
    /** Changing to another game clears the selections and the warnings. */
    gameChosen: (state, { payload }: PayloadAction<DrawGame>) =>
      state.game === payload ? state : { ...initialState, game: payload },
    /** A quick pick adds all its selections, or removes them if all are there already. */
    itemsToggled: (state, { payload }: PayloadAction<readonly DrawItem[]>) => {
      const held = new Set(state.items.map(({ key }) => key));
      const added = payload.filter(({ key }) => !held.has(key));
      if (added.length === 0) {
        const gone = new Set(payload.map(({ key }) => key));
        return { ...state, items: state.items.filter(({ key }) => !gone.has(key)), warning: undefined };
      }
      const isTooMany = state.items.length + added.length > MAX_ITEMS;
      return isTooMany
        ? { ...state, warning: 'tooMany' as const }
        : { ...state, items: [...state.items, ...added], warning: undefined };
    },
    itemRemoved: (state, { payload }: PayloadAction<string>) => ({
      ...state,
      items: state.items.filter(({ key }) => key !== payload),
      warning: undefined,
    }),
    itemTyped: (state, { payload }: PayloadAction<{ readonly key: string; readonly typed: string }>) => ({
      ...state,
      items: state.items.map((item) => (item.key === payload.key ? { ...item, typed: payload.typed } : item)),
    }),
    /** An amount for all replaces the amounts of single selections. */
    allTyped: (state, { payload }: PayloadAction<string>) => ({
      ...state,
      typed: payload,
      items: state.items.map(({ typed: _, ...item }) => item),
    }),
    oddsTaken: (state, { payload }: PayloadAction<readonly DrawItem[]>) => ({
      ...state,
      items: state.items.map((item) => payload.find(({ key }) => key === item.key) ?? item),
    }),
    stepTaken: (state, { payload }: PayloadAction<DrawSlipState['step']>) => ({ ...state, step: payload }),
    drawSlipCleared: (state) => ({ ...state, items: [], typed: '', warning: undefined }),
    drawSlipRestored: (state, { payload }: PayloadAction<StoredDrawSlip>) => ({
      ...state,
      game: payload.game,
      items: payload.items,
      typed: payload.typed,
    }),
  },
  extraReducers: (builder) => {
    builder.addCase(moneyAccepted, (state, { payload }) =>
      payload.row === 'placeLotteryBet' || payload.row === 'placeRaceBet'
        ? { ...state, items: [], typed: '', warning: undefined }
        : state,
    );
    builder.addMatcher(isAnyOf(signedIn, signedOut), (state) => ({ ...initialState, game: state.game }));
  },
});

export const {
  gameChosen,
  itemsToggled,
  itemRemoved,
  itemTyped,
  allTyped,
  oddsTaken,
  stepTaken,
  drawSlipCleared,
  drawSlipRestored,
} = drawSlipSlice.actions;

declare module '#app/store/store.ts' {
  // oxlint-disable-next-line typescript/no-empty-object-type -- declaration merging
  export interface LazySlices extends WithSlice<typeof drawSlipSlice> {}
}

export const injectedDrawSlip = drawSlipSlice.injectInto(rootReducer);
