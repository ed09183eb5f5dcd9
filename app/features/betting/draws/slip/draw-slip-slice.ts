import { createSlice, isAnyOf, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import { moneyAccepted } from '#app/api/money/money-slice.ts';
import { handedOver, signedIn, signedOut } from '#app/store/session-slice.ts';
import { rootReducer } from '#app/store/store.ts';
import { MAX_ITEMS, type DrawItem, type DrawStakes, type StoredDrawSlip } from './draw-item.ts';
import { gameOf, hasItem, stakeOf } from './sent-bet.ts';
import type { DrawGame } from '#app/features/betting/draws/clock/draw-times.ts';

/** The draw slip of one game: selections, the amount for all, and the step of the process. */
export interface DrawSlipState {
  readonly game: DrawGame | undefined;
  readonly items: readonly DrawItem[];
  /** The amount for all. While it is empty, the offered stake applies, unless `isEmptied`. */
  readonly typed: string;
  /** The player has emptied the field: the offered stake does not come back into it. */
  readonly isEmptied?: boolean | undefined;
  /** In which the amounts were entered: the wallet's, or for a guest the brand's. Undefined until it is known. */
  readonly currency?: string | undefined;
  /** The last stakes; they stay when the game changes. */
  readonly stakes?: DrawStakes | undefined;
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
      state.game === payload ? state : { ...initialState, game: payload, stakes: state.stakes },
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
      isEmptied: payload === '',
      items: state.items.map(({ typed: _, ...item }) => item),
    }),
    /** 100 BRL are not 100 USDT: amounts that were entered in another currency go, and what was reviewed is looked at again. */
    currencyKnown: (state, { payload }: PayloadAction<string>) =>
      state.currency === undefined || state.currency === payload
        ? { ...state, currency: payload }
        : {
            ...state,
            currency: payload,
            typed: '',
            items: state.items.map(({ typed: _, ...item }) => item),
            step: state.step === 'review' ? ('none' as const) : state.step,
          },
    oddsTaken: (state, { payload }: PayloadAction<readonly DrawItem[]>) => ({
      ...state,
      items: state.items.map((item) => payload.find(({ key }) => key === item.key) ?? item),
    }),
    stepTaken: (state, { payload }: PayloadAction<DrawSlipState['step']>) => ({ ...state, step: payload }),
    drawSlipCleared: (state) => ({
      ...state,
      items: [],
      typed: '',
      isEmptied: false,
      warning: undefined,
    }),
    drawSlipRestored: (state, { payload }: PayloadAction<StoredDrawSlip>) => ({
      ...state,
      game: payload.game,
      items: payload.items,
      typed: payload.typed,
      currency: payload.currency,
    }),
    stakesRestored: (state, { payload }: PayloadAction<DrawStakes>) => ({ ...state, stakes: payload }),
  },
  extraReducers: (builder) => {
    // What was sent leaves the slip, whichever tab has sent it; what was not stays.
    builder.addCase(moneyAccepted, (state, { payload: { row, request, receipt } }) => {
      if (row !== 'placeLotteryBet' && row !== 'placeRaceBet') return state;
      const game = request === undefined ? state.game : gameOf(request);
      const stake = stakeOf(receipt);
      const stakes = game === undefined || stake === undefined ? state.stakes : { ...state.stakes, [game]: stake };
      if (game !== state.game) return { ...state, stakes };
      const items = request === undefined ? [] : state.items.filter((item) => !hasItem(request, item));
      return items.length === 0
        ? { ...state, stakes, items, typed: '', isEmptied: false, warning: undefined }
        : { ...state, stakes, items, warning: undefined };
    });
    builder.addCase(handedOver, (state) => ({ ...initialState, game: state.game }));
    // Nothing was placed: the selections stay for the same player, who looks at them again.
    builder.addMatcher(isAnyOf(signedIn, signedOut), (state) => ({
      ...state,
      step: 'none' as const,
      warning: undefined,
    }));
  },
});

export const {
  currencyKnown,
  gameChosen,
  itemsToggled,
  itemRemoved,
  itemTyped,
  allTyped,
  oddsTaken,
  stepTaken,
  drawSlipCleared,
  drawSlipRestored,
  stakesRestored,
} = drawSlipSlice.actions;

declare module '#app/store/store.ts' {
  // oxlint-disable-next-line typescript/no-empty-object-type -- declaration merging
  export interface LazySlices extends WithSlice<typeof drawSlipSlice> {}
}

export const injectedDrawSlip = drawSlipSlice.injectInto(rootReducer);
