// Facts of long answers and of the books, which the tests beside this file rely on.
export const RULE_BOOK = `
looks
✓ asian-lines.ndjson: -0.25 and a draw: half lost
✓ asian-lines.ndjson: +0.25 and a draw: half won
✓ asian-lines.ndjson: -0.5 and a draw: lost
✓ asian-lines.ndjson: -0.75 and a win by two: won
✓ asian-lines.ndjson: -1.25 and a win by one: half lost
✓ asian-lines.ndjson: +0.75 and a loss by one: half lost
✓ asian-lines.ndjson: Over 2 with two goals: the stake comes back
✓ asian-lines.ndjson: Over 2.25 with three goals: won
✓ asian-lines.ndjson: Over 2.75 with three goals: half won
✓ asian-lines.ndjson: Under 2.5 with three goals: lost
✓ asian-lines.ndjson: A double of a half loss and a win pays half of the win
✓ cricket.ndjson: Cricket bets are singles, each cut by itself
odds and results are the upstream's: expect was computed in process
✓ cricket.ndjson: An open cricket bet keeps the slip open
✓ estimates.ndjson: One single: the maximum is its odds, nothing is guaranteed
✓ estimates.ndjson: Home win and draw exclude each other: the better one is the maximum
✓ estimates.ndjson: 1:0 excludes three goals: no score wins both
✓ estimates.ndjson: Leading at half time and losing needs three goals or more: no goals of two
✓ estimates.ndjson: The least of a double with one sure match: its least and the cheapest of the other
✓ estimates.ndjson: bd scales its estimates by 0.65
✓ estimates.ndjson: Basketball: big and home win by 26 come together
✓ limits.ndjson: A bet inside its limits
✓ limits.ndjson: A cent over the maximum
✓ limits.ndjson: A cent below the minimum
✓ limits.ndjson: Limits are scaled by the rate
✓ limits.ndjson: A stake above the balance
✓ limits.ndjson: A multiplier above its maximum
✓ limits.ndjson: An estimate above the greatest bonus
✓ limits.ndjson: A bet that can only lose
✓ limits.ndjson: A lottery bet above the maximum of its game
✓ limits.ndjson: Several warnings stand together
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
