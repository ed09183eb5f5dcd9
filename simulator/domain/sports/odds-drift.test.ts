import { describe, expect, it } from 'vitest';
import { matchesOfDay } from './day-matches.ts';
import { DAY_MS } from './match-id.ts';
import { matchView } from './match-view.ts';

const HOUR_MS = 3_600_000;
const SEED = 'slipway';
const NOW = Date.parse('2026-03-14T12:00:00.000Z');
const plans = matchesOfDay(SEED, 'soccer', Math.floor(NOW / DAY_MS) + 4).slice(0, 4);

/** The markets of a match, every ten minutes for some hours before it starts. */
const shownBetween = (plan: (typeof plans)[number], fromHours: number, toHours: number) =>
  Array.from({ length: (fromHours - toHours) * 6 }, (_, look) =>
    JSON.stringify(matchView(SEED, plan, plan.startMs - fromHours * HOUR_MS + look * 600_000).match.markets),
  );

describe('the odds of a match that has not begun', () => {
  it('stand until two days before it, whatever the speed: the first bet of the tour cannot be refused for a price', () => {
    expect(plans.length).toBe(4);
    for (const plan of plans) {
      const shown = new Set(shownBetween(plan, 96, 48));
      expect(shown.size).toBe(1);
      expect([...shown][0]).not.toContain('suspended');
    }
  });

  it('move after that', () => {
    for (const plan of plans) expect(new Set(shownBetween(plan, 48, 0)).size).toBeGreaterThan(10);
  });

  it('come with the instant until which they do not change', () => {
    const [plan] = plans;
    if (plan === undefined) throw new Error('no match');
    const { untilMs } = matchView(SEED, plan, plan.startMs - 72 * HOUR_MS);
    expect(untilMs).toBe(plan.startMs - 48 * HOUR_MS);
  });
});
