import { useCallback, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useAppSelector } from '#app/store/hooks.ts';
import { formatCount, formatOdds } from './format.ts';

/** Converts decimal odds to a format of the engine; undefined if the format has no text for the price. */
export type ConvertOdds = (odds: string, from: 'decimal', to: string, places: number) => string | undefined;

let convert: ConvertOdds | undefined;
const listeners = new Set<() => void>();

/** Decimal odds come over the wire. The other formats load with the slip's chunk, where they are chosen. */
export function provideOddsFormats(convertOdds: ConvertOdds | undefined): void {
  convert = convertOdds;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Places of Hong Kong, Indonesian and Malay odds on the page. The engine cuts them, so that none promises more than the price. */
const SHOWN_PLACES = 3;

/**
 * Formats odds as the player chose. Every component that shows odds uses it: decimal text in, text out. Until the formats are
 * loaded, and for a price without a text in the format (1.00), they are decimal.
 *
 * @example const odds = useOddsText(); odds('1.85') // '17/20' for a player of fractional odds
 */
export function useOddsText(): (odds: string) => string {
  const { language } = useTranslation().i18n;
  const format = useAppSelector((state) => state.preferences.oddsFormat);
  const converted = useSyncExternalStore(subscribe, () => convert);
  return useCallback(
    (odds) => {
      const text = format === 'decimal' ? undefined : converted?.(odds, 'decimal', format, SHOWN_PLACES);
      if (text === undefined) return formatOdds(odds, language);
      if (text.includes('.')) return formatOdds(text, language);
      // 9/4 and +125 are the same in every language, but for the digits.
      return text.replaceAll(/\d/g, (digit) => formatCount(digit, language));
    },
    [format, converted, language],
  );
}
