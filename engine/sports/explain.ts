import { formatPlain } from '../money/decimal.ts';
import { powerOfTen } from '../money/power-of-ten.ts';
import { compileSlip } from './compile-slip.ts';
import type { CompiledMatch, CompiledSlip } from './compiled-slip.ts';
import { type Estimate, estimateOf, returnsOf } from './estimate.ts';
import { foldSums } from './fold-sums.ts';
import { gridNeed, scoreGrid } from './grid.ts';
import { legFactor, legOf } from './leg.ts';
import { matchRange } from './match-range.ts';
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

/** Explains an estimate. */
export interface Explanation {
  readonly matches: readonly { readonly id: string; readonly best: ExplainedScore; readonly worst: ExplainedScore }[];
  /** Per fold: its lines, and the sum of their odds at each match's best result. */
  readonly folds: readonly { readonly fold: number; readonly lines: string; readonly sum: string }[];
  /** Stake x multiple x sum of the folds (bd: x 0.65). The estimate's maximum is higher if void matches return stakes. */
  readonly won: string;
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
  const maxima = compiled.matches.map((match) => matchRange(compiled, match).max);
  const sums = foldSums(compiled, maxima);
  const returns = returnsOf(compiled);
  const lines = foldSums(
    compiled,
    compiled.matches.map(({ picks }) => BigInt(picks.length)),
  );
  return {
    matches: compiled.matches.map((match) => ({ id: match.id, ...extremes(compiled, match) })),
    folds: compiled.folds.map((fold, index) => ({
      fold,
      lines: String(lines[index] ?? 0n),
      sum: formatPlain({ digits: sums[index] ?? 0n, scale: compiled.scale * fold }),
    })),
    won: returns.won,
    estimate: estimateOf(returns),
  };
}

interface Ending extends ExplainedScore {
  readonly value: bigint;
}

function extremes(slip: CompiledSlip, { picks }: CompiledMatch): { best: ExplainedScore; worst: ExplainedScore } {
  const scored = picks.filter(({ market }) => market !== 'outright');
  const scores = scored.length === 0 ? [undefined] : scoreGrid(gridNeed(slip.game, scored));
  const names = [undefined, ...picks.filter(({ market }) => market === 'outright')];
  let best: Ending | undefined;
  let worst: Ending | undefined;
  for (const score of scores) {
    for (const name of names) {
      const paid = scored.flatMap((pick) => {
        const leg = score && legOf(slip.game, pick, score);
        const factor = leg ? legFactor(leg, pick.odds, powerOfTen(slip.scale)) : 0n;
        return factor > 0n ? [{ key: pick.key, factor }] : [];
      });
      if (name) paid.push({ key: name.key, factor: name.odds });
      const value = paid.reduce((sum, { factor }) => sum + factor, 0n);
      const ending = (): Ending => ({
        score: score === undefined ? null : scoreText(score),
        picks: paid.map(({ key }) => key),
        sum: formatPlain({ digits: value, scale: slip.scale }),
        value,
      });
      if (best === undefined || value > best.value) best = ending();
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
