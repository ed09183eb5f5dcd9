import { type Brand, codeOf } from '#contract/brand';
import type { BrandProblem } from '#cli/build/brand/brand-finding.ts';

/** ISO 4217: currencies whose number of decimal places is not two, by that number. */
const PLACES: readonly (readonly [places: number, text: string, codes: string])[] = [
  [0, 'no decimal place', 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX VND VUV XAF XOF XPF'],
  [3, 'three decimal places', 'BHD IQD JOD KWD LYD OMR TND'],
];

/** Currencies for which the brand states no decimal places, and the default of two (specification, section 9) is wrong. */
export function checkCurrencies({ currencies }: Brand): BrandProblem[] {
  return currencies.flatMap((currency, index): BrandProblem[] => {
    const code = codeOf(currency);
    const [places, text] = PLACES.find(([, , codes]) => codes.split(' ').includes(code)) ?? [];
    if (places === undefined || (typeof currency !== 'string' && currency.places !== undefined)) return [];
    return [
      {
        check: 'currency-places',
        key: `currencies.${index}`,
        message: `${code} has ${text}; without "places" the specification gives it two, so stakes and payouts have two.`,
        advice: `Write { "code": "${code}", "places": ${places} } if your upstream keeps and pays it so, with "places": 2 if it pays two.`,
      },
    ];
  });
}
