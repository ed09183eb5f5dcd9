import type { RowName } from '#contract/rows';
import type { Bench } from '#cli/services/player/core/bench.ts';
import { checkPages, page } from '#cli/services/player/core/pages.ts';

interface List {
  readonly row: RowName;
  readonly params?: Readonly<Record<string, string>>;
  /** What its entries are ordered by, newest first. */
  readonly time?: string;
}

/** Lists that a player does not fill by betting on sports. */
const LISTS: readonly List[] = [
  { row: 'listPrivateMessages', time: 'at' },
  { row: 'listAnnouncements', time: 'at' },
  { row: 'listDrawResults', params: { lottery: 'hkmarksix' }, time: 'draw_time' },
  { row: 'listRaceResults', params: { race: 'pk10' }, time: 'draw_time' },
  { row: 'listCricketResults', time: 'startTime' },
  { row: 'listFeedResults', time: 'start_time' },
  { row: 'listPgBets', time: 'at' },
  { row: 'listTadaBets', time: 'at' },
  { row: 'listNoahBets', time: 'at' },
  { row: 'listLiveBets', time: 'at' },
];

/** Messages, results and rounds: the pages of each are one list. */
export async function checkLists(bench: Bench): Promise<void> {
  const { player, findings, books } = bench;
  const results = books.map(({ game }): List => ({ row: 'listResults', params: { game }, time: 'start_time' }));
  await bench.each('lists', [...LISTS, ...results], async ({ row, params = {}, time }) => {
    const list = { check: 'lists', place: [row, ...Object.values(params)].join(' '), order: 'newest first' } as const;
    await checkPages(findings, list, async (start, limit) => {
      const { total, ...data } = (await player.read(row, { params, query: page(start, limit) })) as { total: number };
      const entries = Object.values(data).find(Array.isArray) as readonly Readonly<Record<string, string>>[];
      const times = time === undefined ? [] : entries.map((entry) => entry[time] ?? '');
      return { total, ids: entries.map((entry) => JSON.stringify(entry)), times };
    });
  });
}
