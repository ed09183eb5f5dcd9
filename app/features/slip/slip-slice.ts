import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import type { SportGame } from '#contract/entities/sport-game.ts';
import { rootReducer } from '#app/store/store.ts';
import { EMPTY_COUPON, isSamePick, pickKey, type Coupon, type SlipItem, type StoredSlip } from './slip-item.ts';

/** What the player made: picks of all games, how they are combined, the stakes as typed; and what was just taken away. */
export interface SlipState extends StoredSlip {
  /** The state before the last removal, until something else changes the picks. */
  readonly before?: StoredSlip;
}

/** Matches of one game in one slip (engine: the longest line has 15 legs). */
export const MATCHES_MOST = 15;

const initialState: SlipState = { items: [], mode: 'combined', coupons: {}, stakes: {} };

/** Whether a pick of another match still has room. */
export function hasRoom(items: readonly SlipItem[], { game, matchId }: Pick<SlipItem, 'game' | 'matchId'>): boolean {
  const matches = new Set(items.filter((item) => item.game === game).map((item) => item.matchId));
  return matches.has(matchId) || matches.size < MATCHES_MOST;
}

/** The slip without some of its picks; what was set for them goes with them, the rest stays. */
function without(state: SlipState, gone: (item: SlipItem) => boolean): SlipState {
  const items = state.items.filter((item) => !gone(item));
  const keys = new Set(items.map(pickKey));
  const { before: _, ...rest } = state;
  return {
    ...rest,
    items,
    coupons: Object.fromEntries(
      Object.entries(state.coupons).filter(([game]) => items.some((item) => item.game === game)),
    ),
    stakes: Object.fromEntries(Object.entries(state.stakes).filter(([key]) => keys.has(key))),
  };
}

const withUndo = (state: SlipState, next: SlipState): SlipState => {
  const { before: _, ...before } = state;
  return next.items.length < state.items.length ? { ...next, before } : next;
};

export const slipSlice = createSlice({
  name: 'slip',
  initialState,
  reducers: {
    pickToggled: (state, { payload }: PayloadAction<SlipItem>): SlipState => {
      if (state.items.some((item) => isSamePick(item, payload))) {
        return without(state, (item) => isSamePick(item, payload));
      }
      const { before: _, ...rest } = state;
      return hasRoom(state.items, payload) ? { ...rest, items: [...state.items, payload] } : state;
    },
    /** Taken away on the slip itself, where it can be undone. */
    pickRemoved: (state, { payload }: PayloadAction<SlipItem>) =>
      withUndo(
        state,
        without(state, (item) => isSamePick(item, payload)),
      ),
    /** Several at once: what is no longer on offer, or all of it. */
    picksRemoved: (state, { payload }: PayloadAction<readonly SlipItem[]>) =>
      withUndo(
        state,
        without(state, (item) => payload.some((other) => isSamePick(other, item))),
      ),
    removalUndone: (state): SlipState => state.before ?? state,
    modeChosen: (state, { payload }: PayloadAction<StoredSlip['mode']>): SlipState => ({ ...state, mode: payload }),
    couponChanged: (state, { payload }: PayloadAction<{ game: SportGame; change: Partial<Coupon> }>): SlipState => ({
      ...state,
      coupons: {
        ...state.coupons,
        [payload.game]: { ...EMPTY_COUPON, ...state.coupons[payload.game], ...payload.change },
      },
    }),
    singleStaked: (state, { payload }: PayloadAction<{ key: string; stake: string }>): SlipState => ({
      ...state,
      stakes: { ...state.stakes, [payload.key]: payload.stake },
    }),
    oddsAccepted: (state, { payload }: PayloadAction<readonly SlipItem[]>): SlipState => ({
      ...state,
      items: state.items.map((item) => payload.find((accepted) => isSamePick(accepted, item)) ?? item),
    }),
    /** A bet is placed: its picks leave, and nothing brings them back. */
    picksPlaced: (state, { payload }: PayloadAction<readonly string[]>) =>
      without(state, (item) => payload.includes(pickKey(item))),
    slipCleared: (state) => withUndo(state, { ...initialState, mode: state.mode }),
    /** Out of storage or a booking code: what the slip itself would not have taken is left out. */
    slipRestored: (_, { payload }: PayloadAction<StoredSlip>): SlipState => {
      const items: SlipItem[] = [];
      for (const item of payload.items) {
        if (hasRoom(items, item) && !items.some((other) => isSamePick(other, item))) items.push(item);
      }
      return { ...payload, items };
    },
  },
});

export const {
  pickToggled,
  pickRemoved,
  picksRemoved,
  removalUndone,
  modeChosen,
  couponChanged,
  singleStaked,
  oddsAccepted,
  picksPlaced,
  slipCleared,
  slipRestored,
} = slipSlice.actions;

declare module '#app/store/store.ts' {
  // oxlint-disable-next-line typescript/no-empty-object-type -- declaration merging
  export interface LazySlices extends WithSlice<typeof slipSlice> {}
}

export const injectedSlip = slipSlice.injectInto(rootReducer);
