import * as v from 'valibot';
import type { Rival } from '#cli/edge/core/find-entry.ts';
import type { How, StoredAnswer } from '#cli/edge/core/key-state.ts';

export interface KeyName {
  readonly player: string;
  readonly key: string;
}

/** Stored before a money call is forwarded. No token, no password, no card. */
export interface KeyRecord extends KeyName {
  readonly row: string;
  /** Keyed digest of the whole request. */
  readonly digest: string;
  /** Keyed digest of what the lists show: equal for two equal bets. */
  readonly content: string;
  /** JSON of params, query and body without secrets, for the search. */
  readonly request: string;
  readonly deadline: number;
  /** By the upstream's clock. */
  readonly pressedAt: number;
  /** By the edge's clock. */
  readonly sentMs: number;
  readonly outcome?: Outcome;
}

export interface Outcome {
  readonly is: 'accepted' | 'refused';
  readonly how: How;
  readonly answer: StoredAnswer;
  readonly entry?: string;
  readonly decidedMs: number;
}

/**
 * Where keys are stored. When a call resolves, its data is durable: it survives the process, and with a reliable disk the
 * machine.
 */
export interface EdgeStore {
  /**
   * When the store was made in place of a lost one, by the clock of the machine that made it: until their deadlines, repeats of
   * lost keys would be forwarded again. See after-loss.ts.
   */
  readonly madeAnewMs?: number | undefined;
  /** Called when `madeAnewMs` changes. */
  onMadeAnew?: () => void;
  /** Writes the record unless the key has one. @returns the existing record; undefined if ours was written */
  claim(record: KeyRecord): Promise<KeyRecord | undefined>;
  find(name: KeyName): Promise<KeyRecord | undefined>;
  /**
   * Writes the outcome unless there is one or another key has the entry.
   *
   * @returns the record that is there instead; undefined, or the record with this outcome, if it was written
   */
  decide(name: KeyName, outcome: Outcome): Promise<KeyRecord | undefined>;
  /** The player's other open or accepted keys with this content. */
  rivals(name: KeyName, content: string): Promise<readonly Rival[]>;
  /** Stores further entries of a key; no other key may get them. */
  noteTwins(name: KeyName, twins: readonly string[]): Promise<void>;
  twinsOf(name: KeyName): Promise<readonly string[]>;
  /** Removes keys that were sent before this time. */
  prune(beforeMs: number): Promise<number>;
  /** Fails if the store cannot be written. */
  check(): Promise<void>;
  close(): Promise<void>;
}

const Twins = v.pipe(v.string(), v.parseJson(), v.array(v.string()));

/** A key's twins as stored. */
export function twinsIn(text: unknown): readonly string[] {
  const read = v.safeParse(Twins, text);
  return read.success ? read.output : [];
}

/** The store is broken. Nothing is forwarded; the player tries again. */
export class StoreFailed extends Error {
  constructor(what: string, cause?: unknown) {
    super(what, cause === undefined ? undefined : { cause });
    this.name = 'StoreFailed';
  }
}
