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

export const MAIN_WORLD = 'main';
const WORLD_NAME = /^[a-z0-9][a-z0-9-]{0,63}$/;
/** Makes tests that leak worlds fail. */
const MAX_WORLDS = 5_000;
/** A world takes 0.4 MB or more: 5,000 fresh ones 2 GB. Above this no new one is made. */
const MAX_BYTES = 3 * 1_024 ** 3;
/** Node fires timers with longer delays at once. */
const MAX_TIMER_MS = 2_147_483_647;

export interface WorldsOptions {
  readonly seed: string;
  readonly startMs: number;
  readonly speed: number;
  readonly upstream: Upstream;
  readonly strict?: boolean;
  readonly dataDir?: string | undefined;
  /** For worlds without a stored one. */
  readonly profileOfNew?: WorldOptions['profile'];
  readonly members?: WorldOptions['members'];
  readonly rules?: WorldOptions['rules'];
  readonly places?: WorldOptions['places'];
  readonly mostWorlds?: number;
  readonly heldBytes?: () => number;
}

/** SQLite's files beside an open store. */
const LOGS = ['-wal', '-shm'];

/** Options that differ from other worlds. */
type Over = Partial<Pick<WorldOptions, 'seed' | 'startMs' | 'speed' | 'upstream' | 'members' | 'profile'>>;
type Fill = (world: World) => void;

/** A process's worlds by name, created at first use and dropped on demand. */
export class Worlds {
  readonly #options: WorldsOptions;
  readonly #worlds = new Map<string, World>();
  readonly #timers = new Map<string, NodeJS.Timeout>();
  readonly #release: (() => void) | undefined;
  readonly #onCreated: ((world: World) => void)[] = [];

  constructor(options: WorldsOptions) {
    this.#options = options;
    if (options.dataDir !== undefined) this.#release = lockFolder(options.dataDir);
  }

  onCreated(listener: (world: World) => void): void {
    this.#onCreated.push(listener);
  }

  /** Created if new. */
  get(name: string = MAIN_WORLD): World {
    return this.#worlds.get(name) ?? this.create(name);
  }

  find(name: string): World | undefined {
    return this.#worlds.get(name);
  }

  /** The stored world, or a new one. An open one is closed; in memory it is created anew. */
  create(name: string, over: Over = {}, fill?: Fill): World {
    const file = this.#fileOf(name);
    if (file !== IN_MEMORY) this.drop(name);
    return this.#open(name, this.#made(name, file, over, fill));
  }

  /** Replaces a world and its store. The new one is complete first: if refused, the old one stays. */
  replace(name: string, over: Over = {}, fill?: Fill): World {
    const file = this.#fileOf(name);
    const made = this.#made(name, IN_MEMORY, over, fill);
    if (file === IN_MEMORY) return this.#open(name, made);
    const draft = `${file}.next`;
    try {
      made.saveClock();
      made.db.copyInto(draft);
      this.drop(name);
      // The old store's log must not be replayed into this one.
      for (const part of LOGS) rmSync(`${file}${part}`, { force: true });
      renameSync(draft, file);
    } finally {
      made.close();
      rmSync(draft, { force: true });
    }
    // Stored already.
    const { profile: _, members: _members, ...rest } = over;
    return this.#open(name, this.#made(name, file, rest));
  }

  /** @throws Refusal for an invalid name or too many worlds */
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
    // The main world's seed is a start option; others keep their own.
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

  /** Refuses too many worlds, but never a process's first or a replacement. */
  #assertRoom(name: string): void {
    if (this.#worlds.size === 0 || this.#worlds.has(name)) return;
    const { mostWorlds = MAX_WORLDS, heldBytes = () => process.memoryUsage.rss() } = this.#options;
    const isFull = this.#worlds.size >= mostWorlds;
    if (!isFull && heldBytes() < MAX_BYTES) return;
    const bound = isFull ? `${mostWorlds} worlds` : `${MAX_BYTES} bytes, which ${this.#worlds.size} worlds take`;
    const remedy = 'drop those that are done with (DELETE /__sim/worlds/NAME)';
    throw new Refusal('tooManyRequests', `At most ${bound}: ${remedy}`);
  }

  /** Deletes the store too. @returns whether it existed */
  erase(name: string): boolean {
    const { dataDir } = this.#options;
    const wasOpen = this.drop(name);
    if (dataDir === undefined || !WORLD_NAME.test(name)) return wasOpen;
    const file = join(dataDir, `${name}.sqlite`);
    const wasStored = existsSync(file);
    for (const part of ['', ...LOGS]) rmSync(`${file}${part}`, { force: true });
    return wasOpen || wasStored;
  }

  /** A store on disk remains. */
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
