import { EngineError } from '../../errors/engine-error.ts';
import { shown } from '../../errors/shown.ts';
import { AMERICAN_ODDS } from './american-odds.ts';
import { DECIMAL_ODDS } from './decimal-odds.ts';
import { FRACTIONAL_ODDS } from './fractional-odds.ts';
import { HONG_KONG_ODDS } from './hong-kong-odds.ts';
import { IMPLIED_PROBABILITY } from './implied-probability.ts';
import { INDONESIAN_ODDS } from './indonesian-odds.ts';
import { MALAY_ODDS } from './malay-odds.ts';
import type { OddsFormat, OddsFormatName } from './odds-format.ts';
import type { Rational } from './rational.ts';

/** Every format by its name. */
export const ODDS_FORMATS: Readonly<Record<OddsFormatName, OddsFormat>> = {
  decimal: DECIMAL_ODDS,
  fractional: FRACTIONAL_ODDS,
  american: AMERICAN_ODDS,
  hongkong: HONG_KONG_ODDS,
  indonesian: INDONESIAN_ODDS,
  malay: MALAY_ODDS,
  probability: IMPLIED_PROBABILITY,
};

/**
 * The exact price of odds in a format.
 *
 * @throws EngineError `wrongType` for an unknown format; `notADecimal`, `oddsBelowOne` or `outOfRange` for the text
 * @example readOdds('9/4', 'fractional') // { over: 13n, under: 4n }
 */
export function readOdds(text: string, format: OddsFormatName, path = 'value'): Rational {
  if (!Object.hasOwn(ODDS_FORMATS, format)) {
    throw new EngineError('wrongType', 'from', `no odds format is called ${shown(format)}`);
  }
  return ODDS_FORMATS[format].read(text, path);
}

/**
 * Odds in another format, promising no more; undefined if that format cannot express them.
 *
 * @param places the most that are shown, from 2 to 6
 * @example convertOdds('2.00', 'decimal', 'american') // '+100'
 * @example convertOdds('-200', 'american', 'decimal') // '1.50'
 */
export function convertOdds(
  text: string,
  from: OddsFormatName,
  to: OddsFormatName,
  places?: number,
): string | undefined {
  return ODDS_FORMATS[to].show(readOdds(text, from), places);
}

/**
 * Odds in every format; null where one has no text (1.00 in American odds).
 *
 * @example allOdds('2.00', 'decimal').fractional // '1/1'
 */
export function allOdds(text: string, from: OddsFormatName): Record<OddsFormatName, string | null> {
  const price = readOdds(text, from);
  const entries = Object.entries(ODDS_FORMATS).map(([name, { show }]) => [name, show(price) ?? null]);
  return Object.fromEntries(entries) as Record<OddsFormatName, string | null>;
}
