import type { Bet } from '#contract/entities';
import type { AnyBet } from './any-bet.ts';
import { betState, type BetState } from './bet-state.ts';

export const PERIODS = ['any', 'day', 'week', 'month'] as const;
export type Period = (typeof PERIODS)[number];
export const RESULTS = ['any', 'win', 'loss', 'void', 'cashedOut', 'canceled'] as const satisfies readonly (
  | 'any'
  | BetState
)[];
export type Result = (typeof RESULTS)[number];

const DAY_MS = 86_400_000;
const DAYS: Readonly<Record<Exclude<Period, 'any'>, number>> = { day: 1, week: 7, month: 30 };

export interface BetFilter {
  readonly period: Period;
  /** Of settled bets. */
  readonly result: Result;
}

export const NO_FILTER: BetFilter = { period: 'any', result: 'any' };

/** Whether a bet was placed in the period. @param now by the upstream's clock */
export const isInPeriod = ({ placed_at: placed }: Pick<AnyBet, 'placed_at'>, period: Period, now: number): boolean =>
  period === 'any' || Date.parse(placed) >= now - DAYS[period] * DAY_MS;

/** @example bets.filter(fits({ period: 'week', result: 'win' }, Date.now())) */
export const fits =
  ({ period, result }: BetFilter, now: number) =>
  (bet: Pick<AnyBet, 'placed_at' | 'status' | 'bonus_amount' | 'result'> & Pick<Bet, 'cashed_out'>): boolean =>
    isInPeriod(bet, period, now) && (result === 'any' || betState(bet) === result);
