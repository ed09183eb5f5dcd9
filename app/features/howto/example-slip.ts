import type { SportGame } from '#contract/entities/sport-game.ts';
import type { SettleResult } from '#engine/sports/settle.ts';
import type { Slip } from '#engine/sports/slip.ts';

export type ExampleResult = 'won' | 'lost' | 'void';

interface ExampleInput {
  readonly game: SportGame;
  readonly currency: string;
  readonly stake: string;
  readonly passes: readonly string[];
  readonly odds: readonly string[];
}

/** A slip with a home win on each of a few matches, called 1, 2, 3. */
export function exampleSlip({ game, currency, stake, passes, odds }: ExampleInput): Slip {
  return {
    game,
    currency,
    stake,
    multiple: 1,
    passes,
    matches: odds.map((each, index) => ({
      id: String(index + 1),
      picks: [{ market: 'wl', outcome: 'w', odds: each }],
    })),
  };
}

/** How the matches of an example end, for the engine. */
export function exampleResults(results: readonly ExampleResult[]): Readonly<Record<string, SettleResult>> {
  return Object.fromEntries(
    results.map((result, index) => [
      String(index + 1),
      result === 'void' ? 'void' : { wins: result === 'won' ? ['wl:w'] : [] },
    ]),
  );
}
