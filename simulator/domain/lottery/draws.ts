import type { Draw, MarkSixGame, Race, RaceGame } from '#contract/entities';
import { assertDraw, assertRace, BALL_COUNT, CAR_COUNT, type MarkSixDraw, zodiacYear } from '#engine/lottery';
import { streamOf } from '../../core/random/stream.ts';
import type { Settings } from '../../core/store/settings.ts';
import { MARK_SIX_PERIODS, periodNumberAt, periodOf, RACE_PERIODS, readPeriod, type Period } from './periods.ts';

const NUMBERS_DRAWN = 6;
const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

/** Draws and races: pure functions of seed and period, unless a control call sets the result. */
export class Draws {
  readonly #seed: string;
  readonly #settings: Settings;
  #setDraws = new Map<string, MarkSixDraw>();
  #setRaces = new Map<string, readonly number[]>();

  constructor(seed: string, settings: Settings) {
    this.#seed = seed;
    this.#settings = settings;
    this.reload();
  }

  reload(): void {
    this.#setDraws = new Map(this.#settings.all<MarkSixDraw>('draw'));
    this.#setRaces = new Map(this.#settings.all<readonly number[]>('race'));
  }

  /** The numbers, also before the draw. */
  numbers(id: string): MarkSixDraw {
    const set = this.#setDraws.get(id);
    if (set) return set;
    const [special = 0, ...numbers] = streamOf(this.#seed, `draw:${id}`)
      .shuffle(upTo(BALL_COUNT))
      .slice(0, NUMBERS_DRAWN + 1);
    return { numbers, special };
  }

  finish(id: string): readonly number[] {
    return this.#setRaces.get(id) ?? streamOf(this.#seed, `race:${id}`).shuffle(upTo(CAR_COUNT));
  }

  setNumbers(id: string, draw: MarkSixDraw): void {
    assertDraw(draw);
    this.#setDraws.set(id, draw);
    this.#settings.set('draw', id, draw);
  }

  setFinish(id: string, finish: readonly number[]): void {
    assertRace(finish);
    this.#setRaces.set(id, finish);
    this.#settings.set('race', id, finish);
  }

  draw(game: MarkSixGame, id: string, nowMs: number): Draw | undefined {
    const period = readPeriod(MARK_SIX_PERIODS[game], id);
    return period && this.#showDraw(game, period, nowMs);
  }

  race(game: RaceGame, id: string, nowMs: number): Race | undefined {
    const period = readPeriod(RACE_PERIODS[game], id);
    return period && this.#showRace(game, period, nowMs);
  }

  /** Backwards from the current period. */
  drawsFrom(game: MarkSixGame, nowMs: number, { start, limit, isOver }: PageOfPeriods): Draw[] {
    return periodsFrom(MARK_SIX_PERIODS[game], nowMs, start, limit, isOver).map((each) =>
      this.#showDraw(game, each, nowMs),
    );
  }

  racesFrom(game: RaceGame, nowMs: number, { start, limit, isOver }: PageOfPeriods): Race[] {
    return periodsFrom(RACE_PERIODS[game], nowMs, start, limit, isOver).map((each) =>
      this.#showRace(game, each, nowMs),
    );
  }

  #showDraw(game: MarkSixGame, period: Period, nowMs: number): Draw {
    const state = isZodiacKnown(period.drawMs) ? stateAt(period, nowMs) : 'cancelled';
    const drawn = state === 'drawn' ? this.numbers(period.id) : undefined;
    const result = drawn && { numbers: [...drawn.numbers], special: drawn.special };
    return { match_id: period.id, game, ...times(period), state, ...result };
  }

  #showRace(game: RaceGame, period: Period, nowMs: number): Race {
    const state = stateAt(period, nowMs);
    return {
      id: period.id,
      game,
      ...times(period),
      state,
      ...(state === 'drawn' && { result: [...this.finish(period.id)] }),
    };
  }
}

interface PageOfPeriods {
  readonly start: number;
  readonly limit: number;
  /** Only past periods. */
  readonly isOver?: boolean;
}

/** Past periods in lists. */
export const PERIODS_LISTED = 500;

function periodsFrom(
  periods: (typeof MARK_SIX_PERIODS)['hkmarksix'],
  nowMs: number,
  start: number,
  limit: number,
  isOver = false,
): Period[] {
  const newest = periodNumberAt(periods, nowMs) - (isOver ? 1 : 0);
  const count = Math.max(0, Math.min(limit, PERIODS_LISTED - start));
  return Array.from({ length: count }, (_, index) => periodOf(periods, newest - start - index));
}

function stateAt({ closeMs, drawMs }: Period, nowMs: number): 'open' | 'closed' | 'drawn' {
  return nowMs < closeMs ? 'open' : nowMs < drawMs ? 'closed' : 'drawn';
}

/** The engine knows the zodiac of some years; draws in others are cancelled. */
function isZodiacKnown(ms: number): boolean {
  try {
    zodiacYear(new Date(ms).toISOString().slice(0, 10));
    return true;
  } catch {
    return false;
  }
}

function times({ number, openMs, closeMs, drawMs }: Period) {
  const iso = (ms: number) => new Date(ms).toISOString();
  return { draw_number: String(number), open_time: iso(openMs), close_time: iso(closeMs), draw_time: iso(drawMs) };
}
