import { createSlice, isAnyOf, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import type { ApiError } from '#app/api/api-error.ts';
import { signedIn, signedOut } from '#app/store/session-slice.ts';
import { rootReducer } from '#app/store/store.ts';
import type { PressRequest } from './intent.ts';
import type { MoneyRowName } from './money-row-names.ts';

/**
 * State of a money call. `checking`: its outcome is being looked for. `neverDone`: certainly not carried out. `unknown`: no one
 * here can find out, so the player is asked to look.
 */
export type MoneyProgress<Receipt = unknown> = {
  /** What was pressed, without secrets: an outcome is drawn from it, never from the form that is open by now. */
  readonly request?: PressRequest | undefined;
} & (
  | { readonly status: 'sending' | 'checking' | 'unknown' }
  /** With the answer that left it open: what the server said is shown. */
  | { readonly status: 'neverDone'; readonly error?: ApiError | undefined }
  /** Without a receipt: certainly carried out, but the answer cannot be shown. */
  | { readonly status: 'accepted'; readonly receipt?: Receipt | undefined }
  | { readonly status: 'refused'; readonly error: ApiError }
);

interface Named {
  readonly key: string;
  readonly row: MoneyRowName;
  readonly request?: PressRequest | undefined;
  /** Pressed in another tab: no form of this one has sent it. */
  readonly isElsewhere?: boolean;
}

export type MoneyCall = MoneyProgress & Named;

export const isUnresolved = ({ status }: MoneyProgress): boolean => status === 'sending' || status === 'checking';

/** A new press of a row removes the outcomes of earlier ones of the same tab; one of another tab leaves those of this one. */
const others = (calls: readonly MoneyCall[], { key, row, isElsewhere = false }: Named) =>
  calls.filter(
    (call) =>
      call.key !== key && (call.row !== row || isUnresolved(call) || isElsewhere !== (call.isElsewhere ?? false)),
  );

const settled = (calls: readonly MoneyCall[], key: string, progress: MoneyProgress): readonly MoneyCall[] =>
  calls.map((call) => {
    if (call.key !== key || !isUnresolved(call)) return call;
    const { row, request, isElsewhere } = call;
    return { key, row, ...(request && { request }), ...(isElsewhere && { isElsewhere }), ...progress };
  });

export const moneySlice = createSlice({
  name: 'money',
  initialState: [] as readonly MoneyCall[],
  reducers: {
    moneySent: (calls, { payload }: PayloadAction<Named>) => [
      ...others(calls, payload),
      { ...payload, status: 'sending' as const },
    ],
    /** The request of a sent call, as it was stored. */
    moneyStored: (calls, { payload: { key, request } }: PayloadAction<Pick<MoneyCall, 'key' | 'request'>>) =>
      calls.map((call) => (call.key === key ? { ...call, request } : call)),
    /** What was pressed stays known: the notice names its amount. */
    moneyUnanswered: (calls, { payload }: PayloadAction<Named>) => {
      const request = payload.request ?? calls.find(({ key }) => key === payload.key)?.request;
      return [...others(calls, payload), { ...payload, ...(request && { request }), status: 'checking' as const }];
    },
    moneyAccepted: (calls, { payload }: PayloadAction<Named & { readonly receipt: unknown }>) =>
      settled(calls, payload.key, { status: 'accepted', receipt: payload.receipt }),
    moneyRefused: (calls, { payload }: PayloadAction<Named & { readonly error: ApiError }>) =>
      settled(calls, payload.key, { status: 'refused', error: payload.error }),
    moneyNeverDone: (
      calls,
      { payload: { key, error } }: PayloadAction<Named & { readonly error?: ApiError | undefined }>,
    ) => settled(calls, key, { status: 'neverDone', ...(error && { error }) }),
    moneyUnknown: (calls, { payload }: PayloadAction<Named>) => settled(calls, payload.key, { status: 'unknown' }),
    /** Found in the storage of an earlier page. */
    moneyStillUnknown: (calls, { payload }: PayloadAction<Named>) => [
      ...others(calls, payload),
      { ...payload, status: 'unknown' as const },
    ],
    /** The upstream has a further entry that fits a call, or one of a call that it refused: for the error reports. */
    moneyTwice: (calls, _: PayloadAction<Named>) => calls,
    outcomeDismissed: (calls, { payload }: PayloadAction<MoneyRowName>) =>
      calls.filter((call) => call.row !== payload || isUnresolved(call)),
  },
  extraReducers: (builder) => {
    builder.addMatcher(isAnyOf(signedIn, signedOut), () => []);
  },
});

export const {
  moneySent,
  moneyStored,
  moneyUnanswered,
  moneyAccepted,
  moneyRefused,
  moneyNeverDone,
  moneyUnknown,
  moneyStillUnknown,
  moneyTwice,
  outcomeDismissed,
} = moneySlice.actions;

declare module '#app/store/store.ts' {
  // oxlint-disable-next-line typescript/no-empty-object-type -- declaration merging
  export interface LazySlices extends WithSlice<typeof moneySlice> {}
}

const injected = moneySlice.injectInto(rootReducer);
type State = Parameters<typeof injected.selectSlice>[0];

/** Every call of this session that is not dismissed. */
export const selectMoneyCalls = (state: State): readonly MoneyCall[] => injected.selectSlice(state);

/** The running call of a row in any tab, else its last outcome. */
export const selectMoneyCall = (state: State, row: MoneyRowName): MoneyCall | undefined =>
  currentOf(selectMoneyCalls(state).filter((call) => call.row === row));

/** The same of those that were pressed in this tab: what its forms show. */
export const selectOwnCall = (state: State, row: MoneyRowName): MoneyCall | undefined =>
  currentOf(selectMoneyCalls(state).filter((call) => call.row === row && call.isElsewhere !== true));

/** The same of those that were pressed in another tab: they have a notice of their own. */
export const selectCallElsewhere = (state: State, row: MoneyRowName): MoneyCall | undefined =>
  currentOf(selectMoneyCalls(state).filter((call) => call.row === row && call.isElsewhere === true));

const currentOf = (calls: readonly MoneyCall[]) => calls.find(isUnresolved) ?? calls.at(-1);

export function selectMoneyByKey(state: State, key: string): MoneyCall | undefined {
  return selectMoneyCalls(state).find((call) => call.key === key);
}
