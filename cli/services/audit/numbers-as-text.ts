/** Amounts, odds and lines of a settled bet: decimals as text in the contract. Counts, balls and places are numbers there too. */
const DECIMALS: ReadonlySet<string> = new Set([
  'payout',
  'extra_bonus_amount',
  'bet_amount',
  'stake',
  'odds',
  'odd',
  'amount',
  'line',
  'handicap_val',
  'total_val',
]);

/**
 * A record whose decimals were written as JSON numbers, with their texts instead, and the places of those numbers. A number has lost what a
 * double cannot hold, and the zeros at its end: it is read, and must be reported.
 */
export function numbersAsText(value: unknown): { readonly value: unknown; readonly places: readonly string[] } {
  const places: string[] = [];
  const read = (part: unknown, path: string): unknown => {
    if (Array.isArray(part)) return part.map((each, index) => read(each, `${path}[${index}]`));
    if (typeof part !== 'object' || part === null) return part;
    return Object.fromEntries(
      Object.entries(part).map(([key, inner]: [string, unknown]) => {
        const place = path === '' ? key : `${path}.${key}`;
        if (typeof inner !== 'number' || !DECIMALS.has(key)) return [key, read(inner, place)];
        places.push(place);
        return [key, String(inner)];
      }),
    );
  };
  const changed = read(value, '');
  return { value: places.length > 0 ? changed : value, places };
}
