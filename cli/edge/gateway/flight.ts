import type { OutgoingHttpHeaders } from 'node:http';
import type { Row } from '#contract/rows';
import { NEVER, type KeyState } from '#cli/edge/core/key-state.ts';
import type { Reply } from '#cli/edge/core/machine.ts';
import type { KeyName, KeyRecord } from '#cli/edge/store/edge-store.ts';
import type { UpstreamAnswer } from '#cli/edge/upstream/exchange.ts';

/** A money call that passed all checks of the door. */
export interface MoneyCall extends KeyName {
  readonly row: Row;
  readonly path: string;
  readonly headers: OutgoingHttpHeaders;
  readonly body: Buffer | undefined;
  readonly deadline: number;
  readonly digest: string;
  readonly content: string;
  readonly request: string;
  /** Runs once the key is stored, before the answer is known. */
  readonly onStored?: (() => void) | undefined;
}

export interface Waiter {
  readonly digest: string;
  stored: (() => void) | undefined;
  readonly resolve: (reply: Reply) => void;
}

export interface Looked {
  readonly state: KeyState;
  /** Further entries of a decided key. */
  readonly twins?: readonly string[];
  readonly isWatching?: boolean;
  /** The lists do not decide. */
  readonly isUnclear?: boolean;
}

/** A key that this process works on. */
export interface Flight {
  readonly name: KeyName;
  state: KeyState;
  record: KeyRecord;
  call: MoneyCall | undefined;
  /** With the player's latest token; only in memory. */
  headers: OutgoingHttpHeaders;
  answerHeaders: UpstreamAnswer['headers'] | undefined;
  entry: string | undefined;
  /** Storing the outcome may take several attempts after that. */
  decidedMs: number | undefined;
  /** Accepted with the data of another call: it may have been carried out, though the lists lack it. */
  isAnsweredOtherwise: boolean;
  readonly waiters: Set<Waiter>;
  /** This process stored the key, so it forwards. */
  isOurs: boolean;
  deliveries: number;
  readonly startedMs: number;
  forwardedMs: number | undefined;
  readings: number;
  lastReadingMs: number;
  reading: Promise<void> | undefined;
  timer: NodeJS.Timeout | undefined;
}

export const newFlight = (
  name: KeyName,
  { record, headers, call, startedMs }: Pick<Flight, 'record' | 'headers' | 'call' | 'startedMs'>,
): Flight => ({
  name,
  state: NEVER,
  record,
  call,
  headers,
  answerHeaders: undefined,
  entry: undefined,
  decidedMs: undefined,
  isAnsweredOtherwise: false,
  waiters: new Set(),
  isOurs: false,
  deliveries: 0,
  startedMs,
  forwardedMs: undefined,
  readings: 0,
  lastReadingMs: 0,
  reading: undefined,
  timer: undefined,
});
