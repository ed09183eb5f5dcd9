import type { OddsItem } from '#contract/entities';
import type { RowName } from '#contract/rows';
import { addAmounts, currencyPlaces, multiplyAmounts, subtractAmounts, truncateAmount } from '#engine/money';
import { estimateMarkSix, estimateRace, type MarkSixBet, type Pk10Bet } from '#engine/lottery';
import type { RowCall, RowCalls } from '#cli/services/rows/row-calls.ts';
import { pk10, placeCricketBet, placeLotteryBet, placeRaceBet } from '#cli/services/rows/valid-bets.ts';
import type { Bench } from '#cli/services/player/core/bench.ts';
import { CannotRun } from '#cli/services/player/core/player.ts';
import { drawPicks, racePicks } from './ticket-picks.ts';

interface Ticket {
  readonly game: string;
  readonly row: 'placeLotteryBet' | 'placeRaceBet' | 'placeCricketBet';
  readonly make: (calls: RowCalls) => Promise<RowCall>;
  /** How it is read again, where the specification has a call for it. */
  readonly read: RowName | undefined;
}
/** The year of the draw, which the answer names, decides the return and not the stake. */
const ANY_DAY = '2026-06-01';

/** The valid call with one selection of each kind that is on sale. */
const ofEachKind =
  (make: Ticket['make'], list: (calls: RowCalls) => Promise<unknown>, picksOf: typeof drawPicks): Ticket['make'] =>
  async (calls) => {
    const { body, ...call } = await make(calls);
    const prices = (await list(calls)) as readonly OddsItem[];
    return { ...call, body: { ...(body as object), picks: picksOf(prices, calls.stake) } };
  };
const drawPrices = (calls: RowCalls) => calls.data('getMarkSixOdds', { query: { game: calls.games.lottery } });
const racePrices = (calls: RowCalls) => calls.data('getRaceOdds', pk10(calls));

const TICKETS: readonly Ticket[] = [
  { game: 'hkmarksix', row: 'placeLotteryBet', make: placeLotteryBet, read: 'getMyLotteryBet' },
  {
    game: 'hkmarksix',
    row: 'placeLotteryBet',
    make: ofEachKind(placeLotteryBet, drawPrices, drawPicks),
    read: 'getMyLotteryBet',
  },
  { game: 'pk10', row: 'placeRaceBet', make: placeRaceBet, read: 'getMyRaceBet' },
  { game: 'pk10', row: 'placeRaceBet', make: ofEachKind(placeRaceBet, racePrices, racePicks), read: 'getMyRaceBet' },
  { game: 'cricket', row: 'placeCricketBet', make: placeCricketBet, read: undefined },
];

/** Tickets of a draw and a race, on one selection and on one of each kind, and of a cricket match, at the least that each costs. */
export async function checkTickets(bench: Bench): Promise<void> {
  const { player, findings } = bench;
  await bench.each('tickets', TICKETS, async ({ game, row, make, read }) => {
    player.calls.stake = bench.lotteryLeast;
    const call = await make(player.calls).catch((error: unknown) => {
      throw new CannotRun(error instanceof Error ? error.message : String(error));
    });
    const { currency } = player;
    bench.afford(estimateOf(call.body, ANY_DAY, currency).stake);
    const before = await player.balance();
    const { bet, balance } = await player.read(row, call);
    const params = { ...(game === 'pk10' ? { race: game } : { lottery: game }), id: bet.bet_id };
    const expected = estimateOf(call.body, 'draw_time' in bet ? bet.draw_time.slice(0, 10) : ANY_DAY, bet.currency);
    bench.placed.push({ game, id: bet.bet_id, stake: expected.stake, read, params });
    findings.same('money', row, 'balance of the answer', subtractAmounts(before, expected.stake), balance);
    findings.same(
      'money',
      row,
      'balance after the bet',
      subtractAmounts(before, expected.stake),
      await player.balance(),
    );
    findings.same('tickets', row, 'total stake', expected.stake, bet.bet_amount);
    findings.same('tickets', row, 'highest return', expected.max, bet.max_payout);
    if (read === undefined) return;
    const detail = (await player.read(read, { params })) as typeof bet;
    findings.same('detail', row, 'the bet in detail', [bet.bet_id, bet.max_payout], [detail.bet_id, detail.max_payout]);
  });
}

function estimateOf(body: unknown, drawTime: string, currency: string): { stake: string; max: string } {
  const { picks, bets } = body as { picks?: readonly object[]; bets?: Record<string, { amount: string; odd: string }> };
  if (bets !== undefined) {
    const paid = ({ amount, odd }: { amount: string; odd: string }) =>
      truncateAmount(multiplyAmounts(amount, odd), currencyPlaces(currency));
    const sum = (all: readonly string[]) => all.reduce(addAmounts, '0');
    const all = Object.values(bets);
    return { stake: sum(all.map(({ amount }) => amount)), max: sum(all.map(paid)) };
  }
  const [first] = picks ?? [];
  if (first !== undefined && 'market' in first) return estimateRace(picks as readonly Pk10Bet[], currency);
  return estimateMarkSix(picks as readonly MarkSixBet[], drawTime, currency);
}
