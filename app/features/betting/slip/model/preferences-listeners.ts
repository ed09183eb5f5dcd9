import * as v from 'valibot';
import { Amount, Currency } from '#contract/entities';
import { convertOdds } from '#engine/money';
import { provideOddsFormats } from '#app/i18n/use-odds-text.ts';
import { startListening } from '#app/store/hooks.ts';
import { preferencesChanged, type OddsFormatChoice } from '#app/store/preferences-slice.ts';
import { signedOut } from '#app/store/session-slice.ts';
import { readStored, writeStored } from '#app/store/storage.ts';
import type { AppDispatch } from '#app/store/store.ts';
import { offerLastStake } from './offer-last-stake.ts';

export const ODDS_FORMATS = [
  'decimal',
  'fractional',
  'american',
  'hongkong',
  'indonesian',
  'malay',
] as const satisfies readonly OddsFormatChoice[];

/** Unknown or damaged values get their default; the others stay. */
const Stored = v.object({
  oddsFormat: v.fallback(v.picklist(ODDS_FORMATS), 'decimal'),
  acceptOdds: v.fallback(v.picklist(['none', 'better', 'any']), 'none'),
  keepsSlip: v.fallback(v.boolean(), false),
  quickStakes: v.fallback(v.optional(v.pipe(v.array(Amount), v.minLength(1), v.maxLength(6))), undefined),
  lastStake: v.fallback(
    v.optional(v.object({ amount: Amount, currency: Currency, total: v.optional(Amount) })),
    undefined,
  ),
  stakeBy: v.fallback(v.optional(v.picklist(['line', 'total'])), undefined),
  alsoIn: v.fallback(v.optional(Currency), undefined),
});

provideOddsFormats((odds, from, to, places) => convertOdds(odds, from, to as OddsFormatChoice, places));

let isStarted = false;

/** Stores every change of the preferences. They change only on the slip, so this code is loaded before the first change. */
export function startPreferences(): void {
  if (isStarted) return;
  isStarted = true;
  offerLastStake();
  startListening({
    actionCreator: signedOut,
    effect: (_, { dispatch, getState }) => {
      if (getState().preferences.lastStake !== undefined) dispatch(preferencesChanged({ lastStake: undefined }));
    },
  });
  startListening({
    actionCreator: preferencesChanged,
    effect: (_, { getState }) => {
      writeStored('preferences', getState().preferences);
    },
  });
}

/** Restores the stored preferences. */
export function restorePreferences(dispatch: AppDispatch): void {
  const stored = readStored('preferences', Stored);
  if (stored !== undefined) dispatch(preferencesChanged(stored));
}
