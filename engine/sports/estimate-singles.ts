import { EngineError } from '#engine/misuse/engine-error.ts';
import { add, digitsAt, formatDecimal, multiply, type Decimal } from '#engine/money/decimal.ts';
import { readAmount } from '#engine/money/priced-bet.ts';
import { truncate } from '#engine/money/truncate.ts';
import { compileSlip } from './compile-slip.ts';
import type { CompiledSlip } from './compiled-slip.ts';
import { BD_ESTIMATE_SHARE, estimateCompiled, type Estimate } from './estimate.ts';
import type { Slip } from './slip.ts';

/**
 * What single bets with a stake each may pay together. Bets on one match hang together: home and away are never both paid,
 * so the most they pay is not the sum of what each may pay. Every bet is paid by itself, and cut by itself.
 *
 * @param slip the picks; stake, passes and bankers are not looked at
 * @param stakes of every pick, in the order of the matches and their picks
 * @throws EngineError with the place in the slip, or at `stakes[i]`; `impossiblePick` for Asian lines
 * @example estimateSingles(slip, ['2', '5']).max // '21.700000'
 */
export function estimateSingles(
  slip: Omit<Slip, 'stake' | 'passes' | 'multiple'>,
  stakes: readonly string[],
): Estimate {
  const { game: played, currency } = slip;
  const compiled = compileSlip({
    game: played,
    currency,
    stake: '1',
    multiple: 1,
    passes: ['single'],
    matches: slip.matches.map(({ banker: _, ...match }) => match),
  });
  const { places, game, scale } = compiled;
  const share = game === 'bd' ? BD_ESTIMATE_SHARE : { digits: 1n, scale: 0 };
  let staked: Decimal = { digits: 0n, scale: places };
  let at = 0;
  const matches = compiled.matches.map((match) => ({
    ...match,
    picks: match.picks.map((pick) => {
      // Half of an Asian stake may come back: its odds alone do not say what the bet is paid.
      if (pick.market.startsWith('asian')) {
        throw new EngineError('impossiblePick', 'matches', 'single bets on Asian lines are estimated one by one');
      }
      const stake = readAmount(stakes[at] ?? '', `stakes[${at}]`);
      at += 1;
      staked = add(staked, stake);
      // What the bet is paid when it wins, as its odds on a stake of 1: so the joint sums of the estimate are sums of money.
      const paid = truncate(multiply(multiply(stake, { digits: pick.odds, scale }), share), places);
      return { ...pick, odds: digitsAt(paid, places) };
    }),
  }));
  const paid: CompiledSlip = { ...compiled, scale: places, matches };
  return { ...estimateCompiled(paid, 'paid'), stake: formatDecimal(truncate(staked, places)) };
}
