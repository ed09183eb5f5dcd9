import { withoutDirection } from './direction-marks.ts';

/** USDT is no currency of Intl; its sign, and that of the dollar it stands for. */
const OWN_SIGNS: Readonly<Record<string, readonly string[]>> = { USDT: ['₮', 'US$', '$'] };

/**
 * A pasted amount without the sign or code of the wallet's currency. Another currency's stays, so that the amount is refused: 5 EUR
 * are not 5 USDT.
 *
 * @example withoutCurrency('R$ 12,50', 'BRL', 'pt') // '12,50'
 */
export function withoutCurrency(typed: string, currency: string, language: string): string {
  const text = withoutDirection(typed).trim();
  const upper = text.toUpperCase();
  for (const sign of [currency, ...signsOf(currency, language)]) {
    if (upper.startsWith(sign.toUpperCase())) return text.slice(sign.length).trim();
    if (upper.endsWith(sign.toUpperCase())) return text.slice(0, -sign.length).trim();
  }
  return text;
}

/** The longest first: `R$` ends with `$`. */
function signsOf(currency: string, language: string): readonly string[] {
  const own = OWN_SIGNS[currency];
  if (own !== undefined) return own;
  const signs = (['symbol', 'narrowSymbol'] as const).flatMap((currencyDisplay) => {
    try {
      const parts = new Intl.NumberFormat(language, { style: 'currency', currency, currencyDisplay }).formatToParts(1);
      return parts.flatMap(({ type, value }) => (type === 'currency' ? [value] : []));
    } catch {
      // A code that Intl does not know has no sign.
      return [];
    }
  });
  return signs.toSorted((a, b) => b.length - a.length);
}
