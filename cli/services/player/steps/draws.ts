import { addAmounts } from '#engine/money';
import { type Pk10Bet, settlePk10 } from '#engine/lottery';
import { type Bench, statesOf } from '#cli/services/player/core/bench.ts';
import { CannotRun } from '#cli/services/player/core/player.ts';

/** The favourites of the tickets win: the first car is big, odd and a dragon. */
const FINISH = [9, 2, 3, 4, 5, 6, 7, 8, 1, 10];

/** The tickets of a race whose finish is set: results, payouts and balance by the engine. The clock moves to its draw. */
export async function checkDraws(bench: Bench): Promise<void> {
  const { player, findings, placed } = bench;
  const states = statesOf(bench);
  const own = placed.filter(({ read }) => read === 'getMyRaceBet');
  const readAll = () => Promise.all(own.map(({ params }) => player.read('getMyRaceBet', { params })));
  const [first] = await readAll();
  if (first === undefined) throw new CannotRun('no ticket of a race was placed');
  const { race_id: id, draw_time: drawn } = first;
  const before = await player.balance();
  await states.set('draw.result', { id, finish: FINISH });
  await states.set('clock.moved', { seconds: Math.ceil((Date.parse(drawn) - player.dateMs) / 1_000) + 1 });
  const at = 'a race that is drawn';
  let paid = '0';
  for (const { race_id, picks, currency, ...bet } of await readAll()) {
    if (race_id !== id) continue;
    const { results, payout } = settlePk10(picks as readonly Pk10Bet[], FINISH, currency);
    const shown = picks.map(({ result }) => result);
    findings.same('tickets', at, 'results of the selections', results, shown);
    findings.same('tickets', at, 'payout', payout, bet.payout);
    paid = addAmounts(paid, payout);
  }
  findings.same('money', at, 'balance after the draw', addAmounts(before, paid), await player.balance());
}
