import type { DrawTimes } from './draw-times.ts';

/**
 * Where a draw stands.
 * toCome         it does not take bets yet
 * open           it takes bets
 * closing        the last seconds: a bet sent now could arrive too late, so none is
 * closed         no bets any more, not drawn yet
 * drawing        its time has come, the result has not
 * drawn          the result is there
 * resultMissing  the upstream says that it is drawn, and not what
 * cancelled      it will not be drawn; stakes come back
 */
export type DrawPhase = 'toCome' | 'open' | 'closing' | 'closed' | 'drawing' | 'drawn' | 'resultMissing' | 'cancelled';

/** The grace before the closing: our reading of the server's clock may be a second off, and a request takes its time. */
export const GRACE_MS = 3_000;

/**
 * Where a draw stands at a moment of the server's clock. What the upstream has said already wins over the clock: a draw that it
 * calls closed is never open, whatever our clock shows.
 */
export function drawPhase(draw: DrawTimes, now: number): DrawPhase {
  if (draw.state === 'cancelled') return 'cancelled';
  if (draw.state === 'drawn') return draw.hasResult ? 'drawn' : 'resultMissing';
  if (now >= Date.parse(draw.drawTime)) return 'drawing';
  const closeMs = Date.parse(draw.closeTime);
  if (draw.state === 'closed' || now >= closeMs) return 'closed';
  if (now < Date.parse(draw.openTime)) return 'toCome';
  return now >= closeMs - GRACE_MS ? 'closing' : 'open';
}

/** Milliseconds to what a draw waits for next, by its phase: opening, closing, drawing; undefined where there is nothing to count. */
export function untilNext(draw: DrawTimes, now: number): number | undefined {
  switch (drawPhase(draw, now)) {
    case 'toCome':
      return Date.parse(draw.openTime) - now;
    case 'open':
    case 'closing':
      return Date.parse(draw.closeTime) - now;
    case 'closed':
      // The upstream may close early, and our clock may be past the draw only in the phase after this one.
      return Math.max(0, Date.parse(draw.drawTime) - now);
    default:
      return undefined;
  }
}

/** How often the upstream is asked again: closely while the result is due, else as for any list. */
export function pollMs(phase: DrawPhase | undefined): number {
  return phase === 'drawing' || phase === 'resultMissing'
    ? 2_000
    : phase === 'closed' || phase === 'closing'
      ? 5_000
      : 15_000;
}
