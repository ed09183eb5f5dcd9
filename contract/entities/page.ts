import * as v from 'valibot';
import { QueryCount } from '../primitives.ts';

/** `start` and `limit` of a list. */
export const PAGE_QUERY = {
  start: v.optional(QueryCount(0, 1_000_000)),
  limit: v.optional(QueryCount(1, 1_000)),
};

/** A part of a list with its total. @example pageOf('orders', Order) */
export const pageOf = <Name extends string, Entry extends v.GenericSchema>(name: Name, entry: Entry) =>
  v.object({ total: v.pipe(v.number(), v.integer(), v.minValue(0)), [name]: v.array(entry) } as {
    readonly total: v.GenericSchema<number>;
  } & { readonly [N in Name]: v.ArraySchema<Entry, undefined> });
