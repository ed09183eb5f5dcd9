import type { SportGame } from '#contract/entities';
import type { FixturesBook } from './fixtures-book.ts';
import type { Part } from './match-versions.ts';
import { versionsOf } from './versions-of.ts';

/** Changes are gathered for so long: all who wait are answered together, at most four times a second. */
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

/** Calls that wait for another version of one list: one timer looks for all of them. */
class WaitingCalls {
  readonly #list: ListOfGame;
  /** How each goes on, and what it waits for. */
  readonly #waiting = new Map<() => void, Waited>();
  #timer: ReturnType<typeof setInterval> | undefined;

  constructor(list: ListOfGame) {
    this.#list = list;
  }

  /** The versions with the list as it is now. */
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

/** Returns at once where there is news for the caller; then when there is, the time is over, or the caller has gone. */
export function whenChanged(list: ListOfGame, waited: Waited, ms: number, ended: AbortSignal): Promise<void> {
  const ofBook = waitingCalls.get(list.fixtures) ?? new Map<SportGame, WaitingCalls>();
  waitingCalls.set(list.fixtures, ofBook);
  const calls = ofBook.get(list.game) ?? new WaitingCalls(list);
  ofBook.set(list.game, calls);
  return calls.wait(waited, ms, ended);
}
