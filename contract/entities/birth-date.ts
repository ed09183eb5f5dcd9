import * as v from 'valibot';

/** Specification, section 9. */
export const ADULT_YEARS = 18;

/** Refuses 30 February. */
function isDay(text: string): boolean {
  const ms = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(ms) && new Date(ms).toISOString().slice(0, 10) === text;
}

/** A calendar day. @example '1990-05-17' */
export const BirthDate = v.pipe(
  v.string(),
  v.regex(/^(?:19|20)\d\d-\d\d-\d\d$/, 'must be a day as yyyy-mm-dd, from 1900 on'),
  v.check(isDay, 'must be a day of the calendar'),
);

/**
 * Whether a person is an adult on a day, both calendar days `yyyy-mm-dd`. Somebody born on 29 February comes of age on 1 March.
 *
 * @example isAdult('2008-02-29', '2026-02-28') // false
 */
export function isAdult(birthDate: string, today: string): boolean {
  const limit = `${String(Number(today.slice(0, 4)) - ADULT_YEARS).padStart(4, '0')}${today.slice(4)}`;
  return birthDate <= limit;
}
