import { EngineError } from '../errors/engine-error.ts';
import { add, formatDecimal, subtract, type Decimal } from '../money/decimal.ts';
import { powerOfTen } from '../money/power-of-ten.ts';
import { truncate } from '../money/truncate.ts';
import { compileRules, type CompiledRules } from './compile-rules.ts';
import { compileSlip } from './compile-slip.ts';
import type { CompiledSlip } from './compiled-slip.ts';
import { countAll, countOf } from './count-lines.ts';
import { foldSums } from './fold-sums.ts';
import { linePayout } from './line-payout.ts';
import { eachPaidLine } from './paid-lines.ts';
import { settleLegs, type LegState, type SettleResult } from './settle-legs.ts';
import type { SettleRules } from './settle-rules.ts';
import type { Slip } from './slip.ts';

export type { LegState, SettleResult };

/** The state of a line or a slip. */
export type SettleState = 'open' | 'won' | 'lost' | 'void';

/** Counts as text, payout in the slip's currency. */
export interface Settlement {
  readonly state: SettleState;
  /** Of decided lines; open ones pay nothing yet. */
  readonly payout: string;
  readonly lines: string;
  readonly winningLines: string;
  readonly openLines: string;
  readonly voidLines: string;
  readonly legs: readonly LegState[];
}

/** Takes about a second; a slip that can be sent has at most 10,000 lines. */
const MAX_PAID_LINES = 2_000_000n;

/**
 * Settles a slip.
 *
 * A line: a lost leg loses it; else an open leg keeps it open; else a winning leg (won, half won) wins it; else all legs are void
 * or level and the stake returns. Half-lost legs without a winner count as lost, but pay their half. A slip: open while a line is
 * open, won if one won, void if all are void, else lost.
 *
 * Payout: each decided line pays stake x product of its legs (won: odds; void: 1; Asian legs by `legFactor`), bd 0.65 of that,
 * truncated, times the multiple. `rules` change this, see `SettleRules`. A line of void legs returns its whole stake.
 *
 * @param results by match id; a match without one is open
 * @throws EngineError with the place in the slip or in the rules; the result of a match has the place `matches[i].result`
 * @example settleSlip(slip, { a: { ft: '2:1', ht: '1:0' }, b: 'void' }).payout // '3.700000'
 */
export function settleSlip(
  slip: Slip,
  results: Readonly<Record<string, SettleResult>>,
  rules: SettleRules = {},
): Settlement {
  return settleCompiled(compileSlip(slip), results, rules);
}

/** `settleSlip` for a compiled slip. @example settleCompiled(compileSlip(slip), { a: 'void' }).state // 'open' */
export function settleCompiled(
  slip: CompiledSlip,
  results: Readonly<Record<string, SettleResult>>,
  rules: SettleRules = {},
): Settlement {
  // Checked first, so that wrong rules fail before the first winning slip.
  const checked = compileRules(rules, slip.places);
  const legs = slip.matches.map((match, index) =>
    settleLegs(slip, match, ownResult(results, match.id), `matches[${index}].result`),
  );
  const lines = countAll(slip);
  const voided = countLegs(slip, legs, VOID_LEGS);
  const unwon = countLegs(slip, legs, UNWON_LEGS);
  const decided = countLegs(slip, legs, DECIDED_LEGS);
  const open = countLegs(slip, legs, ALIVE_LEGS) - decided;
  const won = decided - unwon;
  return {
    state: open > 0n ? 'open' : won > 0n ? 'won' : voided === lines ? 'void' : 'lost',
    payout: decided === 0n ? formatDecimal({ digits: 0n, scale: slip.places }) : payoutOf(slip, legs, checked, decided),
    lines: String(lines),
    winningLines: String(won),
    openLines: String(open),
    voidLines: String(voided),
    legs: legs.flat(),
  };
}

/** Own properties only: an id may be `constructor`. */
function ownResult(results: Readonly<Record<string, SettleResult>>, id: string): SettleResult {
  return Object.hasOwn(results, id) ? results[id] : undefined;
}

/** Legs of a void line; of a decided line without a winner; decided and not lost; not lost yet. */
const VOID_LEGS: ReadonlySet<LegState> = new Set(['void', 'push']);
const UNWON_LEGS: ReadonlySet<LegState> = new Set([...VOID_LEGS, 'half_lost']);
const DECIDED_LEGS: ReadonlySet<LegState> = new Set([...UNWON_LEGS, 'won', 'half_won']);
const ALIVE_LEGS: ReadonlySet<LegState> = new Set([...DECIDED_LEGS, 'open']);

/** Lines of only these legs. */
function countLegs(slip: CompiledSlip, legs: readonly (readonly LegState[])[], states: ReadonlySet<LegState>): bigint {
  const counts: number[] = [];
  let withAny = 0;
  for (const match of legs) {
    let count = 0;
    for (const leg of match) if (states.has(leg)) count += 1;
    counts.push(count);
    if (count > 0) withAny += 1;
  }
  // Most slips have no void leg.
  return withAny < (slip.folds[0] ?? 1) ? 0n : countOf(slip, counts);
}

function payoutOf(
  slip: CompiledSlip,
  legs: readonly (readonly LegState[])[],
  rules: CompiledRules,
  decided: bigint,
): string {
  if (decided > MAX_PAID_LINES) {
    throw new EngineError(
      'tooManyLines',
      'matches',
      `at most ${MAX_PAID_LINES} lines are paid at once, got ${decided}`,
    );
  }
  return formatDecimal(paidOf(slip, legs, rules));
}

/** What the decided lines pay together. */
export function paidOf(slip: CompiledSlip, legs: readonly (readonly LegState[])[], rules: CompiledRules): Decimal {
  const pay = linePayout(slip, rules);
  let total: Decimal = { digits: 0n, scale: slip.places };
  eachPaidLine(slip, legs, (fold, product, times) => {
    const { digits, scale } = pay(fold, product);
    total = add(total, { digits: digits * times, scale });
  });
  const isReduced = rules.caps.length > 0 || rules.withholding !== undefined || slip.game === 'bd';
  if (isReduced) total = add(total, takenOfVoid(slip, legs, pay));
  return truncate(total, slip.places);
}

/** What rules and bd's share took from lines of void legs, which return their whole stake. */
function takenOfVoid(
  slip: CompiledSlip,
  legs: readonly (readonly LegState[])[],
  pay: ReturnType<typeof linePayout>,
): Decimal {
  const voided = legs.map((match) => BigInt(match.filter((leg) => VOID_LEGS.has(leg)).length));
  const stake = { digits: slip.stake.digits * slip.multiple, scale: slip.stake.scale };
  let taken: Decimal = { digits: 0n, scale: slip.places };
  for (const [index, lines] of foldSums(slip, voided).entries()) {
    const fold = slip.folds[index] ?? 0;
    const { digits, scale } = subtract(stake, pay(fold, powerOfTen(slip.scale * fold)));
    taken = add(taken, { digits: digits * lines, scale });
  }
  return taken;
}
