import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEPOSIT_CHANNELS, GAME_LIMITS } from '#fixtures/world';
import { checkIns } from '../../domain/activities/check-ins.ts';
import { assertLimits } from '../../domain/bets/assert-limits.ts';
import type { MemberRecord } from '../../domain/members/member-record.ts';
import { showChannels } from '../../domain/payments/channels.ts';
import { raiseLevel } from '../../domain/payments/raise-level.ts';
import { openingLimits } from '../../domain/protection/opening-limits.ts';
import { startSimulator, type Simulator } from '../../doors/server/start-simulator.ts';
import type { World } from '../../doors/world/world.ts';
import { exchanged } from './exchange.ts';

let simulator: Simulator;
let world: World;
let member: MemberRecord;
beforeAll(async () => {
  simulator = await startSimulator({ seed: 'unknown-currency' });
  world = simulator.world();
  const change = { currency: 'XYZ' };
  world.members.change('m-player', change);
  member = world.members.byId('m-player') as MemberRecord;
  // A paid deposit from before the currency was removed.
  const order = { currency: 'XYZ', millionths: '1000000' };
  const id = world.records.add('deposit', member.id, world.now(), order);
  world.records.change(id, 3, order);
});
afterAll(() => simulator.close());

describe('a currency without a rate', () => {
  it.each<[string, () => unknown]>([
    ['an exchange', () => exchanged(1_000_000n, 'USDT', 'XYZ')],
    ['an exchange back', () => exchanged(1_000_000n, 'XYZ', 'USDT')],
    ['the limits of a bet', () => assertLimits(world, member, GAME_LIMITS.soccer, { scope: 'sport', amount: '2' })],
    ['the rewards of the week', () => checkIns(world, member)],
    ['bounds and fees of a channel', () => showChannels(world, DEPOSIT_CHANNELS, 'XYZ')],
    ['the deposits that a level takes', () => raiseLevel(world, member.id)],
    ['mandatory limits', () => openingLimits(simulator.worlds.create('br', { profile: 'br' }), 'XYZ')],
  ])('is an error in %s, and not counted at 1', (_, count) => {
    expect(count).toThrow(expect.objectContaining({ code: 'unknownCurrency', path: 'currency' }));
  });

  it('is refused where a world file names it', async () => {
    const body = {
      name: 'xyz',
      members: [{ id: 'a', nickname: 'a', email: 'a@b.example', password: 'p', currency: 'XYZ' }],
    };
    const response = await fetch(`${simulator.url}/__sim/worlds`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    expect(response.status).toBe(400);
    expect(JSON.stringify(await response.json())).toMatch(/members\.0\.currency.*must be one of USDT, BRL/);
  });

  it('has no wallet for an unknown member', () => {
    expect(() => world.balance('m-unknown')).toThrow('member: unknown id "m-unknown"');
  });
});
