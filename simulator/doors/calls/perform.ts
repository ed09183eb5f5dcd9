import * as v from 'valibot';
import type { Row, RowName } from '#contract/rows';
import { handlers } from '../../rows/handlers.ts';
import type { Call, Handler } from '../../rows/shared/handler.ts';
import { GUEST } from '../../core/store/keys.ts';
import { inLanguage, requestedLanguage } from './in-language.ts';
import { once, type Guard } from './keyed.ts';
import type { Refusal } from '../../core/refusal.ts';

/** Validated, serialised data, or a refusal stored under its key. */
export type Performed = ({ readonly json: string; readonly data: unknown } | { readonly refusal: Refusal }) & {
  readonly isReplay: boolean;
};

/** A handler broke the contract: answered with 500 and logged. */
export class BrokenContract extends Error {
  constructor(name: string, issues: readonly v.BaseIssue<unknown>[]) {
    const places = issues.slice(0, 5).map((issue) => `${v.getDotPath(issue) ?? 'data'}: ${issue.message}`);
    super(`${name} answered against its schema: ${places.join('; ')}`);
    this.name = 'BrokenContract';
  }
}

/** Handlers return the same object for an unchanged list: validated and serialised once. */
const serialised = new WeakMap<object, string>();

/** Runs a row's handler: reads directly, others in one transaction, once per key. */
export function perform(name: RowName, row: Row, call: Call<Row>, guard: Guard | undefined): Performed {
  const handler = handlers[name] as unknown as Handler<Row>;
  const language = requestedLanguage(call.headers, call.query);
  const written = (data: unknown) => write(name, row, inLanguage(name, data, language));
  if (row.repeat === 'safe') return { ...written(handler(call)), isReplay: false };
  return call.world.change(() => {
    if (guard === undefined) return { ...written(handler(call)), isReplay: false };
    // Validated inside the transaction, so that broken data is rolled back.
    const decided = once(call.world, ownerOf(call), guard, () => handler(call));
    return 'refusal' in decided ? decided : { ...written(decided.data), isReplay: decided.isReplay };
  });
}

/** A key's owner: the member, or `GUEST`. */
export function ownerOf({ member }: Pick<Call<Row>, 'member'>): string {
  return member?.id ?? GUEST;
}

function write(name: string, row: Row, data: unknown): { json: string; data: unknown } {
  const isObject = typeof data === 'object' && data !== null;
  const known = isObject ? serialised.get(data) : undefined;
  if (known !== undefined) return { json: known, data };
  const checked = v.safeParse(row.data, data);
  if (!checked.success) throw new BrokenContract(name, checked.issues);
  const json = JSON.stringify({ code: 0, msg: 'ok', data });
  if (isObject) serialised.set(data, json);
  return { json, data };
}
