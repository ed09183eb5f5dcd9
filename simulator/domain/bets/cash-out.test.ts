import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Bet, PRODUCT_IDS } from '#contract/entities';
import { cashOutPart, estimateSlip, quoteSlipCashOut, settleSlip } from '#engine/sports';
import { addAmounts, compareAmounts, multiplyAmounts } from '#engine/money';
import type { BetRecord } from './bet-record.ts';
import { RowClient } from '../../conformance/row-client.ts';
import { startSimulator, type Simulator } from '../../doors/server/start-simulator.ts';

let simulator: Simulator;
let client: RowClient;
let worlds = 0;

beforeAll(async () => {
  simulator = await startSimulator({ seed: 'cash-out' });
});
afterAll(() => simulator.close());
beforeEach(() => {
  client = new RowClient(simulator, simulator.world(`cash-out-${++worlds}`)).signIn();
});

/** Three matches in singles, doubles and a treble: seven lines. */
async function placed() {
  const { world } = client;
  const matches = world.fixtures
    .onSale('soccer', world.now())
    .filter(({ state, markets }) => state === 'scheduled' && markets[0]?.status === 'open')
    .slice(0, 3);
  const picks = matches.map((match) => {
    const market = match.markets.find(({ kind }) => kind === 'wl');
    return { match_id: match.match_id, kind: 'wl', outcome: 'w', odds: market?.outcomes[0]?.odds ?? '' };
  });
  const sample = await client.sample('placeBet');
  const body = {
    ...(sample.body as object),
    passes: ['single', '2-string-1', '3-string-1'],
    matches: picks.map(({ match_id, ...pick }) => ({ match_id, picks: [pick] })),
  };
  const { json } = await client.send('placeBet', { ...sample, body });
  const bet = json.data['bet'] as { bet_id: string; stake: string; bet_amount: string };
  return { bet, picks };
}
const at = (id: string) => ({ params: { game: 'soccer', id }, query: {}, headers: {} });
const quote = async (id: string) => client.send('quoteCashOut', { ...at(id), body: undefined });
const sell = async (id: string, amount: string) => {
  // Every sample has its own key.
  const { headers } = await client.sample('placeBet');
  return client.send('cashOut', { ...at(id), headers, body: { amount } });
};

describe('cash-out', () => {
  it('prices every line of a slip as the engine does, pays once, and is marked as cashed out', async () => {
    const { bet, picks } = await placed();
    const before = client.world.balance('m-player');
    const { amount } = (await quote(bet.bet_id)).json.data as { amount: string };
    const legs = picks.map(({ odds }) => ({ state: 'open' as const, placed: odds, live: odds }));
    const record = client.world.bets.byId(bet.bet_id) as BetRecord;
    expect(amount).toBe(quoteSlipCashOut(record.doc.slip, legs));
    expect(compareAmounts(amount, bet.bet_amount)).toBe(-1);

    const sold = (await sell(bet.bet_id, amount)).json.data as { bet: object; balance: string };
    expect(sold.bet).toMatchObject({ status: 16, cashed_out: true, result: 'lost', payout: amount });
    expect(sold.balance).toBe(addAmounts(before, amount));
    expect((await sell(bet.bet_id, amount)).json.data['reason']).toBe('marketClosed');
    expect(client.world.ledger.audit()).toEqual([]);
    client.world.clock.advance(7 * 86_400_000);
    expect(client.world.balance('m-player')).toBe(sold.balance);
  });

  it('is offered while a line can still win, at its remaining value, and not after', async () => {
    const { bet, picks } = await placed();
    const end = (index: number, ft: string) =>
      client.request('POST', `/__sim/matches/${picks[index]?.match_id}`, { result: { ft, ht: '0:0' } }, {});
    const first = ((await quote(bet.bet_id)).json.data as { amount: string }).amount;
    await end(0, '0:1');
    const second = ((await quote(bet.bet_id)).json.data as { amount: string }).amount;
    expect(compareAmounts(second, first)).toBe(-1);
    await end(1, '0:1');
    const third = ((await quote(bet.bet_id)).json.data as { amount: string }).amount;
    expect(compareAmounts(third, second)).toBe(-1);
    await end(2, '0:1');
    expect((await quote(bet.bet_id)).json.data['reason']).toBe('marketClosed');
  });

  it('is refused below what the player saw, with the price of now', async () => {
    const { bet } = await placed();
    const { amount } = (await quote(bet.bet_id)).json.data as { amount: string };
    expect((await sell(bet.bet_id, addAmounts(amount, '1'))).json.data).toMatchObject({
      reason: 'cashOutChanged',
      now: amount,
    });
  });
});

describe('a part', () => {
  const sellPart = async (id: string, body: { stake: string; amount: string }) => {
    const { headers } = await client.sample('placeBet');
    return client.send('cashOutPart', { ...at(id), headers, body });
  };
  const statistics = async () => {
    const day = new Date(client.world.now()).toISOString().slice(0, 10);
    const query = { game_id: String(PRODUCT_IDS.soccer), start_date: day, end_date: day };
    const { json } = await client.send('getBetStatistics', { params: {}, query, headers: {}, body: undefined });
    return json.data;
  };
  const ofBet = (id: string) => client.world.bets.byId(id) as BetRecord;

  it('is paid at its share of the offer, and the rest goes on and pays what its stake pays', async () => {
    const { bet, picks } = await placed();
    const before = client.world.balance('m-player');
    const { slip } = ofBet(bet.bet_id).doc;
    const stake = multiplyAmounts(bet.stake, '0.25');
    const { amount, parts } = (await quote(bet.bet_id)).json.data as { amount: string; parts?: true };
    expect(parts).toBe(true);
    const part = cashOutPart(slip, amount, stake);
    const pushed: string[] = [];
    client.world.outbox.onDelivery(({ message }) => void pushed.push(`${message.notifyType} ${message.balance}`));
    const sold = (await sellPart(bet.bet_id, { stake, amount: part.paid })).json.data as { bet: Bet; balance: string };
    expect(sold.balance).toBe(addAmounts(before, part.paid));
    expect(pushed).toEqual([`CASH_OUT ${sold.balance}`]);
    expect(sold.bet).toMatchObject({
      status: 1,
      stake: part.rest.stake,
      bet_amount: part.left,
      max_payout: estimateSlip(part.rest).max,
      payout: '0.000000',
      parts: [{ part_id: `${bet.bet_id}-1`, stake, bet_amount: part.sold, payout: part.paid }],
    });
    // What was sold was staked and paid.
    expect(await statistics()).toMatchObject({ bet_amount: bet.bet_amount, payout: part.paid, profit: '0.000000' });
    for (const { match_id } of picks)
      await client.request('POST', `/__sim/matches/${match_id}`, { result: { ft: '1:0', ht: '0:0' } }, {});
    client.world.clock.advance(7 * 86_400_000);
    const paid = settleSlip(
      part.rest,
      Object.fromEntries(picks.map(({ match_id }) => [match_id, { ft: '1:0' }])),
    ).payout;
    expect(client.world.balance('m-player')).toBe(addAmounts(sold.balance, paid));
    expect(client.world.ledger.audit()).toEqual([]);
  });

  it('can be sold again and again, and the whole rest at last, for no more than the offer', async () => {
    const { bet } = await placed();
    const { amount } = (await quote(bet.bet_id)).json.data as { amount: string };
    const before = client.world.balance('m-player');
    const third = cashOutPart(ofBet(bet.bet_id).doc.slip, amount, '0.333333');
    for (const id of [1, 2]) {
      const { json } = await sellPart(bet.bet_id, { stake: '0.333333', amount: '0' });
      expect((json.data['bet'] as Bet).parts?.at(-1)).toMatchObject({
        part_id: `${bet.bet_id}-${id}`,
        payout: third.paid,
      });
    }
    const rest = ((await quote(bet.bet_id)).json.data as { amount: string }).amount;
    const { balance } = (await sell(bet.bet_id, rest)).json.data as { balance: string };
    expect(compareAmounts(balance, addAmounts(before, amount))).not.toBe(1);
    expect(balance).toBe(addAmounts(before, addAmounts(addAmounts(third.paid, third.paid), rest)));
    expect((await sellPart(bet.bet_id, { stake: '0.1', amount: '0' })).json.data['reason']).toBe('marketClosed');
  });

  it.each([
    [{ stake: '0', amount: '0' }, 'badRequest', 'stake'],
    [{ stake: '2', amount: '0' }, 'badRequest', 'stake'],
    [{ stake: '0.0000001', amount: '0' }, 'badRequest', 'stake'],
    [{ stake: '1', amount: '1000' }, 'cashOutChanged', 'amount'],
  ])('is refused for %j: %s', async (body, reason, field) => {
    const { bet } = await placed();
    const before = client.world.balance('m-player');
    expect((await sellPart(bet.bet_id, body)).json.data).toMatchObject({ reason, field });
    expect(client.world.balance('m-player')).toBe(before);
    expect(ofBet(bet.bet_id).doc.parts).toBeUndefined();
  });
});
