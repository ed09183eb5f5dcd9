export const PERIODS = ['today', 'week', 'month', 'quarter', 'year'] as const;
export type Period = (typeof PERIODS)[number];

const DAY_MS = 86_400_000;
const DAYS = { today: 1, week: 7, month: 30 } as const;
const MONTHS = { quarter: 3, year: 12 } as const;
const dayOf = (milliseconds: number) => new Date(milliseconds).toISOString().slice(0, 10);

/** First and last day of a period that ends today, both included; days are the upstream's, in UTC. */
export function daysOf(period: Period, nowMs: number): { readonly start_date: string; readonly end_date: string } {
  const end_date = dayOf(nowMs);
  if (period !== 'quarter' && period !== 'year')
    return { start_date: dayOf(nowMs - (DAYS[period] - 1) * DAY_MS), end_date };
  const now = new Date(nowMs);
  const first = Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - MONTHS[period], 1);
  const lastOfMonth = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - MONTHS[period] + 1, 0)).getUTCDate();
  // From the day after the same day of that month, so that no day is in two periods: not every month has a 31st.
  return { start_date: dayOf(first + Math.min(now.getUTCDate(), lastOfMonth) * DAY_MS), end_date };
}
