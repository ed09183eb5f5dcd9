import { addAmounts } from '#engine/money';
import type { BetStatistics } from '#contract/entities';
import { upstreamDay } from '#app/i18n/upstream-day.ts';
import type { Period } from './period.ts';

/** The step of a period that one bar stands for. */
export const STEPS = { today: 'day', week: 'day', month: 'day', quarter: 'week', year: 'month' } as const;
export type BarSpan = (typeof STEPS)[Period];

/** Stakes and payouts of one step of a period, by its first day. */
export interface Bucket {
  readonly date: string;
  readonly bets: number;
  readonly staked: string;
  readonly paid: string;
}

const DAY_MS = 86_400_000;
const DAYS = { day: 1, week: 7 } as const;

interface Range {
  readonly start_date: string;
  readonly end_date: string;
}

/** The first days of all steps of a range, empty ones too, so that the chart's time axis is even. */
export function firstDays(step: BarSpan, { start_date, end_date }: Range): readonly string[] {
  const days: string[] = [];
  for (let day = start_date; day <= end_date; day = nextOf(step, day)) days.push(day);
  return days;
}

function nextOf(step: BarSpan, day: string): string {
  if (step !== 'month') return upstreamDay(Date.parse(day) + DAYS[step] * DAY_MS);
  const date = new Date(day);
  return upstreamDay(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 1));
}

/** The days of a report, added up by step; the sums are exact. A day outside the requested range is left out. */
export function bucketsOf(days: BetStatistics['days'], step: BarSpan, range: Range): readonly Bucket[] {
  const buckets = firstDays(step, range).map((date): Bucket => ({ date, bets: 0, staked: '0', paid: '0' }));
  for (const { date, bets, bet_amount, payout } of days) {
    if (date > range.end_date) continue;
    const index = buckets.findLastIndex((bucket) => bucket.date <= date);
    const bucket = buckets[index];
    if (bucket === undefined) continue;
    buckets[index] = {
      date: bucket.date,
      bets: bucket.bets + bets,
      staked: addAmounts(bucket.staked, bet_amount),
      paid: addAmounts(bucket.paid, payout),
    };
  }
  return buckets;
}
