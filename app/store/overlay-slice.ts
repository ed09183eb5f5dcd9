import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** Overlays without a query flag of their own: at most one is open. */
export type Overlay = { readonly kind: 'none' } | { readonly kind: 'signIn' } | { readonly kind: 'slip' };

export const overlaySlice = createSlice({
  name: 'overlay',
  initialState: { kind: 'none' } as Overlay,
  reducers: {
    overlayOpened: (_, { payload }: PayloadAction<Exclude<Overlay, { kind: 'none' }>>): Overlay => payload,
    overlayClosed: (): Overlay => ({ kind: 'none' }),
  },
});

export const { overlayOpened, overlayClosed } = overlaySlice.actions;
