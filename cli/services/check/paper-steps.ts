import { checkLimits, type LimitInput } from '#engine/limits';
import { EngineError } from '#engine/money';
import { type MarkSixBet, type MarkSixDraw, type Pk10Bet, settleMarkSix, settlePk10 } from '#engine/lottery';
import { assertSendable, estimateSlip, settleCricket, type SettleResult, settleSlip, type Slip } from '#engine/sports';
import { ruleBrokenBy, type SessionStep } from '#fixtures';
import * as oracle from './oracle/index.ts';
import { refusalOf } from './place.ts';
import { same } from './session-context.ts';

type Step<Do extends SessionStep['do']> = Extract<SessionStep, { do: Do }>;

function estimated(slip: Slip) {
  assertSendable(slip);
  return estimateSlip(slip);
}

/** Compares engine and oracle on a slip that need not be sold. */
export function paper(step: Step<'paper'>): void {
  const slip = step.slip as unknown as Slip;
  const results = step.results as Record<string, SettleResult>;
  const expected = { ...oracle.settle(slip, results), ...oracle.estimate(slip) };
  let actual;
  try {
    const estimate = estimated(slip);
    // A settlement has lines of its own.
    actual = { ...settleSlip(slip, results), ...estimate };
  } catch (error) {
    if (error instanceof EngineError) return same('paper', 'computed', error.code);
    throw error;
  }
  for (const key of ['lines', 'stake', 'max', 'min', 'guaranteed', 'payout', 'state'] as const)
    same(`paper: ${key}`, expected[key], actual[key]);
}

type Computed = Record<string, unknown>;
interface Asked {
  readonly bets: never;
  readonly draw: MarkSixDraw;
  readonly finish: readonly number[];
  readonly results: never;
  readonly date: string;
  readonly currency: string;
}

/** Of a pass with as many matches as it has. */
function linesOf(pass: string): string {
  const matches = Array.from({ length: oracle.matchesOf(pass) }, (_, at) => ({
    id: `m${at}`,
    picks: [{ market: 'wl', outcome: 'w', odds: '2' }],
  }));
  const slip = { game: 'bd', currency: 'USDT', stake: '1', multiple: 1, passes: [pass], maxFolds: {}, matches };
  return estimateSlip(slip as unknown as Slip).lines;
}

/** They are always the same. */
let linesOfAll: Computed | undefined;

/** What is compared of each game: by the oracle, and by the engine. */
const GAMES: Readonly<Record<Step<'paperOf'>['game'], readonly ((asked: Asked) => Computed)[]>> = {
  marksix: [
    ({ bets, draw, date, currency }) => ({
      ...oracle.settleMarkSix(bets, draw, date, currency),
      allowed: (bets as MarkSixBet[]).map(oracle.mayBeBet),
    }),
    ({ bets, draw, date, currency }) => ({
      ...settleMarkSix(bets, draw, date, currency),
      allowed: (bets as MarkSixBet[]).map((bet) => ruleBrokenBy(bet) === null),
    }),
  ],
  pk10: [
    ({ bets, finish, currency }) => oracle.settleRace(bets, finish, currency),
    ({ bets, finish, currency }) => ({ ...settlePk10(bets as Pk10Bet[], finish, currency) }),
  ],
  cricket: [
    ({ bets, results, currency }) => oracle.settleCricket(bets, results, currency),
    ({ bets, results, currency }) => ({ ...settleCricket(bets, results, currency) }),
  ],
  limits: [
    (asked) => ({ warnings: [...oracle.warnings(asked as never)].sort() }),
    (asked) => ({
      warnings: checkLimits(asked as unknown as LimitInput)
        .warnings.map(({ name }) => name)
        .sort(),
    }),
  ],
  passes: [
    oracle.linesOfPasses,
    () => (linesOfAll ??= Object.fromEntries(Object.keys(oracle.linesOfPasses()).map((pass) => [pass, linesOf(pass)]))),
  ],
  slip: [(asked) => ({ ...oracle.estimate(asked as never) }), (asked) => ({ ...estimated(asked as unknown as Slip) })],
};

/** Compares engine and oracle on draws, races, cricket, limits, and slips that may break a rule. */
export function paperOf({ game, asked }: Step<'paperOf'>): void {
  const [expected = {}, actual = {}] = GAMES[game].map((compute): Computed => {
    try {
      return compute({ currency: 'USDT', ...asked } as unknown as Asked);
    } catch (error) {
      return { refused: refusalOf(error) };
    }
  });
  for (const [key, value] of Object.entries(expected)) same(`paper ${game}: ${key}`, value, actual[key]);
}
