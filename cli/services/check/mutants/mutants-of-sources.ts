/** A line of the sources, written wrongly: engine and simulator both run it, only the oracle does not. */
export interface SourceMutant {
  readonly name: string;
  readonly file: string;
  /** Occurs once in the file. */
  readonly from: string;
  readonly to: string;
}

const mutant = (name: string, file: string, from: string, to: string): SourceMutant => ({
  name,
  file: `engine/${file}`,
  from,
  to,
});

/** Mistakes that a model with the same engine repeats. */
export const SOURCE_MUTANTS: readonly SourceMutant[] = [
  mutant(
    'amounts rounded up',
    'money/truncate.ts',
    'value.digits / powerOfTen(value.scale - places)',
    '-(-value.digits / powerOfTen(value.scale - places)) + 1n',
  ),
  mutant('USDT has five places', 'money/currency.ts', 'USDT_PLACES = 6', 'USDT_PLACES = 5'),
  mutant('other currencies have three places', 'money/currency.ts', 'OTHER_PLACES = 2', 'OTHER_PLACES = 3'),
  mutant(
    'a match is in a line twice',
    'sports/elementary.ts',
    'let k = Math.min(seen, max); k > 0; k -= 1',
    'let k = 1; k <= Math.min(seen, max); k += 1',
  ),
  mutant(
    'bankers do not count inside the fold',
    'sports/fold-sums.ts',
    'sums[fold - bankers] ?? 0n',
    'sums[fold] ?? 0n',
  ),
  mutant('the lowest positive sum is the highest', 'sports/match-range.ts', 'a < b ? a : b', 'a > b ? a : b'),
  mutant(
    'the best score is not looked for',
    'sports/match-range.ts',
    'if (sum > max) max = sum;',
    'if (max === 0n) max = sum;',
  ),
  mutant(
    'the worst score is not looked for',
    'sports/match-range.ts',
    'if (sum < min) min = sum;',
    'if (sum < 0n) min = sum;',
  ),
  mutant('bd is estimated at 0.66', 'sports/estimate.ts', 'digits: 65n', 'digits: 66n'),
  mutant('half a win pays half the odds', 'sports/leg.ts', '(odds + unit) / 2n', 'odds / 2n'),
  mutant('half a loss loses everything', 'sports/leg.ts', 'return unit / 2n', 'return 0n'),
  mutant('one quarter ahead wins', 'sports/asian.ts', 'aheadQuarters >= 2', 'aheadQuarters >= 1'),
  mutant('one quarter behind loses', 'sports/asian.ts', 'aheadQuarters <= -2', 'aheadQuarters <= -1'),
  mutant('a level Asian line wins half', 'sports/asian.ts', "? 'push'", "? 'half_won'"),
  mutant(
    'the handicap is added to the away side',
    'sports/winner.ts',
    'margin * QUARTERS_PER_POINT + line',
    'margin * QUARTERS_PER_POINT - line',
  ),
  mutant('six goals are 7+', 'sports/winner.ts', 'SEVEN_OR_MORE = 7', 'SEVEN_OR_MORE = 6'),
  mutant('two goals are many', 'sports/winner.ts', 'MANY_GOALS = 3', 'MANY_GOALS = 2'),
  mutant(
    'full time stands before half time',
    'sports/winner.ts',
    'side(half.home - half.away) + side(margin)',
    'side(margin) + side(half.home - half.away)',
  ),
  mutant('an unlisted score wins as a draw', 'sports/winner.ts', '`${side(margin)}_other`', "'d_other'"),
  mutant('a margin of 25 is 26+', 'sports/winner.ts', 'LAST_BUCKET_FROM = 26', 'LAST_BUCKET_FROM = 25'),
  mutant('small wins over the total', 'sports/winner.ts', "> line ? 'big' : 'small'", "> line ? 'small' : 'big'"),
  mutant('a slip with an open line is settled', 'sports/settle.ts', "open > 0n ? 'open'", "open > won ? 'open'"),
  mutant('a void slip is lost', 'sports/settle.ts', "voided === lines ? 'void' : 'lost'", "'lost'"),
  mutant('equal lines pay once', 'sports/settle.ts', 'digits: digits * times, scale', 'digits, scale'),
  mutant('the multiple is not paid', 'sports/line-payout.ts', 'prize.digits * multiple', 'prize.digits'),
  mutant(
    'lines are not cut',
    'sports/line-payout.ts',
    'roundHalfEven(value, places) : truncate(value, places)',
    'roundHalfEven(value, places) : value',
  ),
  mutant(
    'lines are rounded half to even',
    'sports/line-payout.ts',
    'roundHalfEven(value, places) : truncate(value, places)',
    'roundHalfEven(value, places) : roundHalfEven(value, places)',
  ),
  mutant('a void leg pays nothing', 'sports/paid-lines.ts', "state === 'void' ? unit", "state === 'void' ? 0n"),
  mutant(
    'an open leg pays its stake',
    'sports/paid-lines.ts',
    "if (state === 'open') return 0n",
    "if (state === 'open') return unit",
  ),
  mutant(
    'the margin of a cash-out is 5%',
    'sports/cash-out/leg-factor.ts',
    "CASH_OUT_MARGIN = '0.04'",
    "CASH_OUT_MARGIN = '0.05'",
  ),
  mutant(
    'odds of now and then are swapped',
    'sports/cash-out/leg-factor.ts',
    '{ over: live.under, under: live.over }',
    '{ over: live.over, under: live.under }',
  ),
  mutant('the margin of the whole slip is forgotten', 'sports/cash-out/quote-slip.ts', 'times(lines, share)', 'lines'),
  mutant(
    'the highest bet is not allowed',
    'limits/check-limits.ts',
    'compare(amount, bet.max) > 0',
    'compare(amount, bet.max) >= 0',
  ),
  mutant(
    'the lowest bet is not allowed',
    'limits/check-limits.ts',
    'compare(amount, bet.min) < 0',
    'compare(amount, bet.min) <= 0',
  ),
  mutant(
    'the balance cannot be staked whole',
    'limits/check-limits.ts',
    'compare(funds, amount) < 0',
    'compare(funds, amount) <= 0',
  ),
  mutant(
    'the highest multiple is not allowed',
    'limits/check-limits.ts',
    'compare(multiplier, multiple.max) > 0',
    'compare(multiplier, multiple.max) >= 0',
  ),
  mutant(
    'correct scores in lines of five',
    'sports/fold-limits.ts',
    'goals: 6, correct_score: 4, half: 4',
    'goals: 6, correct_score: 5, half: 5',
  ),
  mutant('a Trixie has no treble', 'sports/pass-table.ts', 'Trixie=2,3', 'Trixie=2'),
  mutant('5 is a big car', 'lottery/pk10/settle-race.ts', 'BIG_CAR_FROM = 6', 'BIG_CAR_FROM = 5'),
  mutant('odd cars are even', 'lottery/pk10/settle-race.ts', 'value % 2 === 1', 'value % 2 === 0'),
];
