import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Bet, PRODUCT_IDS, type PushMessage } from '#contract/entities';
import type { RowName } from '#contract/rows';
import { compareAmounts, subtractAmounts } from '#engine/money';
import { estimateSlip, settleSlip, type Slip } from '#engine/sports';
import { RowClient } from '../../conformance/row-client.ts';
import { type Simulator, startSimulator } from '../../doors/server/start-simulator.ts';
import { runDue } from '../../doors/world/run-due.ts';
import { overrideMatch } from '../sports/override-match.ts';

const STATED = new Map([
  ['JPY', 0],
  ['KWD', 3],
]);

let simulator: Simulator;
beforeAll(async () => {
  simulator = await startSimulator({ seed: 'stated-places', places: STATED });
});
afterAll(() => simulator.close());

/** Decimal texts that are no money of the member: odds and lines. */
const OTHER = new Set(['odds', 'odd', 'handicap_val', 'total_val', 'exchange', 'half_time', 'score_of_match']);
/** All amounts of a currency in an answer, with their places in it. The member had another currency before. */
function amountsIn(value: unknown, currency: string, path = ''): [path: string, amount: string][] {
  if (typeof value === 'string') return /^-?\d+\.\d+$/.test(value) ? [[path, value]] : [];
  if (typeof value !== 'object' || value === null) return [];
  if ('currency' in value && value.currency !== currency) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    OTHER.has(key) ? [] : amountsIn(inner, currency, `${path}.${key}`),
  );
}
const isFiner =
  (places: number) =>
  ([, amount]: readonly [string, string]) =>
    (amount.split('.')[1]?.length ?? 0) > places;

async function memberIn(currency: string, name = currency) {
  const client = new RowClient(simulator, simulator.world(`stated-${name.toLowerCase()}`)).signIn();
  const pushed: PushMessage[] = [];
  client.world.outbox.onDelivery(({ message }) => void pushed.push(message));
  const answers: unknown[] = [];
  let keys = 0;
  const send = async (row: RowName, call: { params?: object; query?: object; body?: unknown } = {}) => {
    const headers = { 'idempotency-key': `stated-places-${name}-${++keys}` };
    const answer = await client.send(row, { params: {}, query: {}, body: undefined, headers, ...call } as never);
    answers.push(answer.json.data);
    return answer;
  };
  expect((await send('changeCurrency', { query: { unit: currency } })).status).toBe(200);
  const matches = client.world.fixtures
    .onSale('soccer', client.world.now())
    .filter(({ state, markets }) => state === 'scheduled' && markets[0]?.status === 'open')
    .slice(0, 3);
  const legs = matches.map(({ match_id, markets }) => {
    const odds = markets.find(({ kind }) => kind === 'wl')?.outcomes.find(({ outcome }) => outcome === 'w')?.odds ?? '';
    return { match_id, picks: [{ kind: 'wl', outcome: 'w', odds }] };
  });
  const place = (passes: readonly string[], of: typeof legs, stake: string) =>
    send('placeBet', {
      params: { game: 'soccer' },
      body: { passes, stake, multiple: 1, currency, accept_odds: 'none', matches: of },
    });
  /** Ends the matches with a win at home and settles what is due. */
  const end = () => {
    for (const { match_id: id } of legs)
      client.world.change(() => overrideMatch(client.world, id, { result: { ft: '1:0', ht: '0:0' } }));
    client.world.clock.advance(1_000);
    runDue(client.world);
  };
  return { client, send, place, end, legs, pushed, answers };
}

describe.each([
  ['JPY', 0, '301'],
  ['KWD', 3, '3.127'],
])('a member in %s, which the brand gives %i places', (currency, places, stake) => {
  it('places a single and a treble, which are paid as the engine says', async () => {
    const { place, end, legs, send } = await memberIn(currency);
    const slipOf = (passes: readonly string[], of: typeof legs): Slip => ({
      game: 'soccer',
      currency,
      places,
      stake,
      multiple: 1,
      passes,
      matches: of.map(({ match_id: id, picks }) => ({
        id,
        picks: picks.map(({ outcome, odds }) => ({ market: 'wl', outcome, odds })),
      })),
    });
    const slips = [slipOf(['single'], legs.slice(0, 1)), slipOf(['3-string-1'], legs)];
    const placed = [await place(['single'], legs.slice(0, 1), stake), await place(['3-string-1'], legs, stake)];
    expect(placed.map(({ status }) => status)).toEqual([200, 200]);
    expect(placed.map(({ json }) => (json.data['bet'] as Bet).max_payout)).toEqual(
      slips.map((slip) => estimateSlip(slip).max),
    );
    end();
    const { json } = await send('listMyBets', { params: { game: 'soccer' }, query: { start: 0, limit: 10 } });
    const results = Object.fromEntries(legs.map(({ match_id }) => [match_id, { wins: ['wl:w'] }]));
    expect((json.data['bets'] as Bet[]).map(({ payout }) => payout)).toEqual(
      slips.map((slip) => settleSlip(slip, results).payout).toReversed(),
    );
  });

  it('reads no finer amount in any answer or push', async () => {
    const { client, place, end, legs, send, pushed, answers } = await memberIn(currency, `${currency}-all`);
    await place(['single'], legs.slice(0, 1), stake);
    await place(['3-string-1'], legs, stake);
    end();
    const page = { start: 0, limit: 50 };
    const day = new Date(client.world.now()).toISOString().slice(0, 10);
    const reads = [
      await send('getAccount'),
      await send('listMyBets', { params: { game: 'soccer' }, query: page }),
      await send('listTransactions', { query: page }),
      await send('getBetStatistics', { query: { game_id: PRODUCT_IDS.soccer, start_date: day, end_date: day } }),
      await send('listDepositTypes'),
      await send('listCheckIns'),
      await send('listCurrencies'),
    ];
    expect(reads.map(({ status, json }) => (status === 200 ? status : json.msg))).toEqual(reads.map(() => 200));
    await expect.poll(() => pushed.some(({ notifyType }) => notifyType === 'SETTLE')).toBe(true);
    const amounts = [...answers.flatMap((answer) => amountsIn(answer, currency)), ...amountsIn(pushed, currency)];
    expect(amounts.filter(isFiner(places))).toEqual([]);
  });

  it('is refused a stake that is finer, with the places', async () => {
    const { place, legs } = await memberIn(currency, `${currency}-fine`);
    const { status, json } = await place(['single'], legs.slice(0, 1), `${stake}${places === 0 ? '.5' : '5'}`);
    expect([status, json.msg]).toEqual([400, expect.stringContaining(`${currency} has ${places} places`)]);
  });

  it('bets the least that the rates name, and the refusal of less names the least', async () => {
    const { place, send, legs } = await memberIn(currency, `${currency}-least`);
    const { json } = await send('listCurrencies');
    const options = json.data as unknown as readonly { currency: string; sport_bet_min: string }[];
    const least = options.find((option) => option.currency === currency)?.sport_bet_min ?? '';
    expect((least.split('.')[1] ?? '').length).toBeLessThanOrEqual(places);
    expect((await place(['single'], legs.slice(0, 1), least)).status).toBe(200);
    const unit = places === 0 ? '1' : '0.001';
    const refused = await place(['single'], legs.slice(0, 1), unit);
    const { warnings } = refused.json.data as { warnings: readonly { name: string; limit: string }[] };
    const limit = warnings.find(({ name }) => name === 'belowMinBet')?.limit ?? '';
    expect(compareAmounts(limit, unit)).toBe(1);
    expect((await place(['single'], legs.slice(0, 1), limit)).status).toBe(200);
    expect((await place(['single'], legs.slice(0, 1), subtractAmounts(limit, unit))).status).not.toBe(200);
  });
});
