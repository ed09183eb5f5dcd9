import type { SportGame } from '#contract/entities';
import type { FixturesBook } from './fixtures-book.ts';
import type { Part } from './match-versions.ts';
import { versionsOf } from './versions-of.ts';

/** Changes are collected for this long, so that waiting calls are answered together, at most four times a second. */
const GATHERED_MS = 250;

interface ListOfGame {
  readonly fixtures: FixturesBook;
  readonly game: SportGame;
  readonly now: () => number;
}

interface Waited {
  readonly since: string;
  readonly part: Part;
}

/** Calls waiting for a new version of one list, with one timer. */
class WaitingCalls {
  readonly #list: ListOfGame;
  readonly #waiting = new Map<() => void, Waited>();
  #timer: ReturnType<typeof setInterval> | undefined;

  constructor(list: ListOfGame) {
    this.#list = list;
  }

  #noted() {
    const { fixtures, game, now } = this.#list;
    const versions = versionsOf(fixtures, game);
    versions.note(fixtures.onSale(game, now()), performance.now());
    return versions;
  }

  async wait(waited: Waited, ms: number, ended: AbortSignal): Promise<void> {
    if (ended.aborted || this.#noted().hasNews(waited.since, waited.part)) return;
    await new Promise<void>((resolve) => {
      const goOn = () => {
        clearTimeout(limit);
        ended.removeEventListener('abort', goOn);
        this.#waiting.delete(goOn);
        if (this.#waiting.size === 0) clearInterval(this.#timer);
        resolve();
      };
      const limit = setTimeout(goOn, ms);
      ended.addEventListener('abort', goOn);
      if (this.#waiting.size === 0) this.#timer = setInterval(this.#look, GATHERED_MS);
      this.#waiting.set(goOn, waited);
    });
  }

  readonly #look = () => {
    const versions = this.#noted();
    for (const [goOn, { since, part }] of this.#waiting) if (versions.hasNews(since, part)) goOn();
  };
}

const waitingCalls = new WeakMap<FixturesBook, Map<SportGame, WaitingCalls>>();

/** Resolves at news for the caller, after the time, or when the caller leaves. */
export function whenChanged(list: ListOfGame, waited: Waited, ms: number, ended: AbortSignal): Promise<void> {
  const ofBook = waitingCalls.get(list.fixtures) ?? new Map<SportGame, WaitingCalls>();
  waitingCalls.set(list.fixtures, ofBook);
  const calls = ofBook.get(list.game) ?? new WaitingCalls(list);
  ofBook.set(list.game, calls);
  return calls.wait(waited, ms, ended);
}
