import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Body, profileWorlds, send } from '../../conformance/profile-worlds.ts';
import type { RowClient } from '../../conformance/row-client.ts';
import { startSimulator, type Simulator } from '../../doors/server/start-simulator.ts';
import { DAY_MS, FIRST, idOf, NOTHING, outcome, pass, register } from '../../conformance/registering.ts';

let simulator: Simulator;
beforeAll(async () => {
  simulator = await startSimulator({ seed: 'limits-review' });
});
afterAll(() => simulator.close());
const under = profileWorlds(() => simulator);

const NO_LIMIT = { limits: undefined, no_deposit_limit: true };

describe('limits (uk)', () => {
  const limitOf = async (client: RowClient) => {
    const { json } = await client.send('getPlayerLimits', NOTHING);
    const { limits, review } = json.data as { limits: Body[]; review: Body };
    return { ...limits.find(({ kind, period }) => kind === 'stake' && period === 'day'), review };
  };
  const set = (client: RowClient, value: string | null) =>
    send(client, 'setPlayerLimit', { kind: 'stake', period: 'day', value, currency: 'GBP' });
  const again = (client: RowClient, ms: number) => {
    pass(client, ms);
    client.signIn();
  };

  it('a removal waits, is confirmed, and lapses as a raise does', async () => {
    const client = under('uk');
    await set(client, '3');
    await set(client, null);
    again(client, 8 * DAY_MS);
    await set(client, null);
    expect(await limitOf(client)).toMatchObject({ value: '3', next_value: null });
  });

  it('are looked at every six months, as often as the player likes, and not during a break', async () => {
    const client = under('uk');
    expect(await limitOf(client)).toMatchObject({ review: { months: 12, is_due: false } });
    await set(client, '3');
    expect(await limitOf(client)).toMatchObject({ review: { months: 6, is_due: false } });
    again(client, 185 * DAY_MS);
    expect(await limitOf(client)).toMatchObject({ review: { is_due: true } });
    await send(client, 'excludeSelf', { kind: 'time_out', hours: 24, months: undefined });
    expect(await limitOf(client)).toMatchObject({ review: { is_due: false } });
    again(client, 2 * DAY_MS);
    expect(await limitOf(client)).toMatchObject({ review: { is_due: true } });
    const review = (months?: number) =>
      client.send('setPlayerLimit', { params: {}, query: {}, headers: {}, body: { kind: 'review', months } });
    expect(outcome(await review(7))).toMatchObject({ reason: 'badRequest' });
    expect(outcome(await review(0))).toMatchObject({ reason: 'badRequest' });
    await review(1);
    expect(await limitOf(client)).toMatchObject({ value: '3', review: { months: 1, is_due: false } });
    again(client, 32 * DAY_MS);
    expect(await limitOf(client)).toMatchObject({ review: { months: 1, is_due: true } });
  });

  it('of a player who has none are asked for every year', async () => {
    const client = under('uk');
    client.signIn(idOf(await register(client, FIRST, NO_LIMIT)));
    const id = client.world.members.byAccount(FIRST)?.id;
    pass(client, 364 * DAY_MS);
    expect(await limitOf(client.signIn(id))).toMatchObject({ review: { months: 12, is_due: false } });
    pass(client, 3 * DAY_MS);
    expect(await limitOf(client.signIn(id))).toMatchObject({ review: { is_due: true } });
  });
});
