import { addAmounts, subtractAmounts } from '#engine/money';
import { type Pk10Bet, settlePk10 } from '#engine/lottery';
import { validCall } from '#cli/services/rows/valid-calls.ts';
import { type Bench, statesOf } from '#cli/services/player/core/bench.ts';
import { page } from '#cli/services/player/core/pages.ts';
import { refuse } from '#cli/services/player/core/place.ts';
import { paidBesides } from './settled.ts';
import { made } from './tickets.ts';
import { CannotRun } from '#cli/services/player/core/player.ts';

/** The first car is big, even and a dragon; the least sum that is big, and at the third place the least such car. */
export const FINISH = [10, 2, 6, 4, 5, 3, 7, 8, 9, 1];

/** The tickets of a race whose finish is set: results, payouts and balance by the engine. The clock moves to its draw. */
export async function checkDraws(bench: Bench): Promise<void> {
  const { player, findings, placed } = bench;
  const states = statesOf(bench);
  const own = placed.filter(({ read }) => read === 'getMyRaceBet');
  const readAll = () => Promise.all(own.map(({ params }) => player.read('getMyRaceBet', { params })));
  const [first] = await readAll();
  if (first === undefined) throw new CannotRun('no ticket of a race was placed');
  const { race_id: id, draw_time: drawn } = first;
  const besides = () => paidBesides(bench, 'listMyCricketBets');
  const [before, paidBefore] = [await player.balance(), await besides()];
  await states.set('draw.result', { id, finish: FINISH });
  const until = (at: string) =>
    states.set('clock.moved', { seconds: Math.ceil((Date.parse(at) - player.dateMs) / 1_000) + 1 });
  await closed(bench, id, until);
  await until(drawn);
  const at = 'a race that is drawn';
  let paid = subtractAmounts(await besides(), paidBefore);
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

/** Between its close and its draw a race takes no ticket. */
async function closed(bench: Bench, id: string, until: (at: string) => Promise<unknown>): Promise<void> {
  const { player } = bench;
  const params = { race: 'pk10' };
  const call = await made(bench, (calls) => validCall(calls, 'placeRaceBet'));
  const { races } = await player.read('listRaces', { params, query: page(0, 1, { id }) });
  const [race] = races;
  if (race === undefined) throw new CannotRun('the race of a ticket is not in listRaces');
  await early(bench, call.body as object, id);
  await until(race.close_time);
  const body = { ...(call.body as object), race_id: id };
  await refuse(bench, 'tickets', { row: 'placeRaceBet', params, body, what: 'after its close, before its draw' });
}

/** A race that is not open yet is in no list: where ids count up, the one after the next has a number of two more. */
async function early(bench: Bench, body: object, id: string): Promise<void> {
  const race_id = id.replace(/(?<!\d)\d+$/, (number) => String(BigInt(number) + 2n));
  const ticket = { ...body, race_id };
  const params = { race: 'pk10' };
  await refuse(bench, 'tickets', { row: 'placeRaceBet', params, body: ticket, what: 'before its race is open' });
}
