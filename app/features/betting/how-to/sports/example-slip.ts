import { placesInBrand } from '#app/i18n/currencies.ts';
import type { SportGame } from '#contract/entities';
import type { LineStake } from '#engine/money';
import type { SettleResult, Slip } from '#engine/sports';

export type ExampleResult = 'won' | 'lost' | 'void';

interface ExampleInput {
  readonly game: SportGame;
  readonly currency: string;
  readonly lineStake: LineStake;
  readonly multiple?: number;
  readonly passes: readonly string[];
  readonly odds: readonly string[];
}

/** A slip with home wins on matches with the ids 1, 2, 3. */
export function exampleSlip({ game, currency, lineStake, multiple = 1, passes, odds }: ExampleInput): Slip {
  return {
    game,
    currency,
    places: placesInBrand(currency),
    stake: lineStake,
    multiple,
    passes,
    matches: odds.map((each, index) => ({
      id: String(index + 1),
      picks: [{ market: 'wl', outcome: 'w', odds: each }],
    })),
  };
}

/** The results of an example's matches, for the engine. */
export function exampleResults(results: readonly ExampleResult[]): Readonly<Record<string, SettleResult>> {
  return Object.fromEntries(
    results.map((result, index) => [
      String(index + 1),
      result === 'void' ? 'void' : { wins: result === 'won' ? ['wl:w'] : [] },
    ]),
  );
}
