import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addAmounts } from '#engine/money';
import { BET_STATUS } from '#contract/entities';
import type { RowName } from '#contract/rows';
import { RowClient } from '../../conformance/row-client.ts';
import { usedOf } from './used-of-limit.ts';
import { setLimit } from './player-limits.ts';
import { startSimulator, type Simulator } from '../../doors/server/start-simulator.ts';
import { memberAccount } from '../../core/ledger/ledger.ts';
import { runDue } from '../../doors/world/run-due.ts';

const HOUR_MS = 3_600_000;
let simulator: Simulator;
beforeAll(async () => {
  simulator = await startSimulator({ seed: 'gate' });
});
afterAll(() => simulator.close());

let worlds = 0;
const aWorld = () => new RowClient(simulator, simulator.world(`gate-${++worlds}`)).signIn();
const send = async (client: RowClient, name: RowName, over: object = {}) => {
  const sample = await client.sample(name);
  return client.send(name, { ...sample, body: { ...(sample.body as object), ...over } });
};
const exclude = (client: RowClient, id = 'm-player', kind: 'time_out' | 'self_exclusion' = 'self_exclusion') => {
  const sinceMs = client.world.now();
  client.world.members.updateDoc(id, { exclusion: { kind, sinceMs, untilMs: sinceMs + 24 * HOUR_MS } });
};
const later = (client: RowClient, hours: number) => {
  client.world.clock.advance(hours * HOUR_MS);
  runDue(client.world);
};
/** A deposit by PIX, opened and not paid yet. */
async function anOpenDeposit(client: RowClient) {
  const { json } = await send(client, 'openDeposit', { channel_id: 'in-pix', card: undefined });
  return (json.data['order'] as { order_id: string }).order_id;
}
const pushedTo = (client: RowClient) => {
  const pushed: string[] = [];
  client.world.outbox.onDelivery(({ message }) => void pushed.push(message.notifyType));
  return pushed;
};
const orderOf = (client: RowClient, id: string) => {
  const order = client.world.records.find<{ remark: string }>('deposit', id);
  return { status: order?.status, remark: order?.doc.remark };
};

describe('the gate of money', () => {
  it.each(['time_out', 'self_exclusion'] as const)(
    'a player under %s receives no transfer, and the sender does not learn why',
    async (kind) => {
      const client = aWorld();
      exclude(client, 'm-agent', kind);
      const { status, json } = await send(client, 'transferToPlayer');
      expect({ status, ...json.data }).toEqual({ status: 403, reason: 'forbidden', field: 'to' });
      expect(JSON.stringify(json)).not.toMatch(/break|exclu|time.?out/i);
      expect(client.world.balance('m-agent')).toBe('5000.000000');
      later(client, 25);
      if (kind === 'self_exclusion') client.world.members.updateDoc('m-agent', { exclusion: undefined });
      client.signIn();
      expect((await send(client, 'transferToPlayer')).status).toBe(200);
    },
  );
});

describe('a deposit that is open', () => {
  it('is sent back when an exclusion began meanwhile: nothing is credited, and the player gets a push', async () => {
    const client = aWorld();
    const id = await anOpenDeposit(client);
    const pushed = pushedTo(client);
    exclude(client);
    later(client, 1);
    expect(orderOf(client, id)).toEqual({ status: 4, remark: 'returned' });
    expect(client.world.balance('m-player')).toBe('1000.000000');
    expect(pushed).toEqual(['RETURNED']);
    expect(client.world.members.byId('m-player')?.level).toBe(0);
    expect(client.world.ledger.audit()).toEqual([]);
  });

  it('is sent back on the payment page and by a control call as well', async () => {
    const client = aWorld();
    const id = await anOpenDeposit(client);
    exclude(client);
    const headers = { 'x-sim-world': client.world.name, 'content-type': 'application/json' };
    const body = JSON.stringify({ status: 3 });
    await fetch(`${simulator.url}/__sim/orders/${id}`, { method: 'POST', headers, body });
    expect(orderOf(client, id)).toEqual({ status: 4, remark: 'returned' });
    client.world.members.updateDoc('m-player', { exclusion: undefined });
    const other = client.world.records.find<{ payUrl: string }>('deposit', await anOpenDeposit(client));
    const url = simulator.url + new URL(other?.doc.payUrl ?? '').pathname;
    exclude(client);
    const paid = await fetch(url, { method: 'POST', headers, body: JSON.stringify({ paid: true }) });
    expect(await paid.json()).toMatchObject({ data: { status: 4 } });
    expect(client.world.balance('m-player')).toBe('1000.000000');
  });

  it('is sent back when its limit was lowered below it meanwhile, and credited within it', async () => {
    const client = aWorld();
    const member = client.world.members.byId('m-player');
    if (member === undefined) throw new Error('The fixtures have no demo player.');
    const [first, second] = [await anOpenDeposit(client), await anOpenDeposit(client)];
    setLimit(client.world, member, { kind: 'deposit', period: 'day', value: '60', currency: 'USDT' });
    later(client, 1);
    expect([orderOf(client, first).status, orderOf(client, second).status]).toEqual([4, 3]);
    expect(client.world.balance('m-player')).toBe('1050.000000');
  });

  it('leaves open bets to be settled and withdrawals to be paid', async () => {
    const client = aWorld();
    await send(client, 'placeBet');
    await send(client, 'openWithdrawal');
    client.world.members.updateDoc('m-player', {
      exclusion: {
        kind: 'self_exclusion',
        sinceMs: client.world.now(),
        untilMs: client.world.now() + 400 * 24 * HOUR_MS,
      },
    });
    later(client, 14 * 24);
    const { bets } = client.world.bets.list({ memberId: 'm-player', start: 0, limit: 5 });
    expect(bets.map(({ status }) => status)).toEqual([BET_STATUS.settled]);
    const withdrawals = client.world.records.list('withdrawal', 'm-player', { limit: 5 }).records;
    expect(withdrawals.map(({ status }) => status)).toEqual([3]);
    expect(client.world.ledger.balance(memberAccount('m-player'), 'USDT')).toBeGreaterThanOrEqual(978_000_000n);
  });
});

describe('a transfer from another player', () => {
  it("counts against the receiver's deposit limit, and beyond it is refused without the reason", async () => {
    const client = aWorld();
    const receiver = client.world.members.byAccount(
      String(((await client.sample('transferToPlayer')).body as { to: string }).to),
    );
    if (receiver === undefined) throw new Error('The sample names no player.');
    setLimit(client.world, receiver, { kind: 'deposit', period: 'day', value: '30', currency: receiver.currency });
    const used = () => usedOf(client.world, receiver, 'deposit', client.world.now() - HOUR_MS);
    const before = client.world.balance(receiver.id);
    expect(Number(used())).toBe(0);
    expect((await send(client, 'transferToPlayer', { amount: '20' })).status).toBe(200);
    expect(used()).toBe('20.000000');

    const refused = await send(client, 'transferToPlayer', { amount: '10.000001' });
    expect(refused.json).toMatchObject({ data: { reason: 'forbidden', field: 'to' } });
    expect(JSON.stringify(refused.json)).not.toMatch(/limit|30|20/i);
    expect((await send(client, 'transferToPlayer', { amount: '10' })).status).toBe(200);
    expect(addAmounts(before, '30')).toBe(client.world.balance(receiver.id));
    // The sender's own limit is not used by it.
    const sender = client.world.members.byId('m-player');
    expect(sender && usedOf(client.world, sender, 'deposit', client.world.now() - HOUR_MS)).toBe('0.000000');
  });
});
