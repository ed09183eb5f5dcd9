import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** The wallet's own pages. */
export const WALLET_TYPES = ['deposit', 'withdraw', 'transfer', 'games', 'history'] as const;
export type WalletType = (typeof WALLET_TYPES)[number];

/** Overlays without a query flag: at most one is open. */
export type Overlay =
  | { readonly kind: 'none' }
  /** `news` is shown above the form; `to` is the page that the player asked for, and goes on to. */
  | { readonly kind: 'signIn'; readonly news?: 'passwordChanged'; readonly to?: string }
  | { readonly kind: 'register' }
  | { readonly kind: 'forgotPassword' }
  | { readonly kind: 'slip' }
  /** `missing` is what the slip costs beyond the balance; `back` is what opens when the wallet closes. */
  | {
      readonly kind: 'wallet';
      readonly type: WalletType;
      readonly missing?: string;
      readonly back?: 'slip' | undefined;
    }
  /** Every language of the brand. */
  | { readonly kind: 'language' };

export const overlaySlice = createSlice({
  name: 'overlay',
  initialState: { kind: 'none' } as Overlay,
  reducers: {
    overlayOpened: (_, { payload }: PayloadAction<Exclude<Overlay, { kind: 'none' }>>): Overlay => payload,
    overlayClosed: (): Overlay => ({ kind: 'none' }),
  },
});

export const { overlayOpened, overlayClosed } = overlaySlice.actions;
