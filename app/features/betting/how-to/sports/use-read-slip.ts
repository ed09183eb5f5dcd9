import type { SportGame } from '#contract/entities';
import { compareAmounts, EngineError } from '#engine/money';
import { type Slip, totalStake } from '#engine/sports';
import { exampleSlip } from './example-slip.ts';
import { ODDS_PLACES, useExampleMoney } from '#app/features/betting/how-to/parts/use-example-money.ts';

interface Typed {
  readonly game: SportGame;
  readonly pass: string;
  readonly odds: readonly string[];
  readonly lineStake: string;
  readonly multiple: number;
}

/** The entered slip; undefined if the engine rejects it. */
export function useReadSlip({ game, pass, odds, lineStake, multiple }: Typed): Slip | undefined {
  const { currency, read } = useExampleMoney();
  const amount = read(lineStake);
  const prices = odds.map((each) => read(each, ODDS_PLACES)).filter((each) => each !== undefined);
  if (amount === undefined || compareAmounts(amount, '0') <= 0 || prices.length < odds.length) return undefined;
  const slip = exampleSlip({ game, currency, lineStake: amount, multiple, passes: [pass], odds: prices });
  try {
    totalStake(slip);
    return slip;
  } catch (error) {
    if (error instanceof EngineError) return undefined;
    throw error;
  }
}
