import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { missingFacts } from '#contract/testing';
import { startSimulator } from '#simulator';
import { outputsOf } from '#cli/test/outputs.ts';
import { CHECK_ROWS_GONE, CHECK_ROWS_LASTING, CHECK_ROWS_LENIENT, CHECK_ROWS_WORLDS } from './check-rows.facts.ts';

type Answer = readonly [status: number, body: unknown] | undefined;

const folder = mkdtempSync(join(tmpdir(), 'slipway-check-rows-'));
const asked: string[] = [];
let answer: (call: string) => Answer = () => [404, {}];
const server = createServer((request, response) => {
  const parts: Buffer[] = [];
  request.on('data', (part: Buffer) => parts.push(part));
  request.on('end', () => {
    const { method, url = '', headers } = request;
    const { authorization = '', 'x-sim-world': world = '' } = headers;
    const said = [method, url, authorization, world, Buffer.concat(parts).toString()];
    asked.push(said.filter((part) => part !== '').join(' '));
    const answered = answer(`${method} ${url}`);
    if (answered === undefined) return void response.destroy();
    const [status, body] = answered;
    response.writeHead(status, { 'content-type': 'application/json', 'x-server-time': '1' }).end(JSON.stringify(body));
  });
});
let url = '';
beforeAll(async () => {
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
  rmSync(folder, { recursive: true });
});
beforeEach(() => void asked.splice(0));

const env = { SLIPWAY_STRICT: undefined, SLIPWAY_ACCOUNT: 'own-account', SLIPWAY_PASSWORD: 'own-password' };
const steady = (text: string) =>
  text
    .replaceAll(url, 'UPSTREAM')
    .replaceAll(/\b\d+\.\d s\b|time="[^"]*"/g, 'TIME')
    .replaceAll(/rows-[\da-f]{8}-[\da-f]{3}\b/g, 'WORLD');
/** What a command prints, and what it has asked of the upstream. */
const run = async (line: string) =>
  `${await outputsOf(folder, [{ line: `check --rows --against ${url} ${line}`, env }], steady)}${steady(asked.splice(0).join('\n'))}\n`;
/** A document with operations of these rows, under names and paths of their own. */
function documentOf(name: string, operations: Readonly<Record<string, string>>): object {
  const paths = Object.entries(operations).map(([id, row]) => [`/${id}`, { get: { operationId: id, 'x-row': row } }]);
  const document = { paths: Object.fromEntries(paths) as unknown };
  writeFileSync(join(folder, name), JSON.stringify(document));
  return document;
}
const ok = (data: unknown): Answer => [200, { code: 0, msg: '', data }];
const refused = (status: number, code: number): Answer => [status, { code, msg: 'no', data: {} }];
/** An upstream that takes the account, and all reads. */
const upstream = (call: string): Answer => {
  if (call.includes('sign_in')) return ok({ token: 'token-0001' });
  if (call.includes('/__sim')) return refused(404, 1004);
  return call.startsWith('GET') ? ok([]) : refused(404, 1004);
};

it('rows that change an account for good are sent to simulators alone', async () => {
  answer = upstream;
  const names =
    'listVipLevels excludeSelf returnToPlay changePassword resetPassword setBankPassword setPlayerLimit ' +
    'setRealityCheck setNickname setRealName bindEmail bindPhone changeCurrency registerByEmail registerByPhone';
  documentOf('lasting.json', Object.fromEntries(names.split(' ').map((name) => [name, name])));
  expect(missingFacts(`looks\n${await run('--openapi lasting.json --junit j.xml')}`, CHECK_ROWS_LASTING)).toEqual([]);
});

it('what five operations do wrong in the same way is one finding', async () => {
  answer = (call) => (/GET|__sim|sign_in/.test(call) ? upstream(call) : refused(500, 1500));
  documentOf('five.json', Object.fromEntries([1, 2, 3, 4, 5].map((at) => [`vip${at}`, 'listVipLevels'])));
  const printed = await run('--openapi five.json');
  expect(printed).toContain('vip1: unsupported_method: status 500 (20 times in 5 operations)\n  POST /vip1');
  expect(printed).not.toContain('vip2: unsupported');
});

it('at level specification asks for nothing of ours', async () => {
  answer = (call) => (/GET|__sim|sign_in/.test(call) ? upstream(call) : refused(500, 1500));
  documentOf('ours.json', { vip: 'listVipLevels', ours: 'getPlayerLimits' });
  const printed = await run('--openapi ours.json --level specification');
  expect(printed).toContain('1 operations, 1 requests: 1 conform, 0 do not');
  expect(printed).not.toContain('unsupported_method');
});

it('at a simulator each operation has a world of its own', async () => {
  const document = documentOf('two.json', { one: 'listVipLevels', two: 'setNickname', three: 'getRealName' });
  const simulator = (call: string): Answer => {
    if (call.includes('openapi.json')) return [200, document];
    if (call.startsWith('DELETE /__sim/worlds')) return [500, {}];
    return call.includes('/__sim') ? [200, {}] : upstream(call);
  };
  answer = simulator;
  const texts = [await run("--only 'listVipLevels, getRealName'")];
  answer = (call) => (call.includes('/worlds') ? [409, {}] : simulator(call));
  texts.push(await run('--only listVipLevels'));
  answer = (call) => (call.includes('/vip') && !call.startsWith('GET') ? undefined : simulator(call));
  texts.push(await run('--only getRealName,listVipLevels'));
  expect(missingFacts(`looks\n${texts.join('\n')}`, CHECK_ROWS_WORLDS)).toEqual([]);
});

it('an upstream that refuses the account, or is gone meanwhile, is not checked further', async () => {
  documentOf('two.json', { one: 'listVipLevels', two: 'getRealName' });
  documentOf('silent.json', { a: 'getRealName', b: 'getRealName', c: 'getRealName', d: 'listVipLevels' });
  answer = (call) => (call.includes('sign_in') ? refused(400, 2001) : upstream(call));
  const texts = [await run('--openapi two.json')];
  answer = (call) => (call.includes('sign_in') ? [502, []] : upstream(call));
  texts.push(await run('--openapi two.json'));
  answer = (call) => (call.includes('real_name') ? undefined : upstream(call));
  // One operation alone is a finding; three in a row are the end.
  const one = await run('--openapi two.json --tap t.tap');
  expect(one).toContain('not answered: socket hang up');
  expect(one).toContain('exit 1');
  texts.push(await run('--openapi silent.json --tap t.tap'));
  expect(missingFacts(`looks\n${texts.join('\n')}`, CHECK_ROWS_GONE)).toEqual([]);
});

it('a simulator that is not strict is named as such, and keeps no world of the check', async () => {
  const simulator = await startSimulator({ seed: 'rows', strict: false });
  try {
    const line = `check --rows --against ${simulator.url} --only setNickname`;
    const printed = await outputsOf(folder, [{ line, env: { SLIPWAY_STRICT: undefined } }], steady);
    expect(missingFacts(`looks\n${printed.replaceAll(simulator.url, 'SIMULATOR')}`, CHECK_ROWS_LENIENT)).toEqual([]);
    expect(simulator.worlds.all().map(({ name }) => name)).toEqual(['main']);
  } finally {
    await simulator.close();
  }
});
