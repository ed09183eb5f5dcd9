import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { toMillionths } from '../../core/ledger/millionths.ts';
import { startSimulator, type Simulator } from '../../doors/server/start-simulator.ts';
import { transactions } from '../reports/transactions.ts';
import { confirmDeposit } from './deposit-jobs.ts';

let simulator: Simulator;
beforeEach(async () => {
  simulator = await startSimulator({ seed: 'invite' });
});
afterEach(() => simulator.close());

const PAID = ['5.000000'];

describe('a friend', () => {
  it.each([
    ['whose first deposit is 10 USDT: both are paid 5, pushed, and see it in their movements', ['10'], PAID],
    ['whose first deposit is less: no one is paid, also after a second one', ['9.99', '50'], []],
    ['who deposits again: no one is paid twice', ['50', '50'], PAID],
  ])('%s', (_, deposits, expected) => {
    const world = simulator.world();
    const pushed: string[] = [];
    world.outbox.onDelivery(({ memberId, message }) => {
      if (message.notifyType === 'INVITE') pushed.push(memberId);
    });
    const friend = world.change(() =>
      world.members.add(
        { id: 'm-friend', nickname: 'friend-one', role: 3, currency: 'USDT', invitedBy: 'm-player' },
        world.now(),
      ),
    );
    for (const amount of deposits) {
      const doc = {
        currency: 'USDT',
        millionths: String(toMillionths(amount)),
        serviceFee: '0',
        networkFee: '0',
        net: amount,
        channelId: 'in-trc20',
        provider: 'p',
        method: 'm',
        updatedMs: world.now(),
        remark: '',
        willFail: false,
      };
      world.change(() => confirmDeposit(world, world.records.add('deposit', friend.id, world.now(), doc), true));
    }
    for (const id of ['m-player', friend.id]) {
      const member = world.members.byId(id);
      const seen = member === undefined ? [] : transactions(world, member, {}).transactions;
      expect(seen.filter(({ type }) => type === 'inviteReward').map(({ amount }) => amount)).toEqual(expected);
    }
    expect(pushed).toEqual(expected.length === 0 ? [] : ['m-player', friend.id]);
  });
});
