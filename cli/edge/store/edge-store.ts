import * as v from 'valibot';
import type { Rival } from '#cli/edge/core/find-entry.ts';
import type { How, StoredAnswer } from '#cli/edge/core/key-state.ts';

export interface KeyName {
  readonly player: string;
  readonly key: string;
}

/** What is stored of a money call, before it is forwarded. No token, no password, no card. */
export interface KeyRecord extends KeyName {
  readonly row: string;
  /** Keyed digest of the whole request. */
  readonly digest: string;
  /** Keyed digest of what the lists show of the request: equal for two equal bets. */
  readonly content: string;
  /** JSON of params, query and body without secrets: what the search needs. */
  readonly request: string;
  readonly deadline: number;
  /** By the clock of the upstream. */
  readonly pressedAt: number;
  /** By the clock of the edge. */
  readonly sentMs: number;
  readonly outcome?: Outcome;
}

export interface Outcome {
  readonly is: 'accepted' | 'refused';
  readonly how: How;
  readonly answer: StoredAnswer;
  /** The upstream's entry that the key has. */
  readonly entry?: string;
  readonly decidedMs: number;
}

/**
 * Where keys are stored. Everything that is resolved is durable: it survives the process, and with a disk that keeps its word the
 * machine.
 */
export interface EdgeStore {
  /**
   * When it was made, by the clock of the machine that made it, if that was in the place of one that was lost: repeats of lost keys
   * may come until their deadlines are over, and would be forwarded a second time. See after-loss.ts.
   */
  readonly madeAnewMs?: number | undefined;
  /** Called when `madeAnewMs` has become another one. */
  onMadeAnew?: () => void;
  /** Writes the record if there is none of this key. @returns the one that is there, or undefined if ours was written */
  claim(record: KeyRecord): Promise<KeyRecord | undefined>;
  find(name: KeyName): Promise<KeyRecord | undefined>;
  /**
   * Writes the outcome if there is none yet and no other key has the entry.
   *
   * @returns the record that is there instead; undefined, or the record with this outcome, if it was written
   */
  decide(name: KeyName, outcome: Outcome): Promise<KeyRecord | undefined>;
  /** The player's other keys with this content that are open or accepted. */
  rivals(name: KeyName, content: string): Promise<readonly Rival[]>;
  /** Stores further entries of a key; no other key may have them. */
  noteTwins(name: KeyName, twins: readonly string[]): Promise<void>;
  twinsOf(name: KeyName): Promise<readonly string[]>;
  /** Removes keys that were sent before this time. */
  prune(beforeMs: number): Promise<number>;
  /** Whether it can be written now. */
  check(): Promise<void>;
  close(): Promise<void>;
}

const Twins = v.pipe(v.string(), v.parseJson(), v.array(v.string()));

/** The text that a store has of a key's twins; none if it has none. */
export function twinsIn(text: unknown): readonly string[] {
  const read = v.safeParse(Twins, text);
  return read.success ? read.output : [];
}

/** The store cannot do its work now. Nothing is forwarded; the player tries again. */
export class StoreFailed extends Error {
  constructor(what: string, cause?: unknown) {
    super(what, cause === undefined ? undefined : { cause });
    this.name = 'StoreFailed';
  }
}
