import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { SportGame } from '#contract/entities';
import { call, movedBy, outcomeOf } from '../../conformance/books.ts';
import { RowClient } from '../../conformance/row-client.ts';
import { startSimulator, type Simulator } from '../../doors/server/start-simulator.ts';
import { overrideMatch } from '../sports/override-match.ts';

type Pick = readonly [kind: string, outcome: string];
let simulator: Simulator;
let client: RowClient;
let worlds = 0;
beforeAll(async () => {
  simulator = await startSimulator({ seed: 'bets' });
});
afterAll(() => simulator.close());
beforeEach(() => {
  client = new RowClient(simulator, simulator.world(`bets-${++worlds}`)).signIn();
});
afterEach(() => expect(client.world.ledger.audit()).toEqual([]));

/** Scheduled matches with open markets, soonest first. */
const open = (game: SportGame = 'soccer') =>
  client.world.fixtures
    .onSale(game, client.world.now())
    .filter(({ state, markets }) => state === 'scheduled' && markets.every(({ status }) => status === 'open'));
const override = (id: string | undefined, over: Parameters<typeof overrideMatch>[2]) =>
  client.world.change(() => overrideMatch(client.world, id ?? '', over));
/** A match of a slip with picks at the odds of now. */
function onMatch(match: ReturnType<typeof open>[number] | undefined, picks: readonly Pick[]) {
  const line = (kind: string) => match?.markets.find((market) => market.kind === kind);
  return {
    match_id: match?.match_id ?? '',
    ...(picks.some(([kind]) => kind === 'handicap') && { handicap_val: line('handicap')?.handicap_val }),
    picks: picks.map(([kind, outcome]) => ({
      kind,
      outcome,
      odds: line(kind)?.outcomes.find((each) => each.outcome === outcome)?.odds ?? '1.01',
    })),
  };
}
const WIN: readonly Pick[] = [['wl', 'w']];
const place = (over: object = {}, game: SportGame = 'soccer') => {
  const matches = open(game)
    .slice(0, 2)
    .map((match) => onMatch(match, WIN));
  const body = { passes: ['single'], stake: '2', multiple: 1, currency: 'USDT', accept_odds: 'none', matches };
  return call(client, 'placeBet', { params: { game }, body: { ...body, ...over } });
};
describe('a bet is refused', () => {
  const PICK = { kind: 'wl', outcome: 'w', odds: '1.01' };
  const refused = async (over: object) => {
    let outcome: Readonly<Record<string, unknown>> = {};
    expect(await movedBy(client, async () => (outcome = outcomeOf(await place(over))))).toEqual([]);
    return outcome;
  };

  it.each([
    [
      'on a match that there is not',
      { match_id: 's20260314-99' },
      { msg: 'Unknown soccer match s20260314-99', field: 'matches.0.match_id' },
    ],
    [
      'on one that is over',
      { match_id: 's20260310-01' },
      { reason: 'marketClosed', field: 'matches.0.match_id', match_id: 's20260310-01' },
    ],
    ['on one of another sport', { match_id: 'b20260314-06' }, { msg: 'Unknown soccer match b20260314-06' }],
    [
      'on an outcome that there is not',
      { picks: [{ ...PICK, outcome: '9:9' }] },
      { msg: 'wl has no outcome 9:9', field: 'matches.0.picks.0.outcome' },
    ],
    [
      'on a market of another sport',
      { picks: [{ ...PICK, kind: 'mv' }] },
      { reason: 'marketClosed', field: 'matches.0.picks.0.kind' },
    ],
    [
      'on another line',
      { handicap_val: '7', picks: [{ ...PICK, kind: 'handicap' }] },
      { reason: 'oddsChanged', moved: [{ kind: 'handicap', line: { was: '7' } }] },
    ],
  ])('%s', async (_, over, refusal) => {
    expect(await refused({ matches: [{ match_id: open()[0]?.match_id, picks: [PICK], ...over }] })).toMatchObject(
      refusal,
    );
  });

  it('with a match twice', async () => {
    const match = onMatch(open()[0], WIN);
    expect(await refused({ matches: [match, match] })).toMatchObject({
      reason: 'badRequest',
      field: 'matches.1.match_id',
    });
  });

  it('on a market that is suspended', async () => {
    const [first] = open();
    override(first?.match_id, { suspended: ['wl'] });
    expect(await refused({ matches: [{ match_id: first?.match_id, picks: [PICK] }] })).toMatchObject({
      reason: 'marketClosed',
      field: 'matches.0.picks.0.kind',
      match_id: first?.match_id,
    });
  });

  it.each([
    [{ passes: ['9-string-1'] }, { reason: 'passNotAllowed', field: 'passes.0' }],
    [{ passes: ['nothing'] }, { reason: 'passNotAllowed', field: 'passes.0' }],
    [{ stake: '0' }, { msg: 'The amount must be above zero', field: 'stake' }],
    [{ stake: '0.001' }, { reason: 'limitsExceeded' }],
    [{ stake: '1.2345678' }, { msg: 'USDT has 6 places', field: 'stake', places: 6 }],
    [{ stake: '600' }, { msg: 'Over the limits: insufficientAccountBalance' }],
    [{ multiple: 200 }, { msg: 'Over the limits: exceedsMaxMultiple' }],
    [
      { currency: 'BRL' },
      { msg: 'The wallet is in USDT', reason: 'wrongCurrency', field: 'currency', currency: 'USDT' },
    ],
  ])('with %j', async (over, refusal) => {
    expect(await refused(over)).toMatchObject(refusal);
  });

  it('to an account that may not bet, and on a game that is off', async () => {
    const bans = (list: readonly string[]) => client.request('POST', '/__sim/members/m-player', { bans: list }, {});
    await bans(['bet']);
    expect(await refused({})).toEqual({
      status: 403,
      msg: 'This account may not bet: contact support',
      reason: 'forbidden',
      ban: 'bet',
    });
    await bans([]);
    await client.request('POST', '/__sim/games/10', { status: 2 }, {});
    expect(await refused({})).toEqual({
      status: 403,
      msg: 'This game is not active at the moment',
      reason: 'gameDisabled',
      game_id: 10,
    });
  });
});
