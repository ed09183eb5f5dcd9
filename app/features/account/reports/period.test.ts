import { describe, expect, it } from 'vitest';
import { daysOf } from './period.ts';

const at = (day: string) => Date.parse(`${day}T12:00:00Z`);

describe('the days of a period', () => {
  it('end today and count today', () => {
    expect(daysOf('today', at('2026-03-01'))).toEqual({ start_date: '2026-03-01', end_date: '2026-03-01' });
    expect(daysOf('week', at('2026-03-01'))).toEqual({ start_date: '2026-02-23', end_date: '2026-03-01' });
    expect(daysOf('month', at('2026-03-01'))).toEqual({ start_date: '2026-01-31', end_date: '2026-03-01' });
  });

  it('of months begin the day after the same day, also where that month is shorter', () => {
    expect(daysOf('quarter', at('2026-05-31'))).toEqual({ start_date: '2026-03-01', end_date: '2026-05-31' });
    expect(daysOf('year', at('2026-03-01'))).toEqual({ start_date: '2025-03-02', end_date: '2026-03-01' });
  });
});
