import { spawn, type ChildProcess } from 'node:child_process';
import { chmodSync, mkdtempSync, readdirSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { RowClient } from '#simulator/testing';
import { startSimulator } from '#simulator';
import { slipway, startSlipway } from '#cli/test/command.ts';
import { startTestUpstream, type TestUpstream } from '#cli/edge/test/upstream.ts';

const BINARY = fileURLToPath(new URL('../slipway.cjs', import.meta.url));
const dir = mkdtempSync(join(tmpdir(), 'slipway-edge-command-'));
// For another user than root.
chmodSync(dir, 0o777);
const children: ChildProcess[] = [];
afterEach(async () => {
  for (const child of children.splice(0)) {
    const gone = new Promise((resolve) => child.once('exit', resolve));
    if (child.exitCode === null && child.signalCode === null) {
      child.kill('SIGKILL');
      await gone;
    }
  }
});
afterAll(() => rmSync(dir, { recursive: true, force: true }));

/** Starts a command and reads the address of its first line; `wrapped`: what starts Node. */
async function start(args: readonly string[], wrapped: readonly string[] = []) {
  const [command = process.execPath, ...before] = [...wrapped, process.execPath];
  const child = spawn(command, [...before, BINARY, ...args], { cwd: dir });
  children.push(child);
  const out = { text: '', error: '' };
  child.stdout.on('data', (data) => (out.text += String(data)));
  child.stderr.on('data', (data) => (out.error += String(data)));
  const ended = new Promise<number | null>((resolve) => void child.once('exit', resolve));
  const ready = new Promise<void>((resolve) => {
    child.stdout.on('data', () => out.text.includes('\n') && resolve());
  });
  await Promise.race([ended, ready]);
  const url = out.text === '' ? '' : (JSON.parse(out.text.split('\n')[0] ?? '') as { url: string }).url;
  return { child, out, ended, url };
}

/** The same in this process. */
async function startHere(args: readonly string[]) {
  const running = startSlipway(args, { cwd: dir });
  return { ...running, url: (JSON.parse(await running.ready) as { url: string }).url };
}

const money = (url: string, path: string, token: string, key: string, body: unknown) =>
  fetch(url + path, {
    method: 'POST',
    headers: {
      authorization: token,
      'content-type': 'application/json',
      'idempotency-key': key,
      'x-deadline': String(Date.now() + 30_000),
    },
    body: JSON.stringify(body),
  });
const transfer = { to: 'bob', amount: '5', payment_password: '246810' };
const give = (url: string, key: string, body: unknown = transfer) =>
  money(url, '/sports/api/v1/transfer', 'token-of-ann', key, body);
const posts = ({ seen }: TestUpstream) => seen.filter((line) => line.startsWith('POST')).length;

describe('slipway edge before slipway sim --upstream strict-spec', () => {
  it('books one bet for one press, after kill -9 too, as the books of the upstream say', async () => {
    const sample = await betOf('edge-process');
    const sim = await start([
      'sim',
      '--port',
      '0',
      '--upstream',
      'strict-spec',
      '--seed',
      'edge-process',
      '--speed',
      '0',
      '--start',
      AT,
    ]);
    const flags = ['edge', '--upstream', sim.url, '--port', '0', '--data', join(dir, 'strict')];
    const edge = await start(flags);
    const { data } = (await (
      await fetch(`${sim.url}/sports/api/v1/sign_in/`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ account: 'player@demo.slipway.test', password: 'Slipway-demo-1' }),
      })
    ).json()) as { data: { token: string } };
    const rule = { row: 'placeBet', do: 'hangAfterCommit', times: 1 };
    await fetch(`${sim.url}/__sim/faults`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(rule),
    });
    const bet = (url: string) => money(url, '/sports/api/v1/soccer/bet', data.token, 'process-key', sample);
    const lost = bet(edge.url).catch(() => undefined);
    const bets = async () => {
      const list = await fetch(`${sim.url}/sports/api/v1/soccer/mybet?start=0&limit=20`, {
        headers: { authorization: data.token },
      });
      return ((await list.json()) as { data: { bets: { bet_id: string }[] } }).data.bets;
    };
    await expect.poll(async () => (await bets()).length).toBe(1);
    edge.child.kill('SIGKILL');
    await lost;
    const again = await start(flags);
    const repeat = await bet(again.url);
    expect(repeat.status).toBe(200);
    const [booked] = await bets();
    expect(await repeat.json()).toMatchObject({ code: 0, data: { bet: { bet_id: booked?.bet_id } } });
    expect((await bets()).length).toBe(1);
    again.child.kill('SIGTERM');
    expect(await again.ended).toBe(0);
  }, 120_000);
});

const AT = '2026-03-14T12:00:00Z';
async function betOf(seed: string): Promise<unknown> {
  const simulator = await startSimulator({ seed, startTime: AT });
  const { body } = await new RowClient(simulator, simulator.world()).sample('placeBet');
  await simulator.close();
  return body;
}

describe('slipway edge refuses to start', () => {
  const file = (name: string, content: string) => {
    writeFileSync(join(dir, name), content);
    return join(dir, name);
  };
  it.each([
    [['--upstream', 'example'], '--upstream must be an address'],
    [['--upstream', 'http://127.0.0.1:9', '--port', 'x'], '--port must be a number'],
    [['--upstream', 'http://127.0.0.1:9', '--settle', '10'], '--settle 10 is less than --forward 30'],
    [['--upstream', 'http://127.0.0.1:9', '--base-path', 'sport=/x'], '--base-path takes pairs like sports='],
    [['--upstream', 'http://127.0.0.1:9', '--data', '/proc/edge'], '/proc/edge'],
    [['--upstream', 'http://127.0.0.1:9', '--data', file('no-folder', '')], 'is a file, not a folder'],
    [['--upstream', 'http://127.0.0.1:9', '--secret', 'no-such-file'], 'cannot be read (ENOENT)'],
    [['--upstream', 'http://127.0.0.1:9', '--redis', 'redis://127.0.0.1:9'], '--redis needs --secret'],
    [[], "required option '--upstream <url>'"],
  ])(
    '%j',
    async (args, message) => {
      const { status, stderr } = await slipway(['edge', '--port', '0', ...args], { cwd: dir });
      expect(stderr).toContain(message);
      expect(stderr).not.toContain('internal error:');
      expect(status).toBe(2);
    },
    60_000,
  );

  it('with a secret that is too short, or another one than its store has', async () => {
    const data = join(dir, 'secrets');
    const flags = ['edge', '--upstream', 'http://127.0.0.1:9', '--port', '0', '--data', data];
    expect(await slipway([...flags, '--secret', file('short', 'abc')])).toMatchObject({ status: 2 });
    const first = await startHere(flags);
    expect(statSync(join(data, 'edge.secret')).mode & 0o777).toBe(0o600);
    first.signal('SIGTERM');
    await first.ended;
    const other = await slipway([...flags, '--secret', file('other', 'o'.repeat(64))]);
    expect(other.stderr).toContain('was made with another secret');
    expect(other.status).not.toBe(0);
  }, 120_000);

  it('on a folder that another edge uses, with its pid', async () => {
    const flags = ['edge', '--upstream', 'http://127.0.0.1:9', '--port', '0', '--data', join(dir, 'locked')];
    const first = await start(flags);
    const second = await slipway(flags);
    expect(second.status).toBe(2);
    expect(second.stderr).toContain(`in use by another edge, process ${first.child.pid}`);
  }, 120_000);

  it.each([
    ['cut to half', (size: number) => Math.floor(size / 2), /damaged|cannot be used/],
    ['emptied', () => 0, /is empty: its keys were lost/],
  ])(
    'on a store that was %s',
    async (_, left, message) => {
      const data = join(dir, `cut-${left(2)}`);
      const upstream = await startTestUpstream();
      const flags = ['edge', '--upstream', upstream.url, '--port', '0', '--data', data];
      // A process of its own: libsql writes its log back into the file when the process ends.
      const first = await start(flags);
      for (let number = 0; number < 30; number++) expect((await give(first.url, `cut-key-${number}`)).status).toBe(200);
      first.child.kill('SIGTERM');
      await first.ended;
      truncateSync(join(data, 'edge.sqlite'), left(statSync(join(data, 'edge.sqlite')).size));
      const second = await slipway(flags);
      expect(second.stderr).toMatch(message);
      expect(second.stderr).toContain('Restore');
      expect(second.status).toBe(1);
      await upstream.close();
    },
    120_000,
  );
});

describe('a store that cannot be written any more', () => {
  it('because the disk is full means "try again", and no forward; earlier keys are still answered', async () => {
    const upstream = await startTestUpstream();
    const data = join(dir, 'full');
    // A file may have 400 blocks of 1,024 bytes: a full disk for this process alone.
    const limited = ['bash', '-c', 'ulimit -f 400; exec "$0" "$@"'];
    const edge = await start(['edge', '--upstream', upstream.url, '--port', '0', '--data', data], limited);
    const statuses: number[] = [];
    for (let number = 0; number < 2_000 && !statuses.includes(503); number++)
      statuses.push((await give(edge.url, `full-key-${number}`, { ...transfer, to: `b${'o'.repeat(200)}b` })).status);
    const full = statuses.indexOf(503);
    expect(full).toBeGreaterThan(10);
    expect(new Set(statuses.slice(0, full))).toEqual(new Set([200]));
    // What could not be stored was not sent; a repeat of it is not sent either while the disk is full.
    expect((await give(edge.url, `full-key-${full}`, { ...transfer, to: `b${'o'.repeat(200)}b` })).status).toBe(503);
    expect(posts(upstream)).toBe(full);
    const early = await give(edge.url, 'full-key-1', { ...transfer, to: `b${'o'.repeat(200)}b` });
    expect([200, 503]).toContain(early.status);
    expect(posts(upstream)).toBe(full);
    expect(edge.out.text).toContain('"failure":"store"');
    await upstream.close();
  }, 180_000);

  it('because it is read-only is refused at the start', async () => {
    const data = join(dir, 'read-only');
    const flags = ['edge', '--upstream', 'http://127.0.0.1:9', '--port', '0', '--data', data];
    const first = await start(flags);
    first.child.kill('SIGTERM');
    await first.ended;
    const files = readdirSync(data).map((name) => join(data, name));
    for (const name of files) chmodSync(name, name.endsWith('.lock') || name.endsWith('.pid') ? 0o644 : 0o444);
    // Root may write everything, so it gives that up. Another user may not enter the folder of the project, if it is private.
    const isRoot = process.getuid?.() === 0;
    const second = await start(flags, isRoot ? ['setpriv', '--bounding-set=-dac_override,-dac_read_search'] : []);
    expect(await second.ended).not.toBe(0);
    expect(second.out.error).toMatch(/edge\.sqlite cannot be used as a store: .*readonly/);
  }, 120_000);
});
