import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { Refusal } from '../../core/refusal.ts';
import { lockFolder } from '../../core/store/lock-folder.ts';
import { IN_MEMORY } from '../../core/store/open-store.ts';
import type { Upstream } from '../../core/context/core-context.ts';
import type { WorldOptions } from './world-options.ts';
import { World } from './world.ts';
import { runDue } from './run-due.ts';
import { storedSeed } from './stored-seed.ts';

/** The default world. */
export const MAIN_WORLD = 'main';
const WORLD_NAME = /^[a-z0-9][a-z0-9-]{0,63}$/;
/** A test that leaks worlds must fail. */
const MAX_WORLDS = 5_000;
/** A world takes 0.4 MB, and more the more happens in it: 5,000 fresh ones take 2 GB. Above this, no new one is made. */
const MAX_BYTES = 3 * 1_024 ** 3;
/** Node fires a timer immediately if its delay is longer than this. */
const MAX_TIMER_MS = 2_147_483_647;

export interface WorldsOptions {
  readonly seed: string;
  readonly startMs: number;
  readonly speed: number;
  readonly upstream: Upstream;
  readonly strict?: boolean;
  readonly dataDir?: string | undefined;
  /** The jurisdiction of worlds that have none stored. */
  readonly profileOfNew?: WorldOptions['profile'];
  readonly members?: WorldOptions['members'];
  readonly rules?: WorldOptions['rules'];
  /** How many worlds there may be at once. */
  readonly mostWorlds?: number;
  /** What the process holds, in bytes. */
  readonly heldBytes?: () => number;
}

/** All worlds of a process by name. A world is created on first use and dropped on demand. */
export class Worlds {
  readonly #options: WorldsOptions;
  readonly #worlds = new Map<string, World>();
  readonly #timers = new Map<string, NodeJS.Timeout>();
  readonly #release: (() => void) | undefined;
  readonly #onCreated: ((world: World) => void)[] = [];

  /** @throws UnusableFolder if the folder cannot be written to or another simulator uses it */
  constructor(options: WorldsOptions) {
    this.#options = options;
    if (options.dataDir !== undefined) this.#release = lockFolder(options.dataDir);
  }

  /** Called for every world that is created. */
  onCreated(listener: (world: World) => void): void {
    this.#onCreated.push(listener);
  }

  /** The world of that name; creates it if it is new. */
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
    this.#assertRoom(name);
    this.drop(name);
    const { dataDir, mostWorlds: _most, heldBytes: _held, ...options } = this.#options;
    const file = dataDir === undefined ? IN_MEMORY : join(dataDir, `${name}.sqlite`);
    // The main world's seed is an option of the start; other worlds keep the seed that they were created with.
    const seed = over.seed ?? (name === MAIN_WORLD ? undefined : storedSeed(file)) ?? options.seed;
    const world = new World({ ...options, ...over, seed, name, file });
    this.#worlds.set(name, world);
    world.onChange(() => this.arm(world));
    for (const listener of this.#onCreated) listener(world);
    runDue(world);
    this.arm(world);
    return world;
  }

  /** A world that is there may be made anew, and a process may always have one. */
  #assertRoom(name: string): void {
    if (this.#worlds.size === 0 || this.#worlds.has(name)) return;
    const { mostWorlds = MAX_WORLDS, heldBytes = () => process.memoryUsage.rss() } = this.#options;
    const isFull = this.#worlds.size >= mostWorlds;
    if (!isFull && heldBytes() < MAX_BYTES) return;
    const bound = isFull ? `${mostWorlds} worlds` : `${MAX_BYTES} bytes, which ${this.#worlds.size} worlds take`;
    const remedy = 'drop those that are done with (DELETE /__sim/worlds/NAME)';
    throw new Refusal('tooManyRequests', `At most ${bound}: ${remedy}`);
  }

  /** Drops a world and deletes its store. @returns whether it existed */
  erase(name: string): boolean {
    const { dataDir } = this.#options;
    const wasOpen = this.drop(name);
    if (dataDir === undefined || !WORLD_NAME.test(name)) return wasOpen;
    const file = join(dataDir, `${name}.sqlite`);
    const wasStored = existsSync(file);
    for (const part of [file, `${file}-wal`, `${file}-shm`]) rmSync(part, { force: true });
    return wasOpen || wasStored;
  }

  /** Closes a world. In memory it is lost, in a folder its store remains. */
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

  /** Sets the timer for the next job of a world whose clock runs. */
  arm(world: World): void {
    clearTimeout(this.#timers.get(world.name));
    this.#timers.delete(world.name);
    const due = world.clock.speed === 0 ? undefined : world.jobs.nextDueMs();
    if (due === undefined) return;
    const wait = Math.min(MAX_TIMER_MS, Math.ceil(world.clock.wallMsUntil(due)));
    const timer = setTimeout(() => {
      runDue(world);
      this.arm(world);
    }, wait);
    timer.unref();
    this.#timers.set(world.name, timer);
  }

  close(): void {
    for (const name of this.#worlds.keys()) this.drop(name);
    this.#release?.();
  }
}
