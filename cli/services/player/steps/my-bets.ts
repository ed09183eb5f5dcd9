import type { RowName } from '#contract/rows';
import type { SportGame } from '#contract/entities';
import { type Bench, type Book, singleOf } from '#cli/services/player/core/bench.ts';
import { ANY_STATUS, checkPages, page } from '#cli/services/player/core/pages.ts';
import { place } from '#cli/services/player/core/place.ts';

export async function checkMyBets(bench: Bench): Promise<void> {
  const { player, findings } = bench;
  await bench.each('myBets', bench.sold(), async (book) => {
    const { game } = book;
    const at = `listMyBets ${game}`;
    const placed = bench.placed.filter((each) => each.game === game).map(({ id }) => id);
    const list = { check: 'myBets', place: at, order: 'newest first', placed } as const;
    await checkPages(findings, list, async (start, limit) => {
      const { total, bets } = await listBets(bench, game, start, limit);
      const others = bets.filter((bet) => bet.game !== game).map((bet) => bet.bet_id);
      findings.same('myBets', at, 'bets of another game', [], others);
      return { total, ids: bets.map(({ bet_id }) => bet_id), times: bets.map((bet) => bet.placed_at) };
    });
    await betBetweenPages(bench, book);
    if (bench.reaches('all')) await checkStatuses(bench, game);
  });
  const elsewhere = bench.placed.filter(
    ({ read, game }) => read !== undefined && bench.books.some((book) => book.game === game),
  );
  await bench.each('access', elsewhere.slice(0, 2), async ({ id, game, read }) => {
    const other = bench.books.find((book) => book.game !== game);
    if (other === undefined) return;
    const { envelope } = await player.ask(read as RowName, { params: { game: other.game, id } });
    findings.expect('access', envelope?.code !== 0, `getMyBet, a bet of ${game} read in ${other.game}`, 'answered');
  });
}

const listBets = ({ player }: Bench, game: SportGame, start: number, limit: number, of = ANY_STATUS) =>
  player.read('listMyBets', { params: { game }, query: page(start, limit, of) });

/** The first entries move down, so the second page repeats the last bet of the first. */
async function betBetweenPages(bench: Bench, book: Book): Promise<void> {
  const { game } = book;
  const first = await listBets(bench, game, 0, 2);
  if (first.bets.length < 2) return;
  const bet = await place(bench, singleOf(bench, book, 'between two pages'));
  const all = await listBets(bench, game, 0, 4);
  const second = await listBets(bench, game, 2, 2);
  const at = `listMyBets ${game}, a bet between two pages`;
  const { findings } = bench;
  findings.same('myBets', at, 'the newest bet', bet.bet_id, all.bets[0]?.bet_id);
  findings.same('myBets', at, 'first of the second page', first.bets[1]?.bet_id, second.bets[0]?.bet_id);
  findings.same('myBets', at, 'total', first.total + 1, second.total);
}

/** Lists by status are disjoint and complete. */
async function checkStatuses(bench: Bench, game: SportGame): Promise<void> {
  const { findings } = bench;
  const at = `listMyBets ${game}, by status`;
  const { total } = await listBets(bench, game, 0, 1);
  let sum = 0;
  for (const status of ['1', '16', '32']) {
    const some = await listBets(bench, game, 0, 50, { status });
    sum += some.total;
    const others = some.bets.filter((bet) => String(bet.status) !== status).map((bet) => bet.bet_id);
    findings.same('myBets', at, `bets of another status than ${status}`, [], others);
  }
  findings.same('myBets', at, 'bets of all statuses together', total, sum);
}
