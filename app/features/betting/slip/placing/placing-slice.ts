import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import * as v from 'valibot';
import {
  Amount,
  type Bet,
  BetRules,
  type CricketBet,
  Currency,
  Id,
  Instant,
  Odds,
  SportGame,
} from '#contract/entities';
import type { ApiError } from '#app/api/api-error.ts';
import { errorText } from '#app/api/refusals/error-text.ts';
import { wordsOf } from '#app/api/refusals/beside.ts';
import { StoredWords, wordsAgain } from '#app/api/refusals/stored-words.ts';
import {
  moneyAccepted,
  moneyNeverDone,
  moneyRefused,
  moneySent,
  moneyUnanswered,
  moneyUnknown,
} from '#app/api/money/money-slice.ts';
import { cricketKey, pickKey } from '#app/features/betting/slip/model/slip-item.ts';
import { StoredCoupon, StoredCricketMatch, StoredItem } from '#app/features/betting/slip/model/stored-slip.ts';
import { handedOver, signedIn } from '#app/store/session-slice.ts';
import { rootReducer } from '#app/store/store.ts';

// For put-away-results.ts, which is in the page before either: the money calls of a press come with its bets.
export { outcomeDismissed } from '#app/api/money/money-slice.ts';

/** The fields of a placed bet that are shown; the bet itself is in my bets. */
const Receipt = v.object({
  betId: Id,
  stake: Amount,
  max: Amount,
  /** The most that the operator pays on top. */
  extra: v.optional(Amount),
  currency: Currency,
  placedAt: v.optional(Instant),
  /** Of a bet of several lines: how many, and the stake of each. */
  lines: v.optional(v.object({ count: v.pipe(v.string(), v.regex(/^\d{1,12}$/)), stake: Amount })),
  /** By `pickKey`: the odds that the bet was accepted at. */
  odds: v.optional(v.record(v.pipe(v.string(), v.maxLength(200)), Odds)),
  rules: v.optional(BetRules),
});
export type Receipt = v.InferOutput<typeof Receipt>;

/**
 * One bet of a press. Bets are sent one after another, each with its own key; `waiting` ones were not sent yet, and `notSent`
 * ones never will be.
 */
export const PlacedBet = v.object({
  key: v.pipe(v.string(), v.maxLength(64)),
  game: v.union([SportGame, v.literal('cricket')]),
  /** `pickKey` of each pick. */
  picks: v.pipe(v.array(v.pipe(v.string(), v.maxLength(200))), v.maxLength(500)),
  /** The text of a single bet's pick; none for combined bets. */
  title: v.optional(v.pipe(v.string(), v.maxLength(400))),
  state: v.picklist(['waiting', 'sending', 'checking', 'accepted', 'refused', 'neverDone', 'unknown', 'notSent']),
  receipt: v.optional(Receipt),
  /** To name its picks, to repeat it and to share it. */
  bet: v.optional(v.object({ items: v.pipe(v.array(StoredItem), v.maxLength(500)), coupon: StoredCoupon })),
  cricket: v.optional(v.object({ matchId: Id, ...StoredCricketMatch.entries })),
  /** What the server said when it refused it. */
  said: StoredWords,
  /** Placed in another tab, which the player reads beside it. */
  isElsewhere: v.optional(v.boolean()),
});

/** Stored for a reload: the outcome of every bet of the last press, for the player who pressed. */
export const StoredPlacing = v.object({ userId: Id, bets: v.pipe(v.array(PlacedBet), v.maxLength(500)) });

export interface PlacedBet extends v.InferOutput<typeof PlacedBet> {
  /** Why it was refused. Only what the server said is stored: our text depends on the language. */
  readonly error?: ApiError;
}

export interface PlacingState {
  readonly userId?: string;
  /** Read from storage, and not yet checked against the stored intents. */
  readonly isRestored?: boolean;
  /** Another tab is placing them, and stores their outcomes. */
  readonly isElsewhere?: boolean;
  readonly bets: readonly PlacedBet[];
}

const initialState: PlacingState = { bets: [] };

const changed = (state: PlacingState, key: string, change: Partial<PlacedBet>): PlacingState => ({
  ...state,
  bets: state.bets.map((bet) => (bet.key === key ? { ...bet, ...change } : bet)),
});

export const receiptOf = (bet: Bet | CricketBet | undefined): { receipt?: Receipt } =>
  bet === undefined
    ? {}
    : {
        receipt: {
          betId: bet.bet_id,
          stake: bet.bet_amount,
          max: bet.max_payout,
          currency: bet.currency,
          placedAt: bet.placed_at,
          odds: oddsOf(bet),
          ...('lines' in bet && bet.lines !== '1' && { lines: { count: bet.lines, stake: bet.stake } }),
          ...('rules' in bet && bet.rules !== undefined && { rules: bet.rules }),
          ...('max_extra_bonus' in bet && bet.max_extra_bonus !== undefined && { extra: bet.max_extra_bonus }),
        },
      };

/** Keys of the picks of a placed cricket bet. */
export const picksOfCricket = ({ matchId, bets }: CricketBet): readonly string[] =>
  Object.keys(bets).map((id) => cricketKey(matchId, id));

function oddsOf(bet: Bet | CricketBet): Readonly<Record<string, string>> {
  if (bet.game === 'cricket')
    return Object.fromEntries(Object.entries(bet.bets).map(([id, { odd }]) => [cricketKey(bet.matchId, id), odd]));
  return Object.fromEntries(
    bet.matches.flatMap(({ match_id: matchId, picks }) =>
      picks.map(({ kind: market, outcome, odds }) => [pickKey({ matchId, market, outcome }), odds]),
    ),
  );
}

export const placingSlice = createSlice({
  name: 'placing',
  initialState,
  reducers: {
    placingStarted: (_, { payload }: PayloadAction<v.InferOutput<typeof StoredPlacing>>): PlacingState => payload,
    /** Nothing more will be sent: waiting bets stay on the slip. */
    placingEnded: (state): PlacingState => ({
      ...state,
      bets: state.bets.map((bet) => (bet.state === 'waiting' ? { ...bet, state: 'notSent' } : bet)),
    }),
    placingRestored: (_, { payload }: PayloadAction<v.InferOutput<typeof StoredPlacing>>): PlacingState => ({
      ...payload,
      bets: payload.bets.filter((bet) => !isReceipt(bet)),
      isRestored: true,
    }),
    /** After a reload: bets that are not being reconciled were never sent. */
    placingTakenUp: (
      { isRestored: _, ...state },
      { payload }: PayloadAction<readonly Pick<PlacedBet, 'key' | 'isElsewhere'>[]>,
    ): PlacingState => ({
      ...state,
      bets: state.bets.map((bet) => {
        if (!isUnderWay(bet)) return bet;
        const asked = payload.find(({ key }) => key === bet.key);
        return asked ? { ...bet, ...asked, state: 'checking' } : { ...bet, state: 'notSent' };
      }),
    }),
    /** A bet that another tab is placing is shown here too, in place of finished and unsent ones. */
    placingJoined: (
      state,
      { payload: { userId, bet } }: PayloadAction<{ userId: string; bet: PlacedBet }>,
    ): PlacingState => ({
      userId,
      isElsewhere: true,
      bets: [
        ...(state.userId === userId ? state.bets.filter(isUnderWay) : []),
        { ...bet, state: bet.receipt === undefined ? 'checking' : bet.state },
      ],
    }),
    /** The player has gone on: receipts go, and what needs a look stays. */
    receiptsPutAway: (state): PlacingState => ({ ...state, bets: state.bets.filter((bet) => !isReceipt(bet)) }),
    /** The player has seen the outcomes: remove the certain ones. */
    placingDismissed: (state): PlacingState => ({
      ...state,
      bets: state.bets.filter((bet) => bet.state === 'checking' || bet.state === 'sending' || bet.state === 'waiting'),
    }),
  },
  extraReducers: (builder) => {
    builder
      .addCase(handedOver, () => initialState)
      // The same player is back: what was sent is taken up as after a reload, and no bet is refused for want of a session any more.
      .addCase(signedIn, (state) =>
        state.bets.length === 0
          ? state
          : { ...state, isRestored: true, bets: state.bets.filter((bet) => !isSignedOut(bet)) },
      )
      .addCase(moneySent, (state, { payload }) => changed(state, payload.key, { state: 'sending' }))
      .addCase(moneyUnanswered, (state, { payload }) => changed(state, payload.key, { state: 'checking' }))
      .addCase(moneyNeverDone, (state, { payload: { key, error } }) =>
        changed(state, key, { state: 'neverDone', ...(error && { error }) }),
      )
      .addCase(moneyUnknown, (state, { payload }) => changed(state, payload.key, { state: 'unknown' }))
      .addCase(moneyRefused, (state, { payload }) =>
        changed(state, payload.key, { state: 'refused', error: payload.error }),
      )
      .addCase(moneyAccepted, (state, { payload }) =>
        // Other rows have other receipts: a deposit has no matches.
        payload.row === 'placeBet' || payload.row === 'placeCricketBet'
          ? changed(state, payload.key, {
              state: 'accepted',
              ...receiptOf(payload.receipt as Bet | CricketBet | undefined),
            })
          : state,
      );
  },
});

export const {
  placingStarted,
  placingEnded,
  placingRestored,
  placingTakenUp,
  placingJoined,
  receiptsPutAway,
  placingDismissed,
} = placingSlice.actions;

declare module '#app/store/store.ts' {
  // oxlint-disable-next-line typescript/no-empty-object-type -- declaration merging
  export interface LazySlices extends WithSlice<typeof placingSlice> {}
}

export const injectedPlacing = placingSlice.injectInto(rootReducer);

function isSignedOut({ state, error }: PlacedBet): boolean {
  const text = state === 'refused' && error !== undefined ? errorText(error) : {};
  return 'key' in text && text.key === 'error.signedOut';
}

/** What the server said of a bet, now or before a reload. */
export const wordsOfBet = ({ error, said }: PlacedBet): string | undefined =>
  wordsOf(error) ?? wordsAgain(said).message;

const isReceipt = ({ state }: PlacedBet) => state === 'accepted';

export const isUnderWay = ({ state }: PlacedBet) => state === 'waiting' || state === 'sending' || state === 'checking';
