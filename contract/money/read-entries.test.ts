import { expect, it } from 'vitest';
import { readEntries } from './read-entries.ts';
import type { Search } from './search.ts';

const PRESSED_AT = Date.parse('2026-03-14T12:00:00Z');
const LIMIT = 20;
const PRESS = { pressedAt: PRESSED_AT, earliest: PRESSED_AT - 2_000, request: { params: {}, query: {} } };

interface Entry {
  readonly id: string;
  readonly at: number;
  readonly isOurs?: boolean;
}
const SEARCH: Search<undefined> = {
  row: undefined as never,
  request: (_, start = 0) => ({ query: { start } }),
  find: ({ entries }: { entries: readonly Entry[] }, { earliest = 0 }) =>
    entries.filter(({ isOurs, at }) => isOurs === true && at >= earliest).map(({ id, at }) => ({ id, at })),
  looks: () => '',
  page: ({ entries, total }: { entries: readonly Entry[]; total: number }) => ({
    ids: entries.map(({ id }) => id),
    times: entries.map(({ at }) => at),
    limit: LIMIT,
    total,
  }),
};

/** So many entries a minute apart, the newest of them at the press. */
const list = (count: number): Entry[] =>
  Array.from({ length: count }, (_, at) => ({
    id: `e${at}`,
    at: PRESSED_AT - at * 60_000,
    ...(at === 0 && { isOurs: true }),
  }));
/** Always the same order, and no order of time. */
const mixed = (entries: readonly Entry[]) => entries.toSorted((one, other) => hash(one.id) - hash(other.id));
const hash = (id: string) => (Number(id.slice(1)) * 7_919) % 5_003;

async function look(entries: readonly Entry[], { total = entries.length, atOnce = LIMIT } = {}) {
  let pages = 0;
  const read = await readEntries(SEARCH, PRESS, async (_, query) => {
    pages += 1;
    const start = Number(query['start']);
    return { entries: entries.slice(start, start + atOnce), total };
  });
  return { found: read?.entries.map(({ id }) => id), isComplete: read?.isComplete, pages };
}

it.each([
  ['the newest first', list(300), {}, { found: ['e0'], isComplete: true, pages: 1 }],
  ['the oldest first', list(300).toReversed(), {}, { found: ['e0'], isComplete: true, pages: 2 }],
  ['no order, all of it on twelve pages', mixed(list(200)), {}, { found: ['e0'], isComplete: true, pages: 11 }],
  ['the oldest first, and one page', list(7).toReversed(), {}, { found: ['e0'], isComplete: true, pages: 1 }],
  [
    'fewer on a page than were asked for',
    mixed(list(30)),
    { atOnce: 10 },
    { found: ['e0'], isComplete: true, pages: 3 },
  ],
  ['a total that counts the page alone', mixed(list(30)), { total: 20 }, { found: ['e0'], isComplete: true, pages: 2 }],
] as const)('%s: everything is seen that can be of the press', async (_, entries, over, seen) => {
  expect(await look(entries, over)).toEqual(seen);
});

it.each([
  ['5,000 entries without order', mixed(list(5_000)), {}],
  ['a list that never ends', Array.from({ length: 5_000 }, (_, at) => ({ id: `e${at}`, at: PRESSED_AT })), {}],
  ['a total that is more than there is', list(7).toReversed(), { total: 40 }],
  ['one id for all', list(7).map((entry) => ({ ...entry, id: '0' })), {}],
] as const)('%s: it is said that not everything was seen', async (_, entries, over) => {
  const { isComplete, pages } = await look(entries, over);
  expect(isComplete).toBe(false);
  expect(pages).toBeLessThanOrEqual(12);
});

it('an entry that is read twice, because a newer one has moved the pages, counts once', async () => {
  const entries = mixed(list(30));
  const read = await readEntries(SEARCH, PRESS, async (_, query) => {
    const start = Math.max(0, Number(query['start']) - 5);
    return { entries: entries.slice(start, start + LIMIT), total: 30 };
  });
  expect(read?.entries.map(({ id }) => id)).toEqual(['e0']);
});

it('entries of one page that have the same id are both seen, and which is whose cannot be said', async () => {
  const same = list(3).map(({ at }) => ({ id: '0', at, isOurs: true }));
  const read = await readEntries(SEARCH, { ...PRESS, earliest: 0 }, async () => ({ entries: same, total: 3 }));
  expect(read).toMatchObject({ isComplete: false, entries: [{ isVague: true }, { isVague: true }, { isVague: true }] });
});

it('a page that cannot be read ends the reading without a result', async () => {
  const entries = mixed(list(100));
  const read = await readEntries(SEARCH, PRESS, async (_, query) =>
    Number(query['start']) > 0 ? undefined : { entries: entries.slice(0, LIMIT), total: 100 },
  );
  expect(read).toBeUndefined();
});
