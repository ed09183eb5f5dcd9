import { addAmounts } from '#engine/money';
import {
  estimateSlip,
  type SettleResult,
  type SettleRules,
  settleSlip,
  type Slip,
  type SlipMatch,
} from '#engine/sports';
import { ENGINE, type CheckedEngine } from '#cli/services/check/checked-engine.ts';
import type { Mutant } from './mutant.ts';

type Results = Readonly<Record<string, SettleResult>>;

const mutant = (name: string, over: Partial<CheckedEngine>): Mutant => ({
  name,
  of: 'engine',
  engine: { ...ENGINE, ...over },
});
const settling = (rules: SettleRules): Partial<CheckedEngine> => ({
  settle: (slip, results) => settleSlip(slip, results, rules),
});
const withSlip = (change: (slip: Slip) => Slip): Partial<CheckedEngine> => ({
  settle: (slip, results) => settleSlip(change(slip), results),
});
const withResults = (change: (result: SettleResult) => SettleResult): Partial<CheckedEngine> => ({
  settle: (slip, results) => settleSlip(slip, mapped(results, change)),
});
const mapped = (results: Results, change: (result: SettleResult) => SettleResult): Results =>
  Object.fromEntries(Object.entries(results).map(([id, result]) => [id, change(result)]));
const eachMatch = (slip: Slip, change: (match: SlipMatch) => SlipMatch): Slip => ({
  ...slip,
  matches: slip.matches.map(change),
});
const isScore = (result: SettleResult): result is { ft: string; ht?: string } =>
  typeof result === 'object' && 'ft' in result;
/** Legs that this cannot settle stay. */
const orElse = <T>(work: () => T, otherwise: () => T): T => {
  try {
    return work();
  } catch {
    return otherwise();
  }
};

/** Wrong engines for the model; the simulator keeps the right one. */
export const ENGINE_MUTANTS: readonly Mutant[] = [
  mutant('payout rounded half to even', settling({ rounding: 'half-even-line' })),
  mutant('payout cut on the total, not per line', settling({ rounding: 'truncate-total' })),
  mutant(
    'void paid at 0',
    withResults((result) => (result === 'void' ? { ft: '9:9', ht: '5:0' } : result)),
  ),
  mutant('void bet settled as won', {
    settle: (slip, results) => {
      const settled = settleSlip(slip, results);
      return settled.state === 'void' ? { ...settled, state: 'won' } : settled;
    },
  }),
  mutant('half win paid as a full win', {
    settle: (slip, results) => {
      const settled = settleSlip(slip, results);
      if (!settled.legs.includes('half_won')) return settled;
      const won = eachMatch(slip, (match) => ({
        ...match,
        picks: match.picks.map((pick) => (pick.line === undefined ? pick : { ...pick, line: whole(pick.line) })),
      }));
      return orElse(
        () => settleSlip(won, results),
        () => settled,
      );
    },
  }),
  mutant(
    'multiple left out of the payout',
    withSlip((slip) => ({ ...slip, multiple: 1 })),
  ),
  mutant(
    'bankers are ordinary matches',
    withSlip((slip) => eachMatch(slip, ({ banker: _, ...match }) => match)),
  ),
  mutant(
    'handicap not added',
    withSlip((slip) =>
      eachMatch(slip, (match) => (match.handicap === undefined ? match : { ...match, handicap: '0' })),
    ),
  ),
  mutant(
    'sides swapped',
    withResults((result) => (isScore(result) ? { ...result, ft: result.ft.split(':').reverse().join(':') } : result)),
  ),
  mutant('one pass too few', {
    estimate: (slip) =>
      ENGINE.estimate(slip.passes.includes('3-string-4') ? { ...slip, passes: ['2-string-1'] } : slip),
  }),
  mutant('lines counted one too many', {
    estimate: (slip) => {
      const estimate = ENGINE.estimate(slip);
      return slip.matches.length < 3 ? estimate : { ...estimate, lines: String(BigInt(estimate.lines) + 1n) };
    },
  }),
  mutant('longest line of a market ignored', {
    estimate: (slip) => {
      const plain = eachMatch(slip, (match) => ({
        ...match,
        picks: match.picks.map((pick) => ({
          ...pick,
          market: 'outright' as const,
          outcome: `${pick.market} ${pick.outcome}`,
        })),
      }));
      return orElse(
        () => ENGINE.estimate(slip),
        () => estimateSlip(plain),
      );
    },
  }),
  mutant('most multiple off by one', {
    limits: (input) =>
      ENGINE.limits({
        ...input,
        ...(input.multiple && { multiple: { ...input.multiple, max: addAmounts(String(input.multiple.max), '1') } }),
      }),
  }),
  mutant('highest bet off by a cent', {
    limits: (input) =>
      ENGINE.limits({
        ...input,
        ...(input.bet && { bet: { ...input.bet, max: addAmounts(String(input.bet.max), '0.01') } }),
      }),
  }),
  mutant('least bet is not checked', {
    limits: (input) => ENGINE.limits(input).filter((name) => name !== 'belowMinBet'),
  }),
  mutant('balance is not checked', { limits: ({ funds: _, ...input }) => ENGINE.limits(input) }),
  mutant('cash-out without the margin', {
    quote: (slip, legs) => addAmounts(ENGINE.quote(slip, legs), '0.01'),
  }),
  mutant('cash-out at the odds of placing', {
    quote: (slip, legs) =>
      ENGINE.quote(
        slip,
        legs.map((leg) => (leg.state === 'open' ? { ...leg, live: leg.placed } : leg)),
      ),
  }),
  mutant('big begins at 7 in a race', {
    race: (picks, finish, currency) =>
      ENGINE.race(
        picks,
        finish.map((car) => (car === 6 ? 5 : car === 5 ? 6 : car)),
        currency,
      ),
  }),
];

/** A quarter line moved to the half that wins more. */
const whole = (line: string): string => line.replace(/\.25$/, '.5').replace(/\.75$/, '.5');
