import * as v from 'valibot';
import type { RowName } from '#contract/rows.ts';
import type { Row } from '#contract/row.ts';
import { handlers } from '#simulator/handlers/handlers.ts';
import type { Call, Handler } from '#simulator/handlers/handler.ts';
import { once, type Guard } from './keyed.ts';

/** An answer of a row, checked against its schema and ready to be sent. */
export interface Performed {
  readonly json: string;
  readonly data: unknown;
  readonly isReplay: boolean;
}

/** A handler that broke the contract: a fault of ours, answered with 500 and told in the log. */
export class BrokenContract extends Error {
  constructor(name: string, issues: readonly v.BaseIssue<unknown>[]) {
    const places = issues.slice(0, 5).map((issue) => `${v.getDotPath(issue) ?? 'data'}: ${issue.message}`);
    super(`${name} answered against its schema: ${places.join('; ')}`);
    this.name = 'BrokenContract';
  }
}

/** Answers that come back as the same object (a list while nothing in it changes) are checked and written out once. */
const written = new WeakMap<object, string>();

/** Calls the handler of a row: reads as they are, everything else in one transaction, money calls once per key. */
export function perform(name: RowName, row: Row, call: Call<Row>, guard: Guard | undefined): Performed {
  const handler = handlers[name] as unknown as Handler<Row>;
  if (row.repeat === 'safe') return { ...write(name, row, handler(call)), isReplay: false };
  return call.world.change(() => {
    if (guard === undefined) return { ...write(name, row, handler(call)), isReplay: false };
    // Checked inside the transaction: an answer that breaks the contract leaves nothing done.
    const { data, isReplay } = once(call.world, call.player().id, guard, () => handler(call));
    return { ...write(name, row, data), isReplay };
  });
}

function write(name: string, row: Row, data: unknown): { json: string; data: unknown } {
  const isObject = typeof data === 'object' && data !== null;
  const known = isObject ? written.get(data) : undefined;
  if (known !== undefined) return { json: known, data };
  const checked = v.safeParse(row.data, data);
  if (!checked.success) throw new BrokenContract(name, checked.issues);
  const json = JSON.stringify({ code: 0, msg: 'ok', data });
  if (isObject) written.set(data, json);
  return { json, data };
}
