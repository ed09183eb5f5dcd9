import type { Draw } from '#contract/entities/lottery.ts';
import type { MarkSixGame, RaceGame } from '#contract/entities/lottery-game.ts';
import type { Race } from '#contract/entities/race.ts';
import { BALL_COUNT } from '#engine/marksix/balls.ts';
import { assertDraw, type MarkSixDraw } from '#engine/marksix/draw.ts';
import { zodiacYear } from '#engine/marksix/zodiac.ts';
import { assertRace, CAR_COUNT } from '#engine/pk10/draw.ts';
import { streamOf } from '#simulator/random/stream.ts';
import type { Kept } from '#simulator/store/kept.ts';
import { MARK_SIX_PERIODS, periodNumberAt, periodOf, RACE_PERIODS, readPeriod, type Period } from './periods.ts';

const NUMBERS_DRAWN = 6;
const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

/** All draws and races of a world: pure functions of the seed and the period, with what control calls set laid over them. */
export class Draws {
  readonly #seed: string;
  readonly #kept: Kept;
  #setDraws = new Map<string, MarkSixDraw>();
  #setRaces = new Map<string, readonly number[]>();

  constructor(seed: string, kept: Kept) {
    this.#seed = seed;
    this.#kept = kept;
    this.reload();
  }

  /** Reads anew what the store holds. */
  reload(): void {
    this.#setDraws = new Map(this.#kept.all<MarkSixDraw>('draw'));
    this.#setRaces = new Map(this.#kept.all<readonly number[]>('race'));
  }

  /** What comes, or came, out of the drum. */
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

  /** @throws EngineError when no drum gives such a draw */
  setNumbers(id: string, draw: MarkSixDraw): void {
    assertDraw(draw);
    this.#setDraws.set(id, draw);
    this.#kept.set('draw', id, draw);
  }

  /** @throws EngineError when it is no finish of ten cars */
  setFinish(id: string, finish: readonly number[]): void {
    assertRace(finish);
    this.#setRaces.set(id, finish);
    this.#kept.set('race', id, finish);
  }

  draw(game: MarkSixGame, id: string, nowMs: number): Draw | undefined {
    const period = readPeriod(MARK_SIX_PERIODS[game], id);
    return period && this.#showDraw(game, period, nowMs);
  }

  race(game: RaceGame, id: string, nowMs: number): Race | undefined {
    const period = readPeriod(RACE_PERIODS[game], id);
    return period && this.#showRace(game, period, nowMs);
  }

  /** The period to bet on first, then those before it, newest first. */
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
  /** Only those that are over. */
  readonly isOver?: boolean;
}

/** Lists of periods reach this far back. */
export const PERIODS_KEPT = 500;

function periodsFrom(
  periods: (typeof MARK_SIX_PERIODS)['hkmarksix'],
  nowMs: number,
  start: number,
  limit: number,
  isOver = false,
): Period[] {
  const newest = periodNumberAt(periods, nowMs) - (isOver ? 1 : 0);
  const count = Math.max(0, Math.min(limit, PERIODS_KEPT - start));
  return Array.from({ length: count }, (_, index) => periodOf(periods, newest - start - index));
}

function stateAt({ closeMs, drawMs }: Period, nowMs: number): 'open' | 'closed' | 'drawn' {
  return nowMs < closeMs ? 'open' : nowMs < drawMs ? 'closed' : 'drawn';
}

/** The engine knows the zodiac of some years only; a draw outside them is not held. */
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
