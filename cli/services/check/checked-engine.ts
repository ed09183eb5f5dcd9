import {
  assertSendable,
  estimateSlip,
  quoteSlipCashOut,
  settleCricket,
  settleSlip,
  type SettleState,
  type Slip,
} from '#engine/sports';
import { checkLimits } from '#engine/limits';
import { type MarkSixBet, type MarkSixDraw, type Pk10Bet, settleMarkSix, settlePk10 } from '#engine/lottery';
import { ruleBrokenBy } from '#fixtures';
import * as oracle from './oracle/index.ts';

type LegName = 'won' | 'half_won' | 'push' | 'half_lost' | 'lost' | 'void' | 'open';

export interface CheckedEngine {
  /** @throws EngineError or OracleRefusal for an invalid slip */
  readonly estimate: (slip: Slip) => {
    readonly lines: string;
    readonly stake: string;
    readonly max: string;
    readonly min: string;
    readonly guaranteed: string;
  };
  readonly settle: (
    slip: Slip,
    results: Parameters<typeof settleSlip>[1],
  ) => { readonly state: SettleState; readonly payout: string; readonly legs: readonly LegName[] };
  readonly quote: (slip: Slip, legs: Parameters<typeof quoteSlipCashOut>[1]) => string;
  readonly limits: (input: Parameters<typeof checkLimits>[0]) => readonly string[];
  readonly race: (picks: readonly Pk10Bet[], finish: readonly number[], currency?: string) => Drawn;
  readonly markSix: (picks: readonly MarkSixBet[], draw: MarkSixDraw, date: string, currency: string) => Drawn;
  /** Whether this set of animals is allowed. */
  readonly mayBeBet: (bet: MarkSixBet) => boolean;
  readonly cricket: (
    bets: Parameters<typeof settleCricket>[0],
    results: Parameters<typeof settleCricket>[1],
    currency: string,
  ) => Omit<ReturnType<typeof settleCricket>, 'state'> & { readonly state: string };
}

interface Drawn {
  readonly results: readonly string[];
  readonly stake: string;
  readonly payout: string;
}

/** The default: shares no code with the engine, so that engine mistakes, which the simulator repeats, are found. */
export const ORACLE: CheckedEngine = {
  estimate: (slip) => oracle.estimate(slip),
  settle: (slip, results) => oracle.settle(slip, results),
  quote: (slip, legs) => oracle.cashOut(slip, legs),
  limits: (input) => oracle.warnings(input),
  race: (picks, finish, currency = 'USDT') => oracle.settleRace(picks, finish, currency),
  markSix: (picks, draw, date, currency) => oracle.settleMarkSix(picks, draw, date, currency),
  mayBeBet: (bet) => oracle.mayBeBet(bet),
  cricket: (bets, results, currency) => oracle.settleCricket(bets, results, currency),
};

/** The engine, for comparison. Mutation tests break it. */
export const ENGINE = {
  estimate: (slip: Slip) => {
    assertSendable(slip);
    return estimateSlip(slip);
  },
  settle: (slip: Slip, results: Parameters<typeof settleSlip>[1]) => settleSlip(slip, results),
  quote: (slip: Slip, legs: Parameters<typeof quoteSlipCashOut>[1]) => quoteSlipCashOut(slip, legs),
  limits: (input: Parameters<typeof checkLimits>[0]) => checkLimits(input).warnings.map(({ name }) => name),
  race: (...asked: Parameters<typeof settlePk10>) => settlePk10(...asked),
  markSix: (picks: readonly MarkSixBet[], draw: MarkSixDraw, date: string, currency: string) =>
    settleMarkSix(picks, draw, date, currency),
  mayBeBet: (bet: MarkSixBet) => ruleBrokenBy(bet) === null,
  cricket: (...asked: Parameters<typeof settleCricket>) => settleCricket(...asked),
} satisfies CheckedEngine;
