import * as v from 'valibot';
import { Amount, Currency } from '#contract/entities';
import { convertOdds } from '#engine/money';
import { provideOddsFormats } from '#app/i18n/use-odds-text.ts';
import { startListening } from '#app/store/hooks.ts';
import { preferencesChanged, type OddsFormatChoice } from '#app/store/preferences-slice.ts';
import { readStored, writeStored } from '#app/store/storage.ts';
import type { AppDispatch } from '#app/store/store.ts';

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
  alsoIn: v.fallback(v.optional(Currency), undefined),
});

provideOddsFormats((odds, from, to) => convertOdds(odds, from, to as OddsFormatChoice));

let isStarted = false;

/** Stores every change of the preferences. They change only on the slip, so this code is loaded before the first change. */
export function startPreferences(): void {
  if (isStarted) return;
  isStarted = true;
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
