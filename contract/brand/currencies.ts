import * as v from 'valibot';

/**
 * Suggested by editors and shell completion: active codes of ISO 4217, and coins of betting sites. The upstream decides which it
 * has.
 */
export const KNOWN_CURRENCIES: readonly string[] = (
  'USDT USDC BTC ETH LTC BCH TRX XRP DOGE BNB SOL ADA TON DAI ' +
  'AED AFN ALL AMD ANG AOA ARS AUD AWG AZN BAM BBD BDT BGN BHD BIF BMD BND BOB BRL BSD BTN BWP BYN BZD CAD CDF CHF CLP CNY COP CRC CUP ' +
  'CVE CZK DJF DKK DOP DZD EGP ERN ETB EUR FJD FKP GBP GEL GHS GIP GMD GNF GTQ GYD HKD HNL HTG HUF IDR ILS INR IQD IRR ISK JMD JOD JPY ' +
  'KES KGS KHR KMF KPW KRW KWD KYD KZT LAK LBP LKR LRD LSL LYD MAD MDL MGA MKD MMK MNT MOP MRU MUR MVR MWK MXN MYR MZN NAD NGN NIO NOK ' +
  'NPR NZD OMR PAB PEN PGK PHP PKR PLN PYG QAR RON RSD RUB RWF SAR SBD SCR SDG SEK SGD SHP SLE SOS SRD SSP STN SVC SYP SZL THB TJS TMT ' +
  'TND TOP TRY TTD TWD TZS UAH UGX USD UYU UZS VED VES VND VUV WST XAF XCD XOF XPF YER ZAR ZMW ZWG'
).split(' ');

/** An unknown code is a typing error that every amount would show. */
export const KnownCurrency = v.pipe(
  v.string(),
  v.regex(
    new RegExp(`^(?:${KNOWN_CURRENCIES.join('|')})$`),
    'is no currency that is known: write a code of ISO 4217, or a coin such as USDT',
  ),
  v.examples([...KNOWN_CURRENCIES]),
);

/** At most six, because ledgers use millionths. */
const Places = v.pipe(
  v.picklist([0, 1, 2, 3, 4, 5, 6]),
  v.description('digits after the point of every amount: 0 for JPY, 3 for KWD; absent: 2, and 6 for USDT'),
);

/** A currency of wallets: its code, or its code with decimal places. @example { code: 'JPY', places: 0 } */
export const BrandCurrency = v.pipe(
  v.union([
    KnownCurrency,
    v.strictObject({
      code: v.pipe(KnownCurrency, v.description('its code')),
      places: v.optional(Places),
    }),
  ]),
  v.examples([...KNOWN_CURRENCIES]),
);
export type BrandCurrency = v.InferOutput<typeof BrandCurrency>;
