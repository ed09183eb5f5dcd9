import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Simulator, startSimulator } from '#simulator';
import { startFront } from '#cli/services/upstream/front.fixture.ts';
import { slipway } from '#cli/test/command.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'slipway-kept-'));
let simulator: Simulator;
let front: Awaited<ReturnType<typeof startFront>>;
let isWrong = true;
beforeAll(async () => {
  simulator = await startSimulator({ seed: 'kept' });
  // Every bet is said to cost more by the smallest amount.
  front = await startFront(
    simulator.url,
    async (sent, received) => {
      const answer = await received();
      const isList = isWrong && sent.path.includes('/soccer/mybet?');
      return isList ? { ...answer, text: answer.text.replaceAll('"bet_amount":"', '"bet_amount":"1') } : answer;
    },
    true,
  );
});
afterAll(async () => {
  front.close();
  await simulator.close();
  rmSync(folder, { recursive: true });
});

const check = (seed: string, runs: string) =>
  slipway(['check', '--suite', 'sessions', '--against', front.url, '--seed', seed, '--runs', runs], { cwd: folder });

it('a session that differed is kept, and the next run plays it first, until it agrees', async () => {
  const found = await check('3', '200');
  expect(found.status).toBe(1);
  const [, steps] = /shrunk to (\d+) steps/.exec(found.stdout) ?? [];
  expect(Number(steps)).toBeLessThanOrEqual(4);
  const kept = readFileSync(path.join(folder, 'slipway-check-3.json'), 'utf8');
  const again = await check('4', '1');
  expect(again.stdout).toContain(`differ at session 1, shrunk to ${steps} steps`);
  expect(JSON.parse(readFileSync(path.join(folder, 'slipway-check-4.json'), 'utf8'))).toMatchObject({
    steps: (JSON.parse(kept) as { steps: unknown }).steps,
  });
  isWrong = false;
  const right = await check('5', '1');
  expect(right.stdout).toContain('3 sessions: model and simulator agree after every step');
  expect(right.status).toBe(0);
});

it.each([
  ['is no session', { id: 'x', kind: 'odds' }, 'from: this key is missing'],
  ['has a step of an earlier slipway', { kind: 'session', steps: [{ do: 'race', place: 2 }] }, 'steps[0].do: expected'],
])('a file of the name that %s is not written over', async (_, content, why) => {
  writeFileSync(path.join(folder, 'slipway-check-9.json'), JSON.stringify(content));
  const { status, stderr } = await check('9', '1');
  expect(stderr).toContain('slipway-check-9.json is no session that this check can play');
  expect(stderr).toContain(why);
  expect(stderr).toContain('Move it away');
  expect(status).toBe(2);
});
