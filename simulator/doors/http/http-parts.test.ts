import type { ServerResponse } from 'node:http';
import { expect, it } from 'vitest';
import { missingFacts, readable } from '#contract/testing';
import { Looks } from '../../conformance/answers/looks.ts';
import { Refusal } from '../../core/refusal.ts';
import { allowedCallers } from './allowed-callers.ts';
import { answerRefusal, clockHeaders, note, send } from './answer.ts';
import { assertMayCall, bearer, identify } from './authorise.ts';
import { guarded, guardedUpgrade, refuseUpgrade } from './guarded.ts';
import { logFault, logLine, logTo } from './log.ts';
import { requestTarget, requestUrl } from './request-url.ts';
import { UNFRAMED } from './unframed.ts';
import { WORLD_HEADER, worldNameOf } from './world-of-request.ts';
import { startSimulator } from '../server/start-simulator.ts';
import { HTTP_ANSWERS, HTTP_PARTS } from './http-parts.facts.ts';

const TOKEN = `sim.main.${'0'.repeat(40)}`;

/** A response that only remembers. */
function aResponse(headers: Record<string, string> = {}, isStarted = false) {
  const done: unknown[] = [];
  const response = {
    req: { headers },
    headersSent: isStarted,
    destroyed: false,
    getHeader: (name: string) => (name === 'vary' && headers['origin'] !== undefined ? 'origin' : undefined),
    writeHead: (...what: unknown[]) => {
      done.push(what);
      return response;
    },
    end: (body?: string | Buffer) =>
      done.push(
        typeof body === 'string' && body.length > 200
          ? body.length
          : body instanceof Buffer
            ? 'packed'
            : (body ?? 'no body'),
      ),
    destroy: () => done.push('destroyed'),
  };
  return { done, response: response as unknown as ServerResponse };
}

it('hosts, pages, addresses, tokens and names of worlds are read as the file says', async () => {
  const all = new Looks();
  const doors = {
    local: allowedCallers('127.0.0.1', ['Sim.example', '::5']),
    every: allowedCallers('0.0.0.0'),
    six: allowedCallers('::1'),
  };
  const hosts = [
    'localhost',
    'LOCALHOST:80',
    '127.0.0.1:4000',
    '[::1]',
    '[::5]:1',
    'sim.example',
    'evil.example',
    '10.0.0.1',
    '[::7]',
    '',
    'a b',
    'localhost:123456',
    'user@localhost',
  ];
  for (const [name, door] of Object.entries(doors))
    for (const host of hosts) all.look(`${name} ${host}`, () => door.assertHost({ headers: { host } }));
  all.look('no host', () => doors.local.assertHost({ headers: {} }));
  all.look('two hosts', () =>
    doors.local.assertHost({ headers: { host: 'localhost' }, rawHeaders: ['Host', 'localhost', 'HOST', 'localhost'] }),
  );
  all.look('a value host', () =>
    doors.local.assertHost({ headers: { host: 'localhost' }, rawHeaders: ['Host', 'host', 'x', 'host'] }),
  );
  for (const url of ['http://localhost/a', 'HTTPS://evil.example/a', '/http://evil.example/'])
    all.look(url, () => doors.local.assertHost({ headers: { host: 'localhost' }, url }));
  for (const origin of [
    undefined,
    'http://localhost:9',
    'http://127.0.0.1',
    'http://[::1]:5',
    'https://Sim.example',
    'https://evil.example',
    'null',
    'nothing',
  ])
    all.look(`page ${origin}`, () =>
      doors.local.assertPage(
        { headers: { host: 'SIM.example', ...(origin !== undefined && { origin }) } },
        'The test',
        true,
      ),
    );
  for (const url of ['/a', '/a?', '/a?b=1&b=2&c=%20+', '//x/y?z', ''])
    all.look(`url ${url}`, () => [requestUrl(url).pathname, String(requestUrl(url).searchParams)]);
  for (const target of [
    '/a?b',
    '*',
    'a',
    '/a#b',
    'http://x/y?z',
    'HTTPS://x',
    'http://x?y',
    'ftp://x/y',
    '',
    undefined,
    'http://x#y',
  ])
    all.look(`target ${target}`, () => requestTarget(target));
  for (const headers of [
    {},
    { [WORLD_HEADER]: 'second' },
    { authorization: `Bearer ${TOKEN}` },
    { authorization: TOKEN },
    { authorization: 'Bearer x' },
    { authorization: ' bearer  ' },
    { authorization: `${TOKEN}0` },
  ])
    all.look(`world of ${JSON.stringify(headers)}`, () => [worldNameOf({ headers }), bearer(headers)]);
  all.look('bearers', () => bearer({ authorization: ['one', 'two'] }));
  all.look('unframed', () => UNFRAMED);
  const lines: string[] = [];
  const restore = logTo((line) => lines.push(line));
  logLine('a line');
  logFault('a failure', 'text');
  logFault('an error', Object.assign(new Error('why'), { stack: 'stack' }));
  logFault('no stack', Object.assign(new Error('why'), { stack: undefined }));
  const states = [400, 401, 403, 404, 500, 502, 503] as const;
  for (const status of states)
    all.look(`upgrade ${status}`, () => socketOf((socket) => refuseUpgrade(socket as never, status)));
  all.look('upgrade of a closed socket', () => socketOf((socket) => refuseUpgrade(socket as never, 400), true));
  for (const error of [new Refusal('badRequest', 'a'), new Refusal('notFound', 'b'), new Error('c')]) {
    const ended: string[] = [];
    await guardedUpgrade({ on: () => undefined, end: (text: string) => ended.push(text) } as never, () =>
      Promise.reject(error),
    );
    all.look(`upgrade that fails: ${error.message}`, () => ended);
    const { done, response } = aResponse();
    await guarded(response, () => Promise.reject(error));
    all.look(`request that fails: ${error.message}`, () => done);
    const started = aResponse({}, true);
    await guarded(started.response, () => Promise.reject(error));
    all.look(`response that has started: ${error.message}`, () => started.done);
  }
  restore();
  all.look('log', () => lines.map((line) => line.split('\n    at')[0]));
  expect(missingFacts(`looks\n${all.text}`, HTTP_PARTS)).toEqual([]);
});

it('answers have headers, tags, bodies and lines of the journal as the file says', async () => {
  const all = new Looks();
  const simulator = await startSimulator({ seed: 'http' });
  const world = simulator.world();
  const strict = simulator.worlds.create('strict', { upstream: 'strict-spec' });
  const { token } = world.sessions.start('m-player', world.now());
  const authorization = { authorization: token };
  all.look('clock', () => [clockHeaders(world), clockHeaders(strict)]);
  all.look('member', () => [
    identify(world, authorization).member?.id,
    identify(world, {}).member,
    identify(world, { authorization: TOKEN }).session,
  ]);
  for (const [name, headers] of Object.entries({
    own: { ...authorization, 'user-id': 'm-player' },
    other: { ...authorization, 'user-id': 'm-agent' },
    forged: { authorization: TOKEN },
    none: {},
  }))
    for (const auth of ['player', 'any', 'guest'] as const)
      all.look(`${name}, ${auth}`, () => assertMayCall(identify(world, headers), auth, headers));
  const data = { a: 1 };
  const json = JSON.stringify({ code: 0, data });
  const long = JSON.stringify({ text: 'x'.repeat(20_000) });
  const kept = { sharedSeconds: undefined };
  const answers = {
    plain: [{}, { status: 200, json, headers: { 'x-a': 'b' } }],
    kept: [{}, { status: 200, json, headers: {}, data, kept }],
    shared: [{ origin: 'http://localhost' }, { status: 200, json, headers: {}, data, kept: { sharedSeconds: 5 } }],
    long: [{}, { status: 200, json: long, headers: {}, kept }],
    packed: [{ 'accept-encoding': 'br, gzip' }, { status: 200, json: long, headers: {}, kept }],
    same: [{ 'if-none-match': '"x", W/"dnt-GJTfXWiU-8Sy7cPjSR73TJY"' }, { status: 200, json, headers: {}, data, kept }],
    any: [{ 'if-none-match': '*' }, { status: 200, json, headers: {}, data, kept }],
    other: [{ 'if-none-match': '"x"' }, { status: 200, json, headers: {}, data, kept }],
  } as const;
  for (const [name, [headers, answer]] of Object.entries(answers)) {
    const { done, response } = aResponse(headers);
    send(response, world, answer);
    // How long a compressed body is depends on the compiler of zlib.
    all.look(name, () =>
      name === 'packed' ? [readable(done).replace(/content-length: "\d+"/, ''), done.at(-1)] : done,
    );
  }
  const started = aResponse({}, true);
  send(started.response, world, answers.plain[1]);
  all.look('started', () => started.done);
  const lines: string[] = [];
  const restore = logTo((line) => lines.push(line));
  all.look('refused', () =>
    answerRefusal(new Refusal('badRequest', 'no', { field: 'a' }, { headers: { 'retry-after': '1' } }), 'row'),
  );
  all.look('no field', () => answerRefusal(new Refusal('notFound', 'no', { field: 5 }), 'row'));
  all.look('failed', () => answerRefusal('text', 'row'));
  restore();
  all.look('log', () => lines);
  const call = { row: 'placeBet', method: 'POST', path: '/a' };
  note(world, call, { status: 200, json, headers: {}, data: { bet: { bet_id: 'b-1' } } });
  note(
    world,
    { ...call, method: 'GET', query: { a: '1' }, player: 'p', key: 'k', body: {} },
    { status: 200, json, headers: {}, data: { bet: { bet_id: 'b-1' } }, isReplay: true },
    { status: 0, fault: 'cutJson' },
  );
  note(world, call, {
    status: 400,
    json,
    headers: {},
    code: 5,
    reason: 'badRequest',
    field: 'f',
    data: { order: { order_id: 'o-1' } },
  });
  all.look('journal', () => world.journal.list());
  await simulator.close();
  expect(missingFacts(`looks\n${all.text}`, HTTP_ANSWERS)).toEqual([]);
});

/** What is written to a socket. */
function socketOf(work: (socket: object) => void, destroyed = false): readonly string[] {
  const ended: string[] = [];
  work({ destroyed, end: (text: string) => ended.push(text) });
  return ended;
}
