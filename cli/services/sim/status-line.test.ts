import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startSimulator, type Simulator } from '#simulator';
import { startStatusLine } from './status-line.ts';

const { isTTY } = process.stderr;
let simulator: Simulator;
let printed: string[] = [];
beforeEach(async () => {
  simulator = await startSimulator({ startTime: '2026-03-14T12:00:00Z', speed: 0 });
  printed = [];
  vi.spyOn(process.stderr, 'write').mockImplementation((text) => printed.push(String(text)) > 0);
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
});
afterEach(async () => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  process.stderr.isTTY = isTTY;
  await simulator.close();
});

it('the state of a simulator is shown each second, and no more once it is stopped', async () => {
  process.stderr.isTTY = true;
  const stop = startStatusLine(simulator);
  await (await fetch(`${simulator.url}/sports/api/v1/vip`)).text();
  await (await fetch(`${simulator.url}/sports/api/v1/vip`, { headers: { 'x-sim-world': 'other' } })).text();
  const world = simulator.world();
  world.faults.add({ row: 'getMember', do: 'statusBeforeCommit', status: 503 });
  world.clock.speed = 60;
  vi.advanceTimersByTime(999);
  expect(printed).toEqual(['\r\u001B[2K2026-03-14T12:00:00Z stopped | 0 calls | 1 worlds | 0 fault rules']);
  vi.advanceTimersByTime(1);
  expect(printed.slice(1).map((text) => text.replace(/T12:00:\d\d/, 'T12:00:SS'))).toEqual([
    '\r\u001B[2K2026-03-14T12:00:SSZ 60x | 2 calls | 2 worlds | 1 fault rules',
  ]);
  stop();
  vi.advanceTimersByTime(5_000);
  expect(printed.slice(2)).toEqual(['\n']);
});

it.each([false, undefined])('nothing is shown where standard error is no terminal: %s', (terminal) => {
  Object.assign(process.stderr, { isTTY: terminal });
  const stop = startStatusLine(simulator);
  vi.advanceTimersByTime(5_000);
  stop();
  expect(printed).toEqual([]);
});
