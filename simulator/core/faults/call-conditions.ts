import * as v from 'valibot';

export const Count = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1_000_000));

export const CallConditions = {
  /** Given by the caller, else numbered. */
  id: v.optional(v.pipe(v.string(), v.regex(/^[\w-]{1,40}$/, 'must be a short name'))),
  method: v.optional(v.picklist(['GET', 'POST', 'PUT', 'DELETE'])),
  /** Id, e-mail, mobile or nickname. */
  player: v.optional(v.pipe(v.string(), v.maxLength(254))),
  /** The nth matching call since the rule was made, or a range of them. */
  nth: v.optional(v.union([Count, v.tuple([Count, Count])])),
  /** At most this often; without it, until removed. */
  times: v.optional(Count),
  /** Chance of a strike, drawn from the seed. */
  probability: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(1))),
};
