import * as v from 'valibot';
import { Refusal } from '#contract/wire';
import { Id } from '#contract/entities';
import type { ApiError } from '#app/api/api-error.ts';
import { refusalOf } from '#app/api/read-answer.ts';
import { readStored, writeStored } from '#app/store/storage.ts';
import type { Intent } from './intent.ts';
import { MONEY_ROW_NAMES } from './money-row-names.ts';

/** More than the tabs of one browser finish before each has read it. */
const MAX_STORED = 20;

/** The outcome of a call, for the other tabs. It has no receipt: they ask the upstream for that. */
const SettledCall = v.object({
  key: v.string(),
  row: v.picklist(MONEY_ROW_NAMES),
  userId: Id,
  tab: v.string(),
  /** Wall clock in milliseconds, which all tabs of a browser share. */
  at: v.number(),
  is: v.picklist(['done', 'refused', 'never', 'unknown']),
  /** `done`: the upstream's entry, if it has one. */
  entry: v.optional(v.string()),
  refusal: v.optional(Refusal),
});
export type SettledCall = v.InferOutput<typeof SettledCall>;

export type Ending = Pick<SettledCall, 'is'> & {
  readonly entry?: string | undefined;
  readonly error?: ApiError | undefined;
};

export function storeEnding({ key, row, userId }: Intent, tab: string, { is, entry, error }: Ending): void {
  const call = { key, row, userId, tab, at: Date.now(), is, ...(entry !== undefined && { entry }) };
  const settled = { ...call, ...(error?.kind === 'refused' && { refusal: refusalOf(error) }) };
  writeStored('settledMoney', [...stored().filter((other) => other.key !== key), settled].slice(-MAX_STORED));
}

export function endingOf(key: string): SettledCall | undefined {
  return stored().find((call) => call.key === key);
}

/** A call of the row that another tab ended so recently that the player cannot have seen it here. */
export function justEnded({ row, userId }: Intent, tab: string, withinMs: number): SettledCall | undefined {
  const age = (call: SettledCall) => Math.abs(Date.now() - call.at);
  return stored().findLast(
    (call) => call.row === row && call.userId === userId && call.tab !== tab && age(call) < withinMs,
  );
}

function stored(): readonly SettledCall[] {
  const calls = readStored('settledMoney', v.array(v.unknown())) ?? [];
  return calls.filter((call): call is SettledCall => v.is(SettledCall, call));
}
