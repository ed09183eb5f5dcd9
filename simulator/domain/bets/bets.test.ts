import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { SportGame } from '#contract/entities';
import { call, movedBy, outcomeOf } from '../../conformance/books.ts';
import { ownSimulator } from '../../conformance/own-simulator.ts';
import type { RowClient } from '../../conformance/row-client.ts';
import { onMatch, type Pick, slipsOf, WIN } from '../../conformance/sport-slips.ts';
import { runDue } from '../../doors/world/run-due.ts';

const PLAYER = 'member:m-player';
let client: RowClient;
const { newWorld } = ownSimulator('bets');
beforeEach(() => {
  client = newWorld();
});
afterEach(() => expect(client.world.ledger.audit()).toEqual([]));

const { open, override, place } = slipsOf(() => client);
const betOf = (answer: { json: { data: object } }) =>
  (answer.json.data as { bet: { bet_id: string; bet_amount: string; max_payout: string } }).bet;
const mine = async (id: string, game: SportGame = 'soccer') =>
  (await call(client, 'getMyBet', { params: { game, id } })).json.data;
const ends = (results: Readonly<Record<string, string>>) =>
  movedBy(client, () => {
    for (const [id, ft] of Object.entries(results))
      override(id, ft === 'void' ? { void: true } : { result: { ft, ht: '0:0' } });
    client.world.clock.advance(1_000);
    runDue(client.world);
  });
const paidOf = (moved: readonly string[]) => moved.map((line) => line.split(' ').slice(1).join(' '));

describe('a bet', () => {
  it('takes its stake of every line, and is paid when its last match has ended', async () => {
    const [first, second, third] = open();
    const matches = [
      onMatch(first, [...WIN, ['handicap', 'd']]),
      onMatch(second, [
        ['goals', '3'],
        ['half', 'ww'],
      ]),
      onMatch(third, [['correct_score', '2:1']]),
    ];
    let bet: ReturnType<typeof betOf> | undefined;
    const taken = await movedBy(client, async () => {
      bet = betOf(await place({ matches, passes: ['single', '2-string-1', '3-string-1'] }));
    });
    // 5 singles, 2*2 + 2*1 + 2*1 doubles, 4 trebles: 17 lines of 2.
    expect(taken).toEqual([`stake ${PLAYER} -34.000000 USDT`, 'stake house:bets 34.000000 USDT']);
    const id = bet?.bet_id ?? '';
    expect(await mine(id)).toMatchObject({ status: 1, bet_amount: '34.000000', payout: '0.000000' });
    expect(await ends({ [first?.match_id ?? '']: '1:0' })).toEqual([]);
    expect(await mine(id)).toMatchObject({ status: 1 });
    const paid = await ends({ [second?.match_id ?? '']: '2:1', [third?.match_id ?? '']: '2:1' });
    const shown = await mine(id);
    expect(shown).toMatchObject({ status: 16, result: 'won' });
    expect(paidOf(paid)).toEqual([`house:bets -${shown['payout']} USDT`, `${PLAYER} ${shown['payout']} USDT`]);
  });

  it('with a banker and a multiple counts the void match as 1', async () => {
    const chosen = open().slice(0, 3);
    const [banked, away, home] = chosen.map((match, at) => onMatch(match, [['wl', ['d', 'l', 'w'][at] ?? '']]));
    const bet = betOf(
      await place({ matches: [{ ...banked, banker: true }, away, home], passes: ['2-string-1'], multiple: 3 }),
    );
    // The banker with each of the two others, 2 each, three times.
    expect(bet.bet_amount).toBe('12.000000');
    const [draw = '', gone = '', won = ''] = chosen.map(({ match_id }) => match_id);
    await ends({ [draw]: '1:1', [gone]: 'void', [won]: '2:0' });
    const odds = (at: number) => Number([banked, away, home][at]?.picks[0]?.odds);
    const expected = 3 * 2 * (odds(0) + odds(0) * odds(2));
    expect(Number((await mine(bet.bet_id))['payout'])).toBeCloseTo(expected, 4);
  });

  it.each([
    ['basketball', '101:99'],
    ['bd', '1:0'],
  ] as const)('on every market of %s is placed and settled', async (game, ft) => {
    const [match] = open(game);
    const picks = (match?.markets ?? []).map(({ kind, outcomes }): Pick => [kind, outcomes[0]?.outcome ?? '']);
    const line = (kind: string) => match?.markets.find((market) => market.kind === kind)?.handicap_val;
    const total = line('bs');
    const matches = [{ ...onMatch(match, picks), ...(total !== undefined && { total_val: total }) }];
    const bet = betOf(await place({ matches }, game));
    expect(Number(bet.bet_amount)).toBe(2 * picks.length);
    await ends({ [match?.match_id ?? '']: ft });
    expect(await mine(bet.bet_id, game)).toMatchObject({ status: 16, game });
  });

  it('is listed by status and by key, and counted in the statistics', async () => {
    const headers = { 'idempotency-key': 'a-key-of-the-page-1' };
    const [first] = open();
    const body = { passes: ['single'], stake: '2', multiple: 1, currency: 'USDT', accept_odds: 'none' };
    const matches = [onMatch(first, WIN)];
    await call(client, 'placeBet', { params: { game: 'soccer' }, body: { ...body, matches }, headers });
    await place();
    const list = async (query: object) =>
      (await call(client, 'listMyBets', { params: { game: 'soccer' }, query: { start: 0, limit: 3, ...query } })).json
        .data;
    expect(await list({})).toMatchObject({ total: 2 });
    expect(await list({ key: 'a-key-of-the-page-1' })).toMatchObject({ total: 1, bets: [{ bet_amount: '2.000000' }] });
    expect(await list({ status: '16' })).toMatchObject({ total: 0, bets: [] });
    const query = { game_id: '10', start_date: '2026-03-01', end_date: '2026-03-31' };
    expect((await call(client, 'getBetStatistics', { query })).json.data).toMatchObject({
      game_id: 10,
      bets: 2,
      bet_amount: '6.000000',
      profit: '0.000000',
    });
  });

  it('at better odds is taken by a player who takes those, at worse by one who takes any', async () => {
    const [first] = open();
    const at = (odds: string) => {
      const match = onMatch(first, WIN);
      return [{ ...match, picks: match.picks.map((pick) => ({ ...pick, odds })) }];
    };
    for (const [accept_odds, odds, status] of [
      ['none', '1.01', 409],
      ['better', '1.01', 200],
      ['better', '999', 409],
      ['any', '999', 200],
    ] as const)
      expect([accept_odds, odds, (await place({ accept_odds, matches: at(odds) })).status]).toEqual([
        accept_odds,
        odds,
        status,
      ]);
    const now = onMatch(first, WIN).picks[0]?.odds;
    expect(outcomeOf(await place({ matches: at('1.01') }))).toMatchObject({
      reason: 'oddsChanged',
      moved: [{ match_id: first?.match_id, kind: 'wl', outcome: 'w', was: '1.01', now }],
    });
  });
});

describe('a cash-out', () => {
  const at = (id: string, game: SportGame = 'soccer') => ({ params: { game, id } });
  const quote = async (id: string, game?: SportGame) => outcomeOf(await call(client, 'quoteCashOut', at(id, game)));
  const sell = (id: string, body: object) => call(client, 'cashOutPart', { ...at(id), body });

  it('sells parts for their share of the quote, and then the rest', async () => {
    const { bet_id: id } = betOf(await place({ passes: ['single', '2-string-1'] }));
    const whole = Number((await quote(id))['amount']);
    const moved = await movedBy(client, () => sell(id, { stake: '0.5', amount: '0.1' }));
    const part = Number(moved.at(-1)?.split(' ').at(-2));
    expect(part).toBeCloseTo(whole / 4, 5);
    expect(outcomeOf(await sell(id, { stake: '0.5', amount: '1000' }))).toMatchObject({
      status: 409,
      reason: 'cashOutChanged',
      field: 'amount',
      was: '1000',
    });
    expect((await sell(id, { stake: '9', amount: '0.1' })).status).toBe(400);
    const rest = String((await quote(id))['amount']);
    expect(outcomeOf(await call(client, 'cashOut', { ...at(id), body: { amount: '1000' } }))).toMatchObject({
      reason: 'cashOutChanged',
      field: 'amount',
      now: rest,
    });
    expect(paidOf(await movedBy(client, () => call(client, 'cashOut', { ...at(id), body: { amount: '1' } })))).toEqual([
      `house:bets -${rest} USDT`,
      `${PLAYER} ${rest} USDT`,
    ]);
    expect(await quote(id)).toMatchObject({
      msg: 'No cash-out: the bet is settled',
      reason: 'marketClosed',
      bet_id: id,
    });
  });

  it('is not offered while a market is suspended, when a line is lost, and for another bet', async () => {
    const { bet_id: id } = betOf(await place({ passes: ['2-string-1'] }));
    const [first] = open();
    override(first?.match_id, { suspended: ['wl'] });
    expect(await quote(id)).toMatchObject({ reason: 'marketClosed', bet_id: id });
    override(first?.match_id, { suspended: [] });
    expect(await quote(id)).toMatchObject({ currency: 'USDT', parts: true });
    await ends({ [first?.match_id ?? '']: '0:1' });
    expect(await quote(id)).toMatchObject({ msg: 'No cash-out: the bet is settled' });
    for (const [other, game] of [
      ['bet-0000009', 'soccer'],
      [id, 'basketball'],
    ] as const)
      expect(await quote(other, game)).toEqual({
        status: 404,
        msg: 'You have no such bet',
        reason: 'notFound',
        field: 'params.id',
      });
  });
});
