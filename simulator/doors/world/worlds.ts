import { existsSync, renameSync, rmSync } from 'node:fs';
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
  readonly places?: WorldOptions['places'];
  /** How many worlds there may be at once. */
  readonly mostWorlds?: number;
  /** What the process holds, in bytes. */
  readonly heldBytes?: () => number;
}

/** What SQLite keeps beside a store while it is open. */
const LOGS = ['-wal', '-shm'];

/** What a world has that others of the process do not. */
type Over = Partial<Pick<WorldOptions, 'seed' | 'startMs' | 'speed' | 'upstream' | 'members' | 'profile'>>;
/** Adds what a world file says, before the world is used. */
type Fill = (world: World) => void;

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

  /** The stored world of that name, or a new one; one that is open is closed, in memory it is made anew. */
  create(name: string, over: Over = {}, fill?: Fill): World {
    const file = this.#fileOf(name);
    if (file !== IN_MEMORY) this.drop(name);
    return this.#open(name, this.#made(name, file, over, fill));
  }

  /** A new world in place of the one of that name and its store. It is whole before the old one goes: if it is refused, the old one stays. */
  replace(name: string, over: Over = {}, fill?: Fill): World {
    const file = this.#fileOf(name);
    const made = this.#made(name, IN_MEMORY, over, fill);
    if (file === IN_MEMORY) return this.#open(name, made);
    const draft = `${file}.next`;
    try {
      made.saveClock();
      made.db.copyInto(draft);
      this.drop(name);
      // The log of the old store must not be replayed into this one.
      for (const part of LOGS) rmSync(`${file}${part}`, { force: true });
      renameSync(draft, file);
    } finally {
      made.close();
      rmSync(draft, { force: true });
    }
    // Profile and members are in the store.
    const { profile: _, members: _members, ...rest } = over;
    return this.#open(name, this.#made(name, file, rest));
  }

  /** @throws Refusal for an impossible name, or if there are too many worlds */
  #fileOf(name: string): string {
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
    const { dataDir } = this.#options;
    return dataDir === undefined ? IN_MEMORY : join(dataDir, `${name}.sqlite`);
  }

  #made(name: string, file: string, over: Over, fill?: Fill): World {
    const { dataDir: _, mostWorlds: _most, heldBytes: _held, ...options } = this.#options;
    // The main world's seed is an option of the start; other worlds keep the seed that they were created with.
    const seed = over.seed ?? (name === MAIN_WORLD ? undefined : storedSeed(file)) ?? options.seed;
    return new World({ ...options, ...over, seed, name, file }, fill);
  }

  #open(name: string, world: World): World {
    this.drop(name);
    this.#worlds.set(name, world);
    world.onChange(() => this.arm(world));
    for (const listener of this.#onCreated) listener(world);
    runDue(world);
    this.arm(world);
    return world;
  }

  /** Refuses a further world when there are too many; the first world of a process, or one that replaces its namesake, is always made. */
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
    for (const part of ['', ...LOGS]) rmSync(`${file}${part}`, { force: true });
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
