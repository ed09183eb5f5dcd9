// Facts of long answers and of the books, which the tests beside this file rely on.
export const RULE_BOOK = `
looks
✓ estimates.ndjson: One single: the maximum is its odds, nothing is guaranteed
✓ estimates.ndjson: Home win and draw exclude each other: the better one is the maximum
✓ estimates.ndjson: 1:0 excludes three goals: no score wins both
✓ estimates.ndjson: Leading at half time and losing needs three goals or more: no goals of two
✓ estimates.ndjson: The least of a double with one sure match: its least and the cheapest of the other
✓ estimates.ndjson: bd scales its estimates by 0.65
✓ estimates.ndjson: Basketball: big and home win by 26 come together
✓ mark-six.ndjson: 13 is a snake in the year of the snake, and red
at the upstream's price list: expect.payout was computed in process
✓ mark-six.ndjson: The year turns at the lunar new year: the day
✓ mark-six.ndjson: 2026-02-17 begins the year of the horse
✓ mark-six.ndjson: The animals run backwards: 2 in the year of the dragon is a rabbit
✓ mark-six.ndjson: 12 in the year of the dragon is a snake
✓ mark-six.ndjson: The special code pays
✓ mark-six.ndjson: 23 is small
✓ mark-six.ndjson: 49 ties on a digit sum
`;
