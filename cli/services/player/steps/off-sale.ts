import { GAME_STATUS, PRODUCT_IDS } from '#contract/entities';
import { subtractAmounts } from '#engine/money';
import { validCall } from '#cli/services/rows/valid-calls.ts';
import { type Bench, singleOf, statesOf } from '#cli/services/player/core/bench.ts';
import { ANY_STATUS, page } from '#cli/services/player/core/pages.ts';
import { refuse } from '#cli/services/player/core/place.ts';
import { made } from './tickets.ts';

const TICKETS = [
  ['hkmarksix', 'placeLotteryBet'],
  ['pk10', 'placeRaceBet'],
  ['cricket', 'placeCricketBet'],
] as const;
/** Another lottery than the other steps play. */
const OTHER = 'ammarksix';

/** Games that are switched off, and regions where a sport is not sold, take no bet; a ticket of one lottery is in no other. */
export async function checkOffSale(bench: Bench): Promise<void> {
  await otherLottery(bench);
  await bench.each('changes', TICKETS, (ticket) => switchedOff(bench, ticket));
  await region(bench);
}

async function switchedOff(bench: Bench, [game, row]: (typeof TICKETS)[number]): Promise<void> {
  const states = statesOf(bench);
  const { guest, findings } = bench;
  const { params = {}, body } = await made(bench, (calls) => validCall(calls, row));
  const game_id = PRODUCT_IDS[game];
  const set = (status: number) => states.set('game.status', { game, game_id, status });
  await set(GAME_STATUS.disabled);
  try {
    await refuse(bench, 'changes', { row, params, body, what: `while ${game} is switched off` });
    const shown = (await guest.read('listAvailableGames')).find((each) => each.game_id === game_id);
    findings.same('changes', 'listAvailableGames', `status of ${game}`, GAME_STATUS.disabled, shown?.status);
  } finally {
    await set(GAME_STATUS.active);
  }
}

async function region(bench: Bench): Promise<void> {
  const states = statesOf(bench);
  const [book] = bench.sold();
  const here = book?.limits.region;
  if (book === undefined || here === undefined) return;
  const set = (disabled_regions: readonly string[]) => states.set('limits.set', { game: book.game, disabled_regions });
  await set([...book.limits.disabled_regions, here]);
  try {
    await refuse(bench, 'changes', { ...singleOf(bench, book, `in ${here}, where it is not sold`) });
  } finally {
    await set(book.limits.disabled_regions);
  }
}

async function otherLottery(bench: Bench): Promise<void> {
  const { player, findings } = bench;
  const { games } = player.calls;
  player.calls.games = { ...games, lottery: OTHER };
  try {
    const call = await made(bench, (calls) => validCall(calls, 'placeLotteryBet'));
    bench.afford(bench.lotteryLeast);
    const before = await player.balance();
    const { bet } = await player.read('placeLotteryBet', call);
    const id = bet.bet_id;
    const params = { lottery: OTHER, id };
    bench.placed.push({ game: OTHER, id, stake: bet.bet_amount, read: 'getMyLotteryBet', params });
    const left = subtractAmounts(before, bet.bet_amount);
    findings.same('money', `placeLotteryBet ${OTHER}`, 'balance after', left, await player.balance());
    const listed = async (lottery: string) =>
      (await player.read('listMyLotteryBets', { params: { lottery }, query: page(0, 100, ANY_STATUS) })).bets.some(
        (each) => each.bet_id === id,
      );
    const at = `a ticket of ${OTHER}`;
    findings.same(
      'tickets',
      at,
      'in its own list and in another',
      [true, false],
      [await listed(OTHER), await listed(games.lottery)],
    );
  } finally {
    player.calls.games = games;
  }
}
