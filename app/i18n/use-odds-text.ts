import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import type { convertOdds } from '#engine/odds/convert-odds.ts';
import { useAppSelector } from '#app/store/hooks.ts';
import { formatOdds } from './format.ts';

/** Decimal odds are what comes over the wire; the other five formats load when somebody wants one. */
let convert: typeof convertOdds | undefined;
const listeners = new Set<() => void>();

async function loadFormats(): Promise<void> {
  convert = (await import('#engine/odds/convert-odds.ts')).convertOdds;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Places of Hong Kong, Indonesian and Malay odds: the engine's are exact, a player reads three. */
const SHORT = /^(-?\d+\.\d{1,3})\d*$/;

/**
 * How odds are written in the format the player chose. Every surface that shows odds uses it: decimal text in, text out.
 * Until the engine's formats are loaded, and for a price that a format cannot tell (1.00), they are decimal.
 *
 * @example const odds = useOddsText(); odds('1.85') // '17/20' for a player of fractional odds
 */
export function useOddsText(): (odds: string) => string {
  const { i18n } = useTranslation();
  const format = useAppSelector((state) => state.preferences.oddsFormat);
  const converted = useSyncExternalStore(subscribe, () => convert);
  const isMissing = format !== 'decimal' && converted === undefined;
  useEffect(() => {
    // A chunk that did not load is asked for again by the next screen; odds stay decimal meanwhile.
    if (isMissing) loadFormats().catch(() => undefined);
  }, [isMissing]);
  const { language } = i18n;
  return useCallback(
    (odds) => {
      const text = format === 'decimal' ? undefined : converted?.(odds, 'decimal', format);
      if (text === undefined) return formatOdds(odds, language);
      const short = SHORT.exec(text)?.[1];
      return short === undefined ? text : formatOdds(short, language);
    },
    [format, converted, language],
  );
}
