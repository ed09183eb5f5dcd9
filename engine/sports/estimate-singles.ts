import { EngineError } from '../errors/engine-error.ts';
import { currencyOf } from '../money/currency.ts';
import { readStake } from '../money/priced-bet.ts';
import type { LineStake } from '../money/stakes.ts';
import { truncate } from '../money/truncate.ts';
import { compileRules } from './compile-rules.ts';
import { compileSlip } from './compile-slip.ts';
import type { CompiledSlip } from './compiled-slip.ts';
import { estimateCompiled, type Estimate } from './estimate.ts';
import { linePayout } from './line-payout.ts';
import type { SettleRules } from './settle-rules.ts';
import type { Slip } from './slip.ts';

/**
 * What single bets with different stakes may pay together. Bets on one match depend on each other (home and away never both win),
 * so the maximum is not the sum of single maximums. Each bet is paid and truncated separately, under the rules.
 *
 * @param slip the picks; passes and bankers are ignored
 * @param lineStakes of every pick, in the order of the matches and their picks
 * @param rules caps and withholding, which reduce what a bet pays; none, if left out
 * @throws EngineError with the place in the slip or in the rules, or at `stakes[i]`; `impossiblePick` for Asian lines
 * @example estimateSingles(slip, ['2', '5']).max // '21.700000'
 */
export function estimateSingles(
  slip: Omit<Slip, 'stake' | 'passes' | 'multiple'>,
  lineStakes: readonly LineStake[],
  rules: SettleRules = {},
): Estimate {
  const { game: played, currency, places: stated } = slip;
  const compiled = compileSlip({
    game: played,
    currency,
    places: stated,
    stake: '1',
    multiple: 1,
    passes: ['single'],
    matches: slip.matches.map(({ banker: _, ...match }) => match),
  });
  const { places, game, scale } = compiled;
  const read = compileRules(rules, places);
  const paidBack = compiled.matches.map(() => 0n);
  let at = 0;
  const matches = compiled.matches.map((match, matchAt) => ({
    ...match,
    picks: match.picks.map((pick) => {
      // Half an Asian stake may come back, which odds alone do not show.
      if (pick.market.startsWith('asian')) {
        throw new EngineError('impossiblePick', 'matches', 'single bets on Asian lines are estimated one by one');
      }
      const stake = readStake(lineStakes[at] ?? '', currencyOf(slip), `stakes[${at}]`);
      at += 1;
      paidBack[matchAt] = (paidBack[matchAt] ?? 0n) + truncate(stake, places).digits;
      // The payout as odds on a stake of 1, so that the estimate's sums are money.
      const alone = { game, stake, multiple: 1n, places, scale };
      return { ...pick, odds: truncate(linePayout(alone, read)(1, pick.odds), places).digits };
    }),
  }));
  if (lineStakes.length > at)
    throw new EngineError('outOfRange', 'stakes', `one stake per pick: ${at} picks, ${lineStakes.length} stakes`);
  const paid: CompiledSlip = { ...compiled, scale: places, matches };
  return estimateCompiled(paid, paidBack);
}
