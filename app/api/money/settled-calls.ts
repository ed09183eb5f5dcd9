import * as v from 'valibot';
import { Refusal } from '#contract/wire';
import { Id } from '#contract/entities';
import type { ApiError } from '#app/api/api-error.ts';
import { refusalOf } from '#app/api/read-answer.ts';
import { StoredWords, storedWords } from '#app/api/refusals/stored-words.ts';
import { readStored, writeStored } from '#app/store/storage.ts';
import { endingsSoFar } from './ending-count.ts';
import { Intent } from './intent.ts';
import { MONEY_ROW_NAMES } from './money-row-names.ts';
import { PRESS_RULES } from './press-rules.ts';
import type { Tab } from './tab-of.ts';

/** What is on the screen for less than that was not read before the press. */
const SEEN_AFTER_MS = 1_000;

/** More than the tabs of one browser finish before each has read it. */
const MAX_STORED = 20;

/** The outcome of a call, for the other tabs. It has no receipt: they ask the upstream for that. */
const SettledCall = v.object({
  key: v.string(),
  row: v.picklist(MONEY_ROW_NAMES),
  userId: Id,
  tab: v.string(),
  /** Which ending of this browser it is. */
  order: v.number(),
  is: v.picklist(['done', 'refused', 'never', 'unknown']),
  /** `done`: the upstream's entry, if it has one. */
  entry: v.optional(v.string()),
  refusal: v.optional(Refusal),
  said: StoredWords,
  /** As it was stored, so without secrets: another tab shows the receipt by it. */
  intent: v.optional(Intent),
});
export type SettledCall = v.InferOutput<typeof SettledCall>;

export type Ending = Pick<SettledCall, 'is'> & {
  readonly entry?: string | undefined;
  readonly error?: ApiError | undefined;
};

/**
 * Called under the lock of the intents: no two endings have the same place in the order.
 *
 * @param intent what it was in storage; undefined if another tab has removed it
 */
export function storeEnding(
  { key, row, userId }: Intent,
  tab: string,
  { is, entry, error }: Ending,
  intent?: Intent,
): void {
  const order = endingsSoFar() + 1;
  writeStored('endedMoney', order);
  const call = {
    key,
    row,
    userId,
    tab,
    order,
    is,
    ...(entry !== undefined && { entry }),
    ...(intent && { intent }),
  };
  const settled = { ...call, ...(error?.kind === 'refused' && { refusal: refusalOf(error), ...storedWords(error) }) };
  writeStored('settledMoney', [...stored().filter((other) => other.key !== key), settled].slice(-MAX_STORED));
}

export function endingOf(key: string): SettledCall | undefined {
  return stored().find((call) => call.key === key);
}

/**
 * Calls that another tab ended and this one has not shown yet, or has shown so recently that a press cannot have been meant
 * after it. Not by the age of the ending: a busy or suspended tab may show it minutes later.
 */
export function unseenEndings(userId: string, { name, openedAfter, shownAt }: Tab): readonly SettledCall[] {
  const soFar = endingsSoFar();
  const isShown = (key: string) => performance.now() - (shownAt.get(key) ?? Infinity) >= SEEN_AFTER_MS;
  return stored().filter(
    ({ userId: of, key, tab, order }) =>
      of === userId && PRESS_RULES.isUnseen({ isOwn: tab === name, order, openedAfter, soFar, isShown: isShown(key) }),
  );
}

function stored(): readonly SettledCall[] {
  const calls = readStored('settledMoney', v.array(v.unknown())) ?? [];
  return calls.filter((call): call is SettledCall => v.is(SettledCall, call));
}
