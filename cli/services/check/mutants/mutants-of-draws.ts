import { sourceMutant as mutant, type SourceMutant } from './source-mutant.ts';

const SIX = 'lottery/mark-six';
const PK10 = 'lottery/pk10/settle-race.ts';
const CRICKET = 'sports/cricket/settle-cricket.ts';
const LIMITS = 'limits/check-limits.ts';

/** Mistakes in lotteries, races, cricket and limits. */
export const DRAW_MUTANTS: readonly SourceMutant[] = [
  mutant('46 is green', `${SIX}/balls.ts`, '40, 45, 46]', '40, 45]'),
  mutant('48 is green', `${SIX}/balls.ts`, '47, 48]', '47]'),
  mutant('24 is big', `${SIX}/sides.ts`, 'BIG_FROM = 25', 'BIG_FROM = 24'),
  mutant('a tail of 5 is small', `${SIX}/sides.ts`, 'BIG_TAIL_FROM = 5', 'BIG_TAIL_FROM = 6'),
  mutant(
    'the sum of digits is the last one',
    `${SIX}/sides.ts`,
    '(Math.floor(ball / 10) + (ball % 10)) % 2',
    '(ball % 10) % 2',
  ),
  mutant('49 loses on the sides', `${SIX}/sides.ts`, "return 'tie'", "return 'lose'"),
  mutant('small even is small odd', `${SIX}/sides.ts`, '!isBig && !isOdd', '!isBig && isOdd'),
  mutant('49 wins on merged animals', `${SIX}/settle-line.ts`, "special === TIE_BALL ? 'tie' : won(", 'won('),
  mutant('the special code has no tail', `${SIX}/settle-line.ts`, '[...numbers, special].some(', 'numbers.some('),
  mutant(
    'the tail is the first digit',
    `${SIX}/settle-line.ts`,
    'special % 10 === tailOf',
    'Math.floor(special / 10) === tailOf',
  ),
  mutant(
    'a number code is the special one',
    `${SIX}/settle-line.ts`,
    'drawnAt(bet, numbers, path) === selection',
    'special === selection',
  ),
  mutant(
    'a number has the colour of the special code',
    `${SIX}/settle-line.ts`,
    'ballColor(drawnAt(bet, numbers, path))',
    'ballColor(special)',
  ),
  mutant('animals run forwards', `${SIX}/zodiac.ts`, '(year) - (ball - 1)', '(year) + (ball - 1)'),
  mutant('the year turns a day late', `${SIX}/zodiac.ts`, '=> date >= from', '=> date > from'),
  mutant('the animal of the year loses 20%', `${SIX}/combination-prize.ts`, 'digits: 85n', 'digits: 80n'),
  mutant(
    'the animal of the year loses nothing',
    `${SIX}/combination-prize.ts`,
    'full.digits * won.plain + withYear.digits * won.withYear',
    'full.digits * (won.plain + won.withYear)',
  ),
  mutant(
    'the special code is in no combination',
    `${SIX}/settle-mark-six.ts`,
    '[...draw.numbers, draw.special]',
    'draw.numbers',
  ),
  mutant(
    'a tie returns nothing',
    `${SIX}/settle-mark-six.ts`,
    "result === 'tie' ? truncate(amount, places) : none",
    'none',
  ),
  mutant(
    'combinations cost one line',
    `${SIX}/settle-mark-six.ts`,
    '{ digits: amount.digits * combinations.lines, scale: amount.scale }',
    'amount',
  ),
  mutant('six animals at level 1', `${SIX}/selection-rule.ts`, 'LEVEL_ONE_MAX = 5', 'LEVEL_ONE_MAX = 6'),
  mutant('any number of animals is six', `${SIX}/selection-rule.ts`, 'selected === SIX ?', 'selected >= 5 ?'),
  mutant('a sum of 11 is big', PK10, 'BIG_SUM_FROM = 12', 'BIG_SUM_FROM = 11'),
  mutant(
    'the dragon is the lower car',
    PK10,
    '(draw[index] ?? 0) > (draw[CAR_COUNT',
    '(draw[index] ?? 0) < (draw[CAR_COUNT',
  ),
  mutant('the sum is of first and third', PK10, '(draw[1] ?? 0)', '(draw[2] ?? 0)'),
  mutant(
    'a won race pays the stake on top',
    'lottery/pk10/settle-pk10.ts',
    'add(payout, truncate(prize, places))',
    'add(add(payout, amount), truncate(prize, places))',
  ),
  mutant(
    'a void cricket bet pays its odds',
    CRICKET,
    "result === 'void' ? amount : linePayout(single, compiled)(1, odds.digits)",
    'linePayout(single, compiled)(1, odds.digits)',
  ),
  mutant('a lost cricket bet counts in the highest', CRICKET, 'else if (result === undefined)', 'else'),
  mutant(
    'one won cricket bet settles all',
    CRICKET,
    'if (states.includes(undefined))',
    "if (!states.includes('won') && states.includes(undefined))",
  ),
  mutant(
    'one void cricket bet voids all',
    CRICKET,
    "states.every((state) => state === 'void')",
    "states.includes('void')",
  ),
  mutant(
    'the highest of a game is not allowed',
    LIMITS,
    'compare(amount, game.max) > 0',
    'compare(amount, game.max) >= 0',
  ),
  mutant(
    'the lowest of a game is not allowed',
    LIMITS,
    'compare(amount, game.min) < 0',
    'compare(amount, game.min) <= 0',
  ),
  mutant(
    'the highest bonus is not allowed',
    LIMITS,
    'compare(estimate, bonus.max) > 0',
    'compare(estimate, bonus.max) >= 0',
  ),
  mutant('the balance is not converted', LIMITS, 'held && multiply(held, rate)', 'held'),
  mutant('a maximum of 0 forbids every bet', 'limits/bounds.ts', 'max && max.digits > 0n &&', 'max &&'),
  mutant(
    'maxima are not scaled by the rate',
    'limits/bounds.ts',
    'multiply(parseDecimal(bounds.max, `${path}.max`), rate)',
    'parseDecimal(bounds.max, `${path}.max`)',
  ),
  mutant(
    'the lowest prize is that of the longest line',
    'sports/minimum.ts',
    'folds.find((fold) => fold >= bankers)',
    'folds.at(-1)',
  ),
  mutant(
    'the away side of an Asian line is the home side',
    'sports/asian.ts',
    'return line - margin',
    'return line + margin',
  ),
  mutant('an Asian over wins under the line', 'sports/asian.ts', 'return goals - line', 'return line - goals + 1'),
  mutant('margins come in sixes', 'sports/winner.ts', 'BUCKET_POINTS = 5', 'BUCKET_POINTS = 6'),
  mutant('odd goals are even', 'sports/winner.ts', "goals % 2 === 1 ? 's'", "goals % 2 === 0 ? 's'"),
  mutant(
    '4-string-11 has no quadruple',
    'sports/pass-table.ts',
    '4-string-6=2 4-string-11=2,3,4',
    '4-string-6=2 4-string-11=2,3',
  ),
];
