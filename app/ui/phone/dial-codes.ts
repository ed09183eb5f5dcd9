/**
 * The countries that players register from (section 3 of the specification), with how many digits a mobile number has there
 * after the dial code and without a leading zero (ITU national numbering plans).
 */
export const DIAL_CODES = [
  { country: 'BR', code: 55, least: 10, most: 11 },
  { country: 'IN', code: 91, least: 10, most: 10 },
  { country: 'ID', code: 62, least: 9, most: 12 },
  { country: 'VN', code: 84, least: 9, most: 10 },
  { country: 'MX', code: 52, least: 10, most: 11 },
  { country: 'TR', code: 90, least: 10, most: 10 },
  { country: 'PH', code: 63, least: 10, most: 10 },
  { country: 'TH', code: 66, least: 9, most: 9 },
  { country: 'CN', code: 86, least: 11, most: 11 },
  { country: 'PK', code: 92, least: 10, most: 10 },
  { country: 'BD', code: 880, least: 10, most: 10 },
  { country: 'KH', code: 855, least: 8, most: 9 },
  { country: 'AE', code: 971, least: 9, most: 9 },
] as const;

export type DialCountry = (typeof DIAL_CODES)[number]['country'];
export const DIAL_COUNTRIES = DIAL_CODES.map(({ country }) => country);

/** The entry of a country. */
export function dialOf(country: DialCountry): (typeof DIAL_CODES)[number] {
  return DIAL_CODES.find((row) => row.country === country) ?? DIAL_CODES[0];
}

/** The preselected country: the first of ours that the browser's languages name. @example guessCountry(['en', 'pt-BR']) // 'BR' */
export function guessCountry(languages: readonly string[]): DialCountry {
  // Not by Intl.Locale, which throws at what is no language tag.
  const regions = languages.flatMap((language) => language.split('-').slice(1));
  return DIAL_COUNTRIES.find((country) => regions.includes(country)) ?? 'BR';
}
