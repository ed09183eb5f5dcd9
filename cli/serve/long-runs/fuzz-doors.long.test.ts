import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { serveBrand, type ServedBrand } from '#cli/serve/serve-brand.ts';
import { startSimulator, type Simulator } from '#simulator';
import { RowClient } from '#simulator/testing';
import { logTo } from '#simulator/testing/http';
import { fuzzDoor } from './fuzz-door.ts';

const REQUESTS = 800;
const folder = mkdtempSync(path.join(tmpdir(), 'slipway-doors-'));
const uncaught: unknown[] = [];
const onUncaught = (error: unknown) => uncaught.push(error);
const logged: string[] = [];
let endLog: () => void;
let simulator: Simulator;
let front: ServedBrand;

beforeAll(async () => {
  mkdirSync(path.join(folder, 'assets'));
  writeFileSync(path.join(folder, 'index.html'), '<!doctype html><title>page</title>');
  writeFileSync(path.join(folder, 'assets', 'app-1.js'), 'export {};');
  simulator = await startSimulator({ seed: 'fuzz' });
  front = await serveBrand({ folder, upstream: simulator.url, port: 0 });
  // Vitest installs its own listeners: record the errors that would end `slipway sim` and `npm start`.
  process.on('uncaughtException', onUncaught).on('unhandledRejection', onUncaught);
  endLog = logTo((line) => logged.push(line));
});
beforeEach(() => logged.splice(0));
afterAll(async () => {
  endLog();
  process.off('uncaughtException', onUncaught).off('unhandledRejection', onUncaught);
  await front.close();
  await simulator.close();
  rmSync(folder, { recursive: true, force: true });
});

it.each([
  ['slipway sim', () => simulator.port],
  ['npm start, npm run dev and slipway brand preview', () => front.port],
])('%s: raw hostile bytes end nothing, and every server error has its line in the log', async (_, portOf) => {
  const { token } = new RowClient(simulator, simulator.world()).signIn();
  const { sent, statuses, serverErrors, through } = await fuzzDoor({
    port: portOf(),
    requests: REQUESTS,
    seed: '1',
    tokens: [token],
  });
  expect(uncaught.splice(0)).toEqual([]);
  // Requests over a simulated upstream that stands: no server error is due at all.
  expect({ serverErrors, logged }).toEqual({ serverErrors: [], logged: [] });
  expect(through).toEqual([]);
  // The bytes reach all of it: answers, refusals by Node and by us, and opened sockets.
  expect(sent).toBe(REQUESTS);
  expect(Object.keys(statuses)).toEqual(expect.arrayContaining(['101', '200', '400', '401', '403', '404', '413']));
  expect((await fetch(`http://localhost:${portOf()}/__sim/health`)).status).toBe(200);
  expect(simulator.world().ledger.audit()).toEqual([]);
});
