import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import { rootReducer } from '#app/store/store.ts';
import type { CodePurpose } from './code-api.ts';

/** A requested code. Instants are the server's, by which it decides. */
export interface AskedCode {
  /** When another may be requested. */
  readonly nextMs: number;
  /** Where it was sent, for how long it is valid, and until when; absent if the server only said how long to wait. */
  readonly sent?: { readonly to: string; readonly minutes: number; readonly untilMs: number };
}

/**
 * The codes of this page by purpose and address. Not in the forms, which come and go: a step further, a step back, a dialog that is closed
 * and opened again.
 */
const codesSlice = createSlice({
  name: 'codes',
  initialState: {} as Readonly<Record<string, AskedCode>>,
  reducers: {
    codeAsked: (codes, { payload }: PayloadAction<{ key: string; code: AskedCode; nowMs: number }>) => ({
      ...Object.fromEntries(
        Object.entries(codes).filter(([, { nextMs, sent }]) => Math.max(nextMs, sent?.untilMs ?? 0) > payload.nowMs),
      ),
      [payload.key]: payload.code,
    }),
    codeForgotten: (codes, { payload }: PayloadAction<string>) =>
      Object.fromEntries(Object.entries(codes).filter(([key]) => key !== payload)),
  },
});

export const { codeAsked, codeForgotten } = codesSlice.actions;

declare module '#app/store/store.ts' {
  // oxlint-disable-next-line typescript/no-empty-object-type -- declaration merging
  export interface LazySlices extends WithSlice<typeof codesSlice> {}
}

export const injectedCodes = codesSlice.injectInto(rootReducer);

/** The server takes an address in any case for the same. */
export const codeKey = (purpose: CodePurpose, address: string): string => `${purpose} ${address.trim().toLowerCase()}`;
