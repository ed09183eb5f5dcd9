import type { AppStore } from '#app/store/store.ts';

/** So many looks in a row see the same, and no call is running: the state is drawn. */
const STILL = 5;
/** What is pending after so many looks at which nothing ran and nothing changed waits for time to pass. */
const MAX_LOOKS = 200;

interface Seen {
  /** A call is not answered yet, but will be. */
  readonly isRunning: boolean;
  /** The store waits for an answer. */
  readonly isPending: boolean;
  /** Page or store differ from the look before. */
  readonly hasChanged: boolean;
}

/** Looks at a page until it is drawn. A call that takes long, on a busy machine, uses up no patience for what comes after it. */
export class Looks {
  #still = 0;
  #idle = 0;

  /** @returns whether the page is drawn */
  look({ isRunning, isPending, hasChanged }: Seen): boolean {
    const isBusy = isRunning || hasChanged;
    this.#idle = isBusy ? 0 : this.#idle + 1;
    this.#still = isBusy || (isPending && this.#idle < MAX_LOOKS) ? 0 : this.#still + 1;
    return this.#still >= STILL;
  }
}

/** Whether something was called whose answer the store does not have. */
export function hasPending(store: AppStore): boolean {
  const { queries, mutations } = store.getState().api;
  return Object.values({ ...queries, ...mutations }).some((each) => each?.status === 'pending');
}
