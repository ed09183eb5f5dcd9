import type { MarkSixGame, RaceGame } from '#contract/entities';

const MINUTE_MS = 60_000;
const DAY_MINUTES = 1_440;

/** Draws every `every` minutes, `at` minutes after midnight UTC; betting closes `close` seconds before. */
export interface Periods {
  readonly prefix: string;
  readonly every: number;
  readonly at: number;
  readonly close: number;
}

/** Daily near the regions' hours (21:30 in Hong Kong is 13:30 UTC), one hourly, one every 10 minutes. */
export const MARK_SIX_PERIODS: Readonly<Record<MarkSixGame, Periods>> = {
  hkmarksix: { prefix: 'hk', every: DAY_MINUTES, at: 810, close: 900 },
  ammarksix: { prefix: 'am', every: DAY_MINUTES, at: 815, close: 600 },
  newammarksix: { prefix: 'na', every: 60, at: 0, close: 120 },
  gallopingmarksix: { prefix: 'gl', every: 10, at: 0, close: 60 },
  sgnmarksix: { prefix: 'sg', every: DAY_MINUTES, at: 640, close: 600 },
  twnmarksix: { prefix: 'tw', every: DAY_MINUTES, at: 750, close: 600 },
};
export const RACE_PERIODS: Readonly<Record<RaceGame, Periods>> = {
  pk10: { prefix: 'pk', every: 5, at: 0, close: 30 },
};

/** Numbered from the epoch, so that each instant belongs to exactly one period. */
export interface Period {
  readonly id: string;
  readonly number: number;
  readonly openMs: number;
  readonly closeMs: number;
  readonly drawMs: number;
}

export function periodOf({ prefix, every, at, close }: Periods, number: number): Period {
  const openMs = (number * every + at) * MINUTE_MS;
  const drawMs = openMs + every * MINUTE_MS;
  return { id: `${prefix}-${number}`, number, openMs, closeMs: drawMs - close * 1_000, drawMs };
}

export function periodNumberAt({ every, at }: Periods, ms: number): number {
  return Math.floor((ms / MINUTE_MS - at) / every);
}

/** Undefined if the id is not of this game. */
export function readPeriod(periods: Periods, id: string): Period | undefined {
  const [, prefix, number = ''] = /^([a-z]{2})-(\d{1,9})$/.exec(id) ?? [];
  return prefix === periods.prefix ? periodOf(periods, Number(number)) : undefined;
}
