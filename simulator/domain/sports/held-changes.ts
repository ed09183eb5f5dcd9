import type { SportGame } from '#contract/entities';
import type { FixturesBook } from './fixtures-book.ts';
import { versionsOf } from './versions-of.ts';

/** Changes are gathered for so long: all who wait are answered together, at most four times a second. */
const GATHERED_MS = 250;

interface ListOfGame {
  readonly fixtures: FixturesBook;
  readonly game: SportGame;
  readonly now: () => number;
}

/** Calls that wait for another version of one list: one timer looks for all of them. */
class WaitingCalls {
  readonly #list: ListOfGame;
  /** How each goes on, and the version that it waits to be over. */
  readonly #waiting = new Map<() => void, string>();
  #timer: ReturnType<typeof setInterval> | undefined;

  constructor(list: ListOfGame) {
    this.#list = list;
  }

  /** Of the list as it is now. */
  get #version(): string {
    const { fixtures, game, now } = this.#list;
    return versionsOf(fixtures, game).note(fixtures.onSale(game, now()), performance.now()).name;
  }

  async wait(since: string, ms: number, ended: AbortSignal): Promise<void> {
    if (ended.aborted || this.#version !== since) return;
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
      this.#waiting.set(goOn, since);
    });
  }

  readonly #look = () => {
    const version = this.#version;
    for (const [goOn, since] of this.#waiting) if (version !== since) goOn();
  };
}

const waitingCalls = new WeakMap<FixturesBook, Map<SportGame, WaitingCalls>>();

/** Returns at once where the list has another version; then when it has, the time is over, or the caller has gone. */
export function whenChanged(list: ListOfGame, since: string, ms: number, ended: AbortSignal): Promise<void> {
  const ofBook = waitingCalls.get(list.fixtures) ?? new Map<SportGame, WaitingCalls>();
  waitingCalls.set(list.fixtures, ofBook);
  const calls = ofBook.get(list.game) ?? new WaitingCalls(list);
  ofBook.set(list.game, calls);
  return calls.wait(since, ms, ended);
}
