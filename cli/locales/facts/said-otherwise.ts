/** Noon and midnight. */
const NOON =
  /mediod[ií]a|medianoche|mezzogiorno|mezzanotte|meio-dia|meia-noite|(?<!\p{L})mi(?:di|nuit)|mittag|mitternacht|middag|middernacht|полд|полн|опівн|połud|północ|poledn|půlnoc|öğle|gece yarısı|tengah (?:hari|malam)|siang|正午|中午|午夜|昼|零時|정오|자정|दोपहर|आधी रात|দুপুর|মধ্যরাত|ظهر|منتصف|צהריים|חצות/iu;

/** 12 PM as a word. */
export const saysNoon = (target: string): boolean => NOON.test(target);

/** 八五折 and 85折 are 15% off, 3割 is 30%. */
const SHARE = /([\d.]{1,9}|[一二三四五六七八九]{1,4}) ?([折割])/gu;
const CHINESE = '〇一二三四五六七八九';

/** Discounts as Chinese and Japanese count them, as per cent, with the number as it is written. */
export function discountsIn(latin: string): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  if (!/[折割]/u.test(latin)) return found;
  for (const [, written = '', sign] of latin.matchAll(SHARE)) {
    const digits = [...written].map((one) => (CHINESE.includes(one) ? CHINESE.indexOf(one) : one)).join('');
    const tens = Number(digits) < 10 ? Number(digits) * 10 : Number(digits);
    found.set(String(sign === '折' ? 100 - tens : tens), written);
  }
  return found;
}

const OTHERWISE: readonly (readonly [RegExp, string])[] = [
  [/\bhalf(?:[ -]an?)?[ -]hour/u, '30'],
  [/\bquarter of an hour\b/u, '15'],
  [/\bhour and a half\b/u, '90'],
  [/\bfortnight/u, '14'],
];

/** "Half an hour" as 30 minutes. */
export const isSaidAs = (lower: string, readings: readonly string[]): boolean =>
  OTHERWISE.some(([english, number]) => readings.includes(number) && english.test(lower));
