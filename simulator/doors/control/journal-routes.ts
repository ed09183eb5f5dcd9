import * as v from 'valibot';
import type { JournalFilter } from '../../core/journal/journal.ts';
import { Refusal } from '../../core/refusal.ts';
import { defineControl, type ControlRoute } from './control-route.ts';

const Filter = {
  row: v.optional(v.string()),
  player: v.optional(v.string()),
  status: v.optional(v.number()),
  reason: v.optional(v.string()),
  key: v.optional(v.string()),
  since: v.optional(v.number()),
};
const TEXTS = ['row', 'player', 'reason', 'key'] as const;
const NUMBERS = ['status', 'since'] as const;
const KNOWN: readonly string[] = [...TEXTS, ...NUMBERS, 'world', 'last'];

export const journalRoutes: readonly ControlRoute[] = [
  defineControl({
    method: 'GET',
    path: 'journal',
    what: 'Calls with their responses; ?row= &player= &status= &reason= &key= &since= &last=',
    handle: ({ world, query }) => {
      const entries = world.journal.list(readFilter(query));
      const last = Number(query.get('last') ?? entries.length);
      return { total: entries.length, entries: entries.slice(Math.max(0, entries.length - last)) };
    },
  }),
  defineControl({
    method: 'POST',
    path: 'journal/verify',
    what: 'Count calls: { row: "placeBet", times: 1 } answers 200 if the count is right, else 409 with the calls',
    body: v.strictObject({
      ...Filter,
      times: v.union([
        v.pipe(v.number(), v.integer(), v.minValue(0)),
        v.strictObject({ atLeast: v.optional(v.number()), atMost: v.optional(v.number()) }),
      ]),
    }),
    handle: ({ world, body: { times, ...filter } }) => {
      const entries = world.journal.list(filter);
      const range = typeof times === 'number' ? { atLeast: times, atMost: times } : times;
      const { atLeast = 0, atMost = Number.POSITIVE_INFINITY } = range;
      if (entries.length >= atLeast && entries.length <= atMost) return { ok: true, count: entries.length };
      const wanted = typeof times === 'number' ? String(times) : JSON.stringify(times);
      throw new Refusal('verifyFailed', `${entries.length} calls match, not ${wanted}`, {
        count: entries.length,
        entries: entries.slice(-20),
      });
    },
  }),
  defineControl({
    method: 'DELETE',
    path: 'journal',
    what: 'Clear the journal',
    handle: ({ world }) => world.journal.clear(),
  }),
];

function readFilter(query: URLSearchParams): JournalFilter {
  for (const name of query.keys()) {
    if (!KNOWN.includes(name))
      throw new Refusal('badRequest', `query.${name}: one of ${KNOWN.join(', ')}`, { field: `query.${name}` });
  }
  const filter: Record<string, string | number> = {};
  for (const name of TEXTS) if (query.has(name)) filter[name] = query.get(name) ?? '';
  for (const name of NUMBERS) if (query.has(name)) filter[name] = Number(query.get(name));
  return filter;
}
