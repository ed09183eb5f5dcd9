import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { memberAccount } from '../../core/ledger/ledger.ts';
import { startSimulator, type Simulator } from '../../doors/server/start-simulator.ts';
import { runDue } from '../../doors/world/run-due.ts';
import { profileWorlds, send } from '../../conformance/profile-worlds.ts';

let simulator: Simulator;
beforeAll(async () => {
  simulator = await startSimulator({ seed: 'own-account' });
});
afterAll(() => simulator.close());
const under = profileWorlds(() => simulator);
const bank = { account_type: 'bank', account_number: '12345678', bank_name: 'Bank', cpf: undefined };

describe.each(['uk', 'br'] as const)('under %s', (profile) => {
  it("another person's account is not saved", async () => {
    const client = under(profile);
    expect(
      (await send(client, 'savePayoutAccount', { ...bank, account_name: 'Sam Stranger' })).json.data,
    ).toMatchObject({
      reason: 'notOwnAccount',
      field: 'account_name',
    });
    expect((await send(client, 'savePayoutAccount', { ...bank, account_name: 'player pat' })).status).toBe(200);
    expect((await send(client, 'savePayoutAccount', { cpf: '52998224725' })).json.data).toMatchObject({
      reason: 'notOwnAccount',
      field: 'cpf',
    });
  });

  it('one that was saved before the rule is paid nothing, and a withdrawal to it comes back', async () => {
    const client = under('none');
    const { info_id } = (await send(client, 'savePayoutAccount', { account_name: 'Sam Stranger' })).json.data;
    const open = () => send(client, 'openWithdrawal', { info_id: String(info_id) });
    const waiting = (await open()).json.data['order'] as { order_id: string };
    expect(client.world.balance('m-player')).toBe('980.000000');
    client.world.setProfile(profile);
    expect((await open()).json.data).toMatchObject({ reason: 'notOwnAccount' });
    client.world.clock.advance(3_600_000);
    runDue(client.world);
    const order = client.world.records.find<{ remark: string }>('withdrawal', waiting.order_id);
    expect({ status: order?.status, remark: order?.doc.remark }).toEqual({ status: 2, remark: 'notOwnAccount' });
    expect(client.world.balance('m-player')).toBe('1000.000000');
  });

  it("a deposit from another person's account is sent back, one of the player is credited", async () => {
    const client = under(profile);
    const pay = async (payer: string) => {
      const { json } = await send(client, 'openDeposit', { channel_id: 'in-wallet', card: undefined });
      const { pay_url } = json.data['order'] as { pay_url: string };
      const response = await fetch(pay_url, { method: 'POST', body: JSON.stringify({ paid: true, payer }) });
      return ((await response.json()) as { data: { status: number } }).data.status;
    };
    const before = client.world.balance('m-player');
    const pushed: string[] = [];
    client.world.outbox.onDelivery(({ message }) => void pushed.push(message.notifyType));
    expect(await pay('Sam Stranger')).toBe(4);
    expect(client.world.balance('m-player')).toBe(before);
    expect(await pay('PAT PLAYER')).toBe(3);
    expect(pushed).toEqual(['RETURNED', 'RECHARGE']);
  });

  it('the name of a checked player stays', async () => {
    const client = under(profile);
    expect((await send(client, 'setRealName', { real_name: 'Sam Stranger' })).json.data).toMatchObject({
      reason: 'forbidden',
      field: 'real_name',
    });
    expect((await send(client, 'setRealName', { real_name: 'Pat PLAYER' })).status).toBe(200);
  });
});

it("under none, another person's account is paid as before", async () => {
  const client = under('none');
  const { info_id } = (await send(client, 'savePayoutAccount', { account_name: 'Sam Stranger' })).json.data;
  expect((await send(client, 'openWithdrawal', { info_id: String(info_id) })).status).toBe(200);
  client.world.clock.advance(3_600_000);
  runDue(client.world);
  expect(client.world.ledger.balance(memberAccount('m-player'), 'USDT')).toBe(980_000_000n);
});
