import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** The wallet's own pages. */
export const WALLET_TYPES = ['deposit', 'withdraw', 'transfer', 'games', 'history'] as const;
export type WalletType = (typeof WALLET_TYPES)[number];

/** `news` is shown above the form; `to` is the page that the player asked for, and goes on to: kept from form to form. */
type SessionForm =
  | { readonly kind: 'signIn'; readonly news?: 'passwordChanged'; readonly to?: string }
  | { readonly kind: 'register'; readonly to?: string }
  | { readonly kind: 'forgotPassword'; readonly to?: string };

/** Overlays without a query flag: at most one is open. */
export type Overlay =
  | { readonly kind: 'none' }
  | SessionForm
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

const isForm = (overlay: Overlay): overlay is SessionForm =>
  overlay.kind === 'signIn' || overlay.kind === 'register' || overlay.kind === 'forgotPassword';

export const overlaySlice = createSlice({
  name: 'overlay',
  initialState: { kind: 'none' } as Overlay,
  reducers: {
    overlayOpened: (open, { payload }: PayloadAction<Exclude<Overlay, { kind: 'none' }>>): Overlay =>
      isForm(open) && open.to !== undefined && isForm(payload) ? { to: open.to, ...payload } : payload,
    overlayClosed: (): Overlay => ({ kind: 'none' }),
  },
});

export const { overlayOpened, overlayClosed } = overlaySlice.actions;
