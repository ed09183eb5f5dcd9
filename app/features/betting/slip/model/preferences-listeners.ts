import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import * as v from 'valibot';
import { ODDS_FORMATS } from '#contract/brand';
import { Amount, Currency } from '#contract/entities';
import { convertOdds } from '#engine/money';
import type { Transport } from '#app/api/transport.ts';
import { asNumber } from '#app/i18n/isolated.ts';
import { provideOddsFormats } from '#app/i18n/use-odds-text.ts';
import { startListening } from '#app/store/hooks.ts';
import { preferencesChanged, type OddsFormatChoice } from '#app/store/preferences-slice.ts';
import { readStored, writeStored } from '#app/store/storage.ts';
import type { AppDispatch, RootState } from '#app/store/store.ts';
import { offerLastStake } from './offer-last-stake.ts';
import { askForOtherStakes } from './other-currency.ts';

/** What concerns money is the player's own: the next one in this browser neither sees it nor bets by it. */
const Own = v.object({
  acceptOdds: v.fallback(v.picklist(['none', 'better', 'any']), 'none'),
  quickStakes: v.fallback(v.optional(v.pipe(v.array(Amount), v.minLength(1), v.maxLength(6))), undefined),
  quickCurrency: v.fallback(v.optional(Currency), undefined),
  lastStake: v.fallback(
    v.optional(v.object({ amount: Amount, currency: Currency, total: v.optional(Amount) })),
    undefined,
  ),
});
type Own = v.InferOutput<typeof Own>;
const NONE: Own = { acceptOdds: 'none', quickStakes: undefined, quickCurrency: undefined, lastStake: undefined };
const MAX_PLAYERS = 20;

/** Unknown or damaged values get their default; the others stay. */
const Stored = v.object({
  oddsFormat: v.fallback(v.picklist(ODDS_FORMATS), 'decimal'),
  keepsSlip: v.fallback(v.boolean(), false),
  isOddsNewsOff: v.fallback(v.optional(v.boolean()), undefined),
  stakeBy: v.fallback(v.optional(v.picklist(['line', 'total'])), undefined),
  alsoIn: v.fallback(v.optional(Currency), undefined),
  of: v.fallback(v.optional(v.record(v.string(), Own), {}), {}),
});

provideOddsFormats((odds, from, to, places) => {
  const text = convertOdds(odds, from, to as OddsFormatChoice, places);
  // 1.85 is formatted for the language after this; +125 and 17/20 are not.
  return text?.includes('.') === false ? asNumber(text) : text;
});

let isStarted = false;

/** Stores every change of the preferences. They change only on the slip, so this code is loaded before the first change. */
export function startPreferences(): void {
  if (isStarted) return;
  isStarted = true;
  offerLastStake();
  askForOtherStakes();
  startListening({
    predicate: (_, now, before) => now.session.owner !== before.session.owner,
    effect: (_, { dispatch, getState }) => {
      // With those of the browser: what is not restored yet would be overwritten by what a new page has.
      dispatch(preferencesChanged(inForce(getState(), readStored('preferences', Stored))));
    },
  });
  startListening({
    actionCreator: preferencesChanged,
    effect: (_, { getState }) => {
      const { preferences, session } = getState();
      const { acceptOdds, quickStakes, quickCurrency, lastStake, ...shared } = preferences;
      const { owner } = session;
      // What a player has staked last is stored no longer than it is that player's turn.
      const others = Object.entries(readStored('preferences', Stored)?.of ?? {})
        .filter(([of]) => of !== owner)
        .map(([of, own]): [string, unknown] => [of, { ...own, lastStake: undefined }]);
      if (owner !== undefined) others.push([owner, { acceptOdds, quickStakes, quickCurrency, lastStake }]);
      writeStored('preferences', { ...shared, of: Object.fromEntries(others.slice(-MAX_PLAYERS)) });
    },
  });
}

const ownOf = (
  { session: { owner } }: Pick<RootState, 'session'>,
  stored: v.InferOutput<typeof Stored> | undefined,
): Own =>
  (owner !== undefined && stored !== undefined && Object.hasOwn(stored.of, owner) ? stored.of[owner] : undefined) ??
  NONE;

/** The stored preferences as they apply to the player of now. */
function inForce(state: Pick<RootState, 'session'>, stored: v.InferOutput<typeof Stored> | undefined) {
  const { of: _of, ...shared } = stored ?? {};
  return { ...shared, ...ownOf(state, stored) };
}

/** Shows odds in the brand's format, where no player has chosen one in this browser. */
export function showOddsIn(oddsFormat: OddsFormatChoice, dispatch: AppDispatch): void {
  if (readStored('preferences', Stored) === undefined) dispatch(preferencesChanged({ oddsFormat }));
}

export const restorePreferences =
  (): ThunkAction<void, RootState, Transport, UnknownAction> => (dispatch, getState) => {
    const stored = readStored('preferences', Stored);
    if (stored !== undefined) dispatch(preferencesChanged(inForce(getState(), stored)));
  };
