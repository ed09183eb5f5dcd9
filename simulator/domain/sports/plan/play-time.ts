import type { SportGame } from '#contract/entities';

const MINUTE_MS = 60_000;

/** Soccer: 45 + 15 break + 45 + 3; basketball: 48 minutes of play in two hours. */
const PLAY = {
  football: { half: 45, full: 90, break: 15, extra: 3 },
  basketball: { half: 24, full: 48, stretch: 2.5 },
} as const;

export const playMinutes = (game: SportGame) => (game === 'basketball' ? PLAY.basketball.full : PLAY.football.full);
export const halfMinutes = (game: SportGame) => (game === 'basketball' ? PLAY.basketball.half : PLAY.football.half);

export function durationMs(game: SportGame): number {
  const { football, basketball } = PLAY;
  const minutes =
    game === 'basketball' ? basketball.full * basketball.stretch : football.full + football.break + football.extra;
  return minutes * MINUTE_MS;
}

/** Whole minutes of play. */
export function minuteAt(game: SportGame, elapsedMs: number): number {
  const elapsed = Math.floor(elapsedMs / MINUTE_MS);
  if (game === 'basketball') return Math.min(PLAY.basketball.full, Math.floor(elapsed / PLAY.basketball.stretch));
  const { half, full, break: pause } = PLAY.football;
  if (elapsed < half + pause) return Math.min(elapsed, half);
  return Math.min(full, elapsed - pause);
}
