import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Bet } from '#contract/entities';
import { call, later } from '../../conformance/books.ts';
import { RowClient } from '../../conformance/row-client.ts';
import { onMatch, slipsOf } from '../../conformance/sport-slips.ts';
import { startSimulator, type Simulator } from '../../doors/server/start-simulator.ts';

let simulator: Simulator;
let client: RowClient;
const slips = slipsOf(() => client);
beforeAll(async () => {
  simulator = await startSimulator({ seed: 'pick-passes' });
});
afterAll(() => simulator.close());

/** The passes of the specification's rules text (section 9): 4-pick-5 is the one of 5 lines. */
it.each([
  ['8-pick-2', 8, '28'],
  ['4-pick-3', 4, '4'],
  ['6-pick-4', 6, '15'],
  ['4-pick-5', 4, '5'],
])('%s is placed on %i matches as %s lines, and pays those that win', async (pass, count, lines) => {
  client = new RowClient(simulator, simulator.world(pass)).signIn();
  const chosen = slips.open().slice(0, count);
  const matches = chosen.map((match) => onMatch(match, [['wl', 'w']]));
  const placed = await slips.place({ passes: [pass], stake: '1', matches });
  const bet = placed.json.data['bet'] as Bet;
  expect([bet.passes, bet.lines, bet.bet_amount]).toEqual([[pass], lines, `${lines}.000000`]);
  for (const { match_id: id } of chosen) slips.override(id, { result: { ft: '1:0', ht: '0:0' } });
  later(client, 20 * 24 * 3_600_000);
  client.signIn();
  const { json } = await call(client, 'getMyBet', { params: { game: 'soccer', id: bet.bet_id } });
  expect(json.data).toMatchObject({ status: 16, result: 'won' });
  // Each line is cut to six places.
  expect(Number(json.data['payout'])).toBeCloseTo(Number(bet.max_payout), 4);
});
