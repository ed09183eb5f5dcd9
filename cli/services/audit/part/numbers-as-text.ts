/** Amounts, odds, lines and rates of a settled bet, and how many lines it has: texts in the contract. Other counts, balls and places are numbers there too. */
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
        if (typeof inner !== 'number' || !NUMERIC_TEXTS.has(key)) return [key, read(inner, place)];
        places.push(place);
        return [key, String(inner)];
      }),
    );
  };
  const changed = read(value, '');
  return { value: places.length > 0 ? changed : value, places };
}
