import { EngineError } from '#engine/misuse/engine-error.ts';
import { digitsAt, formatDecimal } from '#engine/money/decimal.ts';
import { truncate } from '#engine/money/truncate.ts';
import { compileSlip } from './compile-slip.ts';
import type { CompiledSlip } from './compiled-slip.ts';
import { countOf } from './count-lines.ts';
import { linePayout } from './line-payout.ts';
import { eachPaidLine } from './paid-lines.ts';
import { settleLegs, type LegState, type SettleResult } from './settle-legs.ts';
import type { SettleRules } from './settle-rules.ts';
import type { Slip } from './slip.ts';

export type { LegState, SettleResult };

/** Where a line or a slip stands. */
export type SettleState = 'open' | 'won' | 'lost' | 'void';

/** What a slip came to; counts as text, the payout in the slip's currency. */
export interface Settlement {
  readonly state: SettleState;
  /** What the decided lines pay; open lines pay nothing yet. */
  readonly payout: string;
  readonly lines: string;
  readonly winningLines: string;
  readonly openLines: string;
  readonly voidLines: string;
  /** What became of each pick, in the order of the matches and their picks. */
  readonly legs: readonly LegState[];
}

/** Walking so many lines takes a second or so; a slip that can be sent has 10,000 at most. */
const MAX_PAID_LINES = 2_000_000n;

/**
 * Settles a slip.
 *
 * A line: a lost leg loses it; else an open leg keeps it open; else a winning leg (won, half won) wins it; else all its
 * legs are void or level and the stake comes back. A line of half-lost legs without a winner counts as lost, and pays its half all
 * the same. A slip: open while a line is open, won if one won, void if all are void, else lost.
 *
 * Payout: each decided line pays stake x the product of its legs (won: odds; void: 1; Asian legs by `legFactor`), cut to the
 * currency's places, times the multiple; the cut lines are added up. `rules` change how, see `SettleRules`.
 *
 * @param results by match id; a match without one is open
 * @throws EngineError with the place in the slip; the result of a match stands at `matches[i].result`
 * @example settleSlip(slip, { a: { ft: '2:1', ht: '1:0' }, b: 'void' })
 */
export function settleSlip(
  slip: Slip,
  results: Readonly<Record<string, SettleResult>>,
  rules: SettleRules = {},
): Settlement {
  const compiled = compileSlip(slip);
  const legs = compiled.matches.map((match, index) =>
    settleLegs(compiled, match, results[match.id], `matches[${index}].result`),
  );
  const count = (...states: readonly LegState[]) =>
    countOf(
      compiled,
      legs.map((match) => match.filter((leg) => states.includes(leg)).length),
    );
  const lines = count('won', 'half_won', 'push', 'half_lost', 'lost', 'void', 'open');
  const decided = count('won', 'half_won', 'push', 'half_lost', 'void');
  const open = count('won', 'half_won', 'push', 'half_lost', 'void', 'open') - decided;
  const won = decided - count('push', 'half_lost', 'void');
  const voided = count('push', 'void');
  return {
    state: open > 0n ? 'open' : won > 0n ? 'won' : voided === lines ? 'void' : 'lost',
    payout: payoutOf(compiled, legs, rules, decided),
    lines: String(lines),
    winningLines: String(won),
    openLines: String(open),
    voidLines: String(voided),
    legs: legs.flat(),
  };
}

function payoutOf(
  slip: CompiledSlip,
  legs: readonly (readonly LegState[])[],
  rules: SettleRules,
  decided: bigint,
): string {
  if (decided > MAX_PAID_LINES) {
    throw new EngineError(
      'tooManyLines',
      'matches',
      `at most ${MAX_PAID_LINES} lines are paid at once, got ${decided}`,
    );
  }
  const pay = linePayout(slip, rules);
  // Everything is added at one scale: that of the longest product, the withholding's rate included.
  const scale = Math.max(slip.places, slip.stake.scale + slip.scale * (slip.folds.at(-1) ?? 0)) + RATE_PLACES;
  let total = 0n;
  eachPaidLine(slip, legs, (fold, product, times) => {
    total += digitsAt(pay(fold, product), scale) * times;
  });
  return formatDecimal(truncate({ digits: total, scale }, slip.places));
}

/** A withholding rate has no more places than this (20% is 0.2). */
const RATE_PLACES = 6;
