import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { drawPhase, GRACE_MS, untilNext, type DrawPhase } from './draw-phase.ts';
import type { DrawTimes } from './draw-times.ts';

const OPEN = Date.parse('2026-03-14T10:00:00Z');
const CLOSE = OPEN + 300_000;
const DRAW = CLOSE + 30_000;
const iso = (ms: number) => new Date(ms).toISOString();
const draw = (over: Partial<DrawTimes> = {}): DrawTimes => ({
  id: 'pk-1',
  number: '1',
  openTime: iso(OPEN),
  closeTime: iso(CLOSE),
  drawTime: iso(DRAW),
  state: 'open',
  hasResult: false,
  ...over,
});

/** The order of phases of a draw that the upstream still reports as open. */
const ORDER: readonly DrawPhase[] = ['toCome', 'open', 'closing', 'closed', 'drawing'];
const anyMoment = fc.integer({ min: OPEN - 3_600_000, max: DRAW + 3_600_000 });
const anyState = fc.constantFrom('open', 'closed', 'drawn', 'cancelled' as const);

describe('the phase of a draw', () => {
  it.each<[number, DrawPhase]>([
    [OPEN - 1, 'toCome'],
    [OPEN, 'open'],
    [CLOSE - GRACE_MS - 1, 'open'],
    [CLOSE - GRACE_MS, 'closing'],
    [CLOSE - 1, 'closing'],
    [CLOSE, 'closed'],
    [DRAW - 1, 'closed'],
    [DRAW, 'drawing'],
  ])('at %i it is %s', (now, phase) => {
    expect(drawPhase(draw(), now)).toBe(phase);
  });

  it('is what the upstream has said already', () => {
    expect(drawPhase(draw({ state: 'closed' }), OPEN + 1)).toBe('closed');
    expect(drawPhase(draw({ state: 'drawn', hasResult: true }), OPEN + 1)).toBe('drawn');
    expect(drawPhase(draw({ state: 'cancelled' }), OPEN + 1)).toBe('cancelled');
  });

  it('a drawn draw without its numbers is an error, never an empty result', () => {
    expect(drawPhase(draw({ state: 'drawn' }), DRAW + 1)).toBe('resultMissing');
  });

  it('property: whatever the clock reads and however it jumps, bets are taken only while the upstream and the clock agree', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(anyMoment, anyState), { minLength: 1 }), (readings) => {
        for (const [now, state] of readings) {
          const isOpen = drawPhase(draw({ state }), now) === 'open';
          expect(isOpen).toBe(state === 'open' && now >= OPEN && now < CLOSE - GRACE_MS);
        }
      }),
    );
  });

  it('property: time that moves on never takes a phase back', () => {
    fc.assert(
      fc.property(anyMoment, anyMoment, (a, b) => {
        const [earlier, later] = [Math.min(a, b), Math.max(a, b)];
        expect(ORDER.indexOf(drawPhase(draw(), earlier))).toBeLessThanOrEqual(ORDER.indexOf(drawPhase(draw(), later)));
      }),
    );
  });

  it('property: the countdown is never negative, and reaches zero exactly where the next phase begins', () => {
    fc.assert(
      fc.property(anyMoment, anyState, (now, state) => {
        const left = untilNext(draw({ state }), now);
        if (left === undefined) return;
        expect(left).toBeGreaterThanOrEqual(0);
        if (state !== 'open') return;
        const [phase, next] = [drawPhase(draw(), now), drawPhase(draw(), now + left)];
        expect(ORDER.indexOf(next)).toBeGreaterThan(ORDER.indexOf(phase));
      }),
    );
  });
});
