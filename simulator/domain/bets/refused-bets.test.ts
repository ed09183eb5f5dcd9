import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { movedBy, outcomeOf } from '../../conformance/books.ts';
import { ownSimulator } from '../../conformance/own-simulator.ts';
import type { RowClient } from '../../conformance/row-client.ts';
import { onMatch, slipsOf, WIN } from '../../conformance/sport-slips.ts';

let client: RowClient;
const { newWorld } = ownSimulator('bets');
beforeEach(() => {
  client = newWorld();
});
afterEach(() => expect(client.world.ledger.audit()).toEqual([]));

const { open, override, place } = slipsOf(() => client);

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
