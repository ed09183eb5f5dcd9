import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { daysOf } from './period.ts';

const at = (day: string) => Date.parse(`${day}T12:00:00Z`);

beforeEach(() => void vi.stubEnv('TZ', 'UTC'));
afterEach(() => void vi.unstubAllEnvs());

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

describe("the upstream's days, in UTC, that a period of the player's touches", () => {
  it.each([
    // Ten in the evening of the 27th: three hours behind.
    ['America/Sao_Paulo', '2026-11-28T01:00:00Z', 'today', '2026-11-27', '2026-11-28'],
    ['America/Sao_Paulo', '2026-11-28T01:00:00Z', 'week', '2026-11-21', '2026-11-28'],
    ['America/Sao_Paulo', '2026-11-27T15:00:00Z', 'today', '2026-11-27', '2026-11-27'],
    // Noon of the 28th: eleven hours ahead.
    ['Australia/Lord_Howe', '2026-11-28T01:00:00Z', 'today', '2026-11-27', '2026-11-28'],
    ['Australia/Lord_Howe', '2026-11-28T01:00:00Z', 'month', '2026-10-29', '2026-11-28'],
    ['Australia/Lord_Howe', '2026-11-28T01:00:00Z', 'quarter', '2026-08-28', '2026-11-28'],
    // A day of 23 hours and one of 25 between.
    ['Europe/London', '2026-04-02T12:00:00Z', 'week', '2026-03-27', '2026-04-02'],
    ['America/New_York', '2026-11-04T12:00:00Z', 'week', '2026-10-29', '2026-11-04'],
  ] as const)('%s, %s, %s: from %s until %s', (zone, now, period, start_date, end_date) => {
    vi.stubEnv('TZ', zone);
    expect(daysOf(period, Date.parse(now))).toEqual({ start_date, end_date });
  });

  it('are 366 at most, also in a leap year: the upstream adds up no more', () => {
    vi.stubEnv('TZ', 'America/Sao_Paulo');
    const { start_date, end_date } = daysOf('year', Date.parse('2029-02-01T01:00:00Z'));
    expect((Date.parse(end_date) - Date.parse(start_date)) / 86_400_000 + 1).toBe(366);
  });
});
