/** A Saturday noon (UTC), when football is played. */
export const DEFAULT_START = '2026-03-14T12:00:00.000Z';

/** More would run a year in five minutes, surely a typing error. */
export const MAX_SPEED = 100_000;

export interface ClockReading {
  readonly now: string;
  readonly speed: number;
  readonly transport_now: string;
}

/**
 * The game clock of a world: matches, draws and tokens use it. At speed 0 it stands still, and only control calls move it. Only
 * `set` can move it backwards.
 *
 * The transport clock decides whether a request's deadline has passed. It is the wall clock, except in worlds created with speed
 * 0: there it is the game clock, so that tests are deterministic.
 */
export class WorldClock {
  readonly #wall: () => number;
  readonly #isTransportGames: boolean;
  #fromGamesMs: number;
  #fromWallMs: number;
  #speed: number;

  constructor(options: { startMs: number; speed: number; wall?: () => number; isTransportGames?: boolean }) {
    this.#wall = options.wall ?? Date.now;
    this.#fromGamesMs = options.startMs;
    this.#fromWallMs = this.#wall();
    this.#speed = options.speed;
    this.#isTransportGames = options.isTransportGames ?? options.speed === 0;
  }

  /** Whole milliseconds since the epoch. */
  now(): number {
    return Math.floor(this.#fromGamesMs + (this.#wall() - this.#fromWallMs) * this.#speed);
  }

  transportNow(): number {
    return this.#isTransportGames ? this.now() : this.#wall();
  }

  get speed(): number {
    return this.#speed;
  }

  set speed(speed: number) {
    this.#rebase(this.now());
    this.#speed = speed;
  }

  set(ms: number): void {
    this.#rebase(ms);
  }

  advance(ms: number): void {
    this.#rebase(this.now() + ms);
  }

  /** Wall-clock milliseconds until the game clock shows `ms`; infinite at speed 0. */
  wallMsUntil(ms: number): number {
    return this.#speed === 0 ? Number.POSITIVE_INFINITY : Math.max(0, (ms - this.now()) / this.#speed);
  }

  read(): ClockReading {
    const iso = (ms: number) => new Date(ms).toISOString();
    return { now: iso(this.now()), speed: this.#speed, transport_now: iso(this.transportNow()) };
  }

  #rebase(gamesMs: number): void {
    this.#fromGamesMs = gamesMs;
    this.#fromWallMs = this.#wall();
  }
}
