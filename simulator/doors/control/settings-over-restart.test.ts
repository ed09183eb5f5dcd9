import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { FOLD_TABLES } from '#engine/sports';
import { startSimulator, type Simulator } from '../server/start-simulator.ts';

let folder: string;
let running: Simulator;
let restarted: Simulator | undefined;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'slipway-kept-'));
  running = await startSimulator({ seed: 'kept', dataDir: join(folder, 'live') });
});
afterEach(async () => {
  await restarted?.close();
  await running.close();
  rmSync(folder, { recursive: true });
});

const call = async (simulator: Simulator, method: string, path: string, body?: unknown, world = 'main') => {
  const answer = await fetch(simulator.url + path, {
    method,
    headers: { 'x-sim-world': world, ...(body !== undefined && { 'content-type': 'application/json' }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  expect(`${path} ${answer.status}`).toMatch(/ 20[01]$/);
  return (await answer.json()) as Record<string, unknown> & { data: never };
};

/** Simulates kill -9: copies the files while the process runs, and opens the copy. */
async function restart(): Promise<Simulator> {
  cpSync(join(folder, 'live'), join(folder, 'left'), { recursive: true });
  restarted = await startSimulator({ seed: 'kept', dataDir: join(folder, 'left') });
  return restarted;
}

describe('settings of control calls survive kill -9', () => {
  it('results, odds, draws, availability, faults with their counts, content, the clock', async () => {
    const world = running.world();
    const [match, other] = world.fixtures.onSale('soccer', world.now());
    const [draw] = world.draws.drawsFrom('hkmarksix', world.now(), { start: 0, limit: 1 });
    const [race] = world.draws.racesFrom('pk10', world.now(), { start: 0, limit: 1 });
    await call(running, 'POST', `/__sim/matches/${match?.match_id}`, { result: { ft: '2:1', ht: '1:0' } });
    await call(running, 'POST', `/__sim/matches/${other?.match_id}`, {
      odds: { 'wl:w': '9.99' },
      suspended: ['goals'],
    });
    const numbers = { numbers: [1, 2, 3, 4, 5, 6], special: 7 };
    await call(running, 'POST', `/__sim/draws/${draw?.match_id}`, numbers);
    const finish = [10, 9, 8, 7, 6, 5, 4, 3, 2, 1];
    await call(running, 'POST', `/__sim/draws/${race?.id}`, { finish });
    const limits = { bet: { min: '2', max: '9' } };
    const settlement = { withholding: { threshold: '10', rate: '0.2' } };
    await call(running, 'POST', '/__sim/limits/soccer', limits);
    await call(running, 'POST', '/__sim/settlement', settlement);
    await call(running, 'POST', '/__sim/folds', { table: 'trade' });
    await call(running, 'POST', '/__sim/prices/pk10', { min: '3', max: '8' });
    const prices = [{ index: 7, top: 'place1', prop: '7', odd: '9.99', min: '1', max: '2' }];
    world.bookRules.setPrices('pk10', prices);
    await call(running, 'POST', '/__sim/profile', { profile: 'uk' });
    await call(running, 'POST', '/__sim/sessions', { minutes: 30 });
    await call(running, 'POST', '/__sim/answers', { row: 'getAccount', merge: { score: '1.00' }, nth: 9 });
    await call(running, 'POST', '/__sim/games/28', { status: 3 });
    await call(running, 'POST', '/__sim/faults', { row: 'listBanners', nth: 2, do: 'statusBeforeCommit', status: 503 });
    await call(running, 'GET', '/sports/api/v1/slideshow');
    await call(running, 'PATCH', '/__content/banners/banner-1', { alt: 'Edited' });
    await call(running, 'POST', '/__content/announcements', {
      id: 'ann-new',
      content: 'New',
      at: '2026-03-20T00:00:00Z',
    });
    await call(running, 'POST', '/__sim/clock', { advance: 1_234 });
    const now = world.now();

    const after = (await restart()).world();
    expect(after.now()).toBe(now);
    expect(after.fixtures.override(match?.match_id ?? '')).toEqual({ result: { ft: '2:1', ht: '1:0' } });
    expect(after.fixtures.override(other?.match_id ?? '')).toEqual({ odds: { 'wl:w': '9.99' }, suspended: ['goals'] });
    expect(after.draws.numbers(draw?.match_id ?? '')).toEqual(numbers);
    expect(after.draws.finish(race?.id ?? '')).toEqual(finish);
    expect(after.bookRules.limits('soccer')).toMatchObject(limits);
    expect(after.bookRules.settlement).toEqual(settlement);
    expect(after.bookRules.folds).toEqual(FOLD_TABLES.trade);
    const items = [
      { index: 6, top: 'place1', prop: '6', odd: '9.90', min: '1', max: '2' },
      { index: 7, top: 'place1', prop: '7', odd: '9.90', min: '1', max: '2' },
    ];
    expect(after.bookRules.priceList('pk10', items)).toEqual([
      { ...items[0], min: '3', max: '8' },
      { ...prices[0], min: '3', max: '8' },
    ]);
    expect([after.profile.name, after.answers.list()]).toEqual([
      'uk',
      [
        {
          id: 'answer-1',
          rule: { row: 'getAccount', merge: { score: '1.00' }, nth: 9, unchecked: false },
          seen: 0,
          struck: 0,
        },
      ],
    ]);
    expect(after.sessions.lengthMs()).toBe(1_800_000);
    expect(after.availability.isActive(28)).toBe(false);
    expect(after.faults.list()).toMatchObject([{ id: 'fault-1', seen: 1, struck: 0 }]);
    // The first call after the restart is the rule's second call.
    expect((await fetch(`${restarted?.url}/sports/api/v1/slideshow`)).status).toBe(503);
    const { data } = await call(restarted as Simulator, 'GET', '/sports/api/v1/slideshow');
    expect(data).toContainEqual(expect.objectContaining({ id: 'banner-1', alt: 'Edited' }));
    expect(after.content.announcements).toContainEqual(expect.objectContaining({ id: 'ann-new' }));
  });

  it('snapshots, and they restore the overrides of their time', async () => {
    await call(running, 'POST', '/__sim/games/28', { status: 3 });
    await call(running, 'POST', '/__sim/snapshots', { name: 'before' });
    await call(running, 'POST', '/__sim/games/28', { status: 1 });
    await call(running, 'POST', '/__sim/faults', { do: 'latency', ms: 1 });
    await call(running, 'PATCH', '/__content/banners/banner-1', { alt: 'Edited' });
    await call(running, 'POST', '/__sim/members/m-player', { adjust: '-5' });

    const after = await restart();
    expect(after.world().availability.isActive(28)).toBe(true);
    await call(after, 'POST', '/__sim/snapshots/before/restore');
    expect(after.world().availability.isActive(28)).toBe(false);
    expect(after.world().faults.list()).toEqual([]);
    expect(after.world().content.banners[0]?.alt).not.toBe('Edited');
    expect(after.world().balance('m-player')).toBe('1000.000000');
    expect(after.world().ledger.audit()).toEqual([]);
  });

  it('a world with its own seed is reopened with that seed', async () => {
    await call(running, 'POST', '/__sim/worlds', { name: 'other', seed: 5 });
    const matches = running.world('other').fixtures.onSale('soccer', running.world('other').now());
    const after = await restart();
    await call(after, 'GET', '/sports/api/v1/soccer', undefined, 'other');
    expect(after.world('other').seed).toBe('5');
    expect(after.world('other').fixtures.onSale('soccer', after.world('other').now())).toEqual(matches);
  });

  it('a dropped world is deleted from the folder, and a new one starts empty', async () => {
    await call(running, 'POST', '/__sim/worlds', { name: 'other', seed: 5 });
    await call(running, 'POST', '/__sim/members/m-player', { adjust: '5' }, 'other');
    expect(running.world('other').balance('m-player')).toBe('1005.000000');
    await call(running, 'DELETE', '/__sim/worlds/other');
    await call(running, 'POST', '/__sim/worlds', { name: 'other', seed: 6 });
    expect(running.world('other').balance('m-player')).toBe('1000.000000');
  });
});
