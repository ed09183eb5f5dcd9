import type { Bet, LotteryBet, OddsItem } from '#contract/entities';
import { addAmounts, subtractAmounts } from '#engine/money';
import { type MarkSixBet, oddsGroup, settleMarkSix } from '#engine/lottery';
import { validCall } from '#cli/services/rows/valid-calls.ts';
import { type Bench, statesOf } from '#cli/services/player/core/bench.ts';
import { page } from '#cli/services/player/core/pages.ts';
import { CannotRun } from '#cli/services/player/core/player.ts';
import { drawPicks } from './ticket-picks.ts';
import { paidBesides } from './settled.ts';
import { made } from './tickets.ts';

/** 49 ties on sides and merged animals, and wins with its colour and tail. */
const DRAWN = { numbers: [1, 12, 23, 34, 45, 6], special: 49 };
/** Results of the selections of a ticket, and what the ticket then is. */
const TICKETS: readonly (readonly [
  results: readonly Exclude<LotteryBet['picks'][number]['result'], 'open'>[],
  is: Bet['result'],
])[] = [
  [['tie'], 'void'],
  [['tie', 'lose'], 'lost'],
  [['lose', 'win'], 'won'],
];
const GAME = 'hkmarksix';

/**
 * The tickets of a draw whose numbers are set: results, payouts and balance by the engine. The clock moves to the draw, which may be days
 * away, so it comes last.
 */
export async function checkLateDraws(bench: Bench): Promise<void> {
  const { player, findings, account } = bench;
  const states = statesOf(bench);
  await player.signIn(account);
  const call = await made(bench, (calls) => validCall(calls, 'placeLotteryBet'));
  const body = call.body as { readonly match_id: string; readonly currency: string };
  const list: readonly OddsItem[] = await player.read('getMarkSixOdds', { query: { game: GAME } });
  const { draws } = await player.read('listDraws', {
    params: { lottery: GAME },
    query: page(0, 1, { match_id: body.match_id }),
  });
  const draw = draws[0];
  if (draw === undefined) throw new CannotRun('the draw that takes tickets is not in listDraws');
  const resultOf = (pick: object) => settle([pick as MarkSixBet], draw.draw_time, body.currency).results[0];
  const picks = [...tails(list, bench.lotteryLeast), ...drawPicks(list, bench.lotteryLeast)];
  const asked: [id: string, is: Bet['result']][] = [];
  await bench.each('tickets', TICKETS, async ([results, is]) => {
    const some = results.map((wanted) => picks.find((pick) => resultOf(pick) === wanted));
    if (some.includes(undefined)) throw new CannotRun(`no Mark Six price for each of ${results.join(', ')}`);
    for (const _ of some) bench.afford(bench.lotteryLeast);
    const { bet } = await player.read('placeLotteryBet', { ...call, body: { ...body, picks: some } });
    asked.push([bet.bet_id, is]);
  });
  await states.set('draw.result', { id: draw.match_id, ...DRAWN });
  const own = await Promise.all(
    [
      ...asked.map(([id]) => id),
      ...bench.placed.filter(({ game, read }) => game === GAME && read === 'getMyLotteryBet').map(({ id }) => id),
    ].map((id) => player.read('getMyLotteryBet', { params: { lottery: GAME, id } })),
  );
  const besides = () => paidBesides(bench, 'listMyRaceBets', 'listMyCricketBets');
  const [before, paidBefore] = [await player.balance(), await besides()];
  await states.set('clock.moved', { seconds: Math.ceil((Date.parse(draw.draw_time) - player.dateMs) / 1_000) + 1 });
  await player.signIn(account);
  const at = 'a draw that is drawn';
  let paid = subtractAmounts(await besides(), paidBefore);
  for (const ticket of own.filter((each) => each.match_id === draw.match_id)) {
    const bet: LotteryBet = await player.read('getMyLotteryBet', { params: { lottery: GAME, id: ticket.bet_id } });
    const { results, payout } = settle(ticket.picks as readonly MarkSixBet[], draw.draw_time, ticket.currency);
    findings.same(
      'tickets',
      at,
      'results of the selections',
      results,
      bet.picks.map(({ result }) => result),
    );
    findings.same('tickets', at, 'payout', payout, bet.payout);
    findings.same('tickets', at, 'balls', [DRAWN.numbers, DRAWN.special], [bet.numbers, bet.special]);
    const known = asked.find(([id]) => id === bet.bet_id);
    if (known !== undefined) findings.same('tickets', at, `a ticket of ${results.join(' and ')}`, known[1], bet.result);
    paid = addAmounts(paid, payout);
  }
  findings.same('money', at, 'balance after the draw', addAmounts(before, paid), await player.balance());
  const { draws: over } = await player.read('listDrawResults', { params: { lottery: GAME }, query: page(0, 5) });
  const shown = over.find(({ match_id: id }) => id === draw.match_id);
  findings.same(
    'tickets',
    'listDrawResults',
    'balls',
    [DRAWN.numbers, DRAWN.special],
    [shown?.numbers, shown?.special],
  );
}

/** One for each digit; first that of the special ball, which no other ball has. */
const tails = (list: readonly OddsItem[], amount: string) =>
  list
    .filter(({ index, top }) => oddsGroup(index)?.kind === 'tail' && /^\d$/.test(top))
    .map(({ top, odd }) => ({ kind: 'tail', selection: Number(top), amount, odds: odd }))
    .sort((one, other) => isSpecial(other.selection) - isSpecial(one.selection));
const isSpecial = (tail: number) => Number(DRAWN.special % 10 === tail);

const settle = (picks: readonly MarkSixBet[], drawn: string, currency: string) =>
  settleMarkSix(picks, DRAWN, drawn.slice(0, 10), currency);
