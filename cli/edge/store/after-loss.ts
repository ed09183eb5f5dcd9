import type { EdgeStore } from './edge-store.ts';

/** The longest deadline that a page sets. */
export const LOST_FOR_MS = 60_000;
/** Pages ask for ten minutes about a call, and once more when they are opened again. */
const ASKED_FOR_MS = 3_600_000;

/** Why nothing is forwarded now; undefined as soon as no key of a store that was lost at `lostMs` can come any more. */
export function heldBy(lostMs: number, nowMs: number): string | undefined {
  if (nowMs >= lostMs + LOST_FOR_MS) return undefined;
  const until = new Date(lostMs + LOST_FOR_MS).toISOString();
  return `The secret is there and its store was not, or it may lack its last keys: nothing is forwarded until ${until}, when all deadlines of lost keys are over`;
}

/** Whether a key that is not there may have been lost: "never received" would be said of a call that was carried out. */
export const mayBeLost = (lostMs: number, nowMs: number): boolean => nowMs < lostMs + ASKED_FOR_MS;

interface LossClocks {
  /** Of the edge: deadlines are compared with it. */
  readonly now: () => number;
  /** Of the machine: the mark in the store was written by it, here or on another machine. */
  readonly wall: () => number;
}

type MarkedStore = Pick<EdgeStore, 'madeAnewMs' | 'onMadeAnew'>;

interface Loss {
  readonly mark: number;
  /** By the clock of the edge. */
  readonly lostMs: number;
  /** By `performance.now()`. */
  readonly lostAt: number;
}

/**
 * What a lost store forbids. The store has the wall clock's time of the loss, because a process ends and machines share no other
 * clock. It is read once for each loss, when this process first sees it. From then on only the time that passes counts: a clock
 * that is set back would hold calls longer, one that is set ahead would forward lost keys again.
 *
 * Promised: a process that sees the loss happen holds for 60 s, whatever becomes of the clock. One that starts after it, or learns
 * of it from another machine, takes off what the wall clock says has passed, and never holds longer than 60 s.
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

  /**
   * @param deadline of a key. Where it was over before the hold was, the key may have been lost for good: that it came too late
   *   would be said of what was carried out
   */
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
      // A mark of the future is one of a clock that was set back since.
      const agoMs = Math.max(0, this.#clocks.wall() - mark);
      this.#loss = { mark, lostMs: this.#clocks.now() - agoMs, lostAt: performance.now() - agoMs };
    }
    return this.#loss;
  }
}

/** The time of the edge, had no clock been set since the loss. */
const steadyNow = ({ lostMs, lostAt }: Loss): number => lostMs + performance.now() - lostAt;
