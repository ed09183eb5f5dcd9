import type { EdgeStore } from './edge-store.ts';

/** The longest deadline of a page. */
export const LOST_FOR_MS = 60_000;
/** Pages ask about a call for ten minutes, and once more when they are opened again. */
const ASKED_FOR_MS = 3_600_000;

/** Why nothing is forwarded; undefined once no key of a store that was lost at `lostMs` can come any more. */
export function heldBy(lostMs: number, nowMs: number): string | undefined {
  if (nowMs >= lostMs + LOST_FOR_MS) return undefined;
  const until = new Date(lostMs + LOST_FOR_MS).toISOString();
  return `The secret is there and its store was not, or it may lack its last keys: nothing is forwarded until ${until}, when all deadlines of lost keys are over`;
}

/** Whether a missing key may be a lost one: "never received" would then be wrong for a call that was carried out. */
export const mayBeLost = (lostMs: number, nowMs: number): boolean => nowMs < lostMs + ASKED_FOR_MS;

interface LossClocks {
  /** The edge's clock, which deadlines are compared with. */
  readonly now: () => number;
  /** The machine's clock, which wrote the store's mark here or on another machine. */
  readonly wall: () => number;
}

type MarkedStore = Pick<EdgeStore, 'madeAnewMs' | 'onMadeAnew'>;

interface Loss {
  readonly mark: number;
  /** By the edge's clock. */
  readonly lostMs: number;
  /** By `performance.now()`. */
  readonly lostAt: number;
}

/**
 * What a lost store forbids. The store has the wall clock's time of the loss, because processes end and machines share no other
 * clock. This process reads it once per loss, and then counts only the time that passes: a clock that is set back would hold
 * calls longer, one that is set ahead would forward lost keys again.
 *
 * A process that sees the loss holds for 60 s, whatever the clock does. One that starts later, or learns of the loss from another
 * machine, subtracts what has passed by the wall clock, and never holds longer than 60 s.
 */
export class AfterLoss {
  readonly #store: MarkedStore;
  readonly #clocks: LossClocks;
  #loss: Loss | undefined;

  constructor(store: MarkedStore, clocks: LossClocks) {
    this.#store = store;
    this.#clocks = clocks;
    store.onMadeAnew = () => void this.#seen();
    this.#seen();
  }

  /** @param deadline of a key. If it ended before the hold, the key may be lost for good: "too late" could be wrong */
  heldBy(deadline = Infinity): string | undefined {
    const loss = this.#seen();
    return loss && heldBy(loss.lostMs, Math.min(steadyNow(loss), deadline));
  }

  mayBeLost(): boolean {
    const loss = this.#seen();
    return loss !== undefined && mayBeLost(loss.lostMs, steadyNow(loss));
  }

  #seen(): Loss | undefined {
    const { madeAnewMs: mark } = this.#store;
    if (mark === undefined) return undefined;
    if (this.#loss?.mark !== mark) {
      // A mark in the future is from before the clock was set back.
      const agoMs = Math.max(0, this.#clocks.wall() - mark);
      this.#loss = { mark, lostMs: this.#clocks.now() - agoMs, lostAt: performance.now() - agoMs };
    }
    return this.#loss;
  }
}

/** The edge's time, had no clock been set since the loss. */
const steadyNow = ({ lostMs, lostAt }: Loss): number => lostMs + performance.now() - lostAt;
