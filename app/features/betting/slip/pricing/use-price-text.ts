import { useTranslation } from 'react-i18next';
import * as v from 'valibot';
import { opposite, signed } from '#app/i18n/outcome-text.ts';
import { useOddsText } from '#app/i18n/use-odds-text.ts';

/** A handicap or a total, as a request may have it. */
export const Line = v.pipe(v.string(), v.maxLength(10));

interface OnLine {
  readonly market: string;
  readonly outcome: string;
  readonly line: string;
}

/** The line as the name of the pick shows it: of a handicap, that of the picked side. */
const lineText = ({ market, outcome, line }: OnLine): string =>
  market === 'handicap' ? signed(outcome === 'l' ? opposite(line) : line) : line;

/** Formats odds, with the line that they are for where the line has changed. @example text('1.71', onHome1) // '1.71 (+1)' */
export function usePriceText(): (odds: string, on?: OnLine) => string {
  const { t } = useTranslation('slip');
  const oddsText = useOddsText();
  return (price, on) =>
    on === undefined ? oddsText(price) : t('odds.onLine', { odds: oddsText(price), line: lineText(on) });
}
