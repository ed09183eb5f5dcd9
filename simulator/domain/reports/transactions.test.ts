import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PRODUCT_IDS, type Transaction } from '#contract/entities';
import type { RowName } from '#contract/rows';
import { RowClient } from '../../conformance/row-client.ts';
import { type Simulator, startSimulator } from '../../doors/server/start-simulator.ts';

let simulator: Simulator;
let client: RowClient;

beforeAll(async () => {
  simulator = await startSimulator({ seed: 'reports' });
  client = new RowClient(simulator, simulator.world('reports')).signIn();
});
afterAll(() => simulator.close());

const call = async (name: RowName) => (await client.send(name, await client.sample(name))).json.data;
const read = async (name: RowName, query: Record<string, string> = {}) =>
  (await client.send(name, { params: {}, query, headers: {}, body: undefined })).json.data;

describe('what a bet on cricket and one on PK10 leave', () => {
  it('are movements that name the product, beside those of other games; a deposit names none', async () => {
    const bets = new Map<string, number>();
    for (const [name, game] of [
      ['placeBet', 'soccer'],
      ['placeCricketBet', 'cricket'],
      ['placeRaceBet', 'pk10'],
    ] as const)
      bets.set(((await call(name))['bet'] as { bet_id: string }).bet_id, PRODUCT_IDS[game]);
    const { transactions } = (await read('listTransactions')) as unknown as { transactions: readonly Transaction[] };
    const products = transactions.map(({ type, remark, game_id }) => [type, bets.get(remark) === game_id && game_id]);
    expect(products.slice(0, 3)).toEqual([
      ['stake', PRODUCT_IDS.pk10],
      ['stake', PRODUCT_IDS.cricket],
      ['stake', PRODUCT_IDS.soccer],
    ]);
    expect(transactions.at(-1)).toMatchObject({ type: 'opening' });
    expect(transactions.at(-1)).not.toHaveProperty('game_id');
  });

  it.each(['cricket', 'pk10'] as const)('are statistics of %s', async (game) => {
    const day = new Date(client.world.now()).toISOString().slice(0, 10);
    const query = { game_id: String(PRODUCT_IDS[game]), start_date: day, end_date: day };
    expect(await read('getBetStatistics', query)).toMatchObject({ game_id: PRODUCT_IDS[game], bets: 1 });
  });
});
