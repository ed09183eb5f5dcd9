import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { startSimulator, type Simulator, type SimulatorOptions } from '../../doors/server/start-simulator.ts';

let folder: string;
const running: Simulator[] = [];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'slipway-profile-'));
});
afterEach(async () => {
  for (const simulator of running.splice(0)) await simulator.close();
  rmSync(folder, { recursive: true });
});

const start = async (options: SimulatorOptions = {}) => {
  const simulator = await startSimulator({ seed: 'profile', ...options });
  running.push(simulator);
  return simulator;
};
const control = async (simulator: Simulator, path: string, body?: object, world = 'main') => {
  const response = await fetch(`${simulator.url}/__sim/${path}`, {
    headers: { 'x-sim-world': world, 'content-type': 'application/json' },
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
  });
  return { status: response.status, json: (await response.json()) as Record<string, unknown> };
};

it('is none by default, that of the option for every world, or that of the world file', async () => {
  const plain = await start();
  expect((await control(plain, 'health')).json).toMatchObject({ profile: 'none' });
  const british = await start({ profile: 'uk' });
  expect((await control(british, 'health')).json).toMatchObject({ profile: 'uk' });
  expect((await control(british, 'health', undefined, 'another')).json).toMatchObject({ profile: 'uk' });
  const filed = await start({ profile: 'uk', world: { profile: 'br' } });
  expect((await control(filed, 'profile')).json).toEqual({
    profile: 'br',
    registration_needs: ['birth_date', 'cpf', 'limits'],
    mandatory_limits: ['deposit', 'loss', 'stake', 'session'],
    forbidden: ['bonus', 'checkIn', 'card', 'crypto', 'transfer'],
  });
  expect((await control(filed, 'worlds', { name: 'third', profile: 'none' })).json).toMatchObject({ profile: 'none' });
});

it('is changed by a control call, restored by a snapshot, and still there after kill -9', async () => {
  const dataDir = join(folder, 'live');
  const live = await start({ dataDir });
  await control(live, 'snapshots', { name: 'before' });
  expect((await control(live, 'profile', { profile: 'br' })).json).toMatchObject({ profile: 'br' });
  await control(live, 'worlds', { name: 'other', profile: 'uk' });

  cpSync(dataDir, join(folder, 'left'), { recursive: true });
  const after = await start({ dataDir: join(folder, 'left') });
  expect((await control(after, 'profile')).json).toMatchObject({ profile: 'br' });
  expect((await control(after, 'profile', undefined, 'other')).json).toMatchObject({ profile: 'uk' });
  await control(after, 'snapshots/before/restore', {});
  expect((await control(after, 'profile')).json).toMatchObject({ profile: 'none' });

  cpSync(dataDir, join(folder, 'named'), { recursive: true });
  const named = await start({ dataDir: join(folder, 'named'), profile: 'uk' });
  expect((await control(named, 'profile')).json).toMatchObject({ profile: 'uk' });
});

it('is refused for the upstream of the specification, and if it is unknown', async () => {
  await expect(start({ upstream: 'strict-spec', profile: 'br' })).rejects.toThrow(/^profile: /);
  await expect(start({ upstream: 'strict-spec', world: { profile: 'uk' } })).rejects.toThrow(/^profile: /);
  await expect(start({ profile: 'fr' as 'uk' })).rejects.toThrow(/^profile: one of none, uk, br/);
  const strict = await start({ upstream: 'strict-spec' });
  expect(await control(strict, 'profile', { profile: 'uk' })).toMatchObject({ status: 400 });
  expect(await control(strict, 'profile', { profile: 'fr' })).toMatchObject({ status: 400 });
  expect((await control(strict, 'health')).json).toMatchObject({ profile: 'none' });
});
