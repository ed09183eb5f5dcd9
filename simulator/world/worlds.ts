import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { Refusal } from '#simulator/http/refusal.ts';
import { IN_MEMORY } from '#simulator/store/open-store.ts';
import { World, type Upstream, type WorldOptions } from './world.ts';
import { runDue } from './run-due.ts';
import { storedSeed } from './stored-seed.ts';

/** The world of a request that names none. */
export const MAIN_WORLD = 'main';
const WORLD_NAME = /^[a-z0-9][a-z0-9-]{0,63}$/;
/** Each takes a tenth of a megabyte and more; a test that leaks worlds must hear of it. */
const WORLDS_MOST = 5_000;
/** A timer of Node fires at once when it is set for longer than this. */
const TIMER_MS_MOST = 2_147_483_647;

export interface WorldsOptions {
  readonly seed: string;
  readonly startMs: number;
  readonly speed: number;
  readonly upstream: Upstream;
  readonly dataDir?: string | undefined;
  /** The jurisdiction of worlds that have none kept. */
  readonly profileOfNew?: WorldOptions['profile'];
  readonly members?: WorldOptions['members'];
}

/** All worlds of a process, by name: made when they are first asked for, dropped on demand. */
export class Worlds {
  readonly #options: WorldsOptions;
  readonly #worlds = new Map<string, World>();
  readonly #timers = new Map<string, NodeJS.Timeout>();
  #onCreated: ((world: World) => void) | undefined;

  constructor(options: WorldsOptions) {
    this.#options = options;
    if (options.dataDir !== undefined) mkdirSync(options.dataDir, { recursive: true });
  }

  /** Told of every world as it is made. */
  onCreated(listener: (world: World) => void): void {
    this.#onCreated = listener;
  }

  /** The world of that name, made now if it is new. */
  get(name: string = MAIN_WORLD): World {
    return this.#worlds.get(name) ?? this.create(name);
  }

  find(name: string): World | undefined {
    return this.#worlds.get(name);
  }

  create(
    name: string,
    over: Partial<Pick<WorldOptions, 'seed' | 'startMs' | 'speed' | 'upstream' | 'members' | 'profile'>> = {},
  ): World {
    if (!WORLD_NAME.test(name)) {
      throw new Refusal(
        'badRequest',
        `A world is named by 1 to 64 small letters, digits and hyphens, got ${JSON.stringify(name.slice(0, 80))}`,
        {
          field: 'headers.x-sim-world',
        },
      );
    }
    if (this.#worlds.size >= WORLDS_MOST) {
      throw new Refusal(
        'tooManyRequests',
        `At most ${WORLDS_MOST} worlds: drop those that are done with (DELETE /__sim/worlds/NAME)`,
      );
    }
    this.drop(name);
    const { dataDir, ...options } = this.#options;
    const file = dataDir === undefined ? IN_MEMORY : join(dataDir, `${name}.sqlite`);
    // The main world's seed is said at the start; another one's was said when it was made.
    const seed = over.seed ?? (name === MAIN_WORLD ? undefined : storedSeed(file)) ?? options.seed;
    const world = new World({ ...options, ...over, seed, name, file });
    this.#worlds.set(name, world);
    world.onChange(() => this.arm(world));
    this.#onCreated?.(world);
    runDue(world);
    this.arm(world);
    return world;
  }

  /** Drops a world with everything that its store held. @returns whether there was one */
  erase(name: string): boolean {
    const { dataDir } = this.#options;
    const wasOpen = this.drop(name);
    if (dataDir === undefined || !WORLD_NAME.test(name)) return wasOpen;
    const file = join(dataDir, `${name}.sqlite`);
    const wasStored = existsSync(file);
    for (const part of [file, `${file}-wal`, `${file}-shm`]) rmSync(part, { force: true });
    return wasOpen || wasStored;
  }

  /** Closes a world: in memory it is gone, in a folder it waits there. */
  drop(name: string): boolean {
    const world = this.#worlds.get(name);
    if (world === undefined) return false;
    clearTimeout(this.#timers.get(name));
    this.#timers.delete(name);
    this.#worlds.delete(name);
    world.close();
    return true;
  }

  all(): readonly World[] {
    return [...this.#worlds.values()];
  }

  /** Sets the alarm for what is due next in a world whose clock runs. */
  arm(world: World): void {
    clearTimeout(this.#timers.get(world.name));
    this.#timers.delete(world.name);
    const due = world.clock.speed === 0 ? undefined : world.jobs.nextDueMs();
    if (due === undefined) return;
    const wait = Math.min(TIMER_MS_MOST, Math.ceil(world.clock.wallMsUntil(due)));
    const timer = setTimeout(() => {
      runDue(world);
      this.arm(world);
    }, wait);
    timer.unref();
    this.#timers.set(world.name, timer);
  }

  close(): void {
    for (const name of this.#worlds.keys()) this.drop(name);
  }
}
