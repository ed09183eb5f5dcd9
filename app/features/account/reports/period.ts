import { upstreamDay } from '#app/i18n/upstream-day.ts';

export const PERIODS = ['today', 'week', 'month', 'quarter', 'year'] as const;
export type Period = (typeof PERIODS)[number];

const DAY_MS = 86_400_000;
const DAYS = { today: 1, week: 7, month: 30 } as const;
const MONTHS = { quarter: 3, year: 12 } as const;
/** The upstream adds up no more days than a leap year has. */
const MAX_DAYS = 366;

/**
 * The upstream's days, in UTC, that a period of the player's touches: it ends today where they are. The upstream adds up whole days,
 * so more than the period may be counted, but no bet of it is missing.
 */
export function daysOf(period: Period, nowMs: number): { readonly start_date: string; readonly end_date: string } {
  const earliestMs = nowMs - (MAX_DAYS - 1) * DAY_MS;
  return {
    start_date: upstreamDay(Math.max(beginOf(period, new Date(nowMs)), earliestMs)),
    end_date: upstreamDay(nowMs),
  };
}

/** The midnight, where the player is, at which a period begins that ends today. */
function beginOf(period: Period, now: Date): number {
  const [year, month, day] = [now.getFullYear(), now.getMonth(), now.getDate()];
  if (period !== 'quarter' && period !== 'year') return new Date(year, month, day - DAYS[period] + 1).getTime();
  const lastOfMonth = new Date(year, month - MONTHS[period] + 1, 0).getDate();
  // From the day after the same day of that month, so that no day is in two periods: not every month has a 31st.
  return new Date(year, month - MONTHS[period], Math.min(day, lastOfMonth) + 1).getTime();
}
