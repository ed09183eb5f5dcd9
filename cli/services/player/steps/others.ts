import type { RowName } from '#contract/rows';
import type { RowCall } from '#cli/services/upstream/upstream-client.ts';
import { isDone } from '#cli/services/rows/answer-checks.ts';
import type { Bench } from '#cli/services/player/core/bench.ts';
import { ANY_STATUS, page } from '#cli/services/player/core/pages.ts';
import { CannotRun } from '#cli/services/player/core/player.ts';

/** Bets per game that others try to read. */
const TRIED = 4;

/** A second player and a guest try to reach the first player's data. */
export async function checkOthers(bench: Bench): Promise<void> {
  const { player, second, guest, findings, books } = bench;
  const games = [...new Set(bench.placed.map(({ game }) => game))];
  const tried = games.flatMap((game) => bench.placed.filter((each) => each.game === game).slice(0, TRIED));
  if (tried.length === 0) throw new CannotRun('no bet was placed');
  await bench.each('access', tried, async ({ game, read, params }) => {
    if (read === undefined) return;
    const { status } = await guest.ask(read, { params }, 'none');
    findings.expect('auth', status === 401, `${read} ${game}, without a token`, `status ${status}, not 401`);
    if (second === undefined) return;
    const answered = await second.ask(read, { params });
    findings.expect('access', !isDone(answered), `${read} ${game}, by another player`, 'answered');
  });
  if (second === undefined)
    throw new CannotRun('there is no second account (SLIPWAY_SECOND_ACCOUNT, SLIPWAY_SECOND_PASSWORD)');
  await bench.each('access', listsOf(books), async ([row, place, call]) => {
    const own = new Set(entriesOf(await player.read(row, call)));
    const foreign = entriesOf(await second.read(row, call)).filter((entry) => own.has(entry));
    findings.same('access', `${place}, by another player`, 'entries of the first player', [], foreign.slice(0, 3));
  });
}

type OwnList = readonly [row: RowName, place: string, call: RowCall];

function listsOf(books: Bench['books']): readonly OwnList[] {
  const query = page(0, 100);
  const ofBets = page(0, 100, ANY_STATUS);
  return [
    ...books.map(({ game }): OwnList => ['listMyBets', `listMyBets ${game}`, { params: { game }, query: ofBets }]),
    ['listMyLotteryBets', 'listMyLotteryBets', { params: { lottery: 'hkmarksix' }, query: ofBets }],
    ['listMyRaceBets', 'listMyRaceBets', { params: { race: 'pk10' }, query: ofBets }],
    ['listMyCricketBets', 'listMyCricketBets', { query }],
    ['listTransactions', 'listTransactions', { query }],
    ['listDeposits', 'listDeposits', { query }],
    ['listWithdrawals', 'listWithdrawals', { query }],
    ['listPayoutAccounts', 'listPayoutAccounts', {}],
    ...(['listPgBets', 'listTadaBets', 'listNoahBets', 'listLiveBets'] as const).map((row): OwnList => [
      row,
      row,
      { query },
    ]),
  ];
}

function entriesOf(data: unknown): readonly string[] {
  const list = Array.isArray(data) ? (data as unknown[]) : Object.values(data as object).find(Array.isArray);
  return ((list ?? []) as readonly unknown[]).map((entry) => JSON.stringify(entry));
}
