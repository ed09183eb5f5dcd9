import type { DrawTimes } from './draw-times.ts';

/**
 * The phase of a draw.
 * toCome         it does not take bets yet
 * open           it takes bets
 * closing        the last seconds: a bet sent now could arrive too late, so none is sent
 * closed         no bets any more, not drawn yet
 * drawing        it is due, the result has not arrived
 * drawn          the result is known
 * resultMissing  the upstream reports it as drawn, without the numbers
 * cancelled      it will not be drawn; stakes come back
 */
export type DrawPhase = 'toCome' | 'open' | 'closing' | 'closed' | 'drawing' | 'drawn' | 'resultMissing' | 'cancelled';

/** Bets stop this early: our estimate of the server's clock may be off by a second, and a request takes time. */
export const GRACE_MS = 3_000;

/**
 * The phase of a draw at a moment of the server's clock. The upstream's state has priority over the clock: a draw that it
 * reports as closed is never open, whatever our clock shows.
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

/** Milliseconds until the next step of the phase (opening, closing, drawing). Undefined if there is none. */
export function untilNext(draw: DrawTimes, now: number): number | undefined {
  switch (drawPhase(draw, now)) {
    case 'toCome':
      return Date.parse(draw.openTime) - now;
    case 'open':
    case 'closing':
      return Date.parse(draw.closeTime) - now;
    case 'closed':
      // The upstream may close early, so our clock may not have reached the draw time.
      return Math.max(0, Date.parse(draw.drawTime) - now);
    default:
      return undefined;
  }
}

/** The polling interval: short while the result is due, otherwise as for any list. */
export function pollMs(phase: DrawPhase | undefined): number {
  return phase === 'drawing' || phase === 'resultMissing'
    ? 2_000
    : phase === 'closed' || phase === 'closing'
      ? 5_000
      : 15_000;
}
