/**
 * Decimals of a settled bet and its number of lines: strings in the contract. Other counts, balls and positions are numbers
 * there.
 */
const NUMERIC_TEXTS: ReadonlySet<string> = new Set([
  'payout',
  'extra_bonus_amount',
  'bet_amount',
  'max_payout',
  'bonus_amount',
  'stake',
  'odds',
  'odd',
  'amount',
  'line',
  'lines',
  'handicap_val',
  'total_val',
  'cap',
  'threshold',
  'rate',
]);

/**
 * Replaces JSON numbers by strings where decimals are expected, and lists their places. A number has lost trailing zeros and what
 * a double cannot hold, so it must be reported.
 */
export function numbersAsText(value: unknown): { readonly value: unknown; readonly places: readonly string[] } {
  const places: string[] = [];
  const read = (part: unknown, path: string): unknown => {
    if (Array.isArray(part)) return part.map((each, index) => read(each, `${path}[${index}]`));
    if (typeof part !== 'object' || part === null) return part;
    return Object.fromEntries(
      Object.entries(part).map(([key, inner]: [string, unknown]) => {
        const place = path === '' ? key : `${path}.${key}`;
        if (typeof inner !== 'number' || !NUMERIC_TEXTS.has(key)) return [key, read(inner, place)];
        places.push(place);
        return [key, String(inner)];
      }),
    );
  };
  const changed = read(value, '');
  return { value: places.length > 0 ? changed : value, places };
}
