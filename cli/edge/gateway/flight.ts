import type { OutgoingHttpHeaders } from 'node:http';
import type { Row } from '#contract/rows';
import { NEVER, type KeyState } from '#cli/edge/core/key-state.ts';
import type { Reply } from '#cli/edge/core/machine.ts';
import type { KeyName, KeyRecord } from '#cli/edge/store/edge-store.ts';
import type { UpstreamAnswer } from '#cli/edge/upstream/exchange.ts';

/** A delivery of a money call that passed the door. */
export interface MoneyCall extends KeyName {
  readonly row: Row;
  readonly path: string;
  readonly headers: OutgoingHttpHeaders;
  readonly body: Buffer | undefined;
  readonly deadline: number;
  readonly digest: string;
  readonly content: string;
  readonly request: string;
  /** Runs when the record of the key is stored, before the answer is known. */
  readonly onStored?: (() => void) | undefined;
}

export interface Waiter {
  readonly digest: string;
  /** The record is stored. Runs once. */
  stored: (() => void) | undefined;
  readonly resolve: (reply: Reply) => void;
}

/** What is known of a key. */
export interface Looked {
  readonly state: KeyState;
  /** Of a decided key: its further entries, and whether they are still looked for. */
  readonly twins?: readonly string[];
  readonly isWatching?: boolean;
  /** The lists cannot tell. */
  readonly isUnclear?: boolean;
}

/** A key that this process works on. */
export interface Flight {
  readonly name: KeyName;
  state: KeyState;
  record: KeyRecord;
  /** Until it was forwarded. */
  call: MoneyCall | undefined;
  /** With the player's latest token, in memory only. */
  headers: OutgoingHttpHeaders;
  answerHeaders: UpstreamAnswer['headers'] | undefined;
  entry: string | undefined;
  /** When its outcome became known; storing it may take several attempts after that. */
  decidedMs: number | undefined;
  /** With code 0 and the data of another call: it may have been carried out, though the lists do not have it as it was sent. */
  isAnsweredOtherwise: boolean;
  readonly waiters: Set<Waiter>;
  /** This process wrote the record, so it forwards. */
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
