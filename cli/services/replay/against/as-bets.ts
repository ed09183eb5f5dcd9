import { ANIMALS } from '#engine/lottery';
import type { MarkSixScenario, ResultScenario, SportsScenario } from '#fixtures';

type Bets = NonNullable<MarkSixScenario['bets']>;
type Draw = NonNullable<MarkSixScenario['draw']>;
type Expect = NonNullable<MarkSixScenario['expect']>;

const PRICE = { amount: '1', odds: '2' };

/**
 * A Mark Six scenario as bets on a draw. A day's ball becomes bets on its colour and animal, which win as special code; a
 * selection becomes a bet on that many animals, which is refused if it breaks a rule.
 */
export function asBets(scenario: MarkSixScenario): {
  bets?: Bets | undefined;
  draw?: Draw | undefined;
  expect?: Expect | undefined;
} {
  const { number, select, expect = {} } = scenario;
  if (scenario.bets !== undefined) return scenario;
  if (number !== undefined) {
    const bets: Bets = [
      ...(expect.color === undefined ? [] : [{ kind: 'specialCodeColor', selection: expect.color, ...PRICE }]),
      ...(expect.zodiac === undefined ? [] : [{ kind: 'specialCodeAnimal', selection: expect.zodiac, ...PRICE }]),
    ];
    // An invalid ball is drawn under any bet, a year without a table under one on an animal.
    const placed = bets.length > 0 ? bets : [{ kind: 'specialCodeAnimal', selection: 'rat', ...PRICE }];
    const { error } = expect;
    return {
      bets: placed,
      draw: drawnAs(number),
      expect: error === undefined ? { results: placed.map(() => 'win' as const) } : { error },
    };
  }
  if (select === undefined) return scenario;
  const { kind, selected, configuration, level } = select;
  return {
    bets: [
      {
        kind,
        selection: ANIMALS.slice(0, selected),
        ...(configuration !== undefined && { configuration }),
        ...(level !== undefined && { level }),
        ...PRICE,
      },
    ],
    draw: drawnAs(1),
    expect: {
      ...(typeof expect.rule === 'string' && { error: expect.rule }),
      ...(expect.lines !== undefined && { stake: expect.lines }),
    },
  };
}

/** The number as special code, with six others. */
function drawnAs(special: number): Draw {
  const numbers = [2, 14, 26, 38, 3, 15, 27].filter((number) => number !== special).slice(0, 6);
  return { numbers, special };
}

/** As a bet on each market's expected winner: every selection must win. An invalid result must be refused. */
export function betOnWinners({ game, result, handicap, total, expect = {} }: ResultScenario): SportsScenario {
  const { error, winners = {} } = expect;
  const sold = error === undefined ? Object.entries(winners) : [['wl', 'w'] as const];
  const picks = sold.map(([market, outcome]) => ({ market: market as 'wl', outcome, odds: '9.00' }));
  const score = { ft: result.ft, ht: result.ht ?? '0:0' };
  const match = { id: 'match', picks, result: score, ...(handicap && { handicap }), ...(total && { total }) };
  const wanted = error === undefined ? { legs: picks.map(() => 'won' as const) } : { error };
  return { kind: 'sports', game, stake: '1', passes: ['single'], matches: [match], expect: wanted };
}
