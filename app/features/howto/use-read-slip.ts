import type { SportGame } from '#contract/entities/sport-game.ts';
import { EngineError } from '#engine/misuse/engine-error.ts';
import { totalStake } from '#engine/sports/lines.ts';
import type { Slip } from '#engine/sports/slip.ts';
import { compareAmounts } from '#engine/money/amount.ts';
import { exampleSlip } from './example-slip.ts';
import { useExampleMoney } from './use-example-money.ts';

/** Places of odds that are typed into an example. */
const ODDS_PLACES = 6;

interface Typed {
  readonly game: SportGame;
  readonly pass: string;
  readonly odds: readonly string[];
  readonly stake: string;
}

/** The slip that was typed, once the engine takes it; undefined where it does not. */
export function useReadSlip({ game, pass, odds, stake }: Typed): Slip | undefined {
  const { currency, read } = useExampleMoney();
  const amount = read(stake);
  const prices = odds.map((each) => read(each, ODDS_PLACES)).filter((each) => each !== undefined);
  if (amount === undefined || compareAmounts(amount, '0') <= 0 || prices.length < odds.length) return undefined;
  const slip = exampleSlip({ game, currency, stake: amount, passes: [pass], odds: prices });
  try {
    totalStake(slip);
    return slip;
  } catch (error) {
    if (error instanceof EngineError) return undefined;
    throw error;
  }
}
