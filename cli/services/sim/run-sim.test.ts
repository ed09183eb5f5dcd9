import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { rows } from '#contract/rows';
import { startSimulator } from '#simulator';
import { rawRequest } from '#simulator/testing/http';
import { slipway, startSlipway } from '#cli/test/command.ts';

const START = '2026-03-14T12:00:00.000Z';
const folder = mkdtempSync(join(tmpdir(), 'slipway-run-sim-'));
afterAll(() => rmSync(folder, { recursive: true }));
const write = (name: string, value: unknown) => writeFileSync(join(folder, name), JSON.stringify(value));

interface Started {
  readonly url: string;
  readonly json: (path: string, init?: RequestInit) => Promise<Record<string, unknown>>;
}
/** A simulator of the command, while work is done with it. @returns what it printed */
async function sim(line: string, work: (started: Started) => Promise<void>) {
  const { ready, ended, signal } = startSlipway(['sim', '--port', '0', ...line.split(' ')], {
    cwd: folder,
    env: { SLIPWAY_STRICT: undefined },
  });
  const { url } = JSON.parse(await ready) as { url: string };
  try {
    await work({
      url,
      json: async (path, init) => (await (await fetch(`${url}${path}`, init)).json()) as Record<string, unknown>,
    });
  } finally {
    signal('SIGTERM');
  }
  return ended;
}

it('the table of rows needs no port', async () => {
  const table = await slipway(['sim', '--rows', '--port', 'abc']);
  expect(table.status).toBe(0);
  expect(table.stdout.trimEnd().split('\n').at(-1)).toBe(`${Object.keys(rows).length} rows`);
});

/** What a request with a property too many is answered with. */
async function surprise({ json }: Started, account: object): Promise<unknown> {
  const post = { method: 'POST', headers: { 'content-type': 'application/json' } };
  const signedIn = await json('/sports/api/v1/sign_in/', { ...post, body: JSON.stringify(account) });
  const { token } = signedIn['data'] as { token: string };
  const headers = { ...post.headers, authorization: `Bearer ${token}` };
  const body = '{"nickname":"new-nickname","surprise":1}';
  const answer = await json('/sports/api/v1/member/nickname', { method: 'PUT', headers, body });
  return answer['code'];
}
const DEMO = { account: 'player@demo.slipway.test', password: 'Slipway-demo-1' };

it('a strict simulator of the specification, under another name, with a world of its own', async () => {
  const own = { account: 'one@own.test', password: 'own-password' };
  write('world.json', {
    start_time: '2026-05-01T12:00:00Z',
    members: [{ id: 'one', nickname: 'One', email: own.account, password: own.password }],
  });
  await sim(
    '--upstream strict-spec --strict --allow-host sim.example --allow-host two.example --world world.json --speed 0',
    async (started) => {
      const health = await started.json('/__sim/health');
      expect(health).toMatchObject({ upstream: 'strict-spec', clock: { speed: 0 } });
      expect(await surprise(started, own)).toBe(1000);
      const port = new URL(started.url).port;
      for (const [host, status] of [
        ['sim.example', '200'],
        ['two.example', '200'],
        ['other.example', '403'],
      ] as const) {
        const head = ['GET /__sim/health HTTP/1.1', `host: ${host}:${port}`, 'connection: close'];
        expect([host, (await rawRequest(Number(port), head)).split(' ')[1]]).toEqual([host, status]);
      }
    },
  );
  await sim('--upstream keyed --speed 60', async (started) => {
    const health = await started.json('/__sim/health');
    expect(health).toMatchObject({ upstream: 'keyed', clock: { speed: 60 } });
    const { now } = health['clock'] as { now: string };
    expect(Math.abs(Date.parse(now) - Date.now()) < 3_600_000).toBe(true);
    expect(await surprise(started, DEMO)).toBe(0);
  });
});

it('an upstream is recorded, and its recording is a world', async () => {
  const upstream = await startSimulator({ seed: 'upstream', startTime: START });
  try {
    await sim(`--proxy ${upstream.url} --record day.jsonl`, async ({ json }) => {
      expect(await json('/sports/api/v1/soccer?start=0&limit=1')).toMatchObject({ code: 0, data: {} });
    });
  } finally {
    await upstream.close();
  }
  const lines = readFileSync(join(folder, 'day.jsonl'), 'utf8').trimEnd().split('\n');
  expect(lines.map((line) => (JSON.parse(line) as { row: string }).row)).toEqual(['listMatches']);
  const shown = await slipway(['sim', '--print-world', '--recording', 'day.jsonl'], { cwd: folder });
  const file = JSON.parse(shown.stdout) as { start_time: string; fixtures: readonly object[] };
  expect(shown).toEqual({ status: 0, stderr: '', stdout: `${JSON.stringify(file, null, 2)}\n` });
  expect({ start: file.start_time, matches: file.fixtures.length }).toEqual({ start: START, matches: 1 });
  // What cannot be taken is named before anything else.
  const account = { row: 'getAccount', path: '/x', status: 200, answer: { code: 0, msg: '', data: { score: 5 } } };
  writeFileSync(join(folder, 'damaged.jsonl'), `${JSON.stringify(account)}\n${lines.join('\n')}\n`);
  const leftOut = 'left out: damaged.jsonl:1: data.score: Invalid type: Expected string but received 5\n';
  const damaged = await slipway(['sim', '--print-world', '--recording', 'damaged.jsonl'], { cwd: folder });
  expect({ status: damaged.status, stderr: damaged.stderr }).toEqual({ status: 0, stderr: leftOut });
  const { stderr } = await sim('--recording damaged.jsonl', () => Promise.resolve());
  expect(stderr.startsWith(`${leftOut}http://127.0.0.1:`)).toBe(true);
  await sim('--recording day.jsonl --speed 0', async ({ json }) => {
    expect(await json('/__sim/health')).toMatchObject({ clock: { now: START, speed: 0 } });
  });
  await sim('--recording day.jsonl --speed 0 --start 2026-03-14T13:00:00Z', async ({ json }) => {
    expect(await json('/__sim/health')).toMatchObject({ clock: { now: '2026-03-14T13:00:00.000Z' } });
  });
});

it("a brand's calls are answered where its upstream has them, and where the specification does", async () => {
  write('own-paths.json', JSON.parse(readFileSync('brands/ventoverde/brand.json', 'utf8')));
  await sim('--brand own-paths.json', async ({ json }) => {
    for (const base of ['/br/sports', '/sports'])
      expect(await json(`${base}/api/v1/available_games`)).toMatchObject({ code: 0 });
    expect(await json('/br/sportsapi/v1/available_games')).not.toMatchObject({ code: 0 });
  });
});
