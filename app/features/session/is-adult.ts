/** Section 9 of the specification. */
const ADULT_YEARS = 18;

/**
 * Whether somebody is an adult on a day. Both are calendar days, `yyyy-mm-dd`: a birthday is not an instant. Who was born on
 * 29 February comes of age on 1 March.
 *
 * @example isAdult('2008-02-29', '2026-02-28') // false
 */
export function isAdult(birthDate: string, today: string): boolean {
  const limit = `${String(Number(today.slice(0, 4)) - ADULT_YEARS).padStart(4, '0')}${today.slice(4)}`;
  return birthDate <= limit;
}

/** The calendar day of an instant where the page is. */
export function dayOf(milliseconds: number): string {
  const date = new Date(milliseconds);
  const two = (part: number) => String(part).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}
