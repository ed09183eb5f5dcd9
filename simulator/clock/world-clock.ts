/** Where the clock of a world starts when nobody says otherwise: a Saturday noon, UTC, with football on. */
export const DEFAULT_START = '2026-03-14T12:00:00.000Z';

/** Speeds above this would settle a year in five minutes: surely a slip of the finger. */
export const SPEED_MOST = 100_000;

export interface ClockReading {
  readonly now: string;
  readonly speed: number;
  readonly transport_now: string;
}

/**
 * The clock of a world's games: matches, draws, codes and tokens run on it. It runs at a speed (0: it stands, and only
 * control moves it) and never goes back but by `set`.
 *
 * The transport clock beside it judges deadlines of requests. It is the wall clock, except in a world that was made to
 * stand still (speed 0 from the start): there it is the games' clock, so that tests are the same each time.
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

  /** Milliseconds since the epoch, whole. */
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

  /** Wall milliseconds until the games' clock shows `ms`; infinite while it stands. */
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
