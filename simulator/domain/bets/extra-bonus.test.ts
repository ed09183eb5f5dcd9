import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Bet, PushMessage, Transaction } from '#contract/entities';
import { addAmounts, multiplyAmounts, subtractAmounts, truncateAmount } from '#engine/money';
import { call } from '../../conformance/books.ts';
import { RowClient } from '../../conformance/row-client.ts';
import { onMatch, slipsOf, WIN } from '../../conformance/sport-slips.ts';
import { startSimulator, type Simulator } from '../../doors/server/start-simulator.ts';

const STEPS = [
  { matches: 3, rate: '0.1' },
  { matches: 4, rate: '0.5' },
];
let simulator: Simulator;
let worlds = 0;
let client: RowClient;
const { open, override, place } = slipsOf(() => client);

beforeAll(async () => {
  simulator = await startSimulator({ seed: 'extra', rules: { accumulatorBonus: STEPS } });
});
afterAll(() => simulator.close());

const signIn = () => {
  const name = `extra-${++worlds}`;
  client = new RowClient(simulator, simulator.world(name)).signIn();
};
const betOn = async (count: number, over: object = {}) => {
  const matches = open()
    .slice(0, count)
    .map((match) => onMatch(match, WIN));
  const { json } = await place({ passes: [`${count}-string-1`], matches, ...over });
  return { bet: json.data['bet'] as Bet, matches };
};
const shown = async ({ bet_id: id }: Bet) =>
  (await call(client, 'getMyBet', { params: { game: 'soccer', id } })).json.data as unknown as Bet;
const bonusOf = (payout: string, stake: string, rate: string) =>
  truncateAmount(multiplyAmounts(subtractAmounts(payout, stake), rate), 6);

describe('the bonus on accumulators', () => {
  it('is promised with the bet, and paid on top when all matches are won: a movement and a push of its own sum', async () => {
    signIn();
    const { bet, matches } = await betOn(4);
    expect(bet.max_extra_bonus).toBe(bonusOf(bet.max_payout, '2', '0.5'));
    const pushed: Partial<PushMessage>[] = [];
    const { world } = client;
    const { pushBalance } = world;
    world.pushBalance = (member, kind, about) => {
      pushed.push({ notifyType: kind, ...(about && { bet: about as never }) });
      pushBalance.call(world, member, kind, about);
    };
    for (const { match_id: id } of matches) override(id, { result: { ft: '1:0', ht: '0:0' } });
    world.clock.advance(1_000);
    const paid = await shown(bet);
    const extra = bonusOf(bet.max_payout, '2', '0.5');
    expect(paid).toMatchObject({
      result: 'won',
      payout: addAmounts(bet.max_payout, extra),
      extra_bonus_amount: extra,
      bonus_amount: subtractAmounts(bet.max_payout, '2.000000'),
      bonus_currency: 'USDT',
      total_currency: 'USDT',
    });
    expect(paid).not.toHaveProperty('max_extra_bonus');
    const { transactions } = (await call(client, 'listTransactions')).json.data as unknown as {
      transactions: Transaction[];
    };
    expect(transactions.slice(0, 2).map(({ type, amount, remark }) => [type, amount, remark])).toEqual([
      ['extraBonus', extra, bet.bet_id],
      ['payout', bet.max_payout, bet.bet_id],
    ]);
    expect(pushed).toEqual([
      { notifyType: 'SETTLE', bet: expect.objectContaining({ id: bet.bet_id, payout: paid.payout }) as never },
    ]);
  });

  it('is that of the matches that were won where one is void, and none where one is lost', async () => {
    signIn();
    const { bet, matches } = await betOn(4);
    const [first, ...others] = matches;
    override(first?.match_id, { void: true });
    for (const { match_id: id } of others) override(id, { result: { ft: '1:0', ht: '0:0' } });
    client.world.clock.advance(1_000);
    const paid = await shown(bet);
    const won = subtractAmounts(paid.payout, paid.extra_bonus_amount ?? '0');
    expect(paid.extra_bonus_amount).toBe(bonusOf(won, '2', '0.1'));
    const other = await betOn(3);
    override(other.matches[0]?.match_id, { result: { ft: '0:1', ht: '0:0' } });
    client.world.clock.advance(1_000);
    expect(await shown(other.bet)).not.toHaveProperty('extra_bonus_amount');
  });

  it('is of no system, and of no bet below the first step', async () => {
    signIn();
    expect((await betOn(2)).bet).not.toHaveProperty('max_extra_bonus');
    expect((await betOn(4, { passes: ['3-string-1'] })).bet).not.toHaveProperty('max_extra_bonus');
  });
});

describe('a selection on the wire', () => {
  it('is sent and answered with its name, prize and line', async () => {
    signIn();
    const [match] = open();
    const sent = onMatch(match, [
      ['wl', 'w'],
      ['handicap', 'w'],
    ]);
    const line = sent.handicap_val;
    const picks = sent.picks.map((pick) => ({
      ...pick,
      name: pick.outcome,
      prize: '1',
      ...(pick.kind === 'handicap' && { handicap_val: line }),
    }));
    const { json } = await place({ matches: [{ match_id: sent.match_id, picks }], bonus_currency: 'USDT' });
    const bet = json.data['bet'] as Bet;
    // The prize is the upstream's own: what was sent moves no money.
    expect(bet.matches[0]?.picks.map(({ kind, name, prize, handicap_val: val }) => [kind, name, prize, val])).toEqual(
      sent.picks.map(({ kind, outcome, odds }) => [
        kind,
        outcome,
        truncateAmount(multiplyAmounts('2', odds), 6),
        kind === 'handicap' ? line : undefined,
      ]),
    );
  });

  it('is refused on another line, under another name, or in another currency', async () => {
    signIn();
    const [match] = open();
    const sent = onMatch(match, [['handicap', 'w']]);
    const on = (over: object) => ({
      matches: [{ match_id: sent.match_id, picks: sent.picks.map((pick) => ({ ...pick, ...over })) }],
    });
    const reasonOf = async (over: object) => (await place(over)).json.data['reason'];
    expect(await reasonOf(on({ handicap_val: '9' }))).toBe('oddsChanged');
    expect(await reasonOf(on({ name: 'l' }))).toBe('badRequest');
    expect(await reasonOf({ total_currency: 'BRL' })).toBe('wrongCurrency');
  });
});
