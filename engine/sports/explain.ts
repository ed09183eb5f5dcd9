import { formatDecimal, formatPlain } from '../money/decimal.ts';
import { powerOfTen } from '../money/power-of-ten.ts';
import { compileSlip } from './compile-slip.ts';
import type { CompiledMatch, CompiledSlip } from './compiled-slip.ts';
import { endingsOf, highestOf } from './promise/best-paid.ts';
import { compileRules } from './compile-rules.ts';
import { type Estimate, estimateOf, returnsOf } from './estimate.ts';
import { MAX_WALKED_LINES, paidReturns } from './estimate-under-rules.ts';
import { paidOf } from './settle.ts';
import type { LegState } from './settle-legs.ts';
import { foldSums } from './fold-sums.ts';
import { gridNeed, scoreGrid } from './grid.ts';
import { legFactor, legOf } from './leg.ts';
import type { Score } from './score.ts';
import type { Slip } from './slip.ts';

/** A score and the picks that it pays. */
export interface ExplainedScore {
  /** `2:1`, with half time if needed: `2:1 (1:0)`; null for named outcomes only. */
  readonly score: string | null;
  /** As `market:outcome`. */
  readonly picks: readonly string[];
  readonly sum: string;
}

/** The lines of one length. */
export interface ExplainedFold {
  readonly fold: number;
  readonly lines: string;
  /** Of their odds at each match's best result. */
  readonly sum: string;
  /** What they pay then: each cut, times the multiple. Left out for more lines than can be sent. */
  readonly paid?: string;
}

/** Explains an estimate. */
export interface Explanation {
  readonly matches: readonly { readonly id: string; readonly best: ExplainedScore; readonly worst: ExplainedScore }[];
  readonly folds: readonly ExplainedFold[];
  /** What the folds pay together. The estimate's maximum is higher if void matches return stakes. */
  readonly won: string;
  /** Whether `won` is less than stake x multiple x sum of the folds (bd: x 0.65), because lines are cut. */
  readonly isCut: boolean;
  readonly estimate: Estimate;
}

/**
 * Explains a slip's estimate: per match the best and worst score for the player, per fold the sum of the best scores.
 *
 * @throws EngineError with the place in the slip
 * @example explainSlip(slip).matches[0]?.best // { score: '1:0', picks: ['wl:w'], sum: '1.85' }
 */
export function explainSlip(slip: Slip): Explanation {
  const compiled = compileSlip(slip);
  const rules = compileRules({}, compiled.places);
  const returns = paidReturns(compiled, rules);
  const lines = foldSums(
    compiled,
    compiled.matches.map(({ picks }) => BigInt(picks.length)),
  );
  const isListed = lines.reduce((sum, each) => sum + each, 0n) <= MAX_WALKED_LINES;
  const best = returns.best ?? compiled.matches.map((match) => highestOf(endingsOf(compiled, match)));
  const legs = best.map((ending) => ending?.legs ?? []);
  const sums = foldSums(
    compiled,
    best.map((ending) => ending?.sum ?? 0n),
  );
  return {
    matches: compiled.matches.map((match, at) => ({ id: match.id, ...extremes(compiled, match, legs[at]) })),
    folds: compiled.folds.map((fold, index) => ({
      fold,
      lines: String(lines[index] ?? 0n),
      sum: formatPlain({ digits: sums[index] ?? 0n, scale: compiled.scale * fold }),
      ...(isListed && { paid: formatDecimal(paidOf({ ...compiled, folds: [fold] }, legs, rules)) }),
    })),
    won: returns.won,
    isCut: returns.won !== returnsOf(compiled).won,
    estimate: estimateOf(returns),
  };
}

interface Ending extends ExplainedScore {
  readonly value: bigint;
}

/** @param wanted the states of the picks at the best score, where several scores have one sum */
function extremes(
  slip: CompiledSlip,
  { picks }: CompiledMatch,
  wanted: readonly LegState[] = [],
): { best: ExplainedScore; worst: ExplainedScore } {
  const scored = picks.filter(({ market }) => market !== 'outright');
  const scores = scored.length === 0 ? [undefined] : scoreGrid(gridNeed(slip.game, scored));
  const names = [undefined, ...picks.filter(({ market }) => market === 'outright')];
  let best: Ending | undefined;
  let worst: Ending | undefined;
  for (const score of scores) {
    for (const name of names) {
      const states = new Map<string, LegState>();
      const paid = scored.flatMap((pick) => {
        const leg = score && legOf(slip.game, pick, score);
        const factor = leg ? legFactor(leg, pick.odds, powerOfTen(slip.scale)) : 0n;
        if (leg !== undefined) states.set(pick.key, leg);
        return factor > 0n ? [{ key: pick.key, factor }] : [];
      });
      if (name) {
        paid.push({ key: name.key, factor: name.odds });
        states.set(name.key, 'won');
      }
      const value = paid.reduce((sum, { factor }) => sum + factor, 0n);
      const ending = (): Ending => ({
        score: score === undefined ? null : scoreText(score),
        picks: paid.map(({ key }) => key),
        sum: formatPlain({ digits: value, scale: slip.scale }),
        value,
      });
      const isWanted = picks.every(({ key }, at) => (wanted[at] ?? 'lost') === (states.get(key) ?? 'lost'));
      if (isWanted && best === undefined) best = ending();
      if (worst === undefined || value < worst.value) worst = ending();
    }
  }
  const none: Ending = { score: null, picks: [], sum: '0', value: 0n };
  const shown = ({ score, picks, sum }: Ending): ExplainedScore => ({ score, picks, sum });
  return { best: shown(best ?? none), worst: shown(worst ?? none) };
}

function scoreText({ home, away, half }: Score): string {
  return half === undefined ? `${home}:${away}` : `${home}:${away} (${half.home}:${half.away})`;
}
